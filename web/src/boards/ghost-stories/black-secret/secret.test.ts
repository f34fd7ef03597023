import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../../wire/types';
import { words } from '../../../words/words.svelte';
import Board from '../Board.svelte';
import type { Values } from '../facts';
import { placed } from '../placed';
import { game, props, question, told, unsaid, view } from '../village.fixture';
import type { Secret } from './facts';
import { loadLayers } from '../layers';
import { RANGE_ROWS } from './tokens';

const NAME = 'ghost-stories-black-secret';
const EVENTS = {
  ...game.events,
  'demon-moved': ['demon', 'cell'],
  cast: ['curse', 'pyramid'],
  'skeleton-placed': ['space', 'bones'],
  blood: ['board', 'mantra', 'qi'],
  'level-changed': ['board', 'place'],
};

/** Two Taoists (one below, one knocked down) and Wu-Feng; the Seeker in cell 5, one curse cast. */
function secret(more: Partial<Secret> = {}): Values {
  return view({
    seats: 3,
    at: [14, 4, -1, -1],
    wu_feng_side: 0,
    catacomb_side: 0,
    demons: [5, -1, -1],
    demon_needs: [[4, 1], [], []],
    shadow: -1,
    entered: 0,
    ladders: [1, 1, 1, 1, 0, 1, 1, 1, 1],
    stacks: [2, 2, 2, 2, 2, 1, 2, 2, 0],
    found: [],
    skeletons: 2,
    knocked_down: [0, 1, 0, 0],
    climbed: 0,
    curses_up: [1, 3, 4, 6],
    curses_down: [0, 4, 3, 2],
    curses_left: [3, 4, 5, 2],
    pyramid: [5, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    blood_mantras: [1, 3, 5, 9, 11, 16],
    blood_qi: [1, 0, 0, 2, 0, 0],
    blood_piles: [4, 3, 3],
    blood_gone: [],
    blood_laid: 0,
    incarnation_deck: 13,
    incarnation_hand: [null, null, null],
    incarnations_held: 2,
    summoned: 0,
    unscored: [],
    urns: 1,
    brothers: [2, -1, -1, -1],
    ghost: [0, 38, 0, 0, 0, 0, 0, 102, 0, 35, 0, 0],
    ...more,
  });
}
async function board(values: Values, more: Parameters<typeof props>[1] = {}) {
  await loadLayers(['black-secret']);
  const given = props(values, {
    game: { ...game, name: NAME, layers: ['black-secret'], events: EVENTS } as unknown as GameInfo,
    names: ['Ann', 'Bo', 'Wu'],
    ...more,
  });
  const { container } = render(Board, { props: given });
  await expect.poll(() => container.querySelector('[data-board]')).not.toBeNull();
  return { container, given };
}
afterEach(() => {
  cleanup();
  expect(unsaid.splice(0)).toEqual([]);
});

describe('Black Secret', () => {
  it('draws the strip: demons, pyramid, mantras, and only the count of the hand', async () => {
    const { container } = await board(secret());
    expect(container.querySelectorAll('.strip .figure')).toHaveLength(4);
    expect(container.querySelectorAll('.pyramid .space')).toHaveLength(10);
    expect(container.querySelectorAll('.pyramid .space.full')).toHaveLength(1);
    expect(container.querySelectorAll('.mantra:not(.empty)')).toHaveLength(6);
    expect(container.querySelectorAll('.hand .back')).toHaveLength(2);
    expect(container.querySelectorAll('.hand .face')).toHaveLength(0);
  });
  it('shows Wu-Feng his own hand', async () => {
    const { container, given } = await board(secret({ incarnation_hand: [null, null, [92, 95]] }), {
      seat: 2,
      question: question('incarnation', [92, 95]),
    });
    expect(container.querySelectorAll('.hand .face')).toHaveLength(2);
    await fireEvent.click(container.querySelector('[data-token="95"]') as Element);
    expect(given.choose).toHaveBeenLastCalledWith(95);
  });
  it('turns to the level that is asked about, and by key', async () => {
    const { container } = await board(secret(), { seat: 2, question: question('demon-acts', [2, 5, 10]) });
    await expect.poll(() => container.querySelectorAll('.cell').length).toBe(9);
    expect(container.querySelectorAll('.cell .demons .figure')).toHaveLength(1);
    await fireEvent.keyDown(window, { key: 'b' });
    expect(container.querySelectorAll('.cell')).toHaveLength(0);
  });
  const CASES: [string, number[], Partial<Secret>?][] = [
    ['wu-feng', [0, 1, 2, 3, 5, 7, 10], { drawn: 9, curses_up: [1, 3, 6] }],
    ['enter', [1, 9]],
    ['pyramid', [2, 3, 4]],
    ['cast', [0, 1, 3]],
    ['demon-acts', [2, 5, 10]],
    ['activate', [1]],
    ['skeleton-on', [0, 1, 5]],
    ['remove-ladder', [1, 9]],
    ['victim', [1, 2]],
    ['take-away', [1, 5]],
    ['drag-to', [1, 4]],
    ['spoil-mantra', [1, 4]],
    ['from-discard', [5]],
    ['haunt', [1, 2]],
    ['excavate', [1, 2]],
    ['hit', [1]],
    ['blood', [0, 1, 6]],
    ['resolve-mantra', [1, 6]],
    ['for-taoist', [0, 1, 2]],
    ['enfeeble', [0, 2, 13]],
    ['discard-ghost', [0, 2]],
    ['unlearn', [0, 1, 6]],
    ['return-ladder', [0, 5]],
    ['send-home', [0, 1]],
    ['buddha-on', [0, 1]],
    ['turn-back', [0, 9]],
    ['recycle', [0, 5]],
    ['swap-mantra', [0, 1]],
    ['new-mantra', [2, 4]],
    ['ladder', [0, 1]],
    ['exorcise', [0, 13], { thrown: [4, 1] }],
    ['shadow-acts', [0, 10, 18, 19, 20], { shadow: 9, demons: [-1, -1, -1] }],
    ['step-to', [12, 14]],
    ['yang', [0, 100, 102, 109]],
  ];
  it.each(CASES)('offers every token of %s on the table', async (kind, tokens, more) => {
    const asked = question(kind, tokens);
    expect(placed(asked)).toEqual(tokens);
    const { container, given } = await board(secret({ ...more, kind }), { question: asked });
    for (const token of tokens) {
      const piece = () => container.querySelector(`[data-token="${token}"]:not([aria-disabled="true"])`);
      await expect.poll(piece, { message: `${kind} ${token}` }).not.toBeNull();
      await fireEvent.click(piece() as Element);
      expect(given.choose).toHaveBeenLastCalledWith(token);
    }
  });
  it('places the tokens of all its questions before it is loaded', () => {
    for (const kind of Object.keys(RANGE_ROWS)) expect(placed(question(kind, [1])), kind).toEqual([1]);
  });
  it('turns to the level where something happens, and tells it', async () => {
    const events = [told('demon-moved', 0, 4), told('cast', 3, 1), told('level-changed', 0, 5)];
    const at = async (now: number) => {
      cleanup();
      return (await board(secret(), { before: secret(), events, now })).container;
    };
    expect((await at(0)).querySelectorAll('.cell').length).toBeGreaterThan(0);
    const last = await at(2);
    expect(last.querySelectorAll('.cell')).toHaveLength(0);
    expect(last.querySelectorAll('.story li')).toHaveLength(3);
  });
  it('is for phones, and speaks Russian and Polish', async () => {
    for (const language of ['ru', 'pl', 'en'] as const) {
      await words.speak(language);
      const { container } = await board(secret({ kind: 'blood', asked: 1 }), { compact: true, waiting: [1] });
      expect(container.querySelectorAll('[role="tab"]')).toHaveLength(7);
      await fireEvent.click(container.querySelectorAll('[role="tab"]')[6] as Element);
      expect(container.querySelectorAll('.sheet .mantra')).toHaveLength(6);
      cleanup();
    }
  });
});
