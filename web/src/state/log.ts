/** The log up to the moment that is on the screen: what is still to be shown is not told beforehand. */
import { takenBack } from '../wire/sequence';
import type { Step, Told } from '../wire/types';

export interface Line {
  step: Step;
  texts: string[];
  gone: boolean; // taken back
}

/** What is being told: these steps, and the last of their events (as far as this seat hears them) that was told. */
export interface Moment {
  steps: readonly Step[];
  events: readonly Told[];
  now: number;
}

/** May this seat hear it? */
export function hears(told: Told, seat: number): boolean {
  return told.seats === null || told.seats.includes(seat);
}

/** `through`: the last step that was told to its end. */
export function logOf(steps: readonly Step[], through: number, moment: Moment | null, seat: number): Line[] {
  const reached = moment?.steps.at(-1)?.seq ?? through;
  const begun = steps.filter((step) => step.seq <= Math.max(through, reached));
  const told = new Set(moment?.events.slice(0, moment.now + 1));
  const gone = takenBack(begun);
  return begun
    .map((step) => ({
      step,
      texts: step.events.filter((each) => hears(each, seat) && (step.seq <= through || told.has(each))).map((each) => each.text),
      gone: gone.has(step.seq),
    }))
    .filter((line) => line.texts.length || line.step.undo);
}
