/**
 * Where on the table each token lies: on a tile, a ghost space, a board, a Tao token, or in the tray of things to do.
 * What is not told here (an expansion's question, say) gets a button from the shell. Small: part of the first load.
 */
import type { Question } from '../../wire/types';
import { RANGE_ROWS, YANG_ROWS } from './black-secret/tokens';
import { MOON_KINDS, MOON_MORE, MOON_YANG } from './white-moon/tokens';

export type At = 'tile' | 'space' | 'board' | 'tao' | 'tray' | Beside;
/** Things that expansions lay beside or below the village. */
export type Beside = 'cell' | 'demon' | 'curse' | 'pyramid' | 'blood' | 'hand';
export interface Spot {
  at: At;
  n: number; // which tile, space, board or colour; the owner of a Tao token to spend
  deed: string; // what it is: a deed of the Yang menu, or the question's kind
  colour?: number; // of a Tao token to spend
}

/** The Yang menu: first token, how many, where they lie, what they do. */
export type YangRow = [first: number, count: number, at: At, deed: string];
const YANG: YangRow[] = [
  [0, 1, 'tray', 'pass'],
  [1, 9, 'tile', 'move'],
  [10, 1, 'tray', 'help'],
  [11, 1, 'tray', 'exorcism'],
  [12, 5, 'tray', 'take'],
  [17, 12, 'space', 'mantra'],
  [29, 4, 'board', 'winds'],
  [33, 9, 'tile', 'yin-yang-help'],
  [42, 9, 'tile', 'yin-yang-unhaunt'],
  [51, 4, 'board', 'borrow'],
  [55, 12, 'space', 'buddha'],
];

/** The other questions: 1 + the number of a thing. Token 0, to pass, lies in the tray. */
export type KindRow = [at: At, size: number];
const KINDS: Record<string, KindRow> = {
  'place-ghost': ['space', 12],
  exorcise: ['space', 12],
  banish: ['space', 12],
  'wind-ghost': ['space', 12],
  'wind-space': ['space', 12],
  unhaunt: ['tile', 9],
  'step-to': ['tile', 9],
  'give-qi': ['board', 4],
  'give-yin-yang': ['board', 4],
  'who-loses-qi': ['board', 4],
  revive: ['board', 4],
  watch: ['board', 4],
  'wind-taoist': ['board', 4],
  'choose-first': ['board', 4],
  spend: ['tao', 20],
  'reroll-dice': ['tray', 15],
  'reroll-curse': ['tray', 1],
  lend: ['tray', 5],
  'take-tao': ['tray', 5],
  'discard-tao': ['tray', 5],
  pray: ['tray', 5],
  'qi-or-yin-yang': ['tray', 2],
  'next-card': ['tray', 127],
  'choose-power': ['tray', 8],
};
const COLOURS = 5;
/** Tokens of a question beyond its row: first token, how many, where they lie. */
export type MoreRow = [first: number, count: number, at: At];
const MORE: Record<string, MoreRow> = MOON_MORE;
YANG.push(...MOON_YANG);
Object.assign(KINDS, MOON_KINDS);

/** Questions whose tokens lie on things of several sorts; these rows go before the others. */
export type RangeRow = [first: number, count: number, at: At];
const RANGES: Record<string, readonly RangeRow[]> = RANGE_ROWS; // from the first question on: the shell asks before a layer is loaded
YANG.push(...YANG_ROWS);

/** The first token of a deed of the Yang menu. */
export function deedFrom(deed: string): number {
  return YANG.find((row) => row[3] === deed)?.[0] ?? -1;
}

export function spotOf(kind: string, token: number): Spot | undefined {
  if (kind === 'yang') {
    const row = YANG.find(([first, count]) => token >= first && token < first + count);
    return row && { at: row[2], n: token - row[0], deed: row[3] };
  }
  const more = MORE[kind];
  if (more && token >= more[0] && token < more[0] + more[1]) return { at: more[2], n: token - more[0], deed: kind };
  const range = RANGES[kind]?.find(([first, count]) => token >= first && token < first + count);
  if (range) return { at: range[2], n: range[2] === 'tray' ? token : token - range[0], deed: kind };
  const place = KINDS[kind];
  if (!place || token < 0 || token > place[1]) return undefined;
  if (token === 0) return { at: 'tray', n: -1, deed: 'pass' };
  if (place[0] === 'tao')
    return { at: 'tao', n: Math.floor((token - 1) / COLOURS), colour: ((token - 1) % COLOURS) + 1, deed: kind };
  return { at: place[0], n: place[0] === 'tray' ? token : token - 1, deed: kind };
}

/** The token of a question that lies on a thing, or -1. `deed` is for the Yang menu, which has several per thing. */
export function tokenAt(kind: string, at: At, n: number, deed = ''): number {
  if (kind === 'yang') {
    const first = deedFrom(deed);
    return first < 0 ? -1 : first + n;
  }
  const range = RANGES[kind]?.find((row) => row[2] === at);
  if (range) return n < range[1] ? range[0] + n : -1;
  const place = RANGES[kind] ? undefined : KINDS[kind];
  return place && place[0] === at && n < place[1] ? n + 1 : -1;
}

export function placed(question: Question): number[] {
  return question.options.map((option) => option.token).filter((token) => spotOf(question.kind, token) !== undefined);
}
