import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Board from '../Board.svelte';
import { loadLayers } from '../layers';
import { STORY } from '../art/story';
import { game, props as bare, question, told, unsaid, view } from '../village.fixture';
import { words } from '../../../words/words.svelte';
import type { BoardProps } from '../../board';
import type { Values } from '../facts';
import { FAMILY_SIGNS } from './families';
import { type MoonValues } from './moon';
import { stage } from '../stage';

const EVENTS = {
  ...game.events,
  'villager-died': ['family', 'place', 'cause', 'space'],
  led: ['board', 'family', 'start', 'end'],
  rescued: ['family', 'place'],
  'crystal-placed': ['board', 'corner'],
  'su-ling-placed': ['space'],
  'barrier-crystals': ['board', 'count'],
  'laid-down': ['board'],
  'gained-artifact': ['board', 'artifact'],
};
const moon = { ...game, name: 'ghost-stories-white-moon', layers: ['white-moon'], events: EVENTS };
/** Ann (north) stands with a stack on tile 1, the Portal is in the centre, Su-Ling faces N1; Ann has a crystal and the Firework. */
function night(more: Partial<MoonValues> = {}): Values {
  const none = Array.from({ length: 12 }, () => 0);
  return view({
    villagers: [[-1, 9], [-1, 12, 1], [], [5], [], [7], [], [11], []],
    villagers_seen: [],
    shelter: [9, 10],
    graveyard: [2, 3, 4, 6, 6, 7, 8, 9, 10],
    portal: 4,
    portal_first: 4,
    portal_open: true,
    su_ling: 2,
    su_ling_held: false,
    su_ling_due: true,
    reminder: 1,
    crystals: [1, 0, 0, 0],
    fresh_crystals: 0,
    crystal_reserve: 2,
    receptacles: [1, 0, 0, 0],
    barrier_due: 0,
    barrier: 0,
    waiting: [],
    artifacts: [-1, -1, -1, 0, 0, 1, -1, -2],
    armored: none,
    shielded: [],
    laid_down: [0, 1, 0, 0],
    rescues: 0,
    moon_used: 0,
    tao_out: [0, 0, 0, 0, 0, 0],
    wu_cards: [],
    swapped: 0,
    tops: [9, 1, 0, 5, 0, 7, 0, 11, 0],
    ...more,
  });
}
const props = (values: Values, more: Partial<BoardProps<Values>> = {}) => bare(values, { game: moon, ...more });
async function shown(values: Values, more: Partial<BoardProps<Values>> = {}) {
  const given = props(values, more);
  const { container } = render(Board, { props: given });
  await expect.poll(() => container.querySelector('.gs')).not.toBeNull();
  return { given, container };
}

beforeAll(async () => {
  await loadLayers(['white-moon']);
});
afterEach(() => {
  cleanup();
  expect(unsaid.splice(0)).toEqual([]);
});

