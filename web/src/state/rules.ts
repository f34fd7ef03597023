/** Where a rule stands in the rulebook: `GS §9.6, §10` → `/rules/ghost-stories#gs-s9-6`. */
const RULE = /(?:\b(RIP|13G|GS|WM|BS|BOTH) )?(§\d+(?:\.\d+)*|\br\d+\b|#\d+)/;
const LETTERS: Record<string, string> = { '§': 's', r: 'r', '#': 'c' };

/** `GS §9.6` → `gs-s9-6`: the name of its place on the page; of the position that shows it, behind `rule-`. */
export function anchorOf(rule: string): string {
  const [, book = '', what = ''] = RULE.exec(rule) ?? [];
  return what && book
    ? `${book.toLowerCase()}-${LETTERS[what.charAt(0)] ?? ''}${what.slice(1).replaceAll('.', '-')}`
    : '';
}

/** The way to a rule, or to the whole rulebook of a game; with a table it follows the table's options. */
export function rulesHref(game: string, rule = '', table = ''): string {
  const anchor = anchorOf(rule);
  return `/rules/${game}${table ? `?table=${table}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The words of a text, and the rules that it names: `{ text: 'GS §9', rule: 'GS §9' }`. */
export function cited(text: string): { text: string; rule: string }[] {
  const parts: { text: string; rule: string }[] = [];
  let at = 0;
  let book = '';
  for (const match of text.matchAll(new RegExp(RULE, 'g'))) {
    const [whole, named, what = ''] = match;
    book = named ?? book;
    if (!book) continue; // a number that is no rule
    if (match.index > at) parts.push({ text: text.slice(at, match.index), rule: '' });
    parts.push({ text: whole, rule: `${book} ${what}` });
    at = match.index + whole.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), rule: '' });
  return parts;
}
