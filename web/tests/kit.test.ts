import { describe, expect, it, vi } from 'vitest';
import { boardOf } from '../src/boards';
import { ghost } from '../src/kit/ghost';
import { both, moveOf, opened } from '../src/replay/moments';
import { Digits, keysOf, nearest } from '../src/state/keys';
import { parse } from '../src/state/route.svelte';

describe('ghosts', () => {
  it('are the same for the same number and differ for different ones', () => {
    const all = Array.from({ length: 300 }, (_, n) => JSON.stringify(ghost(n)));
    expect(new Set(all).size).toBe(300);
    expect(JSON.stringify(ghost(7))).toBe(all[7]);
  });
  it('differ from their neighbours in body, face and hat', () => {
    for (let n = 0; n < 100; n++) {
      const [one, next] = [ghost(n), ghost(n + 1)];
      expect(one.body).not.toBe(next.body);
      expect(one.dark + one.line).not.toBe(next.dark + next.line);
      expect(one.hat + one.hatLine).not.toBe(next.hat + next.hatLine);
    }
  });
});

describe('an open replay', () => {
  it('lays the views over each other', () => {
    const views = [
      { seat: -1, values: { hand: [null, null], hideout: [-1, 4], starter: -1 } },
      { seat: 0, values: { hand: [[1], null], hideout: [7, 4], starter: -1 } },
      { seat: 1, values: { hand: [null, [2]], hideout: [-1, 4], starter: -1 } },
    ];
    expect(opened(views)).toEqual({ hand: [[1], [2]], hideout: [7, 4], starter: -1 });
  });
  it('keeps what is the same', () => expect(both([1, [2]], [1, [2]])).toEqual([1, [2]]));
  it('reads the moment from the link', () => {
    expect(moveOf('#move=12')).toBe(12);
    expect(moveOf('')).toBe(0);
  });
});

describe('keys', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  it('go to the nearest thing that way', () => {
    const boxes = [at(50, 0), at(20, 40), at(20, 2), at(-30, 0)];
    expect(nearest(at(0, 0), boxes, 'ArrowRight')).toBe(2);
    expect(nearest(at(0, 0), boxes, 'ArrowLeft')).toBe(3);
    expect(nearest(at(0, 0), boxes, 'ArrowDown')).toBe(1);
    expect(nearest(at(0, 0), [], 'ArrowUp')).toBe(-1);
  });
  const asked = (kind: string, tokens: number[]) => ({
    seq: 0,
    seat: 0,
    kind,
    text: '',
    sealed: false,
    open: true,
    named: [],
    options: tokens.map((token) => ({ token, word: '', text: '' })),
  });
  it('number the first ten options', () => {
    const tokens = Array.from({ length: 12 }, (_, n) => n + 40);
    expect([...keysOf(asked('any', tokens)).values()]).toEqual([...'1234567890', '', '']);
    expect(keysOf(null).size).toBe(0);
  });
  it('are the numbers on what is chosen', () => {
    const keys = (game: string, kind: string, tokens: number[]) => [
      ...keysOf(asked(kind, tokens), boardOf({ board: game })?.numberOf).values(),
    ];
    expect(keys('rest-in-peace', 'step', [0, 1, 2, 5, 17, 21])).toEqual(['1', '2', '5', '0', '9', 'e']); // ghosts, psychics, to end the turn
    expect(keys('rest-in-peace', 'castle', [2, 10])).toEqual(['2', '10']);
    expect(keys('rest-in-peace', 'which-deck', [1, 2])).toEqual(['1', '2']);
    expect(keys('thirteen-ghosts', 'number', [1, 10, 13])).toEqual(['1', '10', '13']);
    expect(keys('thirteen-ghosts', 'act', [1, 2])).toEqual(['1', '2']);
    expect(keys('thirteen-ghosts', 'text', [5, 14])).toEqual(['5', '0']);
  });
  it('are never shared with what ends a turn or gives something up', () => {
    const board = boardOf({ board: 'rest-in-peace' });
    expect(board?.passKey?.('step', { leads: [true, false] }, 0)).toBe('e');
    expect(board?.passKey?.('step', { leads: [true, false] }, 1), 'to withdraw').toBe('w');
    for (const tokens of [[0, 3], [0, 4, 9], [0]])
      expect(keysOf(asked('any', tokens)).get(0), String(tokens)).toBe('e');
  });
  it('wait for a second digit where there may be one', () => {
    vi.useFakeTimers();
    const [chosen, pointed] = [vi.fn(), vi.fn()];
    const digits = new Digits(chosen, pointed);
    const keys = keysOf(asked('number', [1, 2, 12, 13]), boardOf({ board: 'thirteen-ghosts' })?.numberOf);
    expect(digits.type('2', keys)).toBe(true);
    expect(chosen.mock.calls).toEqual([[2]]);
    digits.type('1', keys);
    expect([chosen.mock.calls.length, pointed.mock.calls]).toEqual([1, [[1]]]);
    digits.type('3', keys);
    expect(chosen).toHaveBeenLastCalledWith(13);
    digits.type('1', keys);
    vi.advanceTimersByTime(Digits.WAIT);
    expect(chosen).toHaveBeenLastCalledWith(1);
    digits.type('1', keys);
    expect(digits.enter(keys)).toBe(true);
    expect(chosen).toHaveBeenCalledTimes(4);
    digits.type('1', keys);
    digits.forget();
    vi.advanceTimersByTime(Digits.WAIT);
    expect([digits.type('7', keys), digits.enter(keys), chosen.mock.calls.length]).toEqual([false, false, 4]);
    vi.useRealTimers();
  });
});

describe('pages', () => {
  it('are found by path', () => {
    expect(parse('/')).toEqual({ page: 'lobby' });
    expect(parse('/t/Jx2fQ0aPzM1k')).toEqual({ page: 'table', id: 'Jx2fQ0aPzM1k' });
    expect(parse('/r/abc-_1/')).toEqual({ page: 'replay', id: 'abc-_1' });
    expect(parse('/nowhere')).toEqual({ page: 'lost' });
  });
});
