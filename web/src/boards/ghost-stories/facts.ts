/** Reading a view of Ghost Stories. What a card is comes from the game's own data, how it stands from the view. */
import data from '../../../../src/hauntings/games/ghost_stories/data.json';
import type { SpiritName } from '../../kit';
import type { GameInfo, GhostStoriesValues } from '../../wire/types';
import { BACKDROPS } from './art/backdrops';
import type { Lens } from './odds';

/** A view, and what the server may tell besides. */
export interface Values extends GhostStoriesValues {
  dice: number[]; // per board: how many its Taoist rolls
  needs: number[][]; // per space, by colour; place 0: what the Mantra takes off in a colour of choice
  faces_for: number[]; // per space: the faces of a Tao die that count for the ghost there, a mask
  protected: boolean[];
  haunts_next: number[]; // per space: the place a haunting from there would haunt, -1: the village falls
  haunted_limit: number;
  incarnations_ahead: number[]; // cards above each incarnation or Summoning card of the deck, at most
  until_incarnation: number; // cards above the next one, at most, -1: none is left
  faced: number[][]; // per place
  line: number[][]; // per space, nearest first
  laid_down?: number[]; // per board; expansions only
  odds?: Lens;
}

export type Side = 'left' | 'centre' | 'right';
export interface CardRow {
  number: number;
  colour: SpiritName;
  needs: [colour: SpiritName, points: number][];
  left: string[];
  centre: string[];
  right: string[];
  incarnation: boolean;
  rule: string; // its section: `GS §7`
  board_colour?: boolean; // it has the colour of the board it lies on
}
export interface Raw {
  number: number;
  colour: string;
  needs: Record<string, number | undefined>;
  left: string[];
  centre: string[];
  right: string[];
  board_colour?: boolean;
}

/** Colours in the game's own order: boards, Tao tokens and die faces are numbered by it. */
export const COLOURS: readonly (SpiritName | 'any')[] = ['any', 'red', 'green', 'blue', 'yellow', 'black', 'any'];
export const TAO = [1, 2, 3, 4, 5] as const;
export const ROW = 6;
export const BOARDS = [0, 1, 2, 3] as const;
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
export const CENTRE = data.geometry.start_tile;
export const GROUP = -2;

const CARDS = new Map<number, CardRow>();
/** Enter cards; expansions add their rows the same way. */
export function enterCards(rows: readonly Raw[], incarnation: boolean, rule: string): void {
  for (const row of rows) {
    const needs = Object.entries(row.needs).flatMap(([colour, points]): CardRow['needs'] =>
      points ? [[colour as SpiritName, points]] : [],
    );
    CARDS.set(row.number, { ...row, colour: row.colour as SpiritName, needs, incarnation, rule });
  }
}
enterCards(data.ghosts, false, 'GS §7');
enterCards(data.incarnations, true, 'GS §8');

const NO_CARD: CardRow = {
  number: 0,
  colour: 'black',
  needs: [],
  left: [],
  centre: [],
  right: [],
  incarnation: false,
  rule: '',
};
export function cardOf(card: number): CardRow {
  return CARDS.get(card) ?? NO_CARD;
}
/** The card on a space; some have the colour of the board they lie on. */
export function cardOn(view: Values, space: number): CardRow {
  const row = cardOf(view.ghost[space] ?? 0);
  return row.board_colour ? tinted(row, spirit(view.colour[boardOfSpace(space)] ?? 0)) : row;
}
export function tinted(row: CardRow, colour: SpiritName): CardRow {
  return { ...row, colour, needs: [[colour, row.needs.reduce((sum, [, points]) => sum + points, 0)]] };
}
export const BASE_ABILITIES: readonly string[] = Object.keys(data.abilities);
/** What stones can do, in the order of the game's own numbers. */
export const ABILITY_IDS: string[] = [...BASE_ABILITIES];
export const TILE_IDS: string[] = data.tiles.map((tile) => tile.id);
export const TILE_WORDS: string[] = data.tiles.map((tile) => tile.name);
/** Enter an expansion's abilities and tile under the game's own numbers. */
export function enterNumbers(
  abilities: readonly string[],
  from: number,
  tile: { id: string; name: string },
  number: number,
): void {
  abilities.forEach((id, n) => (ABILITY_IDS[from + n] = id));
  TILE_IDS[number] = tile.id;
  TILE_WORDS[number] = tile.name;
}
/** What the server tells of an expansion that is not ours: it is drawn plainly, with its own words. */
export interface HouseCurse {
  level: number;
  colour: string;
  like: number; // the printed curse whose sign it has
}
export const HOUSE_CURSES: Record<number, HouseCurse> = {};
export interface Things {
  cards: (Raw & { incarnation: boolean })[];
  abilities: Record<string, string>;
  tiles: Record<string, string>; // the word that help knows
  fields: string[];
  curses: Record<string, HouseCurse>;
  words: Record<string, string>;
}
export function thingsOf(game: GameInfo): Partial<Things> {
  return (game.things ?? {}) as Partial<Things>; // tests give games without it
}
export function enterThings({ cards = [], abilities = {}, tiles = {}, curses = {} }: Partial<Things>): void {
  for (const row of cards) enterCards([row], row.incarnation, '');
  for (const [number, id] of Object.entries(abilities)) ABILITY_IDS[Number(number)] = id;
  for (const [number, word] of Object.entries(tiles)) TILE_WORDS[Number(number)] = word;
  for (const [number, row] of Object.entries(curses)) HOUSE_CURSES[Number(number)] = row;
}
export const POWER_IDS: readonly string[] = data.powers.map((power) => power.id);
export const POWER_WORDS: readonly string[] = data.powers.map((power) => power.name);

