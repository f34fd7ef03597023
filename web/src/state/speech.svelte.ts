/** What a screen reader says, and the short notes (toasts) that everybody sees. */
import { untrack } from 'svelte';
import { Refused } from '../wire/api';
import { Offline } from '../wire/link';
import { say, words } from '../words/words.svelte';

export interface Note {
  n: number;
  text: string;
  bad: boolean;
}

class Speech {
  spoken = $state.raw<Note[]>([]); // the last lines of the live region
  notes = $state.raw<Note[]>([]);
  private n = 0;

  /** Say a line to the screen reader. */
  tell(text: string): void {
    if (text) this.spoken = [...untrack(() => this.spoken).slice(-5), { n: ++this.n, text, bad: false }];
  }

  /** Show a line for a while; it is said too. */
  show(text: string, bad = false): void {
    const note = { n: ++this.n, text, bad };
    this.notes = [
      ...untrack(() => this.notes)
        .filter((other) => other.text !== text)
        .slice(-2),
      note,
    ];
    setTimeout(() => this.hide(note.n), Math.max(5000, text.length * 90));
  }

  hide(n: number): void {
    this.notes = this.notes.filter((note) => note.n !== n);
  }

  /** Show why something did not work. */
  refuse(why: unknown): void {
    this.show(sentence(why), true);
  }
}

const DETAILED = new Set(['bad-options', 'bad-record', 'bad-message']);

/** A refusal as a sentence in the reader's language. */
export function sentence(why: unknown): string {
  if (why instanceof Offline) return say('web-line-broke');
  if (!(why instanceof Refused)) return say('web-code-broken');
  const known = words.knows(`web-code-${why.code}`);
  if (!known) return why.message || say('web-code-broken');
  const text = say(`web-code-${why.code}`);
  // the server's own sentence says more, but only in English
  return words.language === 'en' && DETAILED.has(why.code) && why.message ? `${text} ${why.message}` : text;
}

export const speech = new Speech();
