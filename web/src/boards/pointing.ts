/** Tells the shell which option the pointer or the focus is on: `use:points={token}`, -1 for none. */
export interface Pointed {
  /** The pointer or the focus is on an option … */
  point(token: number): void;
  /** … and no longer. May be called while the board changes. */
  leave(token: number): void;
}

export function pointing(desk: Pointed) {
  return (node: HTMLElement, token: number) => {
    let held = -1; // kept here: a piece that goes away loses the focus in the middle of a change
    const come = () => {
      if (token < 0) return;
      held = token;
      desk.point(token);
    };
    const go = () => {
      if (held >= 0) desk.leave(held);
      held = -1;
    };
    const events: [string, () => void][] = [
      ['pointerenter', come],
      ['focus', come],
      ['pointerleave', go],
      ['blur', go],
    ];
    for (const [name, listener] of events) node.addEventListener(name, listener);
    return {
      update(next: number) {
        token = next;
      },
      destroy() {
        go();
        for (const [name, listener] of events) node.removeEventListener(name, listener);
      },
    };
  };
}
