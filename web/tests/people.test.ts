import { expect, it } from 'vitest';
import { sideOf } from '../src/state/people';
import { LANGUAGES, words } from '../src/words/words.svelte';

it.each(LANGUAGES)('names the partner of each seat where a game has teams, in %s', async (language) => {
  await words.speak(language);
  expect([0, 1, 2, 3].map((seat) => /\d$/.exec(sideOf('thirteen-ghosts', 4, seat))?.[0])).toEqual(['3', '4', '1', '2']);
  expect([sideOf('thirteen-ghosts', 3, 0), sideOf('rest-in-peace', 2, 0)]).toEqual(['', '']);
});
