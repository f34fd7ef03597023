import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import data from '../../../../src/hauntings/games/rest_in_peace/data.json';
import type { GameInfo, Question } from '../../wire/types';
import type { BoardProps } from '../board';
import { boardProps } from '../board.fixture';
import { DRAWN, SIGNS } from './art';
import Board from './Board.svelte';
import { flights, lying, notices, roundOn, waiting, type Heard, type Values } from './model';
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
  'choose-first',
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
    leads: [false, true],
    levelled: [[], []],
    named: [[[]], [[], []]],
    banned: [],
    hindered_by: [[24], []],
    unseen: [
      [0, 3, 3, 3, 2, 2, 0],
      [0, 6, 5, 3, 3, 1, 0],
    ],
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
  sides: [[0, 1]],
  switches: [],
  kinds: [],
  events: EVENTS,
  event_rules: {},
  milestones: {},
  reasons: {},
  lens: false,
  lessons: [''],
  group: false,
  board: 'rest-in-peace',
  layers: [],
  picture: 'rest-in-peace',
  things: {},
};

function question(kind: string, tokens: number[]): Question {
  const options = tokens.map((token) => ({ token, word: String(token), text: `option ${token}` }));
  return { seq: 1, seat: 0, kind, text: 'What now?', options, sealed: false, open: false, named: [] };
}

function props(more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  const explain = vi.fn(() => Promise.resolve('help'));
  return boardProps(values(), { game: GAME, names: ['Ann', 'Bo'], waiting: [0], explain, odds: false, ...more });
}

afterEach(cleanup);

describe('numbers', () => {
  it('says what hinders whom', () => {
    const view = values({ hindered_by: [[16, 24, 34], [13]], banned: [2, 5], levelled: [[1], [1, 0]] });
    expect(notices(view, 0).map((notice) => [notice.id, notice.word])).toEqual([
      ['tripped', '#6'],
      ['two', '#14'],
      ['lounge', '#24'],
    ]);
    expect(notices(view, 1)).toEqual([{ id: 'seen', word: '#3' }]);
    expect(notices(view, -1)).toEqual([
      { id: 'worthless', word: '#29' },
      { id: 'banned', word: '#25', values: [2, 5] },
    ]);
    expect(notices(values(), -1)).toEqual([]);
  });

  it('lays the cards of round 10 side by side, known or not', () => {
    expect(waiting(values({ tenth_open: [[], [23]] }), 1)).toEqual([23, 0]);
    expect(waiting(values(), 0)).toEqual([4]);
  });
});

describe('the round on the board', () => {
  const before = values();
  const past = [
    [[1, 2], [6]],
    [[2], [3, 24]],
  ];
  const after = values({ round: 3, kind: 'place', side: [[2], []], past });
  const heard = (...ids: string[]): Heard[] => ids.map((what) => ({ what, a: {} }));

  it('lies there until the next one begins', () => {
    expect(roundOn(before, null, [])).toBe(2);
    const closing = { ...after, kind: 'step' }; // the question changes when all is told
    expect(roundOn(closing, before, heard('withdraws', 'won-tokens', 'got-psychic'))).toBe(2);
    expect(roundOn(after, null, [])).toBe(2);
    const placed = { ...after, tenth_size: [2, 1] };
    expect(roundOn(placed, after, heard('placed-card'))).toBe(2);
    expect(roundOn(placed, after, heard('placed-card', 'round-starts'))).toBe(3);
    expect(roundOn({ ...placed, kind: 'step' }, null, [])).toBe(3);
  });

  it('has the cards that the closed round left at its mansion', () => {
    expect(lying(after, 2)).toMatchObject({ round: 2, side: [[2], [3, 24]], past: [[[1, 2], [6]]] });
    expect(lying(after, 3)).toBe(after);
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
      const small = zones(kind).some((zone) => zone === 'decks' || zone === 'hands'); // in the panel too
      expect(placed(question(kind, [0, 1])), kind).toEqual(small ? [] : [0, 1]);
    }
    expect(placed(question('unheard-of', [1]))).toEqual([]);
  });

  it('has a sign for each psychic, all different', () => {
    for (const { id, name, sign } of data.psychics) {
      expect(DRAWN, `psychic ${id} “${name}”: boards/rest-in-peace/art.ts draws no sign “${sign}”`).toHaveProperty(
        sign,
      );
    }
    expect(new Set(Object.values(SIGNS)).size).toBe(data.psychics.length);
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
    ['choose-first', [1, 2]],
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
    const { container } = render(Board, {
      props: props({ view: values({ side: [[6], [3, 39]], levelled: [[1], [1, 0]] }) }),
    });
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
