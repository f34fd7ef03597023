/**
 * A thing comes from where it was: from the first element that fits `from`. With `turn` it was face down: until it stands
 * on its edge `--back` is 1, and the card shows its back.
 */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Arrival {
  from: string;
  ms: number;
  turn?: boolean;
}

export function arrive(node: Element, { from, ms, turn = false }: Arrival): TransitionConfig {
  const start = node.closest('[data-board]')?.querySelector(from);
  if (!ms || !start) return { duration: 0 };
  const a = start.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) =>
      `z-index: 9; transform: translate(${x * u}px, ${y * u}px) scale(${0.7 + 0.3 * t})${turn ? ` rotateY(${180 * u}deg); --back: ${u > 0.5 ? 1 : 0}` : ''}`,
  };
}

/** Pops up; for bubbles. */
export function pop(_node: Element, { ms }: { ms: number }): TransitionConfig {
  return {
    duration: ms * 0.6,
    css: (t) => `transform: scale(${t < 0.7 ? t * 1.6 : 1.12 - (t - 0.7) * 0.4}); opacity: ${Math.min(1, t * 3)}`,
  };
}
