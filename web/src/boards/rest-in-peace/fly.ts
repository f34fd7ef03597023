/** Things that move from place to place on the board. Places carry `data-at="name other-name"`. */
import type { Flight } from './model';

export interface Measured {
  flight: Flight;
  box: DOMRect;
  copy: HTMLElement | null;
}

function find(root: HTMLElement, places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const found = root.querySelector<HTMLElement>(`[data-at~="${place}"]`);
    if (found && found.getClientRects().length) return found;
  }
  return null;
}

/** Where the flights begin; to be called before the board changes. */
export function measure(root: HTMLElement, flights: readonly Flight[]): Measured[] {
  return flights.flatMap((flight) => {
    const from = find(root, flight.from);
    if (!from) return [];
    return [
      { flight, box: from.getBoundingClientRect(), copy: flight.leaves ? (from.cloneNode(true) as HTMLElement) : null },
    ];
  });
}

/** Let everything arrive; to be called when the board has changed. */
export function fly(root: HTMLElement, measured: readonly Measured[], ms: number): void {
  if (ms <= 0) return;
  for (const { flight, box, copy } of measured) {
    const to = find(root, flight.to);
    if (!to) continue;
    if (copy) leave(root, copy, box, to.getBoundingClientRect(), ms);
    else arrive(to, box, ms, flight.turns ?? false);
  }
}

const EASING = 'cubic-bezier(.25,.8,.35,1)';

function arrive(to: HTMLElement, from: DOMRect, ms: number, turns: boolean): void {
  const box = to.getBoundingClientRect();
  const x = from.left + from.width / 2 - box.left - box.width / 2;
  const y = from.top + from.height / 2 - box.top - box.height / 2;
  const scale = Math.min(1.4, Math.max(0.25, from.height / (box.height || 1)));
  const start = `translate(${x}px, ${y}px) scale(${scale})${turns ? ' rotateY(90deg)' : ''}`;
  to.animate(
    [
      { transform: start, zIndex: 20, offset: 0 },
      { transform: 'none', zIndex: 20, offset: 1 },
    ],
    { duration: ms * 0.9, easing: EASING },
  );
}

function leave(root: HTMLElement, copy: HTMLElement, from: DOMRect, to: DOMRect, ms: number): void {
  const home = root.getBoundingClientRect();
  copy.removeAttribute('data-at');
  copy.removeAttribute('data-token');
  copy.removeAttribute('data-stop');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${from.left - home.left}px`,
    top: `${from.top - home.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '20',
    pointerEvents: 'none',
  });
  root.append(copy);
  const move = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(0.2) rotate(20deg)`;
  const done = () => copy.remove();
  copy
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: move, opacity: 0.2 },
      ],
      { duration: ms, easing: EASING },
    )
    .finished.then(done, done);
}
