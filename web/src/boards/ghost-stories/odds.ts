/** The odds lens: what the server tells beside a view (see lens.py), read for one thing at a time. */
import { inFront, percent, type Values } from './facts';

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
  /** The Curse die once more: the chance of no effect, and of each of the others. */
  curse?: { none: number; each: number };
  search?: { cell: number; chance: number[] }[];
  yin?: Yin;
}

/** The chances against the ghost of a space from the tile before it: alone, then together with its neighbour. */
export function targetsOf(view: Values, space: number): Target[] {
  const there = view.odds?.exorcism?.find((attempt) => attempt.place === inFront(view, space));
  return (there?.targets ?? []).filter((target) => target.spaces.includes(space));
}

/** The chances against the ghost of a space alone; none if they are not told. */
export function chancesOf(view: Values, space: number): number[] {
  return targetsOf(view, space).find((target) => target.spaces.length === 1)?.chance ?? [];
}

/** The chances of an attempt from a tile against the one ghost that goes most easily. */
export function bestFrom(view: Values, place: number): number[] {
  const alone = (view.odds?.exorcism?.find((attempt) => attempt.place === place)?.targets ?? []).filter(
    (target) => target.spaces.length === 1,
  );
  const sorted = alone
    .map((target) => target.chance)
    .sort((a, b) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0) || (b[0] ?? 0) - (a[0] ?? 0));
  return sorted[0] ?? [];
}

/** What is told of chances, in percent: with dice alone and, if tokens help, with the fewest that help most. */
export function ends(chances: readonly number[]): { tokens: number; percent: number }[] {
  const told = chances.map(percent);
  const most = told.indexOf(told.at(-1) ?? -1);
  return [...new Set([0, most])].flatMap((tokens) => (tokens in told ? [{ tokens, percent: told[tokens] ?? 0 }] : []));
}
/** The same where there is little room: `31–100%`, or even less: `31–100`. */
export function shortly(chances: readonly number[], least = false): string {
  const told = ends(chances).map((end) => end.percent);
  return `${told.join('–')}${least && told.length > 1 ? '' : '%'}`;
}

/** What rolling these dice again is worth against each ghost. */
export function afterReroll(view: Values, token: number): Target[] {
  return view.odds?.reroll?.find((each) => each.token === token)?.targets ?? [];
}

/** The chance of at least one. */
export function atLeastOne(chances: readonly number[]): number {
  return chances.length ? 1 - (chances[0] ?? 1) : 0;
}
