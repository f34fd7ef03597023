import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Question, TableInfo } from '../../wire/types';
import type { BoardProps } from '../board';
import { SIGNS } from './art';
import Board from './Board.svelte';
import {
  ending,
  flights,
  levelled,
  named,
  notices,
  scene,
  seen,
  unseen,
  waiting,
  type Heard,
  type Values,
} from './model';
import { placed, zones } from './placed';

const KINDS = [
  'step',
  'name-value',
  'first-ban',
  'second-ban',
  'banish',
  'copy',
  'search',
  'return',
  'which-deck',
  'which-player',
  'discard',
  'take-back',
  'carry',
  'castle',
  'manor',
  'place',
];

function values(more: Partial<Values> = {}): Values {
  return {
    round: 2,
    starter: 0,
    active: 0,
    cards: 0,
    run: 0,
    hand: [[0, 2, 0, 1, 0, 0, 1], null],
    side: [[2], [3, 24]],
    deck_top: [0, 0],
    past: [[[1, 2], [6]]],
    tenth: [[0, 0, 0, 0, 1, 0, 0], null],
    tenth_open: [[], []],
    carried: [0, 0],
    display: [[21], [17]],
    discards: [[], [5]],
    mark: Array.from({ length: 40 }, () => 0),
    tripped: [0, 0],
    row: [0, 12, 13, 14, 15, 16, 18, 19, -1],
    manors: [0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0],
    castles: [0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 1],
    manors_won: [0, 1],
    castles_won: [0, 0],
    winners: [-1, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1],
    known: null,
    known_tenth: null,
    mixed: null,
    hand_size: [4, 5],
    deck_size: [14, 14],
    tenth_size: [1, 1],
    totals: [2, 3],
    hidden_size: 1,
    seats: 2,
    stack: [],
    asked: 0,
    kind: 'step',
    options: [],
    outcome: 0,
    result: [],
    ...more,
  };
}

const EVENTS: Record<string, string[]> = {
  laid: ['seat', 'card'],
  'won-tokens': ['seat', 'position', 'manors', 'castles'],
};
const GAME: GameInfo = {
  name: 'rest-in-peace',
  title: 'Rest in Peace',
  version: 1,
  seats: [2],
  seat_names: [['Green', 'Blue']],
  switches: [],
  kinds: [],
  events: EVENTS,
  event_rules: {},
  milestones: {},
  reasons: {},
  lens: false,
  lesson: true,
  group: false,
  things: {},
};

function question(kind: string, tokens: number[]): Question {
  const options = tokens.map((token) => ({ token, word: String(token), text: `option ${token}` }));
  return { seq: 1, seat: 0, kind, text: 'What now?', options, sealed: false, open: false };
}

function props(more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  return {
    view: values(),
    before: null,
    seat: 0,
    info: {} as TableInfo,
    game: GAME,
    names: ['Ann', 'Bo'],
    question: null,
    waiting: [0],
    choose: vi.fn(),
    why: vi.fn(),
    explain: vi.fn(() => Promise.resolve('help')),
    describe: vi.fn(),
    say: (id) => id,
    events: [],
    now: -1,
    motion: { on: false, ms: 0 },
    pointed: null,
    point: vi.fn(),
    keyOf: () => '',
    odds: false,
    compact: false,
    ...more,
  };
}

afterEach(cleanup);

describe('numbers', () => {
  it('counts what lies open and what is still unseen', () => {
    const view = values();
    expect(seen(view, 0)).toEqual([0, 1, 2, 0, 0, 0, 0]);
    expect(unseen(view, 0)).toEqual([0, 3, 3, 3, 2, 2, 0]); // own: less hand and face-down cards
    expect(unseen(view, 1)).toEqual([0, 6, 5, 3, 3, 1, 0]);
  });

  it('knows what hinders whom', () => {
    const mark = values().mark.slice();
    mark[35] = (1 << 2) | (1 << 5);
    const view = values({ tripped: [2, 0], mark, side: [[], [24, 34, 35]] });
    expect(notices(view, 0).map((notice) => notice.id)).toEqual(['tripped', 'two', 'lounge']);
    expect(notices(view, 1)).toEqual([]);
    expect(notices(view, -1)).toEqual([{ id: 'banned', word: '#25', values: [2, 5] }]);
    expect(named(view, 35)).toEqual([2, 5]);
    expect(notices({ ...view, side: [[39], [24, 35]] }, 0).map((notice) => notice.id)).toEqual(['tripped']);
  });

  it('counts every card 1 under #29, itself 0', () => {
    const mark = values().mark.slice();
    mark[29] = 4; // #19 shows a 4
    mark[31] = 1; // #21 is not paid
    const view = values({
      mark,
      side: [
        [4, 18, 39],
        [3, 13, 26, 29, 31],
      ],
    });
    const cards = view.side.flat();
    expect(cards.map((card) => levelled(view, card, true))).toEqual([1, 1, 0, 1, 1, 1, 1, 1]);
    expect(cards.map((card) => levelled(view, card, false))).toEqual([1, 0, 0, 1, 1, 0, 1, 0]);
    expect(levelled(values(), 3, true)).toBeUndefined();
  });

  it('says what ending the turn means', () => {
    expect(ending(values(), 0)).toBe('loses');
    expect(ending(values({ totals: [3, 3] }), 0)).toBe('loses');
    expect(ending(values({ totals: [4, 3] }), 0)).toBe('leads');
    expect(ending(values({ totals: [4, 3], cards: 1 }), 0)).toBe('loses'); // #14 lies against them
  });
});

