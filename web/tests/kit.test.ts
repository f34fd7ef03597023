import { describe, expect, it } from 'vitest';
import { ghost } from '../src/kit/ghost';
import { both, moveOf, opened } from '../src/replay/moments';
import { keyAt, nearest } from '../src/state/keys';
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
  it('number the first ten options', () => {
    expect([0, 8, 9, 10, -1].map(keyAt)).toEqual(['1', '9', '0', '', '']);
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
