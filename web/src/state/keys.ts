/** Walking over the table with the arrow keys: to the nearest thing in that direction. */
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

/** Move the focus that way among the stops inside a root; true if there was somewhere to go. */
export function walk(root: ParentNode, way: Way): boolean {
  const stops = [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)].filter(
    (stop) => stop.getClientRects().length > 0 && !(stop instanceof HTMLButtonElement && stop.disabled),
  );
  const here = document.activeElement;
  const from = here?.matches(STOPS) ? here : null;
  const others = stops.filter((stop) => stop !== from);
  const at = from ? nearest(from.getBoundingClientRect(), others.map((stop) => stop.getBoundingClientRect()), way) : 0;
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

/** The key of the option at this place: 1 … 9, 0, then none. */
export function keyAt(place: number): string {
  return place < 0 || place > 9 ? '' : String((place + 1) % 10);
}