describe('the table after each event', () => {
  const before = values();
  const after = values({
    round: 3,
    kind: 'place',
    side: [[2], []],
    past: [
      [[1, 2], [6]],
      [[2], [3, 24]],
    ],
    display: [[21, 12], [17]],
    manors_won: [0, 2],
    row: [0, 0, 13, 14, 15, 16, 18, 19, -1],
    totals: [0, 0],
    hand_size: [6, 7],
    winners: [-1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1],
  });
  const heard: Heard[] = [
    { what: 'withdraws', a: { seat: 0, own: 2, other: 3 } },
    { what: 'won-tokens', a: { seat: 1, position: 2, manors: 1, castles: 0 } },
    { what: 'got-psychic', a: { seat: 0, card: 12 } },
    { what: 'drew-card', a: { seat: 0, card: 4 } },
    { what: 'drew', a: { seat: 1, count: 2 } },
  ];
  const closing = { ...after, round: 2, side: [[2], [3, 24]], past: [[[1, 2], [6]]], carried: [2, 0] };

  it('goes event by event and ends at the view', () => {
    const won = scene(before, after, heard, 1);
    expect([won.round, won.manors_won, won.winners[2], won.side]).toEqual([2, [0, 2], 1, before.side]);
    expect(scene(before, after, heard, 2).display[0]).toEqual([21, 12]);
    const drew = scene(before, after, heard, 3);
    expect([drew.round, drew.hand[0]?.[4], drew.deck_size[0], drew.side]).toEqual([2, 1, 13, before.side]);
    expect(scene(before, after, heard, 4)).toEqual(closing);
    expect(scene(null, after, heard, 1)).toEqual(closing);
    expect(before).toEqual(values()); // untouched
    expect(scene(null, before, [], -1)).toBe(before);
  });

  it('leaves the closed round on the table until the next one begins', () => {
    const begun = { ...after, kind: 'step', starter: 1, active: 1 };
    const told: Heard[] = [
      { what: 'placed-card', a: { seat: 0, card: 3 } },
      { what: 'round-starts', a: { round: 3, seat: 1 } },
      { what: 'and so on', a: {} },
    ];
    const placed = scene(after, begun, told, 0);
    expect([placed.round, placed.side, placed.kind, placed.tenth[0]?.[3]]).toEqual([2, closing.side, 'place', 1]);
    const starts = scene(after, begun, told, 1);
    expect([starts.round, starts.side, starts.past, starts.kind, starts.active]).toEqual([
      3,
      [[2], []],
      after.past,
      'step',
      1,
    ]);
  });

  it('turns round 10 up one by one', () => {
    const wait = values({ round: 10, side: [[], []], tenth_open: [[], [23]] });
    const open = values({ round: 10, side: [[4], [23, 5]], tenth: [null, null], tenth_size: [0, 0], outcome: 1 });
    const told: Heard[] = [
      { what: 'tenth-starts', a: {} },
      { what: 'revealed', a: { seat: 0, card: 4 } },
      { what: 'revealed', a: { seat: 1, card: 23 } },
      { what: 'revealed', a: { seat: 1, card: 5 } },
      { what: 'tenth-totals', a: { first: 4, second: 3 } },
      { what: 'game-won', a: { seat: 0, reason: 3 } },
    ];
    expect(waiting(wait, 1)).toEqual([23, 0]);
    const second = scene(wait, open, told, 2);
    expect([second.side, waiting(second, 0), waiting(second, 1), second.outcome]).toEqual([[[4], [23]], [], [0], 0]);
    expect(scene(wait, open, told, 4).totals).toEqual([4, 3]);
  });

  it('moves cards from the hand, psychics from the display', () => {
    expect(flights({ what: 'laid', a: { seat: 0, card: 3 } }, 2)[0]?.from[0]).toBe('hand:0:3');
    expect(flights({ what: 'laid', a: { seat: 1, card: 21 } }, 2)[0]?.from[0]).toBe('display:1:21');
    expect(flights({ what: 'won-tokens', a: { seat: 1, position: 2, manors: 1, castles: 1 } }, 2)).toHaveLength(2);
  });
});

