/** Steps in order: nothing twice, nothing missing. */
import type { Step } from './types';

export const NOTHING = -2; // `after` of one who has nothing yet
export const OPENING = -1;

export interface Merged {
  steps: Step[]; // all we have now
  fresh: Step[]; // those we did not have
  gap: boolean; // something between is missing: connect again
}

export function lastSeq(steps: readonly Step[]): number {
  return steps.at(-1)?.seq ?? NOTHING;
}

/** Add what the server told. If it begins again at the opening (another language, another seat), it replaces all. */
export function merge(have: readonly Step[], told: readonly Step[]): Merged {
  const last = lastSeq(have);
  const fresh = told.filter((step) => step.seq > last);
  const again = have.length > 0 && told[0]?.seq === OPENING;
  if (again && lastSeq(told) >= last) return { steps: [...told], fresh, gap: false };
  const wanted = last === NOTHING ? OPENING : last + 1;
  const gap = fresh.some((step, place) => step.seq !== wanted + place);
  if (gap) return { steps: [...have], fresh: [], gap: true };
  return { steps: [...have, ...fresh], fresh, gap: false };
}

/** The numbers of all decisions that were taken back. */
export function takenBack(steps: readonly Step[]): Set<number> {
  const standing: number[] = [];
  const taken = new Set<number>();
  for (const step of steps) {
    if (step.undo > 0) standing.splice(Math.max(0, standing.length - step.undo)).forEach((seq) => taken.add(seq));
    else if (step.seq >= 0) standing.push(step.seq);
  }
  return taken;
}
