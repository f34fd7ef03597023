/** Changes are put in their place, and nothing that was shown before is touched. */
import { describe, expect, it } from 'vitest';
import { changed, retold } from '../src/wire/changes';
import type { SeatView, Told } from '../src/wire/types';
import { step } from './make';

const views: SeatView[] = [
  { seat: 0, values: { round: 1, hand: [[0, 2], null], past: [], odds: 3 } },
  { seat: 1, values: { round: 1, hand: [null, [1]], past: [[4, 5]] } },
];
const values = (seat: number, found: SeatView[]) => found.find((view) => view.seat === seat)?.values;
const told = (what: string, changes: unknown[][], seats: number[] | null = null): Told => ({
  what,
  args: [],
  text: what,
  seats,
  cause: -1,
  changes,
});

describe('changes', () => {
  it('set, add, cut and take away', () => {
    const before = structuredClone(views);
    const after = changed(views, [
      [0, 'round', 2],
      [0, 'hand', 0, 1, 7],
      [0, 'hand', 1, [9]],
      [0, 'past', 0, [1]],
      [0, 'odds'],
      [1, 'past', 0, 'length', 1],
      [1, 'fresh', null],
      [5, 'round', 8], // a seat that is not ours any more
    ]);
    expect(values(0, after)).toEqual({ round: 2, hand: [[0, 7], [9]], past: [[1]] });
    expect(values(1, after)).toEqual({ round: 1, hand: [null, [1]], past: [[4]], fresh: null });
    expect(views).toEqual(before);
  });

  it('lead from event to event, also through those that are not heard, and from step to step', () => {
    const steps = [
      step(0, {
        events: [told('a', [[1, 'round', 2]]), told('b', [[1, 'round', 3]], [0]), told('c', [])],
        changes: [[1, 'kind', 'place']],
      }),
      step(1, { events: [told('d', [[1, 'round', 4]])] }),
    ];
    const found = retold(views, steps, (event) => event.seats === null);
    expect(found.events.map((event) => event.what)).toEqual(['a', 'c', 'd']);
    expect(found.scenes.map((scene) => values(1, scene)?.['round'])).toEqual([2, 3, 4]);
    expect(found.scenes.map((scene) => values(1, scene)?.['kind'])).toEqual([undefined, undefined, 'place']);
    expect(values(1, found.last)).toMatchObject({ round: 4, kind: 'place' });
    expect(retold(views, [], () => true).last).toEqual(views);
  });
});
