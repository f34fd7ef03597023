import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Question, Told } from '../../wire/types';
import { words } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import { boardProps } from '../board.fixture';
import Board from './Board.svelte';
import { asked, chanceOf, maskOf, meant, percent, picked, ranges, row, sought, type Values } from './facts';
import { arrive } from './motion';
import { placed } from './placed';
import { quiet, stage } from './stage';

const ALL = 0x3ffe;
const EVENTS: GameInfo['events'] = {
  uses: ['seat', 'card'],
  asks: ['seat', 'card', 'numbers'],
  answers: ['seat', 'yes'],
  'stays-silent': ['seat'],
  names: ['seat', 'card', 'number', 'second'],
  found: ['seat', 'by'],
  shown: ['seat', 'number'],
  points: ['side', 'gained', 'points'],
  'round-ends': ['round', 'seat'],
  reveals: ['seat', 'hideout', 'hand'],
  'round-starts': ['round', 'seat'],
  drew: ['seat'],
  'drew-card': ['seat', 'card'],
  turn: ['seat', 'actor'],
  hides: ['seat'],
};
const KINDS: [string, number][] = [
  ['act', 3],
  ['hide', 14],
  ['number', 14],
  ['pair-from', 13],
  ['first-of-three', 14],
  ['second-of-three', 14],
  ['third-of-three', 14],
  ['text', 15],
];
const game = {
  name: 'thirteen-ghosts',
  title: '',
  version: 1,
  seats: [2, 3, 4],
  seat_names: [],
  sides: [],
  switches: [],
  event_rules: {},
  milestones: {},
  reasons: {},
  events: EVENTS,
  lens: true,
  lessons: [''],
  group: false,
  board: 'thirteen-ghosts',
  layers: [],
  picture: 'thirteen-ghosts',
  things: {},
  kinds: KINDS.map(([name, size]) => ({ name, size, says: '' })),
} satisfies GameInfo;

/** A round of so many players, seat 0 hides in 3 and holds 5; a stack of five whose lowest card is a known 9. */
function view(seats: number, more: Partial<Values> = {}): Values {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const decks = seats === 4 ? 2 : 1;
  const piles = Array.from({ length: decks }, () => [9, -1, -1, -1, -1]);
  const none = Array.from({ length: decks }, () => []);
  return {
    round: 2,
    starter: 0,
    active: 0,
    actor: 0,
    over: 0,
    points: Array.from({ length: decks === 2 ? 2 : seats }, () => 1),
    hider: [],
    found: each(0),
    shield: each(0),
    hideout: [3, ...each(-1).slice(1)],
    hideout_seen: each(0),
    hand: [5, ...each(-1).slice(1)],
    hand_seen: each(0),
    pile: piles,
    pile_seen: none,
    box: none,
    box_seen: none,
    dealt: each([]),
    dealt_seen: each([]),
    centre: [1],
    centre_by: [1],
    mixed: each(0),
    possible: each(ALL & ~2),
    refuted: each(0),
    answers: [[1, 1, 0b11110, 1, 0, 0]],
    hand_size: each(1),
    hides: each(1),
    shown: each(0),
    could: [1 << 3, ...each(ALL & ~maskOf([1, 9, ...(decks === 1 ? [3, 5] : [])])).slice(1)],
    target: 5,
    side_of: Array.from({ length: seats }, (_, seat) => (decks === 2 ? seat % 2 : seat)),
    deck_of: Array.from({ length: seats }, (_, seat) => (decks === 2 ? seat % 2 : 0)),
    opponents: Array.from({ length: seats }, (_, seat) =>
      [1, 2, 3].filter((step) => step < seats && !(decks === 2 && step === 2)).map((step) => (seat + step) % seats),
    ),
    seats,
    stack: [],
    asked: 0,
    kind: 'act',
    options: [],
    outcome: 0,
    result: [],
    ...more,
  };
}

function question(kind: string, tokens: number[]): Question {
  const options = tokens.map((token) => ({ token, word: '', text: `${kind} ${token}` }));
  return { seq: 1, seat: 0, kind, text: kind, options, sealed: false, open: false, named: [] };
}
const told = (what: string, ...args: number[]): Told => ({
  what,
  args,
  text: what,
  seats: null,
  cause: -1,
  changes: [],
});

const unsaid: string[] = [];
function say(id: string, args: Record<string, string | number> = {}): string {
  const text = words.say(id, args);
  if (text === id || text.includes('{$')) unsaid.push(`${id}: ${text}`);
  return text;
}

beforeAll(() => {
  Element.prototype.scrollTo = vi.fn(); // jsdom has none
  return words.addGame('thirteen-ghosts');
});

