/** Where on the page each rule is told. */
import { anchorOf } from '../state/rules';
import type { Block, RuleBook } from '../wire/types';

const PREFIXES: Record<string, string> = {
  'rest-in-peace': 'RIP',
  'thirteen-ghosts': '13G',
  'ghost-stories': 'GS',
  'white-moon': 'WM',
  'black-secret': 'BS',
  both: 'BOTH',
};

export interface Placed {
  block: Block;
  ids: string[]; // the rules that it is the first to tell
  key: string;
  title: string; // of its text, if it is the first block there
  prefix: string; // of its text: `GS`
}

/** The blocks of all texts. A rule leads to the block that tells it first. */
export function placed(book: RuleBook | null): Placed[] {
  const told = new Set<string>();
  return (book?.texts ?? []).flatMap((text) =>
    text.blocks.map((block, n) => {
      const ids = (block.anchors ?? []).map(anchorOf).filter((anchor) => !told.has(anchor));
      for (const each of ids) told.add(each);
      const title = n === 0 ? text.title : '';
      return { block, ids, key: `${text.name}-${n}`, title, prefix: PREFIXES[text.name] ?? '' };
    }),
  );
}
