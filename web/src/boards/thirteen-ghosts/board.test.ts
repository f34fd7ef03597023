import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Question, TableInfo, Told } from '../../wire/types';
import { words } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import Board from './Board.svelte';
import { asked, maskOf, meant, percent, picked, ranges, row, seenIn, sought, type Values } from './facts';
import { placed } from './placed';
import { stage } from './stage';

const ALL = 0x3ffe;
const EVENTS: GameInfo['events'] = {
  uses: ['seat', 'card'], asks: ['seat', 'card', 'numbers'], answers: ['seat', 'yes'], 'stays-silent': ['seat'],
  names: ['seat', 'card', 'number', 'second'], found: ['seat', 'by'], shown: ['seat', 'number'],
  points: ['side', 'gained', 'points'], 'round-ends': ['round', 'seat'], reveals: ['seat', 'hideout', 'hand'],
  'round-starts': ['round', 'seat'], drew: ['seat'], 'drew-card': ['seat', 'card'], turn: ['seat', 'actor'], hides: ['seat'],
};
const KINDS: [string, number][] = [['act', 3], ['hide', 14], ['number', 14], ['pair-from', 13], ['third-of-three', 14], ['text', 15]];
const game = {
  name: 'thirteen-ghosts', title: '', version: 1, seats: [2, 3, 4], seat_names: [], switches: [], event_rules: {}, milestones: {}, reasons: {}, events: EVENTS, lens: true, lesson: true, group: false,
  kinds: KINDS.map(([name, size]) => ({ name, size, says: '' })),
} satisfies GameInfo;

/** A round of so many players, seat 0 hides in 3 and holds 5; a stack of five whose lowest card is a known 9. */
function view(seats: number, more: Partial<Values> = {}): Values {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  const decks = seats === 4 ? 2 : 1;
  const piles = Array.from({ length: decks }, () => [9, -1, -1, -1, -1]);
  const none = Array.from({ length: decks }, () => []);
  return {
    round: 2, starter: 0, active: 0, actor: 0, over: 0, points: Array.from({ length: decks === 2 ? 2 : seats }, () => 1),
    hider: [], found: each(0), shield: each(0), hideout: [3, ...each(-1).slice(1)], hideout_seen: each(0),
    hand: [5, ...each(-1).slice(1)], hand_seen: each(0), pile: piles, pile_seen: none, box: none, box_seen: none,
    dealt: each([]), dealt_seen: each([]), centre: [1], centre_by: [1], mixed: each(0), possible: each(ALL & ~2),
    refuted: each(0), answers: [[1, 1, 0b11110, 1, 0, 0]], hand_size: each(1), hides: each(1), shown: each(0), seats,
    stack: [], asked: 0, kind: 'act', options: [], outcome: 0, result: [], ...more,
  };
}

function question(kind: string, tokens: number[]): Question {
  const options = tokens.map((token) => ({ token, word: '', text: `${kind} ${token}` }));
  return { seq: 1, seat: 0, kind, text: kind, options, sealed: false, open: false };
}
const told = (what: string, ...args: number[]): Told => ({ what, args, text: what, seats: null, cause: -1 });

const unsaid: string[] = [];
function say(id: string, args: Record<string, string | number> = {}): string {
  const text = words.say(id, args);
  if (text === id || text.includes('{$')) unsaid.push(`${id}: ${text}`);
  return text;
}

beforeAll(() => words.addGame('thirteen-ghosts'));

