/** How a game ended: the one place that knows what the numbers of a result mean. */
import { takenBack } from '../wire/sequence';
import type { Step, Told } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** What a seat that wins gets in a view, which counts in thousandths. */
export const VIEWED = 1000;
/** The events that tell the end of a game, in any box. */
const ENDINGS: readonly string[] = ['won', 'lost', 'game-won', 'game-shared', 'game-drawn'];

export type Fate = 'win' | 'share' | 'loss' | 'draw';

export interface Verdict {
  fates: Fate[]; // seat by seat
  winners: number[]; // one seat, partners, seats that share the win, or all together
  together: boolean; // all seats won or lost as one
}

/** `result`: how much of a win each seat got; `whole`: what a win is. A part of it for all is a draw, for some a shared win. */
export function verdictOf(result: readonly number[], whole = 1): Verdict {
  const best = Math.max(...result);
  const alike = result.every((points) => points === best);
  const together = alike && (best === 0 || best === whole);
  const shared = best < whole && result.filter((points) => points === best).length > 1;
  const fates = result.map((points): Fate => {
    if (alike && !together) return 'draw';
    if (points < best || best === 0) return 'loss';
    return shared ? 'share' : 'win';
  });
  const winners = fates.flatMap((fate, seat) => (fate === 'win' || fate === 'share' ? [seat] : []));
  return { fates, winners, together };
}

/** The event that told the end. */
export function endingOf(steps: readonly Step[]): Told | undefined {
  const gone = takenBack(steps);
  return steps
    .filter((step) => !gone.has(step.seq))
    .flatMap((step) => step.events)
    .findLast((told) => ENDINGS.includes(told.what));
}

/** The end in a few words; `hands`: the reader's seats. */
export function titleOf(
  { fates, winners, together }: Verdict,
  ending: Told | undefined,
  names: readonly string[],
  hands: readonly number[],
): string {
  const playing = hands.length > 0;
  if (together) {
    const group = playing && fates.length > 1;
    if (winners.length) return say(group ? 'web-won-together' : 'web-village-saved');
    return say(group ? 'web-lost-together' : 'web-village-lost');
  }
  if (!winners.length) return say('web-drawn');
  if (playing && !fates.includes('share') && hands.every((seat) => winners.includes(seat))) return say('web-won-you');
  if (ending?.what === 'won') return say('web-won-taoists'); // a village where Wu-Feng has a seat too
  if (ending?.what === 'lost') return say('web-won-wu-feng');
  const who = new Intl.ListFormat(words.language).format(winners.map((seat) => names[seat] ?? ''));
  return say(fates.includes('share') ? 'web-won-shared' : 'web-won', { who, count: winners.length });
}
