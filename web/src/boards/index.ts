/** The boards by game. A game without an entry is played on the generic board, as text. */
import type { BoardEntry, BoardModule } from './board';

// Every folder here with a Board.svelte is a board; the folder's name is the game's name.
const found = import.meta.glob<BoardModule>('./*/Board.svelte');
// Optional and small, part of the first load: `export function placed(question: Question): number[]`, `numberOf`.
const rest = import.meta.glob<Pick<BoardEntry, 'placed' | 'numberOf'>>('./*/placed.ts', { eager: true });
// The same: `export function tone(view: Values, seat: number): string`.
const tones = import.meta.glob<Pick<BoardEntry, 'tone'>>('./*/tone.ts', { eager: true });

/** The board of a game, or undefined. */
export function boardOf(game: string): BoardEntry | undefined {
  const folder = game.startsWith('ghost-stories') ? 'ghost-stories' : game; // its expansions are layers of one board
  const load = found[`./${folder}/Board.svelte`];
  return load && game !== 'generic'
    ? { load, ...rest[`./${folder}/placed.ts`], tone: tones[`./${folder}/tone.ts`]?.tone }
    : undefined;
}

/** The board that plays every game as text. */
export const generic: BoardEntry = {
  load: () => import('./generic/Board.svelte'),
  placed: (question) => question.options.map((option) => option.token),
};
