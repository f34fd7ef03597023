/** The numbers behind the board: cards, what is still unseen, and the table as it stands after each told event. */
import type { RestInPeaceValues } from '../../wire/types';

export type Values = RestInPeaceValues;
export const PASS = 0;
export const RANDOM = 7; // the card that #6 makes one lay
export const PSYCHIC = 10; // psychic n is PSYCHIC + n
export const LAST = 10;
export const DECK = [0, 6, 5, 4, 3, 2, 1];
export const GHOSTS = [1, 2, 3, 4, 5, 6];
export const WIN_MANORS = 4;
export const WIN_CASTLES = 3;
export const SPIRITS = ['green', 'blue'] as const;

const TRIPPED = PSYCHIC + 6;
const REVEAL = PSYCHIC + 3;
const TWO = PSYCHIC + 14;
const LOUNGE = PSYCHIC + 24;
const BANS = PSYCHIC + 25;
const WORTHLESS = PSYCHIC + 29;
const MARY = PSYCHIC + 21;
const NOT_PAID = 1; // the mark of a #21 that counts nothing
const VALUED = [3, 4, 5, 7, 13, 23]; // psychics with a value whatever happens

export const isGhost = (card: number): boolean => card > 0 && card < RANDOM;
export const number = (card: number): number => card - PSYCHIC;

/** How much smaller a name must be set so that its longest word is not broken: 1 or less. */
export function fit(name: string, word: number, whole: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((each) => each.length));
  return Math.min(1, word / longest, whole / Math.max(1, name.length));
}

