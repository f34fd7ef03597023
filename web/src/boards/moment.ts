/**
 * Moments that get the middle of the board for a while: a card arrives, dice fall, somebody is found. A board has a table
 * of them in `moments.ts` (event: how long, which picture) and draws the pictures in `Moment.svelte`; an event without a
 * row is told as all others are.
 */
import type { GameInfo, Told } from '../wire/types';
import { argument, type BoardProps } from './board';

export interface Moment {
  look: string; // the picture of the board's `Moment.svelte`
  ms: number; // at the usual pace
  mood?: 'dread' | 'hope';
  stays?: boolean; // a round ends with it: it is in sight until the reader has seen it
}

type Numbers = Record<string, number>;
export type Moments = Record<string, Moment | ((a: Numbers, game: GameInfo) => Moment | undefined)>;

/** What a board's `Moment.svelte` gets besides its own context. */
export interface PictureProps {
  board: BoardProps<any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  look: string;
  a: Numbers; // the arguments of the event
  told: readonly Told[]; // the events of this step so far, this one last
}

export function momentOf(moments: Moments, told: Told | undefined, game: GameInfo): Moment | undefined {
  const row = told && moments[told.what];
  return typeof row === 'function' ? row(argument(game, told!), game) : row;
}

/** How long the n-th of a step's events is shown at least, and whether until it was seen. */
export interface Staging {
  ms(events: readonly Told[], n: number): number;
  stays(events: readonly Told[], n: number): boolean;
}

export function stagingOf(moments: Moments | undefined, game: GameInfo | undefined): Staging {
  const of = (told: Told | undefined) => (moments && game ? momentOf(moments, told, game) : undefined);
  const stays = (told: Told | undefined) => of(told)?.stays ?? false;
  return {
    ms: (events, n) => of(events[n])?.ms ?? 0,
    // of the events that end a round the last one of a step stays: by then all of it is told
    stays: (events, n) => stays(events[n]) && !events.slice(n + 1).some(stays),
  };
}

/** Does the game remember this one card above others (an incarnation)? */
export function remembered(game: GameInfo, what: string, card: number): boolean {
  return game.milestones[what]?.includes(card) ?? false;
}
