import { describe, expect, it } from 'vitest';
import { stepNow, type Lesson, type Now } from '../src/tutorial/step';
import { LANGUAGES, Words } from '../src/words/words.svelte';

const lessons = import.meta.glob<{ lesson: Lesson }>('../src/tutorial/games/*.ts', { eager: true });
const files = import.meta.glob<string>('../../src/hauntings/i18n/*/web-lesson-*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const nameOf = (path: string) => /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';

describe.each(Object.entries(lessons).map(([path, { lesson }]) => ({ game: nameOf(path), lesson })))(
  'the lesson of $game',
  ({ game, lesson }) => {
    it.each(LANGUAGES)('has words for every step, and no others, in %s', async (language) => {
      const text = files[`../../src/hauntings/i18n/${language}/web-lesson-${game}.ftl`] ?? '';
      const ids = [...text.matchAll(/^(web-learn-[\w-]+) =/gm)].map((match) => match[1]);
      expect(ids.sort()).toEqual(lesson.steps.map((step) => `web-learn-${lesson.key}-${step.id}`).sort());
      const words = new Words();
      await words.speak(language);
      await words.addFile(`web-lesson-${game}`);
      await words.addFile('web-white-moon'); // buttons that are named
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
  },
);

describe('the first night of Ghost Stories', () => {
  const lesson = lessons['../src/tutorial/games/ghost-stories.ts']!.lesson;
  const counted = lesson.steps.filter((step) => !step.aside).map((step) => step.id);
  const view = {
    seat_of: [-1, -1, 0, 1],
    turn: 9,
    helps: 0,
    exorcisms: 0,
    ghost: [1, ...Array<number>(11).fill(0)],
    immune: [],
    undefeated: 1,
    until_incarnation: 30,
  };
  const ask = (kind: string, ...tokens: number[]) => ({
    seq: 0,
    seat: 0,
    kind,
    text: '',
    options: tokens.map((token) => ({ token, word: '', text: '' })),
    sealed: false,
    open: false,
    named: [],
  });
  const says = (more: Partial<Now>, done: readonly string[] = counted) =>
    stepNow(lesson, {
      view,
      own: 0,
      other: 1,
      question: null,
      happened: () => false,
      done: (id) => done.includes(id),
      ...more,
    })?.id;

  it.each([
    ['overrun', 'overrun'],
    ['rolled-curse', 'curse'],
    ['haunted', 'haunted'],
    ['buddha-meets', 'met'],
    ['died', 'died'],
  ])('when %s first happens, says so, once', (event, id) => {
    const happened = (what: string) => what === event;
    expect(says({ happened })).toBe(id);
    expect(says({ happened }, [...counted, id])).toBeUndefined();
  });

  it('speaks of what the learner holds, not of what the partner takes', () => {
    const took =
      (board: number): Now['happened'] =>
      (what, whose) =>
        what === 'took-buddha' && whose === board;
    expect(says({ happened: took(2) })).toBe('buddha');
    expect(says({ happened: took(3) })).toBeUndefined();
    expect(says({ question: ask('yang', 0, 60) })).toBe('lay');
    expect(says({ question: ask('lend', 0, 3) })).toBe('lend');
  });

  it('warns before the incarnation, and tells when it is there', () => {
    expect(says({ view: { ...view, until_incarnation: 2 } })).toBe('near');
    expect(says({ view: { ...view, until_incarnation: -1 } })).toBe('incarnation');
    expect(says({ view: { ...view, until_incarnation: -1, undefeated: 0 } })).toBeUndefined();
  });

  it('goes through a turn in order, whatever is offered', () => {
    const read = ['village', 'board', 'yin', 'stones', 'place', 'haunter'];
    const first = { ...view, turn: 1 };
    expect(says({ view: first, question: ask('yang', 0, 1, 10) }, read)).toBe('move');
    expect(says({ view: first, question: ask('yang', 0, 10, 11) }, [...read, 'move'])).toBe('odds');
    expect(says({ view: first, question: ask('yang', 0, 10, 11) }, [...read, 'move', 'odds'])).toBe('exorcise');
    expect(
      says({ view: { ...first, exorcisms: 1 }, question: ask('yang', 0, 10) }, [...read, 'move', 'odds', 'exorcise']),
    ).toBe('help');
    expect(
      says({ view: { ...first, exorcisms: 1 }, question: ask('yang', 0) }, [
        ...read,
        'move',
        'odds',
        'exorcise',
        'help',
      ]),
    ).toBe('end');
  });
});

describe('the first game of 13 Ghosts', () => {
  const lesson = lessons['../src/tutorial/games/thirteen-ghosts.ts']!.lesson;
  it.each([
    ['first-of-three', 'three'],
    ['second-of-three', 'three-more'],
    ['third-of-three', 'three-last'],
    ['four-from', 'ask'],
  ])('has its own advice for %s', (kind, id) => {
    const question = { seq: 0, seat: 0, kind, text: '', options: [], sealed: false, open: false, named: [] };
    expect(
      stepNow(lesson, { view: {}, own: 0, other: 1, question, happened: () => false, done: () => false })?.id,
    ).toBe(id);
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
    view: { round: 1 },
    own: 0,
    other: 1,
    question: null,
    happened: () => false,
    done: () => false,
    ...more,
  });

  it('says the first step that fits and is not done', () => {
    const question = { seq: 0, seat: 0, kind: 'k', text: '', options: [], sealed: false, open: false, named: [] };
    expect(stepNow(lesson, now({}))).toBeUndefined();
    expect(stepNow(lesson, now({ question }))?.id).toBe('first');
    expect(stepNow(lesson, now({ question, view: { round: 2 }, done: (id) => id === 'first' }))?.id).toBe('second');
    expect(stepNow(lesson, now({ happened: (what, whose) => what === 'hit' && whose === 0 }))?.id).toBe('hit');
  });
});