describe('the board', () => {
  it('places every kind of question', () => {
    for (const kind of KINDS) {
      expect(zones(kind).length).toBeGreaterThan(0);
      expect(placed(question(kind, [0, 1]))).toEqual([0, 1]);
    }
    expect(placed(question('unheard-of', [1]))).toEqual([]);
  });

  it('has a sign for each psychic, all different', () => {
    expect(new Set(Object.values(SIGNS)).size).toBe(29);
  });

  it.each([
    ['step', [0, 1, 3, 6, 21]],
    ['step', [0, 7]],
    ['name-value', [1, 2, 3, 4, 5, 6]],
    ['first-ban', [1, 5]],
    ['second-ban', [4, 6]],
    ['banish', [3, 24]],
    ['copy', [2]],
    ['search', [1, 6]],
    ['return', [1, 2]],
    ['which-deck', [1, 2]],
    ['which-player', [1, 2]],
    ['discard', [1, 3]],
    ['take-back', [0, 2]],
    ['carry', [0, 2]],
    ['castle', [0, 3, 5]],
    ['manor', [4, 6]],
    ['place', [0, 1, 3, 21]],
  ])('%s: every token lies on the board, can have the focus and is chosen', (kind, tokens) => {
    const given = props({ question: question(kind, tokens) });
    const { container } = render(Board, { props: given });
    for (const token of tokens) {
      const piece = container.querySelector<HTMLElement>(`[data-token="${token}"]:not([aria-disabled])`);
      expect(piece?.getAttribute('aria-label')).toBe(`option ${token}`);
      piece?.focus();
      expect(document.activeElement).toBe(piece);
      piece?.click();
      expect(given.choose).toHaveBeenLastCalledWith(token);
    }
  });

  it('asks about own cards that are not offered', () => {
    const given = props({ question: question('step', [0, 1]) });
    const { container } = render(Board, { props: given });
    const six = container.querySelector<HTMLElement>('[data-token="6"]');
    expect(six?.getAttribute('aria-disabled')).toBe('true');
    six?.click();
    expect(given.choose).toHaveBeenCalledWith(6);
  });

  it('offers nothing and explains when nobody is asked', () => {
    const given = props();
    const { container } = render(Board, { props: given });
    expect(container.querySelector('[data-token]')).toBeNull();
    container.querySelector<HTMLElement>('[data-at~="display:0:21"]')?.click();
    expect(given.choose).not.toHaveBeenCalled();
    expect(given.explain).toHaveBeenCalledWith('#11');
  });

  it('marks the cards that #29 levels', () => {
    const { container } = render(Board, { props: props({ view: values({ side: [[6], [3, 39]] }) }) });
    const marks = (seat: number) =>
      [...container.querySelectorAll(`[data-at="side:${seat}"] .named`)].map((mark) => mark.textContent);
    expect([marks(0), marks(1)]).toEqual([['=1'], ['=1', '=0']]);
  });

  it('shows a closed round as over, and no mansion as fought for', () => {
    const view = values({
      round: 3,
      kind: 'place',
      side: [[], []],
      past: [
        [[1, 2], [6]],
        [[2], [3, 24]],
      ],
      winners: [-1, 1, 1, -1, -1, -1, -1, -1, -1, -1, -1],
    });
    const { container } = render(Board, { props: props({ view, waiting: [0], seat: 1 }) });
    expect(container.querySelectorAll('[data-at="side:1"] .card')).toHaveLength(2);
    expect(container.querySelector('[aria-current="step"], .figure')).toBeNull();
    for (const id of ['web-rip-round-over', 'web-rip-round-won', 'web-rip-their-place'])
      expect(screen.getByText(id)).toBeTruthy();
  });

  it('closes the unseen Ghosts by Escape and by a click elsewhere', async () => {
    const { container } = render(Board, { props: props() });
    const sheet = container.querySelector('details')!;
    const button = sheet.querySelector('summary')!;
    await fireEvent.click(button);
    expect(sheet.open).toBe(true);
    await fireEvent.click(sheet.querySelector('table')!);
    expect(sheet.open).toBe(true);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect([sheet.open, document.activeElement]).toEqual([false, button]);
    await fireEvent.click(button);
    await fireEvent.click(container);
    expect(sheet.open).toBe(false);
  });

  it('draws for a spectator, and at the end', () => {
    render(Board, {
      props: props({
        seat: -1,
        view: values({ hand: [null, null], tenth: [null, null], outcome: 1, result: [1000, 0] }),
      }),
    });
    expect(screen.getByText('web-rip-wins')).toBeTruthy();
  });
});
