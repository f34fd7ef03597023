import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace, type Mode, type Turn } from '../src/state/pace';

let told: string[] = [];
const turn = (name: string, parts: number, more: Partial<Turn> = {}): Turn => ({
  parts,
  ms: () => 100,
  begin: () => told.push(`${name} begins`),
  part: (n) => told.push(`${name}${n}`),
  end: () => told.push(`${name} ends`),
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
});
afterEach(() => vi.useRealTimers());

describe('pace', () => {
  it('shows parts one after the other, then the next turn', () => {
    const busy: boolean[] = [];
    const pace = new Pace(
      () => 'flow',
      (now) => busy.push(now),
    );
    pace.push(turn('a', 2));
    pace.push(turn('b', 1));
    expect(told).toEqual(['a begins', 'a0']);
    vi.advanceTimersByTime(100);
    expect(told).toEqual(['a begins', 'a0', 'a1']);
    vi.advanceTimersByTime(100);
    expect(told.slice(3)).toEqual(['a ends', 'b begins', 'b0']);
    expect(pace.busy).toBe(true);
    vi.advanceTimersByTime(100);
    expect(told.at(-1)).toBe('b ends');
    expect(pace.busy).toBe(false);
    expect(busy.at(-1)).toBe(false);
  });

  it('shows everything at once when it is off', () => {
    const pace = new Pace(() => 'off');
    pace.push(turn('a', 3));
    expect(told).toEqual(['a begins', 'a0', 'a1', 'a2', 'a ends']);
    expect(pace.busy).toBe(false);
  });

  it('ends a turn without parts at once', () => {
    new Pace(() => 'flow').push(turn('a', 0));
    expect(told).toEqual(['a begins', 'a ends']);
  });

  it('waits for a key when stepping, but not on free turns', () => {
    const pace = new Pace(() => 'step');
    pace.push(turn('a', 2));
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(['a begins', 'a0']);
    pace.next();
    pace.next();
    expect(told.at(-1)).toBe('a ends');
    pace.push(turn('b', 1, { free: () => true }));
    vi.advanceTimersByTime(100);
    expect(told.at(-1)).toBe('b ends');
  });

  it('waits from the part on that is no longer free', () => {
    const pace = new Pace(() => 'step');
    pace.push(turn('a', 3, { free: (n) => n < 1, ms: (n) => 50 * (n + 1) }));
    vi.advanceTimersByTime(50);
    expect(told.at(-1)).toBe('a1');
    vi.advanceTimersByTime(10_000);
    expect(told.at(-1)).toBe('a1');
  });

  it('holds in the middle, and flows on from there', () => {
    let mode: Mode = 'flow';
    const pace = new Pace(() => mode);
    pace.push(turn('a', 3));
    mode = 'step';
    pace.hold();
    vi.advanceTimersByTime(10_000);
    expect(told.at(-1)).toBe('a0');
    mode = 'flow';
    pace.next();
    vi.advanceTimersByTime(200);
    expect(told.at(-1)).toBe('a ends');
  });

  it('stays at what has to be seen, even if nobody looks, until it is', () => {
    const held: boolean[] = [];
    const pace = new Pace(
      () => 'off',
      () => {},
      (now) => held.push(now),
    );
    pace.push({ ...turn('a', 3), stays: (n) => n === 1 });
    vi.advanceTimersByTime(10_000);
    expect(told.at(-1)).toBe('a1');
    expect(held.at(-1)).toBe(true);
    pace.next();
    expect(told.at(-1)).toBe('a ends');
    expect(held.at(-1)).toBe(false);
    pace.push({ ...turn('b', 3), stays: (n) => n === 2 });
    expect(told.at(-1)).toBe('b2'); // not skipped either
    pace.push(turn('c', 2));
    pace.skip();
    expect(told.at(-1)).toBe('c ends');
  });

  it('skips all that waits', () => {
    const pace = new Pace(() => 'flow');
    pace.push(turn('a', 2));
    pace.push(turn('b', 2));
    pace.skip();
    expect(told).toEqual(['a begins', 'a0', 'a1', 'a ends', 'b begins', 'b0', 'b1', 'b ends']);
    vi.advanceTimersByTime(1000);
    expect(told.length).toBe(8);
  });

  it('forgets when cleared', () => {
    const pace = new Pace(() => 'flow');
    pace.push(turn('a', 2));
    pace.clear();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a begins', 'a0']);
    expect(pace.busy).toBe(false);
  });

  it('follows a change of mode in the middle', () => {
    let mode: Mode = 'flow';
    const pace = new Pace(() => mode);
    pace.push(turn('a', 3));
    mode = 'off';
    vi.advanceTimersByTime(100);
    expect(told.at(-1)).toBe('a ends');
  });
});
