/** The odds lens: what the server tells beside a view (see lens.py), read for one thing at a time. */
import { inFront, type Values } from './facts';

/** One ghost, or several with the same roll (from 12 on demons): the chance with at most 0, 1, 2 … tokens that help. */
export interface Target {
  spaces: number[];
  chance: number[];
  /** The same without what others on the tile may lend, if that differs. */
  alone?: number[];
}
export interface Yin {
  board: number;
  defeat: number;
  haunted: number[];
  qi: number[];
  /** With expansions: new cards, whose doing is not counted; White Moon: villagers who die. */
  cards?: number[];
  villagers?: number[];
}
export interface Lens {
  board?: number;
  exorcism?: { place: number; dice: number; targets: Target[] }[];
  reroll?: { token: number; targets: Target[] }[];
  sword?: { token: number; targets: Target[] }[];
  school?: { colour: number; dice: number; targets: Target[] }[];
  barrier?: { board: number; dice: number; targets: Target[] }[];
  search?: { cell: number; chance: number[] }[];
  yin?: Yin;
}

/** The chances against the ghost of a space from the tile before it: alone, then together with its neighbour. */
export function targetsOf(view: Values, space: number): Target[] {
  const there = view.odds?.exorcism?.find((attempt) => attempt.place === inFront(view, space));
  return (there?.targets ?? []).filter((target) => target.spaces.includes(space));
}

/** The best chance against the ghost of a space, with all tokens that help; -1 if it is not told. */
export function bestChance(view: Values, space: number): number {
  return targetsOf(view, space).find((target) => target.spaces.length === 1)?.chance.at(-1) ?? -1;
}

/** The best chance of an attempt from a tile against any one ghost. */
export function bestFrom(view: Values, place: number): number {
  const targets = view.odds?.exorcism?.find((attempt) => attempt.place === place)?.targets ?? [];
  return Math.max(-1, ...targets.map((target) => (target.spaces.length === 1 ? (target.chance.at(-1) ?? -1) : -1)));
}

/** What rolling these dice again is worth against each ghost. */
export function afterReroll(view: Values, token: number): Target[] {
  return view.odds?.reroll?.find((each) => each.token === token)?.targets ?? [];
}

/** The chance of at least one. */
export function atLeastOne(chances: readonly number[]): number {
  return chances.length ? 1 - (chances[0] ?? 1) : 0;
}