export function spirit(colour: number): SpiritName {
  const found = COLOURS[colour];
  return found && found !== 'any' ? found : 'black';
}
export function spaceName(space: number): string {
  return `${SIDES[Math.floor(space / 3)] ?? ''}${space % 3}`;
}
/** The tile in front of a space. */
export function inFront(view: Values, space: number): number {
  return view.line[space]?.[0] ?? 0;
}
/** The ghosts one faces from a tile. */
export function facedFrom(view: Values, place: number): number[] {
  return (view.faced[place] ?? []).filter((space) => (view.ghost[space] ?? 0) > 0);
}
/** By how many points a ghost is cheaper now than its card says, by colour. */
export function reduced(view: Values, space: number): Partial<Record<SpiritName, number>> {
  const now = view.needs[space] ?? [];
  if (!now.length) return {};
  return Object.fromEntries(
    cardOn(view, space).needs.map(([colour, points]) => [
      colour,
      Math.max(0, points - (now[COLOURS.indexOf(colour)] ?? points)),
    ]),
  );
}
/** The tiles that a haunting figure is on its way to. */
export function threatened(view: Values): number[] {
  return SPACES.flatMap((space) => (view.ghost[space] && view.figure[space] ? [view.haunts_next[space] ?? -1] : []));
}
export function boardOfSpace(space: number): number {
  return Math.floor(space / 3);
}
export function backdropOf(colour: SpiritName): string {
  return BACKDROPS[colour];
}
/** The board of a seat, or -1. */
export function boardOf(view: Values, seat: number): number {
  return seat < 0 ? -1 : view.seat_of.indexOf(seat);
}
export function tokensOf(view: Values, board: number): [colour: number, count: number][] {
  return TAO.map((colour) => [colour, view.tao[board * ROW + colour] ?? 0]);
}
/** A key for words and icons: `dice_immune` → `dice-immune`. */
export function wordId(ability: string): string {
  return ability.replaceAll('_', '-');
}

/** The cards that the Taoists have looked at, from the top of the deck. */
export function knownOnTop(view: Values): number[] {
  return view.deck.filter((card) => card > 0).reverse();
}

/** Rounded, but 0 and 100 only where they are certain. */
export function percent(chance: number): number {
  if (chance < 1e-9) return 0;
  return chance > 1 - 1e-9 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** What a ghost would take after the roll: the server's rows (`base/payment.py`) by name. Colours by number, 6 is white. */
export interface Payment {
  space: number;
  choose: number; // tokens that one names oneself
  mantra: boolean;
  dice: [colour: number, count: number][];
  missing: [colour: number, count: number][]; // none: it can be paid
  tokens: { owner: number; list: [colour: number, count: number][] }[];
}
export function paymentsOf(view: Values): Payment[] {
  const counted = (numbers: readonly number[]) =>
    numbers.flatMap((count, n): [number, number][] => (count ? [[n + 1, count]] : []));
  return view.payments.map(([space = 0, choose = 0, white = 0, mantra = 0, ...rest]) => {
    const paid = rest.slice(10);
    const owners = [...new Set(paid.map((token) => Math.floor(token / 6)))];
    return {
      space,
      choose,
      mantra: mantra > 0,
      dice: counted([...rest.slice(0, 5), white]),
      missing: counted(rest.slice(5, 10)),
      tokens: owners.map((owner) => {
        const own = paid.filter((token) => Math.floor(token / 6) === owner).map((token) => token % 6);
        return { owner, list: [...new Set(own)].map((colour) => [colour, own.filter((c) => c === colour).length]) };
      }),
    };
  });
}
