/** Every question of 13 Ghosts is answered on the board itself. */
import type { Question } from '../../wire/types';

const KINDS = new Set([
  'hide',
  'hide-partner',
  'keep',
  'act',
  'number',
  'pair-from',
  'four-from',
  'number-or-higher',
  'first-of-three',
  'second-of-three',
  'third-of-three',
  'text',
  'top-card',
  'lowest-card',
  'hider',
  'choose-first',
]);

export function placed(question: Question): number[] {
  return KINDS.has(question.kind) ? question.options.map((option) => option.token) : [];
}

const LAST = 13;

/** Cards and numbers are chosen by typing their number. */
export function numberOf(kind: string, token: number): number | undefined {
  return kind === 'act' || kind === 'hider' || kind === 'choose-first' || token > LAST ? undefined : token;
}
