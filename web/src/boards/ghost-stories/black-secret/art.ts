/** Black Secret: signs of its abilities, its incarnations. Boxes and layers as in ../art. */
import type { Sign } from '../art/icons';
import type { Shape } from '../art/incarnations';

const PYRAMID = 'M12 2.5L22 20.5H2z';
const SKULL =
  'M9.5 3a6.5 6.5 0 0 0-6.5 6.5c0 2.5 1.2 3.9 2.6 4.8V17.5h7.8v-3.2c1.4-.9 2.6-2.3 2.6-4.8A6.5 6.5 0 0 0 9.5 3z' +
  'M5.5 9.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z' +
  'M10.1 9.5a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0z';
const YIN_YANG =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 4.6a3.7 3.7 0 0 1 0 7.4 3.7 3.7 0 0 0 0 7.4 7.4 7.4 0 0 1 0-14.8z';

export const SECRET_ABILITIES: Record<string, Sign> = {
  activate_demon: {
    fill: 'M4 1.5c2 1 3.5 2 4.2 4q3.8-1.5 7.6 0c.7-2 2.2-3 4.2-4-.3 3-.5 4.5-1.4 6 .4 5-2.6 8-6.6 8s-7-3-6.6-8C4.5 6 4.3 4.5 4 1.5zM8.5 9l2.5 1.3-1.8 1.3zM15.5 9L13 10.3l1.8 1.3z',
    line: 'M5 20.5h13M15 17.5l3.5 3-3.5 3',
  },
  cast_curse: { line: `${PYRAMID}M7.5 11h9`, fill: 'M12 13.5a2.3 2.3 0 1 0 .1 0z' },
  group_gain_yinyang_and_qi_on_mantra: {
    fill:
      'M6.5 2a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' +
      'M6.5 3.2a1.9 1.9 0 0 1 0 3.8 1.9 1.9 0 0 0 0 3.8 3.8 3.8 0 0 1 0-7.6z' +
      'M18 9.5c-2.6-1.9-3.5-3.2-3.5-4.5a1.8 1.8 0 0 1 3.5-.8 1.8 1.8 0 0 1 3.5.8c0 1.3-.9 2.6-3.5 4.5z' +
      'M5 18a2 2 0 1 0 .1 0z' +
      'M12 18a2 2 0 1 0 .1 0z' +
      'M19 18a2 2 0 1 0 .1 0z',
    line: 'M13.5 1.5h9v11.5h-9z',
  },
  no_yin_yang: { fill: YIN_YANG, line: 'M3 3l18 18' },
  skeletons_arrive: { fill: SKULL, line: 'M19.5 12v8M15.5 16h8' },
  skeleton_each_turn: { line: 'M12 3v18M6 6.5q6-3 12 0M5 11q7-3.5 14 0M6 15.5q6-3 12 0M9 21h6' },
  reveal_stack: {
    fill: 'M2 7.5q10-9 20 0-10 9-20 0zM9.5 7.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z',
    line: 'M4 15.5l8 3.5 8-3.5M4 19.5l8 3.5 8-3.5',
  },
  lost_qi_to_supply: {
    fill: 'M12 12C7.5 8.8 6 6.6 6 4.5a3 3 0 0 1 6-1 3 3 0 0 1 6 1c0 2.1-1.5 4.3-6 7.5z',
    line: 'M12 13.5v5.5M9 16.5l3 3 3-3M4 22.5h16',
  },
  curses_ignore_colour: { line: PYRAMID, fill: 'M12 8.5l1.5 3.5 3.5 1.5-3.5 1.5-1.5 3.5-1.5-3.5L7 13.5l3.5-1.5z' },
};

export const SECRET_INCARNATIONS: Record<number, Shape> = {
  // Night Sorceress: a pointed hat, the moon in her hand
  92: [
    ['body', 'M24 118q0-40 10-50-8-6-8-18h48q0 12-8 18 10 10 10 50l-13-8-13 8-13-8z'],
    ['dark', 'M8 54q42-14 84 0Q70 44 66 30L48 0Q40 22 34 32 28 44 8 54z'],
    ['trim', 'M32 36q18 6 36 0l2 7q-20 6-40 0zM78 74a14 14 0 1 0 14 20 12 12 0 0 1-14-20z'],
    ['line', 'M36 60q5-5 10 0M54 60q5-5 10 0M43 72q7 4 14 0'],
  ],
  // Puppet Master: a hand, strings, bones
  93: [
    ['body', 'M22 10q-4 24 4 36 10 10 24 10t24-10q8-12 4-36l-8-2-4 22-4-28h-8l-2 26-4-26h-8l-2 28-6-22z'],
    ['line', 'M34 52v28M50 56v20M66 52v28'],
    ['limb', 'M34 52v32M50 56v24M66 52v32'],
    [
      'trim',
      'M50 76a12 12 0 0 0-8 20v6h16v-6a12 12 0 0 0-8-20zM30 84q-8 4-10 16l6 2q2-8 8-10zM70 84q8 4 10 16l-6 2q-2-8-8-10zM44 104h12v14H44z',
    ],
    ['dark', 'M43 86a3 4 0 1 0 6 0a3 4 0 1 0-6 0zM52 86a3 4 0 1 0 6 0a3 4 0 1 0-6 0zM44 108h12v2H44zM44 113h12v2H44z'],
  ],
  // Restless Seeker: a lantern that looks for graves
  94: [
    ['body', 'M42 10c20 6 28 28 28 52v56l-9-8-10 8-9-8-10 8-9-8-9 8V62C14 38 22 16 42 10z'],
    ['dark', 'M42 24c12 5 16 16 14 28-8 7-20 7-28 0-2-12 2-23 14-28z'],
    ['glow', 'M34 40a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
    ['limb', 'M66 66q14-6 20-20'],
    ['trim', 'M78 46h16v5H78zM76 82h20v6H76zM84 38h4v8h-4z'],
    ['glow', 'M78 52h16v30H78z'],
  ],
  // Blood Thirster: wings, fangs, a drop
  95: [
    ['dark', 'M50 40Q30 10 2 18q12 12 8 34 12-4 18 8 10-10 22 4 12-14 22-4 6-12 18-8-4-22 8-34Q70 10 50 40z'],
    [
      'body',
      'M50 26c16 0 24 14 22 32-2 22-12 40-22 60-10-20-20-38-22-60-2-18 6-32 22-32zM34 32l-6-20 14 14zM66 32l6-20-14 14z',
    ],
    ['dark', 'M36 50l11 5-9 5zM64 50l-11 5 9 5zM40 70h20q0 10-10 10T40 70z'],
    ['trim', 'M43 70h5l-2.5 10zM52 70h5l-2.5 10z'],
    ['glow', 'M39 54a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM57 54a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM50 92q6 8 0 12-6-4 0-12z'],
  ],
  // Undertaker: tall hat, spade, coffin
  96: [
    ['trim', 'M4 70h18l6 14-6 34H4z'],
    ['body', 'M30 118V60a20 22 0 0 1 40 0v58l-10-8-10 8-10-8z'],
    ['dark', 'M26 40h48v6H26zM34 40V6h32v34zM38 58h8v8h-8zM54 58h8v8h-8zM40 78h20v4H40z'],
    ['trim', 'M34 30h32v6H34zM84 18h10v-8h-10zM80 92q9-6 18 0v14q-9 16-18 0z'],
    ['limb', 'M89 20v74'],
  ],
};
