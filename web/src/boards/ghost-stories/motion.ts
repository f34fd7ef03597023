/** A thing comes from where it was: from the first element that fits `from`, turning over if `turn`. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

export interface Arrival {
  from: string;
  ms: number;
  turn?: boolean;
}

/** As an `out:` transition it goes there instead. */
export function arrive(node: Element, { from, ms, turn = false }: Arrival): TransitionConfig {
  const start = [...(node.closest('[data-board]')?.querySelectorAll(from) ?? [])].find(
    (each) => each.getClientRects().length,
  );
  if (!ms || !start) return { duration: 0 };
  const a = start.getBoundingClientRect();
  const b = node.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) =>
      `z-index: 9; transform: translate(${x * u}px, ${y * u}px) scale(${0.35 + 0.65 * t})${turn ? ` rotateY(${180 * u}deg)` : ''}; opacity: ${Math.min(1, t * 3)}`,
  };
}
