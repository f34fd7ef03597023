import { beforeAll, describe, expect, it } from 'vitest';
import { endingOf, titleOf, VIEWED, verdictOf, type Fate } from '../src/state/verdict';
import type { Told } from '../src/wire/types';
import { words } from '../src/words/words.svelte';
import { step } from './make';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Fay'];
const told = (what: string): Told => ({ what, args: [], text: what, seats: null, cause: -1, changes: [] });
const title = (result: number[], what = 'game-won', playing: boolean | number[] = true) =>
  titleOf(verdictOf(result), told(what), NAMES, playing === true ? [0, 3] : playing || []);

beforeAll(() => words.speak('en'));

describe('a verdict', () => {
  it.each<[string, number[], Fate[], number[], boolean]>([
    ['a winner of two', [0, 1], ['loss', 'win'], [1], false],
    ['a winner of three', [0, 0, 1], ['loss', 'loss', 'win'], [2], false],
    ['partners', [1, 0, 1, 0], ['win', 'loss', 'win', 'loss'], [0, 2], false],
    ['a draw', [0.5, 0.5], ['draw', 'draw'], [], false],
    ['a shared win', [0.5, 0, 0.5], ['share', 'loss', 'share'], [0, 2], false],
    ['a village saved', [1, 1, 1, 1], ['win', 'win', 'win', 'win'], [0, 1, 2, 3], true],
    ['a village lost', [0, 0], ['loss', 'loss'], [], true],
    ['a village saved by one', [1], ['win'], [0], true],
    ['a village lost by one', [0], ['loss'], [], true],
    ['the Taoists', [1, 1, 0], ['win', 'win', 'loss'], [0, 1], false],
    ['Wu-Feng', [0, 0, 0, 0, 1], ['loss', 'loss', 'loss', 'loss', 'win'], [4], false],
    ['more chips', [0.462, 0.538], ['loss', 'win'], [1], false],
  ])('on %s', (_, result, fates, winners, together) => {
    expect(verdictOf(result)).toEqual({ fates, winners, together });
    expect(
      verdictOf(
        result.map((points) => points * VIEWED),
        VIEWED,
      ),
      'a view says the same',
    ).toEqual({ fates, winners, together });
  });
});

describe('the title', () => {
  it('names who won', () => {
    expect([title([0, 1]), title([1, 0, 1, 0])]).toEqual(['Bob wins', 'Ann and Cid win']);
    expect([title([0.5, 0, 0.5], 'game-shared'), title([0.5, 0.5], 'game-drawn')]).toEqual([
      'Ann and Cid share the win',
      'A draw',
    ]);
  });

  it('tells the winner so', () => {
    expect([title([1, 0], 'game-won', [0]), title([1, 1, 0], 'won', [1]), title([1, 0], 'game-won', [1])]).toEqual([
      'You win',
      'You win',
      'Ann wins',
    ]);
  });

  it('speaks to those who played together, and of the village to others', () => {
    expect([title([1, 1], 'won'), title([0, 0], 'lost')]).toEqual(['You have won together', 'You have lost together']);
    expect([title([1, 1], 'won', false), title([0, 0], 'lost', false)]).toEqual([
      'The village is saved',
      'The village is lost',
    ]);
    expect([title([1], 'won'), title([0], 'lost')]).toEqual(['The village is saved', 'The village is lost']);
  });

  it('names the side where Wu-Feng has a seat', () => {
    expect([title([1, 1, 0], 'won'), title([0, 1], 'lost'), title([0, 1], 'lost', false)]).toEqual([
      'The Taoists win',
      'Wu-Feng wins',
      'Wu-Feng wins',
    ]);
  });
});

it('finds what told the end, but not what was taken back', () => {
  const steps = [
    step(0, { events: [told('lost')] }),
    step(1, { undo: 1 }),
    step(2, { events: [told('turn'), told('won'), told('turn')] }),
  ];
  expect(endingOf(steps)?.what).toBe('won');
  expect(endingOf(steps.slice(0, 2))).toBeUndefined();
});
