/**
 * A note beside a thing: when the pointer rests on it, on focus, on a long press. `use:tip={() => explain('#11')}`, or a plain text.
 * One note is shown at a time; `TipLayer.svelte` (in the shell) draws it.
 */
export type TipText = string | (() => string | Promise<string>) | undefined;

interface Shown {
  at: DOMRect;
  text: string;
  from: Element;
}

/** `busy`: something is being played; what rests under the pointer stays silent, so that nothing is covered. */
export const note = $state<{ shown: Shown | null; busy: boolean }>({ shown: null, busy: false });
export const NOTE_ID = 'note';
const HOVER = 450; // ms until a hover counts
const PRESS = 500; // ms until a press is long

let turn = 0;

export function hideNote(): void {
  turn++;
  note.shown?.from.removeAttribute('aria-describedby');
  note.shown = null;
}

/** Show a note at an element now. */
export async function showNote(from: Element, text: TipText): Promise<void> {
  const mine = ++turn;
  const found = typeof text === 'function' ? await text() : text;
  if (mine !== turn || !found) return;
  note.shown = { at: from.getBoundingClientRect(), text: found, from };
  from.setAttribute('aria-describedby', NOTE_ID);
}

/** Something scrolled: the note follows its element and closes once that is out of sight. */
export function followNote(event: Event): void {
  const scrolled = event.target as Node;
  if (!note.shown || !scrolled.contains(note.shown.from)) return;
  const at = note.shown.from.getBoundingClientRect();
  const sight =
    scrolled instanceof Element ? scrolled.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
  if (at.bottom < sight.top || at.top > sight.bottom || at.right < sight.left || at.left > sight.right) hideNote();
  else note.shown.at = at;
}

export function tip(node: Element, text: TipText) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let told = false; // while the pointer is here
  const stop = () => clearTimeout(timer);
  const later = (ms: number, long: boolean) => {
    stop();
    timer = setTimeout(() => {
      pressed = long;
      told = true;
      if (long || !note.busy) void showNote(node, text);
    }, ms);
  };
  const leave = () => {
    stop();
    told = false;
    if (note.shown?.from === node)
      queueMicrotask(hideNote); // an element may be removed while the page is being drawn
    else turn++;
  };
  const events: Record<string, (event: Event) => void> = {
    // not on enter: an element may slide under a resting pointer
    pointermove: (event) => text && !told && (event as PointerEvent).pointerType === 'mouse' && later(HOVER, false),
    pointerleave: leave,
    pointerdown: (event) => {
      pressed = false;
      stop();
      told = true; // whoever clicks needs no note
      if (text && (event as PointerEvent).pointerType !== 'mouse') later(PRESS, true);
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event) => pressed && event.preventDefault(),
    click: (event) => {
      if (!pressed) return;
      pressed = false; // it was a long press: look, don't choose
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    focus: () => text && node.matches(':focus-visible') && later(HOVER, false),
    blur: leave,
  };
  for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener, name === 'click');
  return {
    update(next: TipText) {
      text = next;
    },
    destroy() {
      leave();
      for (const [name, listener] of Object.entries(events)) node.removeEventListener(name, listener, name === 'click');
    },
  };
}
