import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAt, Hints, SHOWN, thingAt } from '../src/state/hints.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what people point at', () => {
  it('is one thing per person, for a moment', () => {
    const hints = new Hints();
    hints.show({ seat: 0, at: 'tile-1' });
    hints.show({ seat: 1, at: 'tile-2' });
    vi.advanceTimersByTime(SHOWN - 1);
    hints.show({ seat: 0, at: 'tile-3' });
    expect(hints.points.map(({ seat, at }) => [seat, at])).toEqual([
      [1, 'tile-2'],
      [0, 'tile-3'],
    ]);
    vi.advanceTimersByTime(2);
    expect(hints.points.map(({ at }) => at)).toEqual(['tile-3']);
    vi.advanceTimersByTime(SHOWN);
    expect(hints.points).toEqual([]);
  });

  it('is found from any part of a thing or an answer', () => {
    document.body.innerHTML =
      '<div data-point="tile-4"><button data-token="5"><i></i></button></div><b data-suggest="0"></b><p></p>';
    expect(thingAt(document.querySelector('i'))).toBe('tile-4');
    expect(answerAt(document.querySelector('i'))).toBe(5);
    expect([thingAt(document.querySelector('b')), answerAt(document.querySelector('b'))]).toEqual(['', 0]);
    expect([thingAt(document.querySelector('p')), answerAt(null)]).toEqual(['', -1]);
  });
});

describe('suggestions', () => {
  it('belong to one question, and tell what is new', () => {
    const hints = new Hints();
    const [ann, bob] = [
      { seat: 0, token: 7 },
      { seat: 1, token: 7 },
    ];
    expect(hints.suggest(4, [ann])).toEqual([ann]);
    expect(hints.suggest(4, [ann, bob])).toEqual([bob]);
    expect(hints.by(4, 7)).toEqual([0, 1]);
    expect(hints.by(5, 7)).toEqual([]);
    expect(hints.suggest(5, [ann])).toEqual([ann]);
    expect([hints.by(4, 7), hints.by(5, 7)]).toEqual([[], [0]]);
  });
});
