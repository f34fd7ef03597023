/** How a log lies on this screen: what was folded by hand, and the line one looks at. */
import { SvelteMap } from 'svelte/reactivity';
import { foldable, openAtFirst, type Chain } from '../state/log';

export class Folds {
  private touched = new SvelteMap<string, boolean>(); // by id of the line
  looked = $state(''); // the line under the pointer or the focus ...
  cause = $state(''); // ... and the one it follows from

  constructor(readonly name: string) {}

  id(seq: number, n: number): string {
    return `${this.name}-${seq}-${n}`;
  }

  isOpen(seq: number, chain: Chain, depth: number, newest: boolean): boolean {
    return !foldable(chain) || (this.touched.get(this.id(seq, chain.n)) ?? openAtFirst(chain, depth, newest));
  }

  fold(seq: number, chain: Chain, open: boolean): void {
    this.touched.set(this.id(seq, chain.n), open);
  }

  /** Unfold whatever hides a line; true if it is among these. */
  reveal(seq: number, chains: readonly Chain[], n: number): boolean {
    return chains.some((chain) => {
      if (chain.n === n) return true;
      if (!this.reveal(seq, chain.follows, n)) return false;
      this.fold(seq, chain, true);
      return true;
    });
  }

  look(seq: number, chain: Chain): void {
    this.looked = this.id(seq, chain.n);
    this.cause = chain.cause < 0 ? '' : this.id(seq, chain.cause);
  }

  away(): void {
    this.looked = this.cause = '';
  }
}

const LINES = '[data-line]';

/** Up and down from line to line; left to the cause, right to what followed; Enter tells the rule. True if the key was ours. */
export function walkLog(box: HTMLElement, key: string): boolean {
  const lines = [...box.querySelectorAll<HTMLElement>(LINES)];
  const here = document.activeElement?.closest('li')?.querySelector<HTMLElement>(LINES) ?? null;
  const at = here && box.contains(here) ? lines.indexOf(here) : -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = at < 0 ? lines.at(-1) : lines[at + (key === 'ArrowUp' ? -1 : 1)];
    next?.focus();
    return lines.length > 0;
  }
  if (key === 'Enter' && here === document.activeElement) {
    here?.querySelector<HTMLElement>('button.rule')?.click();
    return here !== null;
  }
  const item = at < 0 ? null : here?.closest('li');
  if (!item) return false;
  const toggle = item.querySelector<HTMLElement>(':scope > [aria-expanded]');
  const open = toggle?.getAttribute('aria-expanded') === 'true';
  if (key === 'ArrowRight') {
    if (toggle && !open) toggle.click();
    else if (item.querySelector(':scope > ul')) lines[at + 1]?.focus();
    return true;
  }
  if (key === 'ArrowLeft') {
    const cause = item.querySelector<HTMLElement>(':scope > [data-line] .why');
    if (toggle && open) toggle.click();
    else cause?.click();
    return true;
  }
  return false;
}
