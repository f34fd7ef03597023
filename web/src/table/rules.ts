/** What a section of the rules says, in a few words: a text of its own, or the help of the notions it is about. */
import { words } from '../words/words.svelte';

const NOTIONS: Record<string, readonly string[]> = {
  'GS 9.2': ['gs-word-dice'],
  'GS 9.5': ['gs-word-tao'],
  'GS 9.8': ['gs-word-exorcism'],
  'GS 10': ['gs-word-tile'],
  'GS 11': ['gs-word-yin-yang'],
  'GS 12': ['gs-word-buddha'],
  'GS 13': ['gs-word-power-token'],
  'GS 14': ['gs-word-qi', 'gs-word-possessed'],
  'GS 16.1': ['gs-word-power'],
  'GS 17': ['gs-tile-9'],
  'WM 3': ['wm-word-portal'],
  'WM 5.1': ['wm-word-family'],
  'WM 5': ['wm-word-villager'],
  'WM 5.4': ['wm-word-portal'],
  'WM 6': ['wm-word-family', 'wm-word-graveyard'],
  'WM 7.2': ['wm-word-retreat'],
  'WM 8': ['wm-word-su-ling'],
  'WM 9': ['wm-word-crystal'],
  'WM 10': ['wm-word-barrier'],
  'WM 11': ['wm-word-artifact'],
  'WM 12': ['wm-tile-10'],
  'WM 14': ['wm-word-incarnation'],
  'WM 15': ['wm-word-laid-down'],
  'WM 16': ['wm-word-artifact'],
  'BS 4': ['bs-word-wu-feng'],
  'BS 5': ['bs-word-pyramid'],
  'BS 5.1': ['bs-word-curses'],
  'BS 6': ['bs-word-demon'],
  'BS 7': ['bs-word-shadow'],
  'BS 8.1': ['bs-word-ladder'],
  'BS 8.3': ['bs-word-knocked-down'],
  'BS 9': ['bs-word-blood-mantra'],
  'BS 10': ['bs-word-blood-brother'],
  'BS 11': ['bs-word-token', 'bs-word-urn'],
  'BS 12': ['bs-word-skeleton'],
};

/** `GS §10, §12`: the messages that tell both. A section without words is told by the one it is part of. */
export function aboutRule(rule: string): string[] {
  const book = rule.split(' ')[0] ?? '';
  return [...rule.matchAll(/§([\d.]+)/g)].flatMap(([, section = '']) => {
    const found = about(book, section);
    return found.length ? found : about(book, section.split('.')[0] ?? '');
  });
}

function about(book: string, section: string): string[] {
  const own = `web-${book.toLowerCase()}-section-${section.replace('.', '-')}`;
  const notions = (NOTIONS[`${book} ${section}`] ?? []).map((word) => `${word}.help`);
  return (words.knows(own) ? [own] : notions).filter((id) => words.knows(id));
}
