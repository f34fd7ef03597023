/** Which token of the pending question lies on a thing, given what is in the hand; -1 if none does. No rules. */
import type { Sign } from './art/icons';
import type { Hand } from './desk';
import { facedFrom, type Values } from './facts';
import { deedFrom, tokenAt } from './placed';

export interface Asked {
  kind: string; // '' if nothing is asked
  hand: Hand;
  own: number; // the reader's board
  view: Values;
  can(token: number): boolean;
}

/** Things of expansions that are taken in the hand: what they are laid on, and the deed that is. */
export interface Held {
  sign: Sign | undefined;
  at: 'tile' | 'space';
  deed: string;
}
export const HELD: Record<string, Held> = {};

export const EXORCISM = deedFrom('exorcism');
export const HELP = deedFrom('help');
const UNDER = 9; // a place from here on is the cell under a tile

export function onTile({ kind, hand, own, view }: Asked, place: number): number {
  if (kind !== 'yang') return tokenAt(kind, 'tile', place);
  if (hand === 'yin-yang') return deedFrom(view.haunted[place] ? 'yin-yang-unhaunt' : 'yin-yang-help') + place;
  if (hand) return HELD[hand]?.at === 'tile' ? deedFrom(HELD[hand].deed) + place : -1;
  if (view.at[own] === place + UNDER) return deedFrom('climb'); // the ladder from the cell below it
  return view.at[own] === place ? HELP : deedFrom('move') + place;
}

/** A ghost is looked at first; only with the Mantra in the hand, or an empty space for a Buddha, it is a token. */
export function onSpace({ kind, hand, own, view, can }: Asked, space: number): number {
  if (kind !== 'yang') return tokenAt(kind, 'space', space);
  const ghost = (view.ghost[space] ?? 0) > 0;
  if (hand === 'mantra') return ghost ? deedFrom('mantra') + space : -1;
  if (HELD[hand]?.at === 'space') return deedFrom(HELD[hand].deed) + space;
  const buddha = deedFrom('buddha') + space;
  return !hand && !ghost && (can(buddha) || (view.buddhas[own] ?? 0) > 0) ? buddha : -1;
}

export function onBoard({ kind, hand, view, can }: Asked, board: number): number {
  if (kind !== 'yang') return tokenAt(kind, 'board', board);
  if (hand) return -1;
  const winds = deedFrom('winds') + board;
  const borrow = deedFrom('borrow') + board;
  return can(winds) ? winds : (view.seat_of[board] ?? 0) < 0 ? borrow : -1;
}

export function onTao({ kind, own, can }: Asked, board: number, colour: number): number {
  if (kind === 'spend') return tokenAt(kind, 'tao', board * 5 + colour - 1);
  const mine = board === own && (kind === 'discard-tao' || kind === 'lend');
  return mine && can(colour) ? colour : -1;
}

/** Does the reader stand before this ghost? */
export function faced({ own, view }: Asked, space: number): boolean {
  const place = own < 0 ? -1 : (view.at[own] ?? -1);
  return facedFrom(view, place).includes(space);
}
