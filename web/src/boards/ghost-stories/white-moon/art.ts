/** White Moon: signs of its abilities and artifacts, its incarnations. Boxes and layers as in ../art. */
import type { Sign } from '../art/icons';
import type { Shape } from '../art/incarnations';

const JAWS = 'M2 6q10-6 20 0v5l-3-4-3.5 5-3.5-5-3.5 5L5 7l-3 4z';
const PERSON = 'M12 11.5a2.7 2.7 0 1 0 .1 0zM6.5 22.5q0-5 5.5-5t5.5 5z';
const ROUND = 'M20.8 9.5A9.2 9.2 0 1 0 20 16.8M21.5 4v5.5H16';
const DOTS = 'M5 18a2 2 0 1 0 .1 0zM12 18a2 2 0 1 0 .1 0zM19 18a2 2 0 1 0 .1 0z';

export const MOON_ABILITIES: Record<string, Sign> = {
  devourer: { fill: `${JAWS}M2 18q10 6 20 0v-5l-3 4-3.5-5-3.5 5-3.5-5L5 17l-3-4z` },
  devour: { fill: `M2 3q10-4 20 0v5l-3.5-4L15 9l-3-5-3 5-3.5-5L2 8z${PERSON}` },
  gain_moon_crystal: { fill: 'M9 3l5 5-1.5 12L9 22.5 5.5 20 4 8z', line: 'M19 3v7M15.5 6.5h7' },
  group_gain_moon_crystal_and_yinyang: {
    fill: `M6 1.5l3.5 3.5-1 8L6 14.5 3.5 13l-1-8zM17.5 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM17.5 3.7a1.9 1.9 0 0 1 0 3.8 1.9 1.9 0 0 0 0 3.8 3.8 3.8 0 0 1 0-7.6z${DOTS}`,
  },
  portal_removed: { line: 'M5 21V11a7 7 0 0 1 14 0v10M3 21h18M2.5 20.5l17-17' },
  su_ling_removed: {
    fill: 'M12 3a4.5 4.5 0 0 1 4.5 4.5c0 2 0 3 2 6l2.5 8H3l2.5-8c2-3 2-4 2-6A4.5 4.5 0 0 1 12 3z',
    line: 'M3 3l18 18',
  },
  kill_face_up_villager: { fill: PERSON, line: 'M8 1.5l8 8M16 1.5l-8 8' },
  knock_down_all_taoists: { fill: `M4 6.5a3 3 0 1 0 .1 0zM8.5 7h10l4 4v2h-14z${DOTS}` },
  remove_bottom_2_cards: { line: 'M5 2.5h14V11H5zM5 14.5h14M5 18h14M12 18v5M9.5 20.5L12 23l2.5-2.5' },
  summon_ghost_each_yin: { line: ROUND, fill: 'M7.5 17V11a4.5 5 0 0 1 9 0v6l-1.5-1.5-1.5 1.5-1.5-1.5-1.5 1.5L9 15.5z' },
  move_clockwise_to_next_free_space: { line: ROUND, fill: 'M9 8h6.5v8.5H9z' },
};

export const ARTIFACTS: Record<string, Sign> = {
  life_potion: {
    line: 'M9.5 2.5h5M10.5 2.5v6L5.5 17q-2 4.5 2.5 4.5h8q4.5 0 2.5-4.5l-5-8.5v-6',
    fill: 'M8 15h8l2 4q-1 1.5-3 1.5H9q-2 0-3-1.5z',
  },
  moon_dust: {
    fill: 'M14 2.5A8 8 0 1 0 21 14 7 7 0 0 1 14 2.5zM17 4l.8 2.2L20 7l-2.2.8L17 10l-.8-2.2L14 7l2.2-.8z',
    line: 'M6 21v.1M11 22.5v.1M16 21v.1',
  },
  scroll_of_unity: { line: 'M6 4h12q3 0 3 2.5T18 9H6M6 4Q3 4 3 6.5T6 9v11h12V9M9 13h6M9 16.5h6' },
  firework: { line: 'M12 10V3M12 14v8M8.5 12H2M15.5 12H22M9.5 9.5L5 5M14.5 9.5L19 5M9.5 14.5L5 19M14.5 14.5L19 19' },
  vengeful_claw: { line: 'M6 3q-2 10 2 18M12 2q-2 11 1 20M18 3q-1 10 0 18' },
  armor_of_the_just: { fill: 'M4 4l5-2 3 2 3-2 5 2-1 6v8l-7 4-7-4v-8zM12 8v9' },
  shield_of_time: { line: 'M12 2.5l8 3v6c0 6-4 8.5-8 10-4-1.5-8-4-8-10v-6zM12 7v5.5l3.5 2' },
  divine_sword: { fill: 'M12 1l2.5 4v10h-5V5zM6 15h12v2.5H6zM10.7 17.5h2.6V23h-2.6z' },
};

