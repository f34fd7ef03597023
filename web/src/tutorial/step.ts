/**
 * A first game with a coach. A lesson is a list of steps; at every quiet moment the coach says the first one that is
 * not done and whose condition holds. Conditions look at the question, the view and what just happened, as the server
 * tells them: a lesson knows no rules.
 */
import type { Args } from '../boards/board';
import type { Question } from '../wire/types';

/** What a condition may look at. */
export interface Now<Values = Record<string, unknown>> {
  view: Values;
  own: number; // the learner's seat
  other: number; // the one who sits after the learner
  question: Question | null; // to the learner
  /** Did this happen since the learner's last decision? `whose`: the seat in its argument of that name. */
  happened(what: string, whose?: number, name?: string): boolean;
  done(id: string): boolean;
}

export interface Step<Values = Record<string, unknown>> {
  /** The message is `web-learn-<lesson's key>-<id>`. */
  id: string;
  when(now: Now<Values>): boolean;
  /** What is meant: the first of these that can be seen gets a ring. `{own}` and `{other}` are seats. */
  point?: string[];
  /** Waits for an answer to the question; otherwise there is a button "Next". */
  act?: true;
  /** Said only if it comes up; does not count among the steps. */
  aside?: true;
  /** What the message needs besides `player`, the other's name. */
  args?(now: Now<Values>): Args;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a lesson knows its own game's values, the coach none
export interface Lesson<Values = any> {
  key: string;
  steps: Step<Values>[];
}

/** Is this kind of question put to the learner? */
export function asks(now: Pick<Now, 'question'>, ...kinds: string[]): boolean {
  return now.question !== null && kinds.includes(now.question.kind);
}

/** The step to say now. */
export function stepNow<Values>(lesson: Lesson<Values>, now: Now<Values>): Step<Values> | undefined {
  return lesson.steps.find((step) => !now.done(step.id) && step.when(now));
}
