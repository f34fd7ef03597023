/** Where the tokens of Black Secret's questions lie. Small and plain: part of the first load. */
import type { At, RangeRow } from '../placed';

export const STAND_UP = 99;
export const BELOW = 100; // + cell
export const CLIMB = 109;
export const SEARCH = 10; // of `demon-acts`
export const MANTRA = 110; // + demon

const CURSES = 63; // 32 printed ones, then blanks
const PASS: RangeRow = [0, 1, 'tray'];
const TILES: RangeRow = [1, 9, 'tile'];
const PLACES: RangeRow[] = [TILES, [10, 9, 'cell']];
const from = (count: number, at: At): RangeRow[] => [PASS, [1, count, at]];

export const YANG_ROWS: [number, number, At, string][] = [
  [STAND_UP, 1, 'tray', 'stand-up'],
  [BELOW, 9, 'cell', 'move-below'],
  [CLIMB, 1, 'tray', 'climb'],
  [MANTRA, 3, 'demon', 'mantra'],
];

export const RANGE_ROWS: Record<string, RangeRow[]> = {
  'step-to': [PASS, ...PLACES],
  exorcise: [PASS, [1, 12, 'space'], [13, 3, 'demon']],
  'wu-feng': [
    [0, 2, 'tray'],
    [2, 3, 'demon'],
    [5, CURSES, 'curse'],
  ],
  enter: from(9, 'cell'),
  pyramid: from(10, 'pyramid'),
  cast: from(CURSES, 'curse'),
  incarnation: from(126, 'hand'),
  'demon-acts': [PASS, [1, 9, 'cell'], [10, 1, 'tray']],
  'shadow-acts': [PASS, ...PLACES, [19, 2, 'tray']],
  activate: from(4, 'demon'),
  'skeleton-on': from(12, 'space'),
  'remove-ladder': from(9, 'cell'),
  victim: from(4, 'board'),
  'take-away': [PASS, [1, 5, 'tray']],
  'drag-to': from(9, 'cell'),
  'spoil-mantra': from(6, 'blood'),
  'from-discard': [[0, 127, 'tray']],
  haunt: [PASS, TILES],
  excavate: from(9, 'cell'),
  hit: from(4, 'board'),
  blood: from(6, 'blood'),
  'resolve-mantra': from(6, 'blood'),
  'for-taoist': from(4, 'board'),
  enfeeble: [PASS, [1, 12, 'space'], [13, 3, 'demon']],
  'discard-ghost': from(12, 'space'),
  unlearn: from(CURSES, 'curse'),
  travel: [PASS, ...PLACES],
  'return-ladder': from(9, 'cell'),
  'send-home': from(3, 'demon'),
  'buddha-on': from(12, 'space'),
  'turn-back': [PASS, TILES],
  recycle: [[0, 127, 'tray']],
  'swap-mantra': from(6, 'blood'),
  'new-mantra': [[0, 22, 'tray']],
  ladder: [[0, 2, 'tray']],
};
