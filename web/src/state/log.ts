/** The log up to the moment that is on the screen: what is still to be shown is not told beforehand. */
import { takenBack } from '../wire/sequence';
import type { ChatLine, GameInfo, Step, Told } from '../wire/types';

/** With these something new begins, whoever's decision led there. */
export const CHAPTERS: readonly string[] = ['round-starts', 'turn'];

/** An event with all that followed from it. */
export interface Chain {
  n: number; // its place among the step's events
  told: Told;
  cause: number; // the place of the event it follows from; -1: the decision itself
  follows: Chain[];
  count: number; // how many events stand below it
}

export interface Line {
  step: Step;
  chains: Chain[];
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

/** The events that are shown, each below its cause. Read from top to bottom they stay in the order they happened. */
export function chainsOf(events: readonly Told[], shown: (told: Told) => boolean): Chain[] {
  const roots: Chain[] = [];
  const standing = new Set<number>();
  const above = (n: number): number => (n < 0 || standing.has(n) ? n : above(events[n]?.cause ?? -1));
  let path: Chain[] = []; // from the top down to the latest event
  events.forEach((told, n) => {
    if (!shown(told)) return;
    const cause = above(told.cause);
    let under = cause; // or what that follows from, if something else was told since
    while (under >= 0 && !path.some((each) => each.n === under)) under = above(events[under]?.cause ?? -1);
    path = path.slice(0, path.findIndex((each) => each.n === under) + 1);
    const chain = { n, told, cause, follows: [], count: 0 };
    for (const each of path) each.count += 1;
    (path.at(-1)?.follows ?? roots).push(chain);
    path.push(chain);
    standing.add(n);
  });
  return roots;
}

/** Can it be folded? Hiding one line behind a line that says so would save nothing. */
export function foldable(chain: Chain): boolean {
  return chain.count > 1;
}

/** How it lies as long as nobody touches it: what is newest or short is open. */
export function openAtFirst(chain: Chain, depth: number, newest: boolean): boolean {
  return newest || depth > 0 || chain.count <= 2;
}

/** One line of the story: in which chapter (a turn, a round) it happened. */
export interface Milestone {
  chapter: number;
  text: string;
}

/** What a game will be remembered by, as far as this seat heard it; what was taken back never happened. */
export function storyOf(
  steps: readonly Step[],
  seat: number,
  game: Pick<GameInfo, 'events' | 'milestones'>,
): Milestone[] {
  const gone = takenBack(steps);
  const opens = CHAPTERS.find((what) => what in game.events);
  let chapter = 0;
  return steps
    .filter((step) => !gone.has(step.seq))
    .flatMap((step) =>
      step.events.flatMap((told) => {
        if (told.what === opens) chapter += 1;
        const cards = game.milestones[told.what];
        if (!cards || !hears(told, seat)) return [];
        const card = told.args[(game.events[told.what] ?? []).indexOf('card')] ?? 0;
        return cards.length === 0 || cards.includes(card) ? [{ chapter, text: told.text }] : [];
      }),
    );
}

/** The notes of what became of seats, each after what had happened by then. */
export function notesBetween(lines: readonly Line[], notes: readonly ChatLine[]): Map<number, ChatLine[]> {
  const found = new Map<number, ChatLine[]>();
  for (const note of notes) {
    const seq = lines.findLast((line) => line.step.at <= note.at)?.step.seq ?? lines[0]?.step.seq ?? -1;
    found.set(seq, [...(found.get(seq) ?? []), note]);
  }
  return found;
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
      chains: chainsOf(step.events, (each) => hears(each, seat) && (step.seq <= through || told.has(each))),
      gone: gone.has(step.seq),
    }))
    .filter((line) => line.chains.length || line.step.undo);
}
