/** Keys at the table: the arrows go to the nearest thing in that direction, digits choose options. */
import type { Question } from '../wire/types';

export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const WAYS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The index of the nearest box that way, or -1. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  const flat = way === 'ArrowLeft' || way === 'ArrowRight';
  const sign = way === 'ArrowLeft' || way === 'ArrowUp' ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, n) => {
    const dx = box.left + box.width / 2 - from.left - from.width / 2;
    const dy = box.top + box.height / 2 - from.top - from.height / 2;
    const along = sign * (flat ? dx : dy);
    const aside = Math.abs(flat ? dy : dx);
    if (along <= 2) return;
    const far = along + aside * 2.5;
    if (far < least) {
      least = far;
      best = n;
    }
  });
  return best;
}

const STOPS = '[data-token], [data-stop]';
const OFFERED = '[data-token]:not([aria-disabled="true"])';

/** Move the focus that way among the stops inside a root, at first to something that is offered; true if there was
 *  somewhere to go. */
export function walk(root: ParentNode, way: Way): boolean {
  const stops = [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0 && !(stop instanceof HTMLButtonElement && stop.disabled),
  );
  const here = document.activeElement;
  const from = here?.matches(STOPS) ? here : null;
  const others = stops.filter((stop) => stop !== from);
  const at = from
    ? nearest(
        from.getBoundingClientRect(),
        others.map((stop) => stop.getBoundingClientRect()),
        way,
      )
    : Math.max(
        0,
        others.findIndex((stop) => stop.matches(OFFERED)),
      );
  others[at]?.focus();
  return others[at] !== undefined;
}

/** Is the person writing, or in a dialog? Then single keys are not ours. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}

const DIGITS = [...'1234567890'];

/** The answer that ends a turn or gives something up: in every game the token 0. */
export const PASS = 0;
/** Its own key: never one that was just used for something else. */
export const PASS_KEY = 'e';

/**
 * The key of every option: the number on what it chooses (it may have two digits); else a digit that is left, or none.
 * What ends a turn or gives something up has a letter of its own.
 */
export function keysOf(
  question: Question | null,
  numberOf?: (kind: string, token: number) => number | undefined,
  passKey = PASS_KEY,
): Map<number, string> {
  const keys = new Map<number, string>();
  const bare: number[] = [];
  const options = question?.options ?? [];
  for (const { token } of options) {
    if (token === PASS) continue;
    const number = numberOf?.(question?.kind ?? '', token);
    if (number === undefined) bare.push(token);
    else keys.set(token, String(number));
  }
  const left = keys.size
    ? DIGITS.filter((digit) => ![...keys.values()].some((key) => key.startsWith(digit))).reverse()
    : [...DIGITS];
  for (const token of bare) keys.set(token, left.shift() ?? '');
  if (options.some(({ token }) => token === PASS)) keys.set(PASS, passKey);
  return keys;
}

/** Digits as they are typed: with 1 and 13 to choose from, a 1 waits a moment for a 3. */
export class Digits {
  static readonly WAIT = 900; // ms
  private text = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `choose` is told the token once it is sure, `point` the one that would be chosen while it is not. */
  constructor(
    private readonly choose: (token: number) => void,
    private readonly point: (token: number) => void,
  ) {}

  /** True if some option has a key that goes on like this. */
  type(digit: string, keys: ReadonlyMap<number, string>): boolean {
    const fitting = (text: string) => [...keys].filter(([, key]) => key.startsWith(text));
    const text = fitting(this.text + digit).length ? this.text + digit : digit;
    const found = fitting(text);
    const [exact] = found.find(([, key]) => key === text) ?? [];
    this.forget();
    if (exact !== undefined && found.length === 1) this.choose(exact);
    else if (found.length) {
      this.text = text;
      if (exact !== undefined) this.point(exact);
      this.timer = setTimeout(() => this.enter(keys), Digits.WAIT);
    }
    return found.length > 0;
  }

  /** No more digits come; true if they were a key. */
  enter(keys: ReadonlyMap<number, string>): boolean {
    const [exact] = [...keys].find(([, key]) => key !== '' && key === this.text) ?? [];
    this.forget();
    if (exact !== undefined) this.choose(exact);
    return exact !== undefined;
  }

  forget(): void {
    clearTimeout(this.timer);
    this.text = '';
  }
}
