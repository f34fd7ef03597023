/**
 * Telling the shell which option keyboard or pointer is on. A piece that is taken off the table while it has the
 * focus loses it in the middle of drawing, so leaving is told a moment later, and only if nothing else was pointed at.
 */
import type { BoardProps } from '../board';
import type { Values } from './facts';

type Given = Pick<BoardProps<Values>, 'point' | 'pointed'>;

export function pointing(given: () => Given): { on(token: number): void; off(): void } {
  let last: number | null = null;
  return {
    on(token) {
      last = token;
      given().point(token);
    },
    off() {
      const left = last;
      queueMicrotask(() => {
        const { point, pointed } = given();
        if (left !== null && pointed === left) point(null);
      });
    },
  };
}
