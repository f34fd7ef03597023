import { describe, expect, it } from 'vitest';
import { LANGUAGES, localeOf, preferred, Words } from '../src/words/words.svelte';

describe('words', () => {
  it('speaks all languages with their plurals', async () => {
    const words = new Words();
    const told: Record<string, string[]> = {};
    for (const language of LANGUAGES) {
      await words.speak(language);
      told[language] = [1, 2, 5].map((count) => words.say('web-took-back', { who: 'Ann', count }));
    }
    expect(told.en).toEqual(['Ann took back 1 decision.', 'Ann took back 2 decisions.', 'Ann took back 5 decisions.']);
    expect(told.ru).toEqual([
      'Ann: взято назад 1 решение.',
      'Ann: взято назад 2 решения.',
      'Ann: взято назад 5 решений.',
    ]);
    expect(told.pl).toEqual(['Ann cofa 1 decyzję.', 'Ann cofa 2 decyzje.', 'Ann cofa 5 decyzji.']);
  });

  it('passes over tags that are no language', () => {
    expect(localeOf('en', ['en-US@posix', 'en_GB.UTF-8', 'C', '', 'en-GB'])).toBe('en-GB');
    expect(localeOf('pl', ['pl@x', 'en'])).toBe('pl');
  });

  it('adds the words of a game, and keeps them when the language changes', async () => {
    const words = new Words();
    await words.speak('en');
    expect(words.knows('rip-title')).toBe(false);
    await words.addGame('rest-in-peace');
    expect(words.say('rip-card-11')).toBe('Be gone!');
    await words.speak('ru');
    expect(words.say('rip-card-11')).not.toBe('Be gone!');
    expect(words.say('rip-card-11.help').length).toBeGreaterThan(10);
  });

  it('does not stumble over a game without words', async () => {
    const words = new Words();
    await words.speak('en');
    await words.addGame('whist');
    expect(words.say('web-close')).toBe('Close');
    expect(words.say('web-unheard-of')).toBe('web-unheard-of');
  });

  it('lets the last of two quick changes win', async () => {
    const words = new Words();
    await Promise.all([words.speak('ru'), words.speak('pl')]);
    expect(words.language).toBe('pl');
    expect(words.say('web-close')).toBe('Zamknij');
  });

  it('picks what the browser asks for', () => {
    expect(preferred(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['de'])).toBe('en');
  });
});

describe('web.ftl', () => {
  const files = import.meta.glob<string>('../../src/hauntings/i18n/en/web*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const idsOf = (text: string) => [...text.matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1] ?? '');
  const all = new Set(Object.values(files).flatMap(idsOf)); // the boards' files too
  const ids = idsOf(files['../../src/hauntings/i18n/en/web.ftl'] ?? '');
  const sources = Object.values(
    import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
  ).join('\n');

  it('has every message that the client says', () => {
    const said = [...sources.matchAll(/['"`](web-[a-z-]*[a-z])(?:\.help)?['"`]/g)].map((match) => match[1] ?? '');
    expect(said.filter((id) => !all.has(id))).toEqual([]);
  });

  it('has none that nobody says', () => {
    const prefixes = [...sources.matchAll(/`(web-[a-z-]*-)\$\{/g)].map((match) => match[1] ?? '');
    const dead = ids.filter((id) => !sources.includes(id) && !prefixes.some((prefix) => id.startsWith(prefix)));
    expect(dead).toEqual([]);
  });
});
