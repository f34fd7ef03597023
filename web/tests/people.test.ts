import { expect, it } from 'vitest';
import { shortNames, sideOf, whoSays } from '../src/state/people';
import type { ChatLine } from '../src/wire/types';
import { LANGUAGES, words } from '../src/words/words.svelte';

it.each(LANGUAGES)('names the partner of each seat where a game has teams, in %s', async (language) => {
  await words.speak(language);
  expect([0, 1, 2, 3].map((seat) => /\d$/.exec(sideOf('thirteen-ghosts', 4, seat))?.[0])).toEqual(['3', '4', '1', '2']);
  expect([sideOf('thirteen-ghosts', 3, 0), sideOf('rest-in-peace', 2, 0)]).toEqual(['', '']);
});

it.each(LANGUAGES)('says of a line of chat that it comes from somebody who looks on, in %s', async (language) => {
  await words.speak(language);
  const line: ChatLine = { n: 1, name: 'Ann', text: 'hello', at: 0, seat: 0, note: '' };
  expect(whoSays(line, ['Blue'])).toBe('Ann');
  expect(whoSays({ ...line, name: '' }, ['Blue'])).toBe('Blue');
  const spectator = whoSays({ ...line, name: '', seat: -1 }, ['Blue']);
  expect(spectator).toMatch(/^\p{L}+$/u);
  expect(whoSays({ ...line, seat: -1 }, ['Blue'])).toBe(`Ann (${spectator})`);
});

it('tells names apart where there is little room', () => {
  expect(shortNames(['Ann', 'Konstantin-Alexander IV.', 'Maximiliane von Waldburg'], 8)).toEqual([
    'Ann',
    'Konstan.',
    'Maximil.',
  ]);
  const taoists = shortNames(['Taoist 1', 'Taoist 2', 'Taoist 12'], 6);
  expect(new Set(taoists).size).toBe(3);
  expect(taoists.every((name) => name.length <= 6)).toBe(true);
});