describe('White Moon', () => {
  it('lays out villagers, Portal, receptacles, Su-Ling, Shelter and Graveyard', async () => {
    const { container } = await shown(night());
    expect(container.querySelectorAll('.stack')).toHaveLength(5);
    expect(container.querySelectorAll('.under')).toHaveLength(3);
    expect(container.querySelectorAll('.corner.full')).toHaveLength(1);
    expect(container.querySelector('.su-ling')).not.toBeNull();
    expect(container.querySelector('.danger')?.textContent).toContain('9/12');
    expect(container.querySelectorAll('.artifact')).toHaveLength(3);
    expect(container.querySelectorAll('.figures .down')).toHaveLength(1);
    expect(container.querySelector('[data-at="villagers:1"] button')?.getAttribute('aria-label')).toBe(
      'villager: Long (beneath: Hua, 1 unseen)',
    );
    await fireEvent.click(container.querySelector('[data-at="graveyard"]') as Element);
    expect(document.querySelectorAll('.families li')).toHaveLength(12);
    expect(new Set(FAMILY_SIGNS.map((sign) => `${sign.fill}|${sign.line}`)).size).toBe(13);
  });
  const YANG = [0, 2, 4, 10, 67, 78, 79, 80, 84, 85, 87, 99];
  it('lets every deed be chosen; villager and Su-Ling go into the hand', async () => {
    const { given, container } = await shown(night({ at: [0, 4, -1, -1], laid_down: [1, 0, 0, 0], portal: 0 }), {
      question: question('yang', YANG),
    });
    const seen = new Set<number>();
    const collect = () =>
      container
        .querySelectorAll('[data-token]:not([aria-disabled="true"])')
        .forEach((piece) => seen.add(Number(piece.getAttribute('data-token'))));
    collect();
    await fireEvent.click(container.querySelector('[data-at="villagers:0"] button') as Element);
    expect(container.querySelector('.deed.held')?.textContent).toContain('Put it back');
    collect();
    await fireEvent.click(container.querySelector('.tile [data-token="87"]') as Element);
    expect(given.choose).toHaveBeenLastCalledWith(87);
    await fireEvent.click(container.querySelector('[data-at="su-ling"]') as Element);
    collect();
    expect(YANG.filter((token) => !seen.has(token))).toEqual([]);
  });
  const CASES: [string, number[], Partial<MoonValues>][] = [
    ['villager-dies', [1, 6], {}],
    ['portal', [1, 5], { villagers: [[], [], [], [], [], [], [], [], []], shelter: [], graveyard: [] }],
    ['su-ling', [0, 1, 12], {}],
    ['zhou-qi', [1, 2], {}],
    ['bring-back', [2, 6], {}],
    ['potion', [1, 6, 12], {}],
    ['school', [1, 5], {}],
    ['school-ghost', [0, 2], { thrown: [1, 6] }],
    ['sword', [0, 1], {}],
    ['armor', [0, 1], { drawn: 66 }],
    ['barrier', [0, 1, 2], { barrier: 1, receptacles: [1, 1, 1, 1], stack: [['BarrierBoard', 0]] }],
    ['barrier-ghost', [0, 2], { barrier: 1, thrown: [1, 2, 3, 6] }],
    ['barrier-villager', [1, 2], { barrier: 1 }],
    ['spend', [1, 21], { thrown: [4], picked: [1] }],
    ['follow', [0, 1], {}],
    ['inherit', [0, 2], {}],
    ['scroll', [0, 1, 2], {}],
    ['light', [1, 9], {}],
    ['crystal-to', [1, 2], {}],
  ];
  it.each(CASES)('offers every token of %s', async (kind, tokens, more) => {
    const { given, container } = await shown(night({ ...more, kind }), {
      question: question(kind, tokens),
    });
    for (const token of tokens) {
      const piece = container.querySelector(`[data-token="${token}"]:not([aria-disabled="true"])`);
      expect(piece, `${kind} ${token}`).not.toBeNull();
      await fireEvent.click(piece as Element);
      expect(given.choose).toHaveBeenLastCalledWith(token);
    }
    expect(container.querySelector('.ring') !== null).toBe(more.barrier === 1);
    cleanup();
    const other = await shown(night({ ...more, kind, asked: 1 }), { waiting: [1] });
    expect(other.container.querySelector('.decides')?.textContent).toMatch(/^Bo decides/);
  });
  it('lights the tiles of a villager on the way, and has a sign for every event', () => {
    const events = [told('led', 0, 1, 1, 4), told('villager-died', 7, 5, 2, 4)];
    expect(stage(events, 0, moon)).toMatchObject({ tiles: [1, 4], spaces: [] });
    expect(stage(events, 1, moon)).toMatchObject({ tiles: [5], spaces: [4] });
    expect(Object.keys(EVENTS).filter((what) => !STORY[what])).toEqual([]);
  });
  it('speaks Russian and Polish, on phones too', async () => {
    for (const language of ['ru', 'pl', 'en'] as const) {
      await words.speak(language);
      await shown(night(), { question: question('yang', YANG), compact: language === 'pl' });
      cleanup();
    }
  });
});
