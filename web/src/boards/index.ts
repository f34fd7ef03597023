/** The boards by name; which one a game has, its manifest says. A game without one is played as text. */
import type { GameInfo } from '../wire/types';
import type { Component } from 'svelte';
import type { BoardEntry, BoardModule, ThingProps } from './board';

// Every folder here with a Board.svelte is a board.
const found = import.meta.glob<BoardModule>('./*/Board.svelte');
// Optional and small, part of the first load: `export function placed(question: Question): number[]`, `numberOf`, `passKey`.
const rest = import.meta.glob<Pick<BoardEntry, 'placed' | 'numberOf' | 'passKey'>>('./*/placed.ts', { eager: true });
// The same: `export function tone(view: Values, seat: number): string`.
const tones = import.meta.glob<Pick<BoardEntry, 'tone'>>('./*/tone.ts', { eager: true });
// The same: `export const sounds: Sounds`.
const heard = import.meta.glob<Pick<BoardEntry, 'sounds'>>('./*/sounds.ts', { eager: true });
// The same: `export const moments: Moments`.
const staged = import.meta.glob<Pick<BoardEntry, 'moments'>>('./*/moments.ts', { eager: true });

/** The board of a game, or undefined. */
export function boardOf(game: Pick<GameInfo, 'board'> | undefined): BoardEntry | undefined {
  const load = game && found[`./${game.board}/Board.svelte`];
  if (!load) return undefined;
  const at = `./${game.board}`;
  return {
    load,
    ...rest[`${at}/placed.ts`],
    tone: tones[`${at}/tone.ts`]?.tone,
    sounds: heard[`${at}/sounds.ts`]?.sounds,
    moments: staged[`${at}/moments.ts`]?.moments,
  };
}

/** The board that plays every game as text. */
export const generic: BoardEntry = {
  load: () => import('./generic/Board.svelte'),
  placed: (question) => question.options.map((option) => option.token),
};

// Pictures of single components, for the rulebook and the gallery.
const things = import.meta.glob<{ default: Component<ThingProps> }>('./*/Thing.svelte');

/** What draws the components of a game, or undefined. */
export function thingsOf(
  game: Pick<GameInfo, 'board'>,
): (() => Promise<{ default: Component<ThingProps> }>) | undefined {
  return things[`./${game.board}/Thing.svelte`];
}
