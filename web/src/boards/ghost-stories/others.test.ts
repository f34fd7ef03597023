/** An expansion that is not ours is drawn plainly: a tile with its name and text, a card, a stone, a field. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../wire/types';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';
import { cardOf, type Things, type Values } from './facts';
import Scene from './Scene.svelte';
import { EVENTS, game, props, unsaid, view } from './village.fixture';
import Picture from '../../lobby/Picture.svelte';

const THINGS: Things = {
  cards: [
    {
      number: 144,
      colour: 'yellow',
      needs: { red: 0, yellow: 2 },
      left: [],
      centre: ['snuffs_a_lantern'],
      right: ['gain_tao_1'],
      incarnation: false,
    },
  ],
  abilities: { '60': 'snuffs_a_lantern' },
  tiles: { '12': 'Lantern Maker' },
  fields: ['lanterns'],
  curses: {},
  words: {
    'gs-card-144': 'Moth Wraith',
    'gs-tile-12': 'Lantern Maker',
    'gs-tile-12.does': 'hang a lantern on a tile',
    'gs-stone-snuffs-a-lantern': 'puts out a lantern',
    'gs-stone-snuffs-a-lantern.help': 'It puts out the first lantern of its line.',
    'gs-field-lanterns': 'Lanterns by place',
  },
};
const festival = { ...game, name: 'ghost-stories-lanterns', events: EVENTS, things: THINGS } as unknown as GameInfo;
const LANTERNS = [0, 1, 0, 0, 1, 0, 0, 0, 0];

function laid(): Values {
  const values = view({ tile: [12, 1, 2, 3, 4, 5, 6, 7, 8] });
  values.ghost = values.ghost.map((card, space) => (space === 3 ? 144 : card));
  values.needs = values.needs.map((row, space) => (space === 3 ? [0, 0, 0, 0, 2, 0] : row));
  return { ...values, lanterns: LANTERNS } as unknown as Values;
}

beforeAll(() => words.addGame('ghost-stories'));
afterEach(() => {
  cleanup();
  expect(unsaid.splice(0)).toEqual([]);
  words.others = {};
});

describe('what is not ours', () => {
  it('has its own words, facts and fields on the board', async () => {
    render(Board, { props: props(laid(), { game: festival }) });
    expect(await screen.findByText('Lanterns by place')).toBeTruthy();
    const map = [...document.querySelectorAll('.others .map span')].map((each) => Number(each.textContent));
    expect(map).toEqual(LANTERNS);
    expect(screen.getAllByText('Lantern Maker').length).toBeGreaterThan(0);
    expect(document.querySelector('[aria-label*="hang a lantern on a tile"]')).toBeTruthy();
    expect(document.querySelector('[aria-label*="Moth Wraith"]')).toBeTruthy();
    expect(cardOf(144)).toMatchObject({ colour: 'yellow', needs: [['yellow', 2]], incarnation: false });
    const stone = document.querySelector('[data-at="space:3"] .letter');
    expect(stone?.textContent).toBe('P');
    expect(document.body.textContent).not.toMatch(/gs-(tile|card|stone|field)-/);
  });
  it('draws a tile that nobody has drawn as a plain house', () => {
    expect(render(Scene, { tile: '' }).container.querySelectorAll('path').length).toBeGreaterThan(3);
  });
  it('has a neutral picture in the lobby', () => {
    const own = render(Picture, { game: 'of-somebody-else', picture: '' }).container.querySelectorAll('path').length;
    expect(own).toBeGreaterThan(3);
  });
});