export const MOON_INCARNATIONS: Record<number, Shape> = {
  // Gate Keeper: he and the gate
  76: [
    ['trim', 'M4 118V52a46 46 0 0 1 92 0v66H80V56a30 30 0 0 0-60 0v62z'],
    ['body', 'M28 118V66a22 26 0 0 1 44 0v52l-11-8-11 8-11-8z'],
    ['dark', 'M34 62h32v10H34z'],
    ['glow', 'M38 64h8v5h-8zM54 64h8v5h-8z'],
    ['dark', 'M45 84a5 5 0 1 1 10 0q0 3-2 4l2 14H45l2-14q-2-1-2-4z'],
  ],
  // Voracious: a belly with teeth
  77: [
    ['body', 'M50 8c30 0 44 30 40 66-2 26-18 42-40 44-22-2-38-18-40-44C6 38 20 8 50 8z'],
    ['dark', 'M16 62q34-20 68 0-2 42-34 48-32-6-34-48z'],
    [
      'trim',
      'M20 60l6 14 7-17 7 16 7-18h6l7 18 7-16 7 17 6-14q-4-7-30-9-26 2-30 9zM28 96l6-12 7 16zM43 103l7-14 7 14zM59 100l7-16 6 12z',
    ],
    ['glow', 'M32 36a5 6 0 1 0 10 0a5 6 0 1 0-10 0zM58 36a5 6 0 1 0 10 0a5 6 0 1 0-10 0z'],
  ],
  // Howling Ondine: hair like a wave, a wail
  78: [
    [
      'dark',
      'M50 2c30 0 38 26 32 50-4 18 2 30 14 36-12 6-24 2-30-8H34c-6 10-18 14-30 8 12-6 18-18 14-36C12 28 20 2 50 2z',
    ],
    [
      'body',
      'M50 16c16 0 22 14 20 28-2 12-8 18-12 22 18 8 26 30 40 50-24 4-34-8-48-8s-24 12-48 8c14-20 22-42 40-50-4-4-10-10-12-22-2-14 4-28 20-28z',
    ],
    ['dark', 'M36 38a5 7 0 1 0 10 0a5 7 0 1 0-10 0zM54 38a5 7 0 1 0 10 0a5 7 0 1 0-10 0zM44 52h12v6a6 9 0 0 1-12 0z'],
    ['line', 'M20 104q8-6 15 0t15 0 15 0 15 0'],
  ],
  // Root Master: a tree that looks back
  79: [
    ['limb', 'M30 34Q14 24 16 4M26 46Q6 44 2 28M70 34Q86 24 84 4M74 46Q94 44 98 28M44 26Q40 12 46 2M58 26q6-12 2-24'],
    ['body', 'M28 30q22-14 44 0c8 22 0 40 8 58l18 30H62l-12-8-12 8H2l18-30c8-18 0-36 8-58z'],
    ['dark', 'M32 48l16 6-13 7zM68 48l-16 6 13 7zM36 78q14-12 28 0-4 14-14 14t-14-14z'],
    ['line', 'M26 96q6 4 4 16M74 96q-6 4-4 16'],
  ],
  // Time Keeper: an hourglass that counts the last cards
  80: [
    ['trim', 'M16 2h68v12H16zM16 106h68v12H16z'],
    ['body', 'M24 14h52c0 26-18 32-18 46s18 20 18 46H24c0-26 18-32 18-46S24 40 24 14z'],
    ['dark', 'M34 28l13 5-10 6zM66 28l-13 5 10 6z'],
    ['glow', 'M42 46q8 4 16 0-4 6-6 12h-4q-2-6-6-12zM34 102q4-16 16-18 12 2 16 18zM49 60h2v22h-2z'],
  ],
  // Shapeshifter: two halves, two faces
  81: [
    ['body', 'M50 8C24 8 12 30 14 58c2 28 14 48 36 60z'],
    ['trim', 'M50 8l14 4 4-12 8 18c10 10 12 24 10 40-2 28-14 48-36 60z'],
    ['glow', 'M26 50l16 6-13 7z'],
    ['dark', 'M58 54a7 8 0 1 0 14 0a7 8 0 1 0-14 0zM50 78h18q-2 12-18 12z'],
    ['line', 'M32 84q8-8 18-2M50 8v110'],
  ],
};
