/** White Moon: a sign per family, and of its pieces. Boxes and layers as in ../art/icons. */
import type { Sign } from '../art/icons';

export const FAMILY_SIGNS: readonly Sign[] = [
  {},
  // Long: a dragon's curl
  { line: 'M20 5q-5-3-8 0t0 7q4 3 3 6t-6 3-6-4 3-5M20 5l-1 4M20 5l2.5 2' },
  // Chang: a crescent
  { fill: 'M16 2.5A9.7 9.7 0 1 0 21.5 17 8.6 8.6 0 0 1 16 2.5z' },
  // Teng: a vine with two leaves
  { line: 'M12 22q-5-5 0-10t0-10', fill: 'M13 15q7 1 9-6-8-1-9 6zM11 9Q4 10 2 4q8-1 9 5z' },
  // Weng: a spark
  { line: 'M12 2v6M12 16v6M2 12h6M16 12h6M5 5l4 4M15 15l4 4M19 5l-4 4M9 15l-4 4' },
  // Wu: a lotus
  { fill: 'M12 3q5 6 0 15-5-9 0-15zM3 8q7 1 8 11-8-2-8-11zM21 8q-7 1-8 11 8-2 8-11z', line: 'M5 21.5h14' },
  // Miao: a seedling
  { line: 'M12 22V12', fill: 'M12 12Q4 13 2.5 4.5 11 4 12 12zM12 14q7 0 9-7-8-1-9 7z' },
  // Xiang: a censer with smoke
  {
    fill: 'M4 13h16l-2.5 7h-11zM7 20l-1.5 2.5M17 20l1.5 2.5',
    line: 'M9 10q-2-2 0-4t0-4M15 10q-2-2 0-4t0-4M6 22.5l1-2.5M18 22.5L17 20',
  },
  // Sheng: pipes
  { line: 'M5 7v13M9.7 3v17M14.3 3v17M19 7v13M3.5 15h17' },
  // Sun: a sun
  {
    fill: 'M12 7.5a4.5 4.5 0 1 0 .1 0z',
    line: 'M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6L6 6M18 18l1.4 1.4M19.4 4.6L18 6M6 18l-1.4 1.4',
  },
  // Li: a pear
  { fill: 'M12 6c3 0 3 3 4.5 6S20 21.5 12 21.5 6 15 7.5 12 9 6 12 6z', line: 'M12 6q0-3 3-4' },
  // Zhou: a boat
  { fill: 'M2 15h20l-4 6.5H6zM11 2v11H4z', line: 'M13 2v12M15.5 5l4 7h-4' },
  // Hua: a blossom
  {
    fill: 'M12 2a4 4 0 0 1 3.7 5.4A4 4 0 0 1 20 14a4 4 0 0 1-4.6 1.3A4 4 0 0 1 12 21a4 4 0 0 1-3.4-5.7A4 4 0 0 1 4 14a4 4 0 0 1 4.3-6.6A4 4 0 0 1 12 2zM12 9.5a2.5 2.5 0 1 0 .1 0z',
  },
];

const PERSON = 'M12 3.5a4 4 0 1 0 .1 0zM4 21.5q0-9 8-9t8 9z';
export const PIECES: Record<string, Sign> = {
  crystal: { fill: 'M12 1.5l6.5 6-2 11-4.5 4-4.5-4-2-11zM12 5L8.5 8.5 12 18z' },
  receptacle: { line: 'M12 3l6 5.5-2 9-4 4-4-4-2-9z' },
  portal: { line: 'M4.5 22V10.5a7.5 7.5 0 0 1 15 0V22M2.5 22h19M8.5 22V11a3.5 3.5 0 0 1 7 0v11' },
  'portal-held': { line: 'M5 21V11a7 7 0 0 1 14 0v10M3 21h18M2.5 20.5l17-17' },
  'su-ling': {
    fill: 'M12 2a4 4 0 0 1 4 4.2c0 1.8 0 2.8 1.8 5.6L22 22H2l4.2-10.2C8 9 8 8 8 6.2A4 4 0 0 1 12 2zM10 6a2 2.4 0 0 0 4 0q-2-1.5-4 0zM12 12l1 2.7 2.7 1-2.7 1-1 2.7-1-2.7-2.7-1 2.7-1z',
  },
  shelter: {
    line: 'M2.5 11.5L12 3l9.5 8.5M5 9.5V21h14V9.5',
    fill: 'M12 10.5a2.2 2.2 0 1 0 .1 0zM7.8 20q0-4.6 4.2-4.6t4.2 4.6z',
  },
  graveyard: { line: 'M6 21.5V9.5a6 6 0 0 1 12 0v12M3.5 21.5h17M12 8v7M9.3 10.5h5.4' },
  villager: { fill: PERSON },
  lead: { fill: 'M8 3.5a3.4 3.4 0 1 0 .1 0zM1.5 20q0-8 6.5-8t6.5 8z', line: 'M15 12h7M19 8.5l3.2 3.5-3.2 3.5' },
  rescue: { line: 'M11 22V9a6 6 0 0 1 11.5 0v13M9 22h14', fill: 'M5 9.5a2.7 2.7 0 1 0 .1 0zM0 22q0-7 5-7t5 7z' },
  lies: { fill: 'M3.5 11a3 3 0 1 0 .1 0zM8 11.5h9.5l5 4v2.5H8z', line: 'M1.5 21h21' },
  'stand-up': { line: 'M12 21V4M6 10l6-6 6 6' },
  barrier: { line: 'M12 2.5l8 3v6c0 6-4 8.5-8 10-4-1.5-8-4-8-10v-6z', fill: 'M12 6l3 3-1 6-2 2-2-2-1-6z' },
};