function props(values: Values, more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  return boardProps(values, { game, say, ...more });
}

afterEach(() => {
  cleanup();
  expect(unsaid.splice(0)).toEqual([]);
});

describe('facts', () => {
  it('draws numbers together', () => {
    expect(ranges(maskOf([1, 2, 3, 4, 7, 9, 10]))).toBe('1–4, 7, 9, 10');
  });
  it('knows what an option is about', () => {
    expect(meant('pair-from', 4)).toBe(maskOf([4, 5]));
    expect(meant('number-or-higher', 12)).toBe(maskOf([12, 13]));
    expect(meant('act', 1)).toBe(0);
  });
  it('never rounds to certainty', () => {
    expect([0, 0.001, 0.999, 1, 0.1 * 3 + 0.7 - 1e-12].map(percent)).toEqual([0, 1, 99, 100, 100]);
  });
  it('looks for rivals, not for partners', () => {
    expect(sought(view(3), 1)).toEqual([2, 0]);
    expect(sought(view(4), 1)).toEqual([2, 0]);
    expect(sought(view(2), -1)).toEqual([0, 1]);
  });
  it('crosses out what all know and what only the reader has seen', () => {
    const cells = row(view(2), 1, true);
    expect(['out', 'may', 'seen', 'may', 'seen']).toEqual(cells.slice(0, 5));
    expect(cells[8]).toBe('seen'); // the 9 in the stack
  });
  it('trusts the chances of the server', () => {
    const chances = Array.from({ length: 14 }, (_, n) => (n === 4 ? 1 : 0));
    expect(row(view(2, { odds: [chances, chances] }), 1, true).filter((cell) => cell === 'may')).toHaveLength(1);
  });
  it('reads answers clockwise', () => {
    expect(asked(view(3), [1, 5, 30, 1, 4, 0]).said).toEqual([
      { seat: 2, what: 'no' },
      { seat: 0, what: 'yes' },
    ]);
  });
  it('remembers the picks of card 12', () => {
    expect(picked(view(2, { stack: [null, [7, 0, 4, 6]] }), question('third-of-three', [7]))).toEqual([4, 6]);
  });
  it('adds up the chances of numbers', () => {
    const chances = Array.from({ length: 14 }, (_, n) => n / 100);
    expect(chanceOf(view(2, { odds: [[], chances] }), 1, maskOf([2, 5, 11]))).toBeCloseTo(0.18);
    expect(chanceOf(view(2), 1, maskOf([2]))).toBe(0);
  });
  it('places all options of its own questions', () => {
    expect(placed(question('text', [5, 14]))).toEqual([5, 14]);
    expect(placed(question('unheard-of', [1]))).toEqual([]);
  });
});

describe('stage', () => {
  const events = [
    told('names', 0, 0, 8, 0),
    told('answers', 1, 1),
    told('found', 1, 0),
    told('shown', 1, 8),
    told('points', 0, 1, 2),
    told('round-ends', 2, 0),
    told('reveals', 0, 3, 0),
    told('round-starts', 3, 1),
    told('hides', 0),
  ];
  it('shows what is said until the new round is told', () => {
    const at = (now: number) => stage(events, now, game);
    expect(at(0)).toMatchObject({ numbers: 1 << 8, asker: 0, named: true });
    expect(at(1).said.get(1)).toBe('yes');
    expect(at(6).revealed.get(0)).toEqual({ hideout: 3, hand: 0 });
    expect(at(7)).toEqual(quiet());
    expect(at(-1)).toEqual(quiet());
  });
});

describe('a card on its way', () => {
  const css = (turn: boolean) => {
    document.body.innerHTML = '<div data-board><i></i><b></b></div>';
    const { css: at = () => '' } = arrive(document.querySelector('b') as Element, { from: 'i', ms: 100, turn });
    return [0, 0.4, 0.6, 1].map((t) => at(t, 1 - t));
  };
  it('shows its back until it stands on its edge', () => {
    expect(css(true).map((each) => /--back: (.)/.exec(each)?.[1])).toEqual(['1', '1', '0', '0']);
  });
  it('is not turned if it was face up', () => {
    expect(css(false).join()).not.toContain('rotateY');
  });
});

