/** The numbers behind the board: cards, what hinders whom, and what moves in each event. */
import data from '../../../../src/hauntings/games/rest_in_peace/data.json';
import type { RestInPeaceValues } from '../../wire/types';

export type Values = RestInPeaceValues;
export const PASS = 0;
export const RANDOM = 7; // the card that #6 makes one lay
export const PSYCHIC = 10; // psychic n is PSYCHIC + n
export const LAST = data.constants.rounds;
export const WIN_MANORS = data.constants.win_manors;
export const WIN_CASTLES = data.constants.win_castles;
export const GHOSTS = Object.keys(data.ghost_deck).map(Number);
export const DECK = [0, ...Object.values(data.ghost_deck)];
export const SPIRITS = ['green', 'blue'] as const;

export const isGhost = (card: number): boolean => card > 0 && card < RANDOM;
export const number = (card: number): number => card - PSYCHIC;

/** How much smaller a name must be set so that its longest word is not broken: 1 or less. */
export function fit(name: string, word: number, whole: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((each) => each.length));
  return Math.min(1, word / longest, whole / Math.max(1, name.length));
}

/** Counts by value as a list of cards, the highest last. */
export function spread(counts: readonly number[] | null | undefined): number[] {
  return (counts ?? []).flatMap((count, value) => Array.from({ length: count }, () => value));
}

/** The cards of a seat at round 10 that are not turned up yet; 0 is one that these eyes do not know. */
export function waiting(view: Values, seat: number): number[] {
  const known = view.tenth[seat];
  const down = known ? spread(known) : Array.from({ length: view.tenth_size[seat] ?? 0 }, () => 0);
  return [...(view.tenth_open[seat] ?? []), ...down];
}

/**
 * A closed round lies on the board until the next one begins: `round` is the one that lies there. What its cards came to
 * is over with it.
 */
export function lying(view: Values, round: number): Values {
  if (round >= view.round) return view;
  return { ...view, round, side: view.past.at(-1) ?? [[], []], past: view.past.slice(0, -1), named: [], levelled: [] };
}

const BEGINS = ['round-starts', 'tenth-starts'];

/** The round that lies on the board: while its loser is asked about round 10, and until the next one is told. */
export function roundOn(view: Values, before: Values | null, told: readonly Heard[]): number {
  const closed = (each: Values) => each.round - (each.kind === 'place' ? 1 : 0);
  if (!before || told.some((event) => BEGINS.includes(event.what))) return told.length ? view.round : closed(view);
  return closed(before);
}

export interface Notice {
  id: string;
  word: string; // for help
  values?: number[];
}
const HINDERS: Record<number, string> = { 3: 'seen', 6: 'tripped', 14: 'two', 24: 'lounge' };

/** What hinders or helps a seat now; seat -1: both. */
export function notices(view: Values, seat: number): Notice[] {
  if (seat >= 0) {
    return (view.hindered_by[seat] ?? []).map((card) => ({
      id: HINDERS[number(card)] ?? '',
      word: `#${number(card)}`,
    }));
  }
  const worthless = view.levelled.some((side) => side.length);
  return [
    ...(worthless ? [{ id: 'worthless', word: '#29' }] : []),
    ...(view.banned.length ? [{ id: 'banned', word: '#25', values: view.banned }] : []),
  ];
}

export interface Heard {
  what: string;
  a: Record<string, number>;
}

/** From where to where something moves in an event: names of places on the board, the best first. */
export interface Flight {
  from: string[];
  to: string[];
  leaves?: boolean; // it ends where nothing shows it: fly a copy
  turns?: boolean; // it is turned up on the way
}

export function flights({ what, a }: Heard, round: number): Flight[] {
  const { seat = 0, card = 0, position = 0 } = a;
  const hand = isGhost(card)
    ? [`hand:${seat}:${card}`, `hand:${seat}`]
    : [`display:${seat}:${card}`, `display:${seat}`];
  const side = [`side:${seat}:last`, `side:${seat}`];
  switch (what) {
    case 'laid':
    case 'joins-the-end':
      return [{ from: hand, to: side }];
    case 'stumbles':
      return [{ from: hand, to: side, turns: true }];
    case 'fetched':
      return [{ from: [`deck:${seat}`], to: side, turns: true }];
    case 'won-tokens':
      return [
        ...(a['manors'] ? [{ from: [`mansion:${position}`], to: [`manor:${seat}`] }] : []),
        ...(a['castles'] ? [{ from: [`mansion:${position}`], to: [`castle:${seat}`] }] : []),
      ];
    case 'got-psychic':
      return [{ from: [`plaque:${round}`], to: [`display:${seat}:${card}`, `display:${seat}`] }];
    case 'drew':
      return [{ from: [`deck:${seat}`], to: [`hand:${seat}`] }];
    case 'drew-card':
      return [{ from: [`deck:${seat}`], to: hand }];
    case 'placed':
    case 'placed-card':
    case 'placed-psychic':
      return [{ from: what === 'placed' ? [`hand:${seat}`] : hand, to: [`tenth:${seat}:last`, `tenth:${seat}`] }];
    case 'revealed':
      return [{ from: [`waits:${seat}`, `tenth:${seat}`], to: [`side:${seat}:last`], turns: true }];
    case 'now-or-never-moves':
      return [{ from: side, to: [`tenth:${seat}:last`, `tenth:${seat}`] }];
    case 'banished':
      return [{ from: [`side:${seat}:${card}`], to: [`discards:${seat}`], leaves: true }];
    case 'discarded':
      return [{ from: hand, to: [`discards:${seat}`], leaves: true }];
    case 'took-back':
      return [{ from: [`side:${seat}:${card}`], to: hand }];
    case 'swapped':
      return [
        { from: [`mansion:${a['castle']}`], to: [`mansion:${a['manor']}`] },
        { from: [`mansion:${a['manor']}`], to: [`mansion:${a['castle']}`] },
      ];
    case 'lull':
      return [{ from: [`mansion:${position - 1}`], to: [`mansion:${position}`] }];
    case 'uncovered':
      return [{ from: [`plaque:${position}`], to: [`plaque:${position}`], turns: true }];
    default:
      return [];
  }
}
