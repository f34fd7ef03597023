/**
 * Views that change while something is told. The server says what is different after each event; here it is only put
 * in its place. A change is `[seat, field, place, …, value]`; `length` cuts a list, and `[seat, field]` alone takes the
 * field away (docs/protocol.md).
 */
import type { SeatView, Step, Told } from './types';

export type Change = readonly unknown[];
type Key = string | number;

/** A copy of a list or record in which one place, however deep, has another value. Everything else is shared. */
function set(holder: unknown, path: readonly Key[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(holder) ? [...holder] : { ...(holder as object) }) as Record<Key, unknown>;
  copy[key] = rest.length ? set(copy[key], rest, value) : value;
  return copy;
}

/** The views with these changes. */
export function changed(views: readonly SeatView[], changes: readonly Change[]): SeatView[] {
  const found = [...views];
  for (const [seat, field, ...more] of changes) {
    const at = found.findIndex((view) => view.seat === seat);
    const view = found[at];
    if (!view) continue; // not ours any more
    const { [field as string]: old, ...others } = view.values;
    const value = more.pop();
    const gone = value === undefined;
    const values = gone ? others : { ...view.values, [field as string]: set(old, more as Key[], value) };
    found[at] = { ...view, values };
  }
  return found;
}

export interface Retold {
  events: Told[]; // those that are heard
  scenes: SeatView[][]; // the views after each of them
  last: SeatView[]; // and when all is told
}

/** Steps told from these views on, as far as `hears` goes. */
export function retold(views: readonly SeatView[], steps: readonly Step[], hears: (told: Told) => boolean): Retold {
  const found: Retold = { events: [], scenes: [], last: [...views] };
  for (const step of steps) {
    for (const told of step.events) {
      found.last = changed(found.last, told.changes);
      if (!hears(told)) continue;
      found.events.push(told);
      found.scenes.push(found.last);
    }
    found.last = changed(found.last, step.changes);
  }
  return found;
}
