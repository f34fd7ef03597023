import { describe, expect, it } from 'vitest';
import type { Step } from '../src/wire/types';
import { lastSeq, merge, NOTHING, takenBack } from '../src/wire/sequence';
import { step } from './make';

const steps = (...seqs: number[]) => seqs.map((seq) => step(seq));
const numbers = (list: Step[]) => list.map((each) => each.seq);

describe('merge', () => {
  it('begins with the opening', () => {
    const merged = merge([], steps(-1, 0, 1));
    expect(numbers(merged.steps)).toEqual([-1, 0, 1]);
    expect(merged.gap).toBe(false);
  });
  it('drops what is there already', () => {
    const merged = merge(steps(-1, 0, 1), steps(0, 1, 2));
    expect(numbers(merged.steps)).toEqual([-1, 0, 1, 2]);
    expect(numbers(merged.fresh)).toEqual([2]);
  });
  it('does nothing for a message that came twice', () => {
    expect(merge(steps(-1, 0), steps(0)).fresh).toEqual([]);
  });
  it('sees a gap and changes nothing', () => {
    const merged = merge(steps(-1, 0), steps(2));
    expect(merged.gap).toBe(true);
    expect(numbers(merged.steps)).toEqual([-1, 0]);
  });
  it('sees that the opening is missing', () => {
    expect(merge([], steps(3)).gap).toBe(true);
  });
  it('takes it all anew when told from the opening again', () => {
    const again = [step(-1, { kind: 'new' }), step(0), step(1)];
    const merged = merge(steps(-1, 0), again);
    expect(merged.steps[0]?.kind).toBe('new');
    expect(numbers(merged.fresh)).toEqual([1]);
  });
  it('does not fall back to an older telling', () => {
    expect(numbers(merge(steps(-1, 0, 1), steps(-1, 0)).steps)).toEqual([-1, 0, 1]);
  });
  it('knows the last number', () => {
    expect(lastSeq([])).toBe(NOTHING);
    expect(lastSeq(steps(-1, 0))).toBe(0);
  });
});

describe('takenBack', () => {
  it('strikes out the last decisions, not the opening', () => {
    expect([...takenBack([...steps(-1, 0, 1, 2), step(3, { undo: 2 }), step(4)])].sort()).toEqual([1, 2]);
  });
  it('counts only what still stands', () => {
    const all = [...steps(-1, 0, 1), step(2, { undo: 1 }), step(3, { undo: 1 })];
    expect([...takenBack(all)].sort()).toEqual([0, 1]);
  });
});
