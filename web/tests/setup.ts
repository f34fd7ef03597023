import { vi } from 'vitest';

// happy-dom's animations reject when Svelte cancels them
Element.prototype.animate = vi.fn(() => ({
  cancel: () => {},
  finished: Promise.resolve(),
  onfinish: null,
  currentTime: 0,
})) as unknown as typeof Element.prototype.animate;
