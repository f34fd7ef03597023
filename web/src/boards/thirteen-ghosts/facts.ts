/** Reading a view of 13 Ghosts. What a card is comes from the game's own data file, what is known from the view. */
import data from '../../../../src/hauntings/games/thirteen_ghosts/data.json';
import type { SpiritName } from '../../kit';
import type { Question, ThirteenGhostsValues } from '../../wire/types';

/** The view, with the chances per seat and number that a server may add. */
export interface Values extends ThirteenGhostsValues {
  odds?: number[][];
}

export const NUMBERS = data.cards.map((card) => card.number);
const COLOURS = new Map(data.cards.map((card) => [card.number, card.colour as SpiritName]));
/** Cards that ask a question by themselves; with the others numbers are named. */
const BLUE = new Set(data.cards.filter((card) => card.colour === 'blue').map((card) => card.number));

export function colourOf(card: number): SpiritName {
  return COLOURS.get(card) ?? 'blue';
}
export function isQuestion(card: number): boolean {
  return BLUE.has(card);
}

export function has(mask: number, number: number): boolean {
  return ((mask >> number) & 1) === 1;
}
export function numbersOf(mask: number): number[] {
  return NUMBERS.filter((number) => has(mask, number));
}
export function maskOf(numbers: readonly number[]): number {
  return numbers.reduce((mask, number) => mask | (1 << number), 0);
}

/** `1–4, 7, 9`: three and more in a row are drawn together. */
export function ranges(mask: number): string {
  const runs: number[][] = [];
  for (const number of numbersOf(mask)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String))).join(', ');
}

// --- who sits where -----------------------------------------------------------------------------------------------

/** Four players in two teams: fewer sides than seats. */
export function teams(view: Values): boolean {
  return view.points.length < view.seats;
}
/** The team of a seat for its mark; -1 where everybody plays alone. */
export function teamOf(view: Values, seat: number): number {
  return teams(view) ? (view.side_of[seat] ?? -1) : -1;
}
/** All other seats, clockwise. */
export function after(view: Values, seat: number): number[] {
  return Array.from({ length: view.seats - 1 }, (_, step) => (seat + step + 1) % view.seats);
}
/** Those who sit against a seat; for a spectator: everybody. */
export function sought(view: Values, seat: number): number[] {
  if (seat < 0) return Array.from({ length: view.seats }, (_, n) => n);
  return view.opponents[seat] ?? [];
}

// --- what a seat knows ----------------------------------------------------------------------------------------------

export type Cell = 'may' | 'out' | 'seen' | 'is';

/** A row of the sheet. `whole` is what the reader knows; without it only what everybody knows. */
export function row(view: Values, of: number, whole: boolean): Cell[] {
  const open = view.shown[of] ?? 0;
  const left = view.possible[of] ?? 0;
  const chances = view.hides[of] === 1 ? view.odds?.[of] : undefined;
  const mine = chances ? maskOf(NUMBERS.filter((n) => (chances[n] ?? 0) > 0)) : (view.could[of] ?? left);
  return NUMBERS.map((number) => {
    if (open) return open === number ? 'is' : 'out';
    if (!has(left, number)) return 'out';
    if (whole && !has(mine, number)) return 'seen';
    return 'may';
  });
}

const DUST = 1e-9; // what adding up fractions leaves

/** Rounded, but 0 and 100 only where they are certain. */
const ROUNDED = 5e-5; // how far a chance that is told with four places may be off

export function percent(chance: number): number {
  if (chance < DUST) return 0;
  return chance > 1 - DUST ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** How likely a seat hides at one of these numbers. */
export function chanceOf(view: Values, seat: number, mask: number): number {
  const parts = numbersOf(mask).map((number) => view.odds?.[seat]?.[number] ?? 0);
  const sum = parts.reduce((all, part) => all + part, 0);
  return sum > 1 - ROUNDED * (parts.length + 0.5) ? 1 : sum; // parts come rounded: what is certain stays certain
}

// --- options --------------------------------------------------------------------------------------------------------

/** Questions answered with a number; the value is how many numbers follow the token. */
const SPANS: Record<string, number> = {
  number: 1,
  'pair-from': 2,
  'four-from': 4,
  'number-or-higher': 13,
  'first-of-three': 1,
  'second-of-three': 1,
  'third-of-three': 1,
};
export function isNumbers(kind: string): boolean {
  return kind in SPANS;
}
/** The three picks of card 12. */
export function isThree(kind: string): boolean {
  return kind.endsWith('-of-three');
}
/** Questions answered with one of the cards before the reader. */
export function isCards(kind: string): boolean {
  return ['hide', 'hide-partner', 'keep', 'top-card', 'lowest-card'].includes(kind);
}
/** The numbers an option is about, to light them; 0 if it is about none. */
export function meant(kind: string, token: number): number {
  const span = SPANS[kind] ?? 0;
  return maskOf(NUMBERS.filter((number) => number >= token && number < token + span));
}
/** What stands on the number's key. */
export function faceOf(kind: string, token: number): string {
  if (kind === 'pair-from') return `${token}·${token + 1}`;
  if (kind === 'four-from') return `${token}–${token + 3}`;
  if (kind === 'number-or-higher') return `${token}+`;
  return String(token);
}
/** The numbers picked before for card 12. */
export function picked(view: Values, question: Question | null): number[] {
  if (question?.kind !== 'second-of-three' && question?.kind !== 'third-of-three') return [];
  const choice = view.stack.at(-1);
  return Array.isArray(choice) ? choice.slice(-2).filter((n): n is number => typeof n === 'number' && n > 0) : [];
}

/** One question of this round with its answers. */
export interface Asked {
  asker: number;
  card: number;
  numbers: number;
  said: { seat: number; what: Said }[];
}
export type Said = 'yes' | 'no' | 'silent';

export function asked(view: Values, entry: readonly number[]): Asked {
  const [asker = 0, card = 0, numbers = 0, yes = 0, no = 0, silent = 0] = entry;
  const said = after(view, asker).flatMap((seat): Asked['said'] => {
    if (has(yes, seat)) return [{ seat, what: 'yes' }];
    if (has(no, seat)) return [{ seat, what: 'no' }];
    return has(silent, seat) ? [{ seat, what: 'silent' }] : [];
  });
  return { asker, card, numbers, said };
}
