import { describe, expect, it } from 'vitest';
import { stepNow, type Lesson, type Now } from '../src/tutorial/step';
import { LANGUAGES, Words } from '../src/words/words.svelte';

const lessons = import.meta.glob<{ lesson: Lesson }>('../src/tutorial/games/*.ts', { eager: true });
const files = import.meta.glob<string>('../../src/hauntings/i18n/*/web-lesson-*.ftl', { query: '?raw', import: 'default', eager: true });
const nameOf = (path: string) => /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';

describe.each(Object.entries(lessons).map(([path, { lesson }]) => ({ game: nameOf(path), lesson })))('the lesson of $game', ({ game, lesson }) => {
  it.each(LANGUAGES)('has words for every step, and no others, in %s', async (language) => {
    const text = files[`../../src/hauntings/i18n/${language}/web-lesson-${game}.ftl`] ?? '';
    const ids = [...text.matchAll(/^(web-learn-[\w-]+) =/gm)].map((match) => match[1]);
    expect(ids.sort()).toEqual(lesson.steps.map((step) => `web-learn-${lesson.key}-${step.id}`).sort());
    const words = new Words();
    await words.speak(language);
    await words.addFile(`web-lesson-${game}`);
    for (const step of lesson.steps) {
      const said = words.say(`web-learn-${lesson.key}-${step.id}`, { player: 'X', own: 1, other: 0 });
      expect(said.length, said).toBeLessThan(215); // it stands beside the table on a phone too
      expect(said).not.toMatch(/[{}$]/);
    }
  });

  it('ends with a step that lets the learner play on', () => {
    expect(lesson.steps.filter((step) => !step.aside).at(-1)?.id).toBe('ready');
    expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
  });
});

describe('the coach', () => {
  const lesson: Lesson<{ round: number }> = {
    key: 'x',
    steps: [
      { id: 'first', when: (now) => now.question !== null },
      { id: 'second', when: (now) => now.view.round > 1 },
      { id: 'hit', aside: true, when: (now) => now.happened('hit', now.own) },
    ],
  };
  const now = (more: Partial<Now<{ round: number }>>): Now<{ round: number }> => ({
    view: { round: 1 }, own: 0, other: 1, question: null, happened: () => false, done: () => false, ...more,
  });

  it('says the first step that fits and is not done', () => {
    const question = { seq: 0, seat: 0, kind: 'k', text: '', options: [], sealed: false };
    expect(stepNow(lesson, now({}))).toBeUndefined();
    expect(stepNow(lesson, now({ question }))?.id).toBe('first');
    expect(stepNow(lesson, now({ question, view: { round: 2 }, done: (id) => id === 'first' }))?.id).toBe('second');
    expect(stepNow(lesson, now({ happened: (what, whose) => what === 'hit' && whose === 0 }))?.id).toBe('hit');
  });
});
