import type { Step } from '../src/wire/types';

/** A step for tests. */
export function step(seq: number, more: Partial<Step> = {}): Step {
  return { seq, seat: 0, kind: 'step', token: null, undo: 0, bot: false, at: 0, events: [], changes: [], ...more };
}
