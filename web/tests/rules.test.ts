import { describe, expect, it } from 'vitest';
import { readingOf } from '../src/rulebook/readings';
import { placed } from '../src/rulebook/places';
import { fits, matches, parts } from '../src/rulebook/search';
import { anchorOf, cited, rulesHref } from '../src/state/rules';
import { parse } from '../src/state/route.svelte';
import type { Block, GameInfo, RuleBook } from '../src/wire/types';

const paragraph = (text: string, anchors: string[] = []): Block => ({
  body: { type: 'paragraph', runs: [{ text, bold: false, italic: false, ref: '' }] },
  anchors,
  switch: '',
  value: '',
});

describe('the way to a rule', () => {
  it('names its place', () => {
    expect(anchorOf('GS §9.6, §10')).toBe('gs-s9-6');
    expect(anchorOf('13G r12')).toBe('13g-r12');
    expect(anchorOf('RIP #11')).toBe('rip-c11');
    expect(anchorOf('rule of thumb')).toBe('');
    expect(rulesHref('ghost-stories', 'GS §9', 'abc')).toBe('/rules/ghost-stories?table=abc#gs-s9');
    expect(rulesHref('ghost-stories')).toBe('/rules/ghost-stories');
  });

  it('is found in a text; a second section belongs to the same book', () => {
    expect(cited('No dice (13G #8, #10).')).toEqual([
      { text: 'No dice (', rule: '' },
      { text: '13G #8', rule: '13G #8' },
      { text: ', ', rule: '' },
      { text: '#10', rule: '13G #10' },
      { text: ').', rule: '' },
    ]);
    expect(cited('#11 Lich').map((part) => part.rule)).toEqual(['']);
  });

  it('is a page', () => {
    expect(parse('/rules')).toEqual({ page: 'rules', id: '' });
    expect(parse('/rules/rest-in-peace')).toEqual({ page: 'rules', id: 'rest-in-peace' });
    expect(parse('/gallery/rest-in-peace')).toEqual({ page: 'gallery', id: 'rest-in-peace' });
    expect(parse('/gallery')).toEqual({ page: 'lost' });
  });
});

describe('the rulebook', () => {
  it('is searched whatever the case and the accents, and by rule', () => {
    const block = paragraph('Żeton klątwy ёлка', ['BS §5', 'BS r21']);
    for (const wanted of ['zeton', 'KLĄTWY', 'елка', 'r21', '§5 zeton']) expect(fits(block, wanted, {})).toBe(true);
    for (const wanted of ['r2', 'duch', 'zeton duch']) expect(fits(block, wanted, {})).toBe(false);
    expect(matches('Be gone!', 'gone be')).toBe(true);
    expect(parts('A ghost, two Ghosts', 'ghost').filter((part) => part.hit)).toHaveLength(2);
  });

  it('leads to the block that tells a rule first', () => {
    const blocks = [paragraph('one', ['GS §4', 'GS r1']), paragraph('two', ['GS §4', 'GS r2'])];
    const text = { name: 'ghost-stories', language: 'en', title: 'Ghost Stories', blocks };
    const book: RuleBook = { game: 'ghost-stories', title: '', texts: [text], names: {} };
    expect(placed(book).map(({ ids }) => ids)).toEqual([['gs-s4', 'gs-r1'], ['gs-r2']]);
    expect(placed(book)[0]?.prefix).toBe('GS');
  });

  it('follows the switches of a table, else the usual reading', () => {
    const choice = {
      name: 'tower',
      default: false,
      allowed: [false, true],
      ruling: '',
      title: 'Tower',
      titles: ['no', 'yes'],
    };
    const game = { switches: [choice] } as unknown as GameInfo;
    const block: Block = { ...paragraph('high'), switch: 'tower', value: 'true' };
    expect(readingOf(block, game, {})).toEqual({ holds: false, switch: 'Tower', value: 'yes' });
    expect(readingOf(block, game, { tower: true }).holds).toBe(true);
  });
});