function props(values: Values, more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  return {
    view: values, before: null, seat: 0, info: { odds: true } as TableInfo, game, names: ['Ann', 'Bo', 'Cy', 'Di'],
    question: null, waiting: [], choose: vi.fn(), why: vi.fn(), explain: vi.fn(async () => ''), describe: async () => [],
    say, events: [], now: -1, motion: { on: false, ms: 0 }, pointed: null, point: vi.fn(), keyOf: () => '', odds: true,
    compact: false, ...more,
  };
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
  it('crosses out what all know and what only the reader has seen, deck by deck', () => {
    const cells = row(view(2), 1, 0, true);
    expect(['out', 'may', 'seen', 'may', 'seen']).toEqual(cells.slice(0, 5));
    expect(cells[8]).toBe('seen'); // the 9 in the stack
    expect(seenIn(view(4), 1, 0)).toBe(maskOf([9])); // the rivals' deck: own cards say nothing
  });
  it('trusts the chances of the server', () => {
    const chances = Array.from({ length: 14 }, (_, n) => (n === 4 ? 1 : 0));
    expect(row(view(2, { odds: [chances, chances] }), 1, 0, true).filter((cell) => cell === 'may')).toHaveLength(1);
  });
  it('reads answers clockwise', () => {
    expect(asked(view(3), [1, 5, 30, 1, 4, 0]).said).toEqual([{ seat: 2, what: 'no' }, { seat: 0, what: 'yes' }]);
  });
  it('remembers the picks of card 12', () => {
    expect(picked(view(2, { stack: [null, [7, 0, 4, 6]] }), question('third-of-three', [7]))).toEqual([4, 6]);
  });
  it('places all options of its own questions', () => {
    expect(placed(question('text', [5, 14]))).toEqual([5, 14]);
    expect(placed(question('unheard-of', [1]))).toEqual([]);
  });
});

describe('stage', () => {
  const events = [
    told('names', 0, 0, 8, 0), told('answers', 1, 1), told('found', 1, 0), told('shown', 1, 8), told('points', 0, 1, 2),
    told('round-ends', 2, 0), told('reveals', 0, 3, 0), told('round-starts', 3, 1), told('hides', 0),
  ];
  const next = view(2, { round: 3, centre: [], points: [2, 1] });
  it('shows the old round until the new one is told', () => {
    const at = (now: number) => stage(next, view(2), events, now, game);
    expect(at(0).numbers).toBe(1 << 8);
    expect(at(1).said.get(1)).toBe('yes');
    expect(at(1).view.shown[1]).toBe(0);
    expect(at(3).view).toMatchObject({ round: 2, shown: [0, 8], found: [0, 1], points: [1, 1] });
    expect(at(4).view.points).toEqual([2, 1]);
    expect(at(6).revealed.get(0)).toEqual({ hideout: 3, hand: 0 });
    expect(at(7).view).toBe(next);
  });
  it('moves a card to the centre and draws another', () => {
    const steps = [told('uses', 0, 5), told('drew', 0), told('drew-card', 0, 7)];
    const scene = stage(view(2), view(2), steps, 2, game).view;
    expect(scene).toMatchObject({ centre: [1, 5], centre_by: [1, 0], hand: [7, -1], hand_size: [1, 1] });
    expect(scene.pile[0]).toHaveLength(4);
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
    for (const [kind, tokens] of [['act', [1, 2]], ['number', [2, 5, 13]], ['pair-from', [1, 12]], ['text', [1, 14]]] as const) {
      const given = props(view(3, { kind }), { question: question(kind, [...tokens]) });
      const { container, unmount } = render(Board, { props: given });
      for (const token of tokens) {
        const piece = container.querySelector(`[data-token="${token}"]`);
        expect(piece?.getAttribute('aria-label') ?? piece?.textContent?.trim(), `${kind} ${token}`).toBe(`${kind} ${token}`);
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
    const values = view(2, { dealt: [[4, 8], [-1, -1]], hides: [0, 0], hideout: [0, 0], hand: [0, 0], hand_size: [0, 0] });
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
    const { container } = render(Board, { props: props(view(3), { before: view(3), events, now: 3 }) });
    expect([...container.querySelectorAll('.bubble')].map((each) => each.textContent)).toEqual(['✓ YES', '✕ NO']);
    expect(container.querySelectorAll('.crypt.open')).toHaveLength(1);
    expect(container.querySelector('[data-place="1"] .thing')?.getAttribute('aria-label')).toBe('Bo: out of the round, hideout 8');
  });
  it('is for spectators and narrow screens too', () => {
    const { container } = render(Board, { props: props(view(4, { hideout: [-1, -1, -1, -1], hand: [-1, -1, -1, -1] }), { seat: -1, compact: true }) });
    expect(container.querySelectorAll('[data-place]')).toHaveLength(4);
    expect(container.querySelectorAll('[role="tab"]')).toHaveLength(3);
  });
});
