import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import base from '../../../../src/hauntings/games/ghost_stories/data.json';
import secret from '../../../../src/hauntings/games/ghost_stories/black_secret/data.json';
import moon from '../../../../src/hauntings/games/ghost_stories/white_moon/data.json';
import { LANGUAGES, words } from '../../words/words.svelte';
import { ABILITIES, POWERS, type Sign } from './art/icons';
import Curse from './black-secret/Curse.svelte';
import { CURSE_SIGNS, MANTRA_SIGNS } from './black-secret/signs';
import { ABILITY_IDS, POWER_IDS, TILE_IDS, wordId } from './facts';
import Icon from './Icon.svelte';
import { loadLayers } from './layers';
import Picture from './Picture.svelte';
import Scene from './Scene.svelte';
import { ARTIFACTS } from './white-moon/art';
import { FAMILY_SIGNS } from './white-moon/families';

const GHOSTS = [...base.ghosts, ...moon.ghosts, ...secret.ghosts];
const INCARNATIONS = [...base.incarnations, ...moon.incarnations, ...secret.incarnations];
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

/** What is drawn, without colours: the shapes alone must tell things apart. */
function drawn(container: Element): string {
  return [...container.querySelectorAll('path')]
    .map((path) => `${path.getAttribute('d')} ${path.getAttribute('transform') ?? ''}`)
    .join('|');
}
const picture = (number: number) => drawn(render(Picture, { card: number, land: false }).container);
const icon = (sign: Sign | undefined) => drawn(render(Icon, { sign }).container);
function alike(pictures: readonly string[]): number[][] {
  return pictures.flatMap((one, n) => (pictures.indexOf(one) < n || !one ? [[pictures.indexOf(one), n]] : []));
}

beforeAll(() => loadLayers(['white-moon', 'black-secret']));
afterEach(cleanup);

describe('every thing has a picture of its own', () => {
  it('ghosts and incarnations', () => {
    expect([GHOSTS.length, INCARNATIONS.length]).toEqual([75, 21]);
    expect(alike([...GHOSTS, ...INCARNATIONS].map(({ number }) => picture(number)))).toEqual([]);
  });
  it('tiles, powers, stones, artifacts and families', () => {
    expect([TILE_IDS.length, POWER_IDS.length, Object.keys(ARTIFACTS).length, FAMILY_SIGNS.length - 1]).toEqual([
      12, 8, 8, 12,
    ]);
    expect(alike(TILE_IDS.map((tile) => drawn(render(Scene, { tile }).container)))).toEqual([]);
    expect(alike(POWER_IDS.map((power) => icon(POWERS[power])))).toEqual([]);
    expect(alike(ABILITY_IDS.filter(Boolean).map((ability) => icon(ABILITIES[ability])))).toEqual([]);
    expect(alike(moon.artifacts.map(({ id }) => icon(ARTIFACTS[id])))).toEqual([]);
    expect(alike(moon.families.map((_, n) => icon(FAMILY_SIGNS[n + 1])))).toEqual([]);
  });
  it('curses and Blood Mantras: a sign, how often, and the shape of the colour', () => {
    const curses = secret.curses.map(({ number }) => {
      const { container } = render(Curse, { curse: number });
      return CURSE_SIGNS[number]?.[0] ? `${drawn(container)} ${container.querySelector('b')?.textContent ?? ''}` : '';
    });
    const mantras = secret.mantras.map(({ number }) =>
      MANTRA_SIGNS[number]?.[0] ? `${icon(MANTRA_SIGNS[number]?.[0])} ${MANTRA_SIGNS[number]?.[1] ?? ''}` : '',
    );
    expect([curses.length, mantras.length]).toEqual([32, 21]);
    expect(alike(curses)).toEqual([]);
    expect(alike(mantras)).toEqual([]);
  });
});

describe('every thing is explained', () => {
  const GIVEN = { artifact: '-', colour: '-' };
  const abilities = [
    ...Object.keys(base.abilities),
    ...Object.keys(moon.abilities),
    ...Object.keys(secret.abilities),
  ].map(wordId);
  const ids = [
    ...[...GHOSTS, ...INCARNATIONS].map(({ number }) => `card-${number}`),
    ...TILE_IDS.flatMap((_, n) => [`tile-${n}`, `tile-${n}.help`]),
    ...POWER_IDS.flatMap((_, n) => [`power-${n}`, `power-${n}.does`, `power-${n}.help`]),
    ...abilities.map((ability) => `stone-${ability}.help`),
    ...moon.artifacts.flatMap((_, n) => [`artifact-${n}`, `artifact-${n}.does`]),
    ...moon.families.flatMap(({ curse, reward }, n) => [
      `family-${n + 1}`,
      `family-curse-${wordId(curse)}`,
      `family-reward-${wordId(reward)}`,
    ]),
    ...upTo(32).flatMap((n) => [`spell-${n}`, `spell-${n}.does`]),
    ...upTo(21).flatMap((n) => [`mantra-${n}`, `mantra-${n}.does`]),
  ];
  it.each(LANGUAGES)('in %s', async (language) => {
    await words.speak(language);
    expect(words.language).toBe(language);
    const known = (id: string) =>
      ['gs', 'wm', 'bs'].some(
        (prefix) =>
          words.knows(`${prefix}-${id}`.split('.')[0] ?? '') &&
          words.say(`${prefix}-${id}`, GIVEN) !== `${prefix}-${id}`,
      );
    expect(ids.filter((id) => !known(id))).toEqual([]);
  });
});
