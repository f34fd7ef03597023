import { describe, expect, it } from 'vitest';
import { chainsOf, foldable, logOf, notesBetween, openAtFirst, storyOf, type Chain } from '../src/state/log';
import { Folds } from '../src/table/folds.svelte';
import { aboutRule } from '../src/table/rules';
import type { ChatLine, Told } from '../src/wire/types';
import { words } from '../src/words/words.svelte';
import { step } from './make';

const told = (text: string, cause = -1, seats: number[] | null = null): Told => ({
  what: text,
  args: [],
  text,
  seats,
  cause,
  changes: [],
});
/** Lines as they are read, two blanks further in than what they stand below. */
const read = (chains: readonly Chain[], depth = 0): string[] =>
  chains.flatMap((chain) => ['  '.repeat(depth) + chain.told.text, ...read(chain.follows, depth + 1)]);
const all = () => true;

describe('chains', () => {
  const story = [
    told('turn'),
    told('haunts', 0),
    told('dies', 1),
    told('curse', 2),
    told('ghost', 3),
    told('haunts again', 0),
  ];

  it('stand below their causes and know how much follows', () => {
    const chains = chainsOf(story, all);
    expect(read(chains)).toEqual(['turn', '  haunts', '    dies', '      curse', '        ghost', '  haunts again']);
    expect([chains[0]!.count, chains[0]!.follows[0]!.count]).toEqual([5, 3]);
    expect(chains[0]!.follows[0]!.follows[0]!.cause).toBe(1);
  });

  it('hang on the nearest cause that is shown', () => {
    const chains = chainsOf(story, (each) => each.text !== 'dies' && each.text !== 'curse');
    expect(read(chains)).toEqual(['turn', '  haunts', '    ghost', '  haunts again']);
    expect(chains[0]!.follows[0]!.follows[0]!.cause).toBe(1);
  });

  it('never change the order in which things happened', () => {
    const chains = chainsOf([told('one'), told('two', 0), told('turn'), told('late', 1), told('later', 2)], all);
    expect(read(chains)).toEqual(['one', '  two', 'turn', 'late', 'later']);
    expect(chains[2]!.cause, 'but it still knows its cause').toBe(1);
  });

  it('are open if they are short or newest; one line is never folded away', () => {
    const [short] = chainsOf([told('one'), told('two', 0), told('three', 0)], all);
    const [long] = chainsOf(story, all);
    const [pair] = chainsOf([told('one'), told('two', 0)], all);
    expect([foldable(pair!), foldable(short!), foldable(long!)]).toEqual([false, true, true]);
    expect([openAtFirst(short!, 0, false), openAtFirst(long!, 0, false), openAtFirst(long!, 0, true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(openAtFirst(long!.follows[0]!, 1, false), 'unfolding shows the whole story').toBe(true);
  });
});

describe('log', () => {
  const events = [told('dies'), told('secret', 0, [1]), told('curse', 0)];
  const steps = [step(0, { events }), step(1, { events: [told('drew')] })];

  it('holds what the seat hears', () => {
    expect(logOf(steps, 1, null, 0).map((line) => read(line.chains))).toEqual([['dies', '  curse'], ['drew']]);
    expect(logOf(steps, 1, null, 1).map((line) => read(line.chains))).toEqual([
      ['dies', '  secret', '  curse'],
      ['drew'],
    ]);
  });

  it('waits for the board', () => {
    const moment = { steps: [steps[0]!], events: [events[0]!, events[2]!], now: 0 };
    expect(logOf(steps, -1, moment, 0).map((line) => read(line.chains))).toEqual([['dies']]);
    expect(logOf(steps, -1, { ...moment, now: 1 }, 0).map((line) => read(line.chains))).toEqual([['dies', '  curse']]);
  });

  it('strikes out what was taken back', () => {
    const back = [...steps, step(2, { undo: 1 })];
    expect(logOf(back, 2, null, 0).map((line) => [line.step.seq, line.gone])).toEqual([
      [0, false],
      [1, true],
      [2, false],
    ]);
  });
});

describe('folds', () => {
  it('unfold whatever hides a cause', () => {
    const chains = chainsOf(
      [told('one'), told('two', 0), told('three', 1), told('four', 1), told('turn'), told('late', 2)],
      all,
    );
    const folds = new Folds('log');
    const [one] = chains;
    const two = one!.follows[0]!;
    folds.fold(7, one!, false);
    folds.fold(7, two, false);
    expect(chains.at(-1)!.cause, 'the cause lies two folds deep').toBe(2);
    expect(folds.reveal(7, chains, 2)).toBe(true);
    expect([folds.isOpen(7, one!, 0, false), folds.isOpen(7, two, 1, false)]).toEqual([true, true]);
    expect(folds.reveal(7, chains, 99)).toBe(false);
  });
});

describe('notes of seats', () => {
  it('stand after what had happened by then', () => {
    const note = (n: number, at: number): ChatLine => ({ n, name: 'Ann', text: '', at, seat: 1, note: 'sat' });
    const lines = logOf(
      [10, 20, 30].map((at, seq) => step(seq, { at, events: [told('x')] })),
      2,
      null,
      0,
    );
    const found = notesBetween(lines, [note(1, 5), note(2, 20), note(3, 29), note(4, 99)]);
    expect([...found].map(([seq, notes]) => [seq, notes.map(({ n }) => n)])).toEqual([
      [0, [1]],
      [1, [2, 3]],
      [2, [4]],
    ]);
  });
});

describe('rules', () => {
  it('are told by a text of their own, by a notion, or by the section they are part of', async () => {
    await words.speak('en');
    expect(aboutRule('GS §5.3')).toEqual([]);
    for (const name of ['ghost-stories', 'white-moon', 'black-secret', 'rest-in-peace', 'thirteen-ghosts'])
      await words.addGame(name);
    expect(aboutRule('GS §5.3')).toEqual(['web-gs-section-5-3']);
    expect(aboutRule('GS §10, §12')).toEqual(['gs-word-tile.help', 'gs-word-buddha.help']);
    expect(aboutRule('WM §5.2')).toEqual(['wm-word-villager.help']);
    expect(aboutRule('RIP #11')).toEqual([]);
    expect(aboutRule('RIP §5.1')).toEqual(['web-rip-section-5-1']);
    expect(aboutRule('13G §2, §3')).toEqual(['web-13g-section-2', 'web-13g-section-3']);
    expect(words.say('web-gs-section-5-3')).not.toContain('\n');
  });
});

describe('the story of a game', () => {
  const happens = (what: string, card = 0): Told => ({
    what,
    args: [0, card],
    text: `${what} ${card}`,
    seats: null,
    cause: -1,
    changes: [],
  });
  const game = {
    events: { turn: ['board', 'seat'], died: ['board'], exorcised: ['board', 'card'], peeked: ['board'] },
    milestones: { died: [], exorcised: [60], peeked: [] },
  };

  it('tells what counts, with its turn, and not what was taken back', () => {
    const steps = [
      step(-1, { events: [happens('turn')] }),
      step(0, { events: [happens('exorcised', 5), happens('exorcised', 60), happens('turn')] }),
      step(1, { events: [happens('died', 1)] }),
      step(2, { undo: 1 }),
      step(3, { events: [{ ...happens('peeked'), seats: [1] }, happens('turn'), happens('died', 2)] }),
    ];
    expect(storyOf(steps, 0, game)).toEqual([
      { chapter: 1, text: 'exorcised 60' },
      { chapter: 3, text: 'died 2' },
    ]);
  });
});
