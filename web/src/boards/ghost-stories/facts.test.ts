import { describe, expect, it } from 'vitest';
import secret from '../../../../src/hauntings/games/ghost_stories/black_secret/data.json';
import data from '../../../../src/hauntings/games/ghost_stories/data.json';
import moon from '../../../../src/hauntings/games/ghost_stories/white_moon/data.json';
import { ABILITIES, POWERS } from './art/icons';
import { INCARNATIONS } from './art/incarnations';
import { STORY } from './art/story';
import { TILES } from './art/tiles';
import type { Desk } from './desk';
import { ABILITY_IDS, cardOf, enterThings, percent, reduced, threatened, TILE_IDS } from './facts';
import { loadLayers, messageOf, stoneRule } from './layers';
import { chancesOf, ends, shortly, targetsOf } from './odds';
import { placed, spotOf } from './placed';
import { stage } from './stage';
import { onBoard, onSpace, onTao, onTile, type Asked } from './tokens';
import { EVENTS, game, question, told, view } from './village.fixture';

const asked = (kind: string, tokens: number[], more: Partial<Asked> = {}): Asked => ({
  kind,
  hand: '',
  own: 0,
  view: view(),
  can: (token) => tokens.includes(token),
  ...more,
});

describe('art', () => {
  it('has a drawing for every tile, ability, power and incarnation', () => {
    expect(data.tiles.filter((tile) => !TILES[tile.id])).toEqual([]);
    expect(Object.keys(data.abilities).filter((id) => !ABILITIES[id])).toEqual([]);
    expect(data.powers.filter((power) => !POWERS[power.id])).toEqual([]);
    expect(data.incarnations.filter((card) => !INCARNATIONS[card.number])).toEqual([]);
  });
  it('draws no two of them alike', () => {
    for (const signs of [ABILITIES, POWERS]) {
      const drawn = Object.values(signs).map((sign) => `${sign.fill}|${sign.line}`);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });
  it('has a sign for everything that happens', () => {
    expect(Object.keys(EVENTS).filter((what) => !STORY[what])).toEqual([]);
  });
});

describe('layers', () => {
  it('enter cards, signs, tiles and pictures of the expansions', async () => {
    expect(await loadLayers(['of-somebody-else'])).toEqual([]);
    expect((await loadLayers(['white-moon', 'black-secret'])).map((layer) => layer.name)).toEqual([
      'white-moon',
      'black-secret',
    ]);
    for (const more of [moon, secret]) {
      expect(Object.keys(more.abilities).filter((id) => !ABILITIES[id] || !ABILITY_IDS.includes(id))).toEqual([]);
      expect(more.incarnations.filter((card) => !INCARNATIONS[card.number])).toEqual([]);
      expect(more.ghosts.every((card) => cardOf(card.number).number === card.number)).toBe(true);
    }
    expect(TILE_IDS.slice(9)).toEqual(['guard_tower', 'kung_fu_school', 'calligrapher']);
    expect(TILE_IDS.filter((id) => !TILES[id])).toEqual([]);
    expect(messageOf('gs-stone-activate-demon', [{ name: 'black-secret', prefix: 'bs' }])).toBe(
      'bs-stone-activate-demon',
    );
    expect(messageOf('gs-stone-haunter', [{ name: 'black-secret', prefix: 'bs' }])).toBe('gs-stone-haunter');
    expect(spotOf('su-ling', 3)).toEqual({ at: 'space', n: 2, deed: 'su-ling' });
  });
  it('enter house curses: level and colour of their own, the sign of a printed one', async () => {
    enterThings({ curses: { 33: { level: 3, colour: 'green', like: 5 } } });
    const { curseOf, likeCurse, onCurse } = await import('./black-secret/facts');
    expect(curseOf(33)).toEqual({ level: 3, colour: 'green' });
    expect([likeCurse(33), likeCurse(8)]).toEqual([5, 8]);
    expect(onCurse({ kind: 'cast' } as Desk, 33)).toBe(33);
  });
  it('cite their own sections for stones', async () => {
    const layers = await loadLayers(['white-moon', 'black-secret']);
    const maiden = cardOf(12);
    expect(stoneRule('haunter', maiden, [])).toBe('GS §6');
    expect(stoneRule('haunter', maiden, layers)).toBe('WM §7');
    expect(stoneRule('tormentor', maiden, layers)).toBe('GS §6');
    const cited = (cards: { number: number; left: string[]; centre: string[]; right: string[] }[]) =>
      new Set(
        cards.flatMap((card) =>
          [...card.left, ...card.centre, ...card.right].map((ability) =>
            stoneRule(ability, cardOf(card.number), layers),
          ),
        ),
      );
    expect(cited(moon.incarnations)).toEqual(new Set(['WM §14', 'GS §6']));
    expect(cited(secret.incarnations)).toContain('BS §13');
  });
});

describe('facts', () => {
  it('reads cards, deck, needs and threats', () => {
    expect(cardOf(58).needs).toHaveLength(4);
    expect(reduced(view(), 1)).toEqual({ red: 1 });
    expect(threatened(view())).toEqual([1]);
    expect([0, 0.001, 0.999, 1].map(percent)).toEqual([0, 1, 99, 100]);
  });
  it('reads the odds of the tile before a ghost', () => {
    const odds = { exorcism: [{ place: 1, dice: 2, targets: [{ spaces: [1], chance: [0.3, 0.7] }] }] };
    expect(chancesOf(view({ odds }), 1)).toEqual([0.3, 0.7]);
    expect(targetsOf(view({ odds }), 9)).toEqual([]);
    expect(chancesOf(view(), 1)).toEqual([]);
  });
  it('tells chances with dice alone and with the fewest tokens that help most', () => {
    expect(ends([0, 1, 1])).toEqual([
      { tokens: 0, percent: 0 },
      { tokens: 1, percent: 100 },
    ]);
    expect(ends([0.3])).toEqual([{ tokens: 0, percent: 30 }]);
    expect(ends([])).toEqual([]);
    expect(
      [
        [0.3, 0.7],
        [0.5, 0.5],
      ].map((each) => shortly(each)),
    ).toEqual(['30–70%', '50%']);
  });
});

describe('tokens', () => {
  it('knows where every deed of the Yang menu lies', () => {
    expect(spotOf('yang', 5)).toEqual({ at: 'tile', n: 4, deed: 'move' });
    expect(spotOf('yang', 28)).toEqual({ at: 'space', n: 11, deed: 'mantra' });
    expect(spotOf('yang', 66)).toEqual({ at: 'space', n: 11, deed: 'buddha' });
    expect(spotOf('yang', 127)).toBeUndefined();
    expect(spotOf('spend', 8)).toEqual({ at: 'tao', n: 1, colour: 3, deed: 'spend' });
    expect(placed(question('step-to', [1, 9, 19]))).toEqual([1, 9]);
    expect(placed(question('unheard-of', [0, 1]))).toEqual([]);
  });
  it('lays on a tile what is in the hand', () => {
    expect(onTile(asked('yang', []), 4)).toBe(5);
    expect(onTile(asked('yang', []), 1)).toBe(10);
    expect(onTile(asked('yang', [], { hand: 'yin-yang' }), 4)).toBe(37);
    expect(onTile(asked('yang', [], { hand: 'yin-yang' }), 8)).toBe(50);
    expect(onTile(asked('unhaunt', []), 8)).toBe(9);
  });
  it('knows ghosts, boards and tokens', () => {
    expect(onSpace(asked('yang', []), 1)).toBe(-1);
    expect(onSpace(asked('yang', [], { hand: 'mantra' }), 1)).toBe(18);
    expect(onSpace(asked('yang', []), 0)).toBe(55);
    expect(onSpace(asked('place-ghost', []), 0)).toBe(1);
    expect(onBoard(asked('yang', [30]), 1)).toBe(30);
    expect(onBoard(asked('yang', []), 2)).toBe(53);
    expect(onTao(asked('spend', []), 1, 3)).toBe(8);
    expect(onTao(asked('discard-tao', [1]), 0, 1)).toBe(1);
    expect(onTao(asked('discard-tao', [1]), 1, 1)).toBe(-1);
  });
});

describe('stage', () => {
  const events = [
    told('turn', 1, 1, 1),
    told('haunter-haunts', 1, 38),
    told('haunted', 1, 1),
    told('drew', 1, 9),
    told('placed', 9, 5),
    told('rolled-tao', 1, 4, 6, 0, 0),
    told('exorcised', 1, 9, 5),
    told('took-tao', 1, 2),
    told('lost-qi', 1, 3),
    told('moved', 1, 5),
    told('rolled-curse', 1, 4, 1, 38),
    told('ghost-moved', 35, 9, 10),
  ];
  const at = (now: number) => stage(events, now, game);
  it('lights what the event is about, and nothing of those before', () => {
    expect(at(-1)).toEqual({ tiles: [], spaces: [], boards: [], curse: -1, card: 0 });
    expect(at(2)).toMatchObject({ tiles: [1], spaces: [] });
    expect(at(11)).toMatchObject({ tiles: [], spaces: [9, 10] });
  });
  it('keeps the card that came or went, and the Curse die', () => {
    expect([at(2).card, at(3).card, at(6).card]).toEqual([0, 9, 9]);
    expect([at(9).curse, at(10).curse, at(11).curse]).toEqual([-1, 4, 4]);
  });
});