describe('the board', () => {
  it.each([2, 3, 4])('draws every place of %i', (seats) => {
    const { container } = render(Board, { props: props(view(seats)) });
    expect(container.querySelectorAll('[data-place]')).toHaveLength(seats);
    expect(container.querySelectorAll('.sheet .line')).toHaveLength(seats === 2 ? 2 : 3);
    expect(container.querySelector('[style*="style"]')).toBeNull();
  });
  it('offers every token of a question and passes it on', async () => {
    for (const [kind, tokens] of [
      ['act', [1, 2]],
      ['number', [2, 5, 13]],
      ['pair-from', [1, 12]],
      ['text', [1, 14]],
    ] as const) {
      const given = props(view(3, { kind }), { question: question(kind, [...tokens]) });
      const { container, unmount } = render(Board, { props: given });
      for (const token of tokens) {
        const piece = container.querySelector(`[data-token="${token}"]`);
        expect(piece?.getAttribute('aria-label') ?? piece?.textContent?.trim(), `${kind} ${token}`).toBe(
          `${kind} ${token}`,
        );
        await fireEvent.click(piece as Element);
        expect(given.choose).toHaveBeenLastCalledWith(token);
      }
      unmount();
    }
  });
  it('lets one ask why a number is not offered', async () => {
    const given = props(view(2), { question: question('number', [2]) });
    const { container } = render(Board, { props: given });
    const piece = container.querySelector('[data-token="7"]');
    expect(piece?.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(piece as Element);
    expect(given.choose).toHaveBeenCalledWith(7);
  });
  it('lays the dealt cards out and keeps a sealed choice in mind', async () => {
    const values = view(2, {
      dealt: [
        [4, 8],
        [-1, -1],
      ],
      hides: [0, 0],
      hideout: [0, 0],
      hand: [0, 0],
      hand_size: [0, 0],
    });
    const given = props(values, { question: { ...question('hide', [4, 8]), sealed: true } });
    const { container, rerender } = render(Board, { props: given });
    await fireEvent.click(container.querySelector('[data-token="8"]') as Element);
    await rerender({ ...given, question: null, waiting: [1] });
    await new Promise((done) => setTimeout(done, 5));
    expect(container.querySelectorAll('.chosen')).toHaveLength(1);
    expect(container.textContent).toContain('Nobody sees it');
  });
  it('shows chances only through the lens', () => {
    const chances = Array.from({ length: 14 }, (_, n) => (n > 9 ? 0.25 : 0));
    const values = view(2, { odds: [chances, chances] });
    const seen = (odds: boolean) => {
      const { container, unmount } = render(Board, { props: props(values, { odds }) });
      const count = container.querySelectorAll('.sheet .cell i').length;
      unmount();
      return count;
    };
    expect([seen(true), seen(false)]).toEqual([4, 0]);
  });
  it('says yes and no at the places and opens a crypt', () => {
    const events = [told('answers', 1, 1), told('answers', 2, 0), told('found', 1, 0), told('shown', 1, 8)];
    const found = view(3, { found: [0, 1, 0], shown: [0, 8, 0], hand_size: [1, 0, 1] });
    const { container } = render(Board, { props: props(found, { before: view(3), events, now: 3 }) });
    expect([...container.querySelectorAll('.bubble')].map((each) => each.textContent)).toEqual(['✓ YES', '✕ NO']);
    expect(container.querySelectorAll('.crypt.open')).toHaveLength(1);
    expect(container.querySelector('[data-place="1"] .thing')?.getAttribute('aria-label')).toBe(
      'Bo: out of the round, hideout 8',
    );
  });
  it('asks for the numbers of card 12 one by one, with the chance of all of them', () => {
    const chances = Array.from({ length: 14 }, (_, n) => (n > 3 ? 0.1 : 0));
    const shown = (kind: string, tokens: number[], picks: number[]) => {
      const values = view(3, { kind, odds: [chances, chances, chances], stack: [[7, 0, ...picks]] });
      const { container, unmount } = render(Board, { props: props(values, { question: question(kind, tokens) }) });
      const texts = [4, 8, 13].map(
        (token) => container.querySelector(`.picker [data-token="${token}"] small`)?.textContent ?? '',
      );
      const label = container.querySelector('.picker [data-token="8"]')?.getAttribute('aria-label');
      const note = container.querySelector('.act > p:not(.me)')?.textContent;
      unmount();
      return { texts, label, note };
    };
    const first = shown('first-of-three', [2, 4, 8], [0, 0]);
    expect(first.texts).toEqual(['10·10', '10·10', '']);
    expect(first.note).toContain('12 and 13 cannot come first');
    expect(shown('second-of-three', [6, 8], [4, 0])).toMatchObject({
      texts: ['', '20·20', ''],
      label: 'And about 8 (chance of a yes – Bo: 20%, Cy: 20%)',
    });
    expect(shown('third-of-three', [8, 13], [4, 6]).texts).toEqual(['', '30·30', '30·30']);
  });
  it('lets the numbers of card 12 be picked in any order', async () => {
    const choose = vi.fn();
    let hears: ((token: number) => boolean) | null = null;
    const values = view(3, { kind: 'first-of-three', stack: [[7, 0, 0, 0]] });
    const { container } = render(Board, {
      props: props(values, {
        question: question('first-of-three', [2, 4, 8]),
        choose: (token: number) => hears?.(token) || choose(token),
        intercept: (each) => (hears = each),
      }),
    });
    const pick = async (token: number) => {
      container.querySelector<HTMLElement>(`.picker [data-token="${token}"]`)?.click();
      await Promise.resolve();
    };
    for (const token of [13, 4]) await pick(token);
    expect(choose).not.toHaveBeenCalled();
    await pick(8);
    await Promise.resolve();
    expect(choose.mock.calls, 'the lowest first').toEqual([[4]]);
  });
  it('says that what is certain is certain', () => {
    const third = 0.3333;
    const values = view(2, { odds: [[], [0, third, third, third]] });
    expect(percent(chanceOf(values, 1, maskOf([1, 2, 3])))).toBe(100);
    expect(percent(chanceOf(values, 1, maskOf([1, 2])))).toBe(67);
  });
  it('tells a team whom it waits for while hideouts are chosen', () => {
    const waits = (seats: number, dealt: number[][], hides: number[], waiting: number[]) => {
      const none = Array.from({ length: seats }, () => 0);
      const values = view(seats, { kind: 'hide', dealt, hides, hideout: none, hand: none, hand_size: none });
      const { container, unmount } = render(Board, { props: props(values, { waiting }) });
      const text = container.querySelector('.dock .wait')?.textContent;
      unmount();
      return text;
    };
    const four = [-1, -1, -1, -1];
    expect(waits(4, [[], four, four, []], [0, 0, 0, 0], [1, 2])).toContain(
      'Cy, your partner, is choosing the hideouts',
    );
    expect(waits(4, [[], four, four, []], [0, 0, 0, 0], [1])).toContain('The other team is still choosing');
    expect(waits(4, [[], [], [4, 8], [-1, -1]], [1, 1, 1, 1], [2, 3])).toContain(
      'is choosing one of two cards to keep',
    );
    expect(waits(2, [[], [-1, -1]], [1, 0], [1])).toContain('The hideouts are being chosen');
  });
  it('lists questions like the log, the last at the bottom', () => {
    const answers = [
      [1, 1, 0b11110, 1, 0, 0],
      [0, 0, 1 << 7, 0, 2, 0],
    ];
    const list = (compact: boolean) => {
      const { container, unmount } = render(Board, { props: props(view(2, { answers }), { compact }) });
      const texts = [...container.querySelectorAll('.asked')].map((each) =>
        [...each.querySelectorAll('.q')].map((q) => q.textContent?.trim()),
      );
      unmount();
      return texts;
    };
    expect(list(false)).toEqual([['1 1–4?', '7!']]);
    expect(list(true)).toEqual([['7!'], ['1 1–4?', '7!']]);
  });
  it('keeps the page that was chosen on a narrow screen until something new is asked', async () => {
    const page = () =>
      [...container.querySelectorAll('[role="tab"]')].findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const given = props(view(2), { compact: true });
    const telling = () => ({
      before: view(2),
      events: [told('names', 1, 0, 8, 0)],
      now: 0,
      motion: { on: true, ms: 100 },
    });
    const { container, rerender } = render(Board, { props: { ...given, ...telling() } });
    expect(page()).toBe(0);
    await fireEvent.click(container.querySelectorAll('[role="tab"]')[1] as Element);
    for (const next of [telling(), {}, telling()]) {
      await rerender({ ...given, before: null, events: [], now: -1, ...next });
      expect(page()).toBe(1);
    }
    const quiet = { ...given, before: null, events: [], now: -1 };
    await rerender({ ...quiet, question: question('act', [1, 2]) });
    expect(page()).toBe(0);
    await rerender({ ...quiet, question: { ...question('number', [2]), seq: 2 } });
    expect(page()).toBe(1);
    for (const compact of [false, true])
      await rerender({ ...quiet, compact, question: { ...question('number', [2]), seq: 2 } });
    expect(page()).toBe(1);
    await rerender({ ...given, ...telling(), question: null });
    expect(page()).toBe(0);
  });
  it('is for spectators and narrow screens too', () => {
    const { container } = render(Board, {
      props: props(view(4, { hideout: [-1, -1, -1, -1], hand: [-1, -1, -1, -1] }), { seat: -1, compact: true }),
    });
    expect(container.querySelectorAll('[data-place]')).toHaveLength(4);
    expect(container.querySelectorAll('[role="tab"]')).toHaveLength(3);
  });
});
