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
/** What is wrong with the pictures of some things, in sentences. */
function faults<T>(things: readonly T[], name: (thing: T) => string, draw: (thing: T) => string): string[] {
  const pictures = things.map(draw);
  return things.flatMap((thing, n) => {
    const same = things[pictures.indexOf(pictures[n] ?? '')];
    if (!pictures[n]) return [`${name(thing)} has no picture`];
    return same === thing || same === undefined ? [] : [`${name(thing)} looks like ${name(same)}`];
  });
}

beforeAll(() => loadLayers(['white-moon', 'black-secret']));
afterEach(cleanup);

describe('every thing has a picture of its own', () => {
  it('ghosts and incarnations', () => {
    expect([GHOSTS.length, INCARNATIONS.length]).toEqual([75, 21]);
    const cards = [...GHOSTS, ...INCARNATIONS];
    expect(
      faults(
        cards,
        ({ number, name }) => `card ${number} (${name})`,
        ({ number }) => picture(number),
      ),
    ).toEqual([]);
  });
  it('tiles, powers, stones, artifacts and families', () => {
    expect([TILE_IDS.length, POWER_IDS.length, Object.keys(ARTIFACTS).length, FAMILY_SIGNS.length - 1]).toEqual([
      12, 8, 8, 12,
    ]);
    const id = (thing: string) => thing;
    expect(faults(TILE_IDS, id, (tile) => drawn(render(Scene, { tile }).container))).toEqual([]);
    expect(faults(POWER_IDS, id, (power) => icon(POWERS[power]))).toEqual([]);
    expect(faults(ABILITY_IDS.filter(Boolean), id, (ability) => icon(ABILITIES[ability]))).toEqual([]);
    const artifacts = moon.artifacts.map((artifact) => artifact.id);
    expect(faults(artifacts, id, (artifact) => icon(ARTIFACTS[artifact]))).toEqual([]);
    const families = moon.families.map((_, n) => n + 1);
    expect(
      faults(
        families,
        (n) => `family ${n}`,
        (n) => icon(FAMILY_SIGNS[n]),
      ),
    ).toEqual([]);
  });
  it('curses and Blood Mantras: a sign, how often, and the shape of the colour', () => {
    expect([secret.curses.length, secret.mantras.length]).toEqual([32, 21]);
    const curse = (number: number) => {
      const { container } = render(Curse, { curse: number });
      return CURSE_SIGNS[number]?.[0] ? `${drawn(container)} ${container.querySelector('b')?.textContent ?? ''}` : '';
    };
    const mantra = (number: number) => {
      const [sign, times = ''] = MANTRA_SIGNS[number] ?? [];
      return sign ? `${icon(sign)} ${times}` : '';
    };
    const numbers = (things: readonly { number: number }[]) => things.map(({ number }) => number);
    expect(faults(numbers(secret.curses), (number) => `curse ${number}`, curse)).toEqual([]);
    expect(faults(numbers(secret.mantras), (number) => `Blood Mantra ${number}`, mantra)).toEqual([]);
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
