/** What the event that is being told is about: things to light, a card that comes or goes, the Curse die. */
import { argument } from '../board';
import type { GameInfo, Told } from '../../wire/types';
import { facedFrom, type Values } from './facts';

export interface Stage {
  tiles: number[];
  spaces: number[];
  boards: number[];
  /** The face of the Curse die that lies on the table, or -1. */
  curse: number;
  /** A card that is leaving or was just drawn. */
  card: number;
}

type Numbers = Record<string, number>;

/** Events that show their card large. Expansions enter theirs. */
export const CARDS = ['drew', 'exorcised', 'banished', 'buddha-meets'];
/** What an expansion's events light. It may take away what their arguments would light by their names. */
export const LIGHTS: ((scene: Stage, what: string, a: Numbers) => void)[] = [];

export function quiet(): Stage {
  return { tiles: [], spaces: [], boards: [], curse: -1, card: 0 };
}

export function stage(events: readonly Told[], now: number, game: GameInfo): Stage {
  const scene = quiet();
  const told = events.slice(0, now + 1).map((each) => ({ what: each.what, a: argument(game, each) }));
  scene.curse = told.findLast(({ what }) => what === 'rolled-curse')?.a.curse ?? -1;
  scene.card = told.findLast(({ what }) => CARDS.includes(what))?.a.card ?? 0;
  const last = told.at(-1);
  if (last) light(scene, last.what, last.a);
  return scene;
}

function light(scene: Stage, what: string, a: Numbers): void {
  for (const more of LIGHTS) more(scene, what, a);
  if (a.place !== undefined) scene.tiles.push(a.place);
  for (const space of [a.space, a.start, a.end, a.cause])
    if (space !== undefined && space >= 0) scene.spaces.push(space);
  for (const board of [a.board, a.watched]) if (board !== undefined && board >= 0) scene.boards.push(board);
}

const HELPS = ['asked-help', 'yin-yang-help'];

/** The spaces of the ghosts that a roll is about; a roll at the Herbalist's is about none. */
export function rollIsFor(events: readonly Told[], now: number, view: Values): number[] {
  const told = events[now];
  if (told?.what !== 'rolled-tao' || HELPS.includes(events[now - 1]?.what ?? '')) return [];
  return facedFrom(view, view.at[told.args[0] ?? -1] ?? -1);
}
