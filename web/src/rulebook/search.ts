/** Finding words in the rulebook, whatever their case and accents. */
import type { Block, Run, RuleBook } from '../wire/types';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replace(/[\u0300-\u0305\u0307-\u036f]/g, '')
    .replaceAll('ł', 'l')
    .normalize('NFC');

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/** Does a text have all of the words? */
export function matches(text: string, wanted: string): boolean {
  const searched = plain(text);
  return wordsOf(wanted).every((word) => searched.includes(word));
}

/** All words of a block. */
export function runsOf(block: Block): Run[] {
  const { body } = block;
  if (body.type === 'heading' || body.type === 'paragraph') return body.runs;
  if (body.type === 'items') return body.items.flat();
  if (body.type === 'grid') return [...body.head, ...body.rows.flat()].flat();
  return [];
}
export const textOf = (block: Block): string =>
  runsOf(block)
    .map((run) => run.text)
    .join('');

/** Does the block have all of the words, or tell the rule that is asked for: `§9`, `r12`, `#11`? */
export function fits(block: Block, wanted: string, names: RuleBook['names']): boolean {
  const { body } = block;
  const shown =
    body.type === 'things' ? body.things.map((thing) => names[`${body.kind} ${thing}`] ?? '').join(' ') : '';
  const text = plain(`${textOf(block)} ${shown}`);
  const rules = block.anchors?.map((rule) => plain(rule)) ?? [];
  return wordsOf(wanted).every((word) => text.includes(word) || rules.some((rule) => rule.split(' ').includes(word)));
}

/** A text in pieces: what is searched for, and the rest. */
export function parts(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wordsOf(wanted).filter((word) => word.length > 1);
  const searched = plain(text);
  if (!words.length || searched.length !== text.length) return [{ text, hit: false }];
  const found: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words
      .map((word) => ({ word, place: searched.indexOf(word, at) }))
      .filter(({ place }) => place >= 0)
      .sort((one, two) => one.place - two.place)[0];
    if (!next) break;
    if (next.place > at) found.push({ text: text.slice(at, next.place), hit: false });
    at = next.place + next.word.length;
    found.push({ text: text.slice(next.place, at), hit: true });
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
  return found;
}
