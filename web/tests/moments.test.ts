/** The tables of moments: they name events that are told, last long enough to be read, and stay once. */
import { describe, expect, it } from 'vitest';
import { stagingOf, type Moments } from '../src/boards/moment';
import type { GameInfo, Told } from '../src/wire/types';

const tables = import.meta.glob<{ moments: Moments }>('../src/boards/*/moments.ts', { eager: true });
const words = import.meta.glob<string>('../../src/hauntings/i18n/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const game = { events: { drew: ['board', 'card'] }, milestones: { drew: [61] } } as unknown as GameInfo;
const told = (what: string, ...args: number[]) => ({ what, args }) as unknown as Told;

describe('moments', () => {
  it.each(Object.entries(tables))(
    '%s names events that are told, each for a time in which it can be read',
    (_, table) => {
      const known = new Set(
        Object.values(words).flatMap((text) => [...text.matchAll(/^\w+-event-([\w-]+) =/gm)].map((match) => match[1])),
      );
      expect(Object.keys(table.moments).filter((event) => !known.has(event))).toEqual([]);
      for (const row of Object.values(table.moments)) if (typeof row === 'object') expect(row.ms).toBeGreaterThan(800);
    },
  );

  it('give an incarnation more time than a ghost, and an event without a row none', () => {
    const village = Object.entries(tables).find(([path]) => path.includes('ghost-stories'))![1].moments;
    const staging = stagingOf(village, game);
    expect(staging.ms([told('drew', 0, 61)], 0)).toBeGreaterThan(staging.ms([told('drew', 0, 5)], 0));
    expect(staging.ms([told('placed')], 0)).toBe(0);
  });

  it('of several that end a round only the last stays', () => {
    const end = { look: 'round', ms: 1000, stays: true };
    const staging = stagingOf({ withdraws: end, won: end }, game);
    const events = [told('withdraws'), told('won'), told('drew', 0, 5)];
    expect(events.map((_, n) => staging.stays(events, n))).toEqual([false, true, false]);
  });
});