/** The Ghosts of a seat that lie open somewhere, counted by value. */
export function seen(view: Values, seat: number): number[] {
  const counts = DECK.map(() => 0);
  const piles = [
    ...view.past.map((sides) => sides[seat] ?? []),
    view.side[seat] ?? [],
    view.tenth_open[seat] ?? [],
    view.discards[seat] ?? [],
    [view.carried[seat] ?? 0],
  ];
  for (const card of piles.flat()) if (isGhost(card)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** The Ghosts of a seat that these eyes see nowhere, counted by value: they are in its hand, its deck or face down. */
export function unseen(view: Values, seat: number): number[] {
  const open = seen(view, seat);
  const hand = view.hand[seat];
  const tenth = view.tenth[seat];
  return DECK.map((all, value) => all - (open[value] ?? 0) - (hand?.[value] ?? 0) - (tenth?.[value] ?? 0));
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

/** What a psychic in play named, as a mark on the card: values (for #25 two of them). */
export function named(view: Values, card: number): number[] {
  const mark = view.mark[card] ?? 0;
  if (!mark) return [];
  if (card === BANS) return GHOSTS.filter((value) => (mark >> value) & 1);
  return [10, 16, 17, 19, 26].includes(number(card)) ? [mark] : [];
}

/** The round is over and its loser is asked about round 10: the next one has not begun. */
export const closed = (view: Values): boolean => view.kind === 'place';

/**
 * The view of a closed round is already that of the next one. Until this begins, the cards of the old one lie there; what
 * they came to is not in the view any more.
 */
function lingering(view: Values): Values {
  if (!closed(view)) return view;
  const carried = view.side.map(([card = 0]) => card);
  return {
    ...view,
    round: view.round - 1,
    side: view.past.at(-1) ?? [[], []],
    past: view.past.slice(0, -1),
    carried,
    totals: [0, 0],
  };
}

const worthless = (view: Values): boolean => view.side.some((side) => side.includes(WORTHLESS));

/** What a card of the round counts under #29, itself 0; `all`: also psychics without a value count 1. Else undefined. */
export function levelled(view: Values, card: number, all: boolean): number | undefined {
  if (!worthless(view) || (!all && closed(view))) return undefined; // marks of a closed round are gone
  if (card === WORTHLESS) return 0;
  if (all || isGhost(card) || VALUED.includes(number(card))) return 1;
  const mark = view.mark[card] ?? 0;
  return card === MARY ? Number(mark !== NOT_PAID) : Number([16, 19].includes(number(card)) && mark > 0);
}

export interface Notice {
  id: string;
  word: string; // for help
  values?: number[];
}

/** What hinders or helps a seat now; seat -1: both. */
export function notices(view: Values, seat: number): Notice[] {
  const found: Notice[] = [];
  const stripped = worthless(view);
  if (seat < 0) {
    if (stripped) found.push({ id: 'worthless', word: `#${number(WORTHLESS)}` });
    const banned = stripped ? [] : named(view, BANS);
    if (banned.length) found.push({ id: 'banned', word: `#${number(BANS)}`, values: banned });
    return found;
  }
  const against = stripped || closed(view) ? [] : (view.side[1 - seat] ?? []);
  if (view.tripped[seat]) found.push({ id: 'tripped', word: `#${number(TRIPPED)}` });
  if (against.includes(TWO)) found.push({ id: 'two', word: `#${number(TWO)}` });
  if (against.includes(LOUNGE)) found.push({ id: 'lounge', word: `#${number(LOUNGE)}` });
  if (against.includes(REVEAL) && view.mark[REVEAL] === 1) found.push({ id: 'seen', word: `#${number(REVEAL)}` });
  return found;
}

/** What ending the turn would mean for a seat. */
export function ending(view: Values, seat: number): 'leads' | 'loses' {
  const alone = view.cards === 1 && notices(view, seat).some((notice) => notice.id === 'two');
  return !alone && (view.totals[seat] ?? 0) > (view.totals[1 - seat] ?? 0) ? 'leads' : 'loses';
}

export interface Heard {
  what: string;
  a: Record<string, number>;
}

/**
 * The table after the first events of a step: from `before` on, event by event; after the last one it is `view`, but a
 * closed round stays until the next begins. Only what the board draws is kept up.
 */
export function scene(before: Values | null, view: Values, heard: readonly Heard[], now: number): Values {
  const after = lingering(view);
  if (!before || now < 0 || now >= heard.length - 1) return after;
  const s = structuredClone(lingering(before));
  for (const event of heard.slice(0, now + 1)) apply(s, after, event);
  s.outcome = 0;
  return s;
}

function drop(pile: number[] | undefined, card: number): void {
  const at = pile?.lastIndexOf(card) ?? -1;
  if (at >= 0) pile?.splice(at, 1);
}

function leaves(s: Values, seat: number, card: number): void {
  if (!isGhost(card)) return drop(s.display[seat], card);
  const hand = s.hand[seat];
  if (hand) hand[card] = Math.max(0, (hand[card] ?? 0) - 1);
  add(s.hand_size, seat, -1);
}

function enters(s: Values, seat: number, card: number): void {
  if (!isGhost(card)) return void s.display[seat]?.push(card);
  const hand = s.hand[seat];
  if (hand) hand[card] = (hand[card] ?? 0) + 1;
  add(s.hand_size, seat, 1);
}

function add(list: number[], at: number, count: number): void {
  list[at] = Math.max(0, (list[at] ?? 0) + count);
}

/** The next round begins: the cards of the last one stay at their mansion. */
function close(s: Values, view: Values): void {
  if (s.round >= view.round) return;
  s.past.push(s.side);
  s.side = s.carried.map((card) => (card ? [card] : []));
  s.carried = [0, 0];
  s.round = view.round;
  s.kind = view.kind;
  s.mark = [...view.mark];
  s.totals = view.round === LAST ? [0, 0] : [...view.totals];
  s.cards = 0;
}

const APPLY: Record<string, (s: Values, view: Values, a: Record<string, number>) => void> = {
  laid: (s, view, { seat = 0, card = 0 }) => {
    leaves(s, seat, card);
    s.side[seat]?.push(card);
    live(s, view);
  },
  fetched: (s, view, { seat = 0, card = 0 }) => {
    add(s.deck_size, seat, -1);
    s.side[seat]?.push(card);
    live(s, view);
  },
  leads: (s, _, { seat = 0, own = 0, other = 0 }) => {
    s.totals[seat] = own;
    s.totals[1 - seat] = other;
    s.active = 1 - seat;
  },
  withdraws: (s, _, { seat = 0, own = 0, other = 0 }) => {
    s.totals[seat] = own;
    s.totals[1 - seat] = other;
  },
  'won-tokens': (s, _, { seat = 0, position = 0, manors = 0, castles = 0 }) => {
    s.winners[position] = seat;
    s.manors[position] = 0;
    s.castles[position] = 0;
    add(s.manors_won, seat, manors);
    add(s.castles_won, seat, castles);
  },
  'got-psychic': (s, _, { seat = 0, card = 0 }) => {
    s.row = s.row.map((each) => (each === card ? 0 : each));
    s.display[seat]?.push(card);
  },
  'psychic-discarded': (s, _, { card = 0 }) => {
    s.row = s.row.map((each) => (each === card ? 0 : each));
  },
  drew: (s, _, { seat = 0, count = 0 }) => {
    if (s.hand[seat]) return; // told card by card
    add(s.deck_size, seat, -count);
    add(s.hand_size, seat, count);
  },
  'drew-card': (s, _, { seat = 0, card = 0 }) => {
    add(s.deck_size, seat, -1);
    enters(s, seat, card);
  },
  placed: (s, _, { seat = 0 }) => {
    if (s.hand[seat]) return;
    add(s.hand_size, seat, -1);
    add(s.tenth_size, seat, 1);
  },
  'placed-card': (s, _, { seat = 0, card = 0 }) => {
    leaves(s, seat, card);
    const tenth = s.tenth[seat];
    if (tenth) tenth[card] = (tenth[card] ?? 0) + 1;
    add(s.tenth_size, seat, 1);
  },
  'placed-psychic': (s, _, { seat = 0, card = 0 }) => {
    drop(s.display[seat], card);
    s.tenth_open[seat]?.push(card);
  },
  uncovered: (s, _, { position = 0, card = 0 }) => {
    s.row[position - 1] = card;
  },
  'round-starts': (s, view, { round = 0, seat = 0 }) => {
    close(s, view);
    s.round = round;
    s.starter = s.active = seat;
  },
  'tenth-starts': (s, view) => close(s, view),
  revealed: (s, _, { seat = 0, card = 0 }) => {
    s.round = LAST;
    s.side[seat]?.push(card);
    if (s.tenth_open[seat]?.includes(card)) return drop(s.tenth_open[seat], card);
    const tenth = s.tenth[seat];
    if (tenth) tenth[card] = Math.max(0, (tenth[card] ?? 0) - 1);
    add(s.tenth_size, seat, -1);
  },
  'tenth-totals': (s, _, { first = 0, second = 0 }) => {
    s.totals = [first, second];
  },
  banished: (s, view, { seat = 0, card = 0 }) => {
    drop(s.side[seat], card);
    s.discards[seat]?.push(card);
    live(s, view);
  },
  discarded: (s, _, { seat = 0, card = 0 }) => {
    leaves(s, seat, card);
    s.discards[seat]?.push(card);
  },
  returned: (s, _, { seat = 0 }) => add(s.deck_size, seat, 1),
  shown: (s, view) => {
    s.deck_top = [...view.deck_top];
    live(s, view);
  },
  'joins-the-end': (s, view, { seat = 0, card = 0 }) => {
    leaves(s, seat, card);
    s.side[seat]?.push(card);
    live(s, view);
  },
  'took-back': (s, view, { seat = 0, card = 0 }) => {
    drop(s.side[seat], card);
    enters(s, seat, card);
    live(s, view);
  },
  carried: (s, _, { seat = 0, card = 0 }) => {
    drop(s.side[seat], card);
    s.carried[seat] = card;
  },
  'now-or-never-moves': (s, _, { seat = 0 }) => {
    drop(s.side[seat], PSYCHIC + 13);
    s.tenth_open[seat]?.push(PSYCHIC + 13);
  },
  swapped: (s, _, { castle = 0, manor = 0 }) => {
    s.castles[castle] = 0;
    s.manors[castle] = 1;
    s.castles[manor] = 1;
    s.manors[manor] = 0;
  },
  lull: (s, _, { position = 0 }) => {
    add(s.manors, position, s.manors[position - 1] ?? 0);
    add(s.castles, position, s.castles[position - 1] ?? 0);
    s.manors[position - 1] = s.castles[position - 1] = 0;
  },
  tripped: (s, _, { seat = 0 }) => {
    s.tripped[seat] = s.round;
  },
  'trip-over': (s, _, { seat = 0 }) => {
    s.tripped[seat] = 0;
  },
};
APPLY['stumbles'] = (s, view, a) => {
  APPLY['laid']?.(s, view, a);
  s.tripped[a['seat'] ?? 0] = 0;
};
APPLY['one-card-alone'] = APPLY['withdraws']!;
APPLY['named'] = APPLY['banned'] = APPLY['copied'] = (s, view) => live(s, view);

/** While the round goes on, marks and totals are those of the end of the step: nobody sees half an effect. */
function live(s: Values, view: Values): void {
  if (s.round !== view.round || closed(view)) return;
  s.mark = [...view.mark];
  s.totals = [...view.totals];
}

function apply(s: Values, view: Values, event: Heard): void {
  APPLY[event.what]?.(s, view, event.a);
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
