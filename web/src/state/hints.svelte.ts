/** What people point at: things on the table, for a moment, and options of the question that all see. */
import type { Pointed, Suggestion } from '../wire/types';

export const SHOWN = 3200; // ms for which a thing is pointed at

export interface Point {
  n: number;
  seat: number;
  at: string;
}

export class Hints {
  points = $state.raw<Point[]>([]); // one per seat at most
  suggestions = $state.raw<Suggestion[]>([]);
  aiming = $state(false); // the next click or tap points instead of choosing
  private seq = $state(-1); // of the question they belong to
  private n = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** Somebody points at a thing. */
  show({ seat, at }: Pick<Pointed, 'seat' | 'at'>): void {
    const point = { n: ++this.n, seat, at };
    this.points = [...this.points.filter((other) => other.seat !== seat), point];
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.points = this.points.filter((other) => other.n !== point.n);
    }, SHOWN);
    this.timers.add(timer);
  }

  /** Who suggests what now; what is new of it. */
  suggest(seq: number, suggestions: Suggestion[]): Suggestion[] {
    const before = seq === this.seq ? this.suggestions : [];
    this.seq = seq;
    this.suggestions = suggestions;
    return suggestions.filter(
      ({ seat, token }) => !before.some((other) => other.seat === seat && other.token === token),
    );
  }

  /** Who suggests this option of the question `seq`. */
  by(seq: number, token: number): number[] {
    return seq === this.seq ? this.suggestions.filter((each) => each.token === token).map((each) => each.seat) : [];
  }

  close(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
    this.timers.clear();
  }
}

/** The name by which a board knows the thing that an element belongs to, or ''. */
export function thingAt(element: EventTarget | null): string {
  return element instanceof Element ? (element.closest<HTMLElement>('[data-point]')?.dataset.point ?? '') : '';
}

/** The token of the answer that an element stands for, or -1. */
export function answerAt(element: EventTarget | null): number {
  const found = element instanceof Element ? element.closest<HTMLElement>('[data-token], [data-suggest]') : null;
  return found ? Number(found.dataset.token ?? found.dataset.suggest) : -1;
}
