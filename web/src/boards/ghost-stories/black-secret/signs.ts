/** Black Secret's small signs, in boxes of 24 × 24, and its demons, in boxes of 32 × 40. */
import { ABILITIES, POWERS, THINGS, type Sign } from '../art/icons';
import type { Shape } from '../art/incarnations';
import { PIECES } from '../white-moon/families';
import { SECRET_ABILITIES as OWN } from './art';

const LADDER = 'M8 2v20M16 2v20M8 6h8M8 10.7h8M8 15.4h8M8 20h8';
export const SIGNS = {
  ladder: { line: LADDER },
  'no-ladder': { line: `${LADDER}M2.5 3.5l19 17` },
  lies: PIECES.lies ?? {},
  drag: { line: 'M4 3h16M12 6v9M8 11.5l4 4.5 4-4.5M4 20.5h16' },
  urn: {
    fill: 'M8 2h8v2.6l-1.4 1.9c4 1.5 5.6 4 5.4 7.2-.2 3.2-2 6-4.6 8.3H8.6C6 19.7 4.2 16.9 4 13.7c-.2-3.2 1.4-5.7 5.4-7.2L8 4.6zM7.4 12.4v1.8h9.2v-1.8z',
  },
  bones: OWN.skeleton_each_turn ?? {},
  skeleton: {
    fill:
      'M12 1.5a7 7 0 0 0-7 7c0 2.7 1.3 4.2 2.8 5.1v2.9h8.4v-2.9C17.7 12.7 19 11.2 19 8.500a7 7 0 0 0-7-7z' +
      'M7.7 8.700a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z' +
      'M12.7 8.700a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z',
    line: 'M4 19l16 3.500M20 19L4 22.5',
  },
  stack: { line: 'M3 9l9-4 9 4-9 4zM3 13l9 4 9-4M3 17l9 4 9-4' },
  gate: { line: 'M4 22V11a8 8 0 0 1 16 0v11M9 22V12.500a3 3 0 0 1 6 0V22' },
  brother: {
    fill: 'M7.5 3a3.5 3.5 0 1 0 .1 0zM16.5 3a3.5 3.5 0 1 0 .1 0zM2 20q0-8.5 5.5-8.5 3 0 4.5 2.5 1.5-2.5 4.5-2.500Q22 11.5 22 20z',
  },
  wu: THINGS.incarnation ?? {},
  curse: { line: 'M12 2.500L22 20.500H2z', fill: 'M12 9.500a4 4 0 1 0 .1 0z' },
  shut: { line: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5z' },
} satisfies Record<string, Sign>;

const BOTTOM: Sign = { line: 'M5 3h14v8H5zM5 14.500h14M12 14.500V22M9 19l3 3 3-3' };
const GONE: Sign = { line: 'M7.5 2.500h9v19l-4.5-2.5-4.5 2.500zM3 4l18 17' };
const tao = ABILITIES.group_lose_tao;
/** What a curse does, and how many times. */
export const CURSE_SIGNS: Record<number, [sign: Sign | undefined, count?: number]> = {
  1: [OWN.lost_qi_to_supply],
  2: [THINGS.incarnation],
  3: [THINGS.ghost],
  4: [SIGNS.skeleton],
  5: [SIGNS['no-ladder']],
  6: [SIGNS.lies],
  7: [ABILITIES.curse_die],
  8: [tao],
  9: [THINGS.walk],
  10: [GONE, 0],
  11: [BOTTOM],
  12: [POWERS.dance_of_the_twin_winds],
  13: [SIGNS.skeleton, 2],
  14: [OWN.activate_demon],
  15: [SIGNS.drag],
  16: [ABILITIES.lose_qi],
  17: [tao, 2],
  18: [{ fill: 'M12 2l6 7-6 13-6-13z' }],
  19: [THINGS.cross],
  20: [BOTTOM, 2],
  21: [THINGS.discard],
  22: [SIGNS.skeleton, 3],
  23: [SIGNS['no-ladder'], 2],
  24: [THINGS.haunted],
  25: [OWN.no_yin_yang],
  26: [ABILITIES.curse_die, 2],
  27: [THINGS.skull],
  28: [
    {
      fill: 'M6 1.5c2 .7 3.3 1.7 4 3.4q2-.8 4 0c.7-1.7 2-2.7 4-3.4-.3 2.7-.5 4-1.3 5.3.3 4-1.7 6.7-4.7 6.7S7 10.8 7.3 6.8C6.5 5.5 6.3 4.2 6 1.5z',
      line: 'M12 15.5V22M8.5 18.5L12 22l3.5-3.5',
    },
  ],
  29: [OWN.activate_demon, 3],
  30: [THINGS.haunted, 2],
  31: [OWN.reveal_stack],
  32: [SIGNS.gate],
};

/** What a Blood Mantra does, and how many times. */
export const MANTRA_SIGNS: Record<number, [sign: Sign | undefined, count?: number]> = {
  1: [SIGNS.ladder],
  2: [BOTTOM],
  3: [THINGS.qi],
  4: [THINGS.mantra],
  5: [THINGS.discard],
  6: [{ line: 'M12 2.5L22 20.5H2zM3 3l18 18' }],
  7: [THINGS.walk],
  8: [PIECES.rescue],
  9: [THINGS.mantra, 2],
  10: [SIGNS.skeleton],
  11: [THINGS['yin-yang']],
  12: [POWERS.dance_of_the_twin_winds],
  13: [OWN.activate_demon],
  14: [THINGS.buddha, 2],
  15: [PIECES.shelter],
  16: [OWN.activate_demon, 3],
  17: [THINGS.house, 2],
  18: [OWN.group_gain_yinyang_and_qi_on_mantra],
  19: [THINGS.discard, 2],
  20: [{ line: 'M20.8 9.5A9.2 9.2 0 1 0 20 16.8M21.5 4v5.5H16' }],
  21: [PIECES.rescue, 2],
};

/** Seeker, Landscaper, Gravedigger, the Shadow. */
export const DEMON_SHAPES: Shape[] = [
  [
    ['limb', 'M9 22L3 33M23 22l6 11M11 30l-3 8M21 30l3 8'],
    ['body', 'M16 8c7 0 10 5 9 12-1 8-4 12-9 12s-8-4-9-12c-1-7 2-12 9-12zM9 11L4 2l9 6zM23 11l5-9-9 6z'],
    ['glow', 'M16 13a6 5 0 1 0 .1 0z'],
    ['dark', 'M16 15.500a2.5 2.5 0 1 0 .1 0zM11 26q5 3 10 0-1 3-5 3t-5-3z'],
  ],
  [
    ['limb', 'M25 16v22M6 20l-3 8'],
    ['trim', 'M21 3h8v9q-4 6-8 0z'],
    ['body', 'M6 38V18a9 10 0 0 1 18 0v20l-4-3-5 3-5-3zM7 13Q0 10 2 3q4 5 9 6zM23 13q3-2 4-5'],
    ['dark', 'M9 17l5 2-4 3zM21 17l-5 2 4 3zM10 27h10v3H10z'],
    ['glow', 'M11 18.500l2 .7-1.5 1zM19 18.500l-2 .7 1.5 1z'],
  ],
  [
    ['limb', 'M6 18L2 36M26 18l4 18'],
    ['body', 'M4 20q0-12 12-12t12 12l-3 18-5-3-4 3-4-3-5 3zM6 12L1 1l9 7zM26 12l5-11-9 7zM14 8l2-7 2 7z'],
    ['dark', 'M8 17l6 3-5 3zM24 17l-6 3 5 3zM9 26h14q-1 7-7 7t-7-7z'],
    ['trim', 'M10 26h3l-1.5 4zM15 26h3l-1.5 4zM20 26h2l-1 4z'],
    ['glow', 'M10 19l2.5 1.2-1.8 1zM22 19l-2.5 1.2 1.8 1z'],
  ],
  [
    ['dark', 'M16 1c9 2 14 10 13 22l3 16-7-4-4 4-5-4-5 4-4-4-7 4 3-16C2 11 7 3 16 1z'],
    ['line', 'M16 1c9 2 14 10 13 22l3 16-7-4-4 4-5-4-5 4-4-4-7 4 3-16C2 11 7 3 16 1z'],
    ['glow', 'M8 15l7 3-6 3zM24 15l-7 3 6 3zM11 27q5-3 10 0-5 2-10 0z'],
  ],
];

/** A skeleton on a ghost space: as the incarnations, in a box of 100 × 120. */
export const SKELETON_SHAPE: Shape = [
  [
    'limb',
    'M50 56v46M26 66q24-12 48 0M30 80q20-10 40 0M34 94q16-8 32 0M26 66L12 96M74 66l14 30M40 104l-6 14M60 104l6 14',
  ],
  ['trim', 'M50 2a26 26 0 0 0-26 26c0 10 5 16 11 20v10h30V48c6-4 11-10 11-20A26 26 0 0 0 50 2z'],
  [
    'dark',
    'M33 28a7 8 0 1 0 14 0a7 8 0 1 0-14 0zM53 28a7 8 0 1 0 14 0a7 8 0 1 0-14 0zM47 42l3-6 3 6zM42 50h3v8h-3zM48 50h3v8h-3zM54 50h3v8h-3z',
  ],
];
/** The Summoning card: a hand that calls, a moon behind it. */
export const SUMMONING_SHAPE: Shape = [
  ['glow', 'M50 6a34 34 0 1 0 .1 0z'],
  ['dark', 'M30 118V70l-8-30 7-3 9 22-2-40h8l4 38 4-42h8l2 42 8-34 7 2-6 44v49z'],
  ['line', 'M40 84q10 8 20 0M40 96q10 8 20 0'],
];
