import { describe, expect, it } from 'vitest';
import { chainsOf, foldable, logOf, openAtFirst, type Chain } from '../src/state/log';
import type { Told } from '../src/wire/types';
import { step } from './make';

const told = (text: string, cause = -1, seats: number[] | null = null): Told => ({ what: text, args: [], text, seats, cause });
/** Lines as they are read, two blanks further in than what they stand below. */
const read = (chains: readonly Chain[], depth = 0): string[] =>
  chains.flatMap((chain) => ['  '.repeat(depth) + chain.told.text, ...read(chain.follows, depth + 1)]);
const all = () => true;

describe('chains', () => {
  const story = [told('turn'), told('haunts', 0), told('dies', 1), told('curse', 2), told('ghost', 3), told('haunts again', 0)];

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
    expect([openAtFirst(short!, 0, false), openAtFirst(long!, 0, false), openAtFirst(long!, 0, true)]).toEqual([true, false, true]);
    expect(openAtFirst(long!.follows[0]!, 1, false), 'unfolding shows the whole story').toBe(true);
  });
});

describe('log', () => {
  const events = [told('dies'), told('secret', 0, [1]), told('curse', 0)];
  const steps = [step(0, { events }), step(1, { events: [told('drew')] })];

  it('holds what the seat hears', () => {
    expect(logOf(steps, 1, null, 0).map((line) => read(line.chains))).toEqual([['dies', '  curse'], ['drew']]);
    expect(logOf(steps, 1, null, 1).map((line) => read(line.chains))).toEqual([['dies', '  secret', '  curse'], ['drew']]);
  });

  it('waits for the board', () => {
    const moment = { steps: [steps[0]!], events: [events[0]!, events[2]!], now: 0 };
    expect(logOf(steps, -1, moment, 0).map((line) => read(line.chains))).toEqual([['dies']]);
    expect(logOf(steps, -1, { ...moment, now: 1 }, 0).map((line) => read(line.chains))).toEqual([['dies', '  curse']]);
  });

  it('strikes out what was taken back', () => {
    const back = [...steps, step(2, { undo: 1 })];
    expect(logOf(back, 2, null, 0).map((line) => [line.step.seq, line.gone])).toEqual([[0, false], [1, true], [2, false]]);
  });
});
