/** Where White Moon's tokens lie. Small and plain: part of the first load, for the shell asks before a layer is there. */
import type { KindRow, MoreRow, YangRow } from '../placed';

const BOARDS = 4;

export const MOON_YANG: readonly YangRow[] = [
  [67, 12, 'space', 'su-ling'],
  [79, 1, 'tray', 'rescue'],
  [80, 1, 'tray', 'place-crystal'],
  [81, 4, 'tray', 'artifact'],
  [85, 9, 'tile', 'lead'],
  [99, 1, 'tray', 'stand-up'],
];
export const MOON_KINDS: Record<string, KindRow> = {
  'villager-dies': ['tile', 9],
  light: ['tile', 9],
  portal: ['tile', 9],
  'pre-rescue': ['tile', 9],
  'barrier-villager': ['tile', 9],
  'school-ghost': ['space', 12],
  'barrier-ghost': ['space', 12],
  'su-ling': ['space', 12],
  'wu-buddha': ['space', 12],
  'zhou-qi': ['board', BOARDS],
  'who-gives-tao': ['board', BOARDS],
  inherit: ['board', BOARDS],
  'artifact-to': ['board', BOARDS],
  'crystal-to': ['board', BOARDS],
  'tao-to': ['board', BOARDS],
  'barrier-crystal': ['board', BOARDS],
  follow: ['tray', 1],
  'bring-back': ['tray', 16],
  potion: ['tray', 20],
  school: ['tray', 5],
  sword: ['tray', 1],
  claw: ['tray', 5],
  armor: ['tray', 1],
  shield: ['tray', 1],
  scroll: ['tray', 2],
  'su-ling-crystal': ['tray', 1],
  barrier: ['tray', 2],
  'lend-crystal': ['tray', 1],
};
/** To spend: after the Tao tokens a crystal of each board. */
export const MOON_MORE: Record<string, MoreRow> = { spend: [21, BOARDS, 'board'] };
