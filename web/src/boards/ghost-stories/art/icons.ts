/**
 * Signs in a box of 24 × 24: `fill` is filled (holes by even-odd), `line` is stroked. One row per ability, power,
 * face of the Curse die and thing; expansions add rows under the same keys that their data use.
 */
export interface Sign {
  fill?: string;
  line?: string;
}

const DIE = 'M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5z';
const SKULL =
  'M12 6.6a5 5 0 0 0-5 5c0 1.9.9 3 2 3.7v2.3h6v-2.3c1.1-.7 2-1.8 2-3.7a5 5 0 0 0-5-5zM8.8 11.6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM12.6 11.6a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z';
const HEART = 'M12 20.5C5.2 15.6 3 12.2 3 8.8a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.4-2.2 6.8-9 11.7z';
const BOLT = 'M13.5 2L5 13.5h5.5L9.5 22 19 9.5h-6z';
const STAR = 'M12 2.5l2.6 6.9 6.9 2.6-6.9 2.6L12 21.5l-2.6-6.9L2.5 12l6.9-2.6z';
const HOUSE = 'M2.5 11.5L12 3l9.5 8.5M5 9.5V21h14V9.5';
const SLASH = 'M3.5 20.5l17-17';
const YIN_YANG =
  'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 4a4 4 0 0 1 0 8 4 4 0 0 0 0 8 8 8 0 0 1 0-16zM10.7 8a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0zM10.7 16a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0z';
const BUDDHA =
  'M12 2.5a3.4 3.4 0 0 1 2.3 5.9c2.6.6 4 2.4 4.4 5 1.9.9 3 2.4 3.3 4.6-2.6 2.3-6 3.5-10 3.5S4.6 20.3 2 18c.3-2.2 1.4-3.7 3.3-4.6.4-2.6 1.8-4.4 4.4-5A3.4 3.4 0 0 1 12 2.5z' +
  'M8.5 16.5q3.5 2 7 0-3.5 4-7 0z';
const HOOD =
  'M7.5 21.5V11a4.5 5.5 0 0 1 9 0v10.5l-2.2-2-2.3 2-2.3-2zM9.7 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0zM12.4 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0z';
const GHOST =
  'M3 19V10a6 6.5 0 0 1 12 0v9l-2-2-2 2-2-2-2 2-2-2zM6.2 10a1.1 1.3 0 1 0 2.2 0 1.1 1.3 0 1 0-2.2 0zM9.8 10a1.1 1.3 0 1 0 2.2 0 1.1 1.3 0 1 0-2.2 0z';
const COIN = 'M12 3.5a8.5 8.5 0 1 0 .1 0z';

/** What stones do; the keys are those of data.json. */
export const ABILITIES: Record<string, Sign> = {
  haunter: {
    fill: 'M3 21.5V11a4.5 5.5 0 0 1 9 0v10.5l-2.2-2-2.3 2-2.3-2zM5.2 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0zM8 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0z',
    line: 'M14 13h7.5M18.5 9.5L22 13l-3.5 3.5',
  },
  fast_haunter: {
    fill: 'M12.5 21.5V11a4.5 5.5 0 0 1 9 0v10.5l-2.2-2-2.3 2-2.3-2zM14.7 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0zM17.4 11.5a1 1.2 0 1 0 2 0 1 1.2 0 1 0-2 0z',
    line: 'M4 8h6M2 13h8M4 18h6',
  },
  haunt_tile: { line: HOUSE, fill: 'M13.2 8.5L8.5 15h3l-.9 5 4.9-7h-3.1z' },
  tormentor: { fill: SKULL, line: 'M20.8 9.5A9.2 9.2 0 1 0 20 16.8M21.5 4v5.5H16' },
  curse_die: { fill: SKULL, line: DIE },
  dice_immune: { line: `${DIE}${SLASH}`, fill: 'M8.5 7a1.5 1.5 0 1 0 .1 0zM15.5 14a1.5 1.5 0 1 0 .1 0z' },
  capture_die: {
    line: 'M3.5 4h17M3.5 20h17M6 4v16M18 4v16M12 4v4M12 16v4',
    fill: 'M8.5 8.5h7v7h-7zM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  },
  summon_ghost: { fill: GHOST, line: 'M19 3.5v7M15.5 7h7' },
  block_board_power: { fill: BOLT, line: 'M3 4l18 16' },
  block_all_powers: {
    fill: 'M7 4L2.5 11h3L5 16l5-7H7zM14 4L9.5 11h3L12 16l5-7h-3zM20.5 4L16 11h3l-.5 5 5-7h-3z',
    line: 'M2 21.5h20M2 18.5l20-15',
  },
  lose_qi: {
    fill: 'M9.5 19C4 15 2 12 2 9.2a3.9 3.9 0 0 1 7.5-1.6A3.9 3.9 0 0 1 17 9.2c0 2.8-2 5.8-7.5 9.8z',
    line: 'M16 18.5h6.5',
  },
  block_tao: { line: `${COIN}M9.5 11V9.5a2.5 2.5 0 0 1 5 0V11`, fill: 'M8.5 11h7v5.5h-7z' },
  group_lose_tao: {
    line: 'M12 1.5a6.5 6.5 0 1 0 .1 0zM9 8h6',
    fill: 'M5 18.5a2 2 0 1 0 .1 0zM12 18.5a2 2 0 1 0 .1 0zM19 18.5a2 2 0 1 0 .1 0z',
  },
  clear_circle_of_prayer: {
    line: 'M12 3a9 9 0 0 1 7 3.3M21 11a9 9 0 0 1-3 7.7M13.5 21a9 9 0 0 1-7-2M3.5 15a9 9 0 0 1 1.8-9M8.5 8.5l7 7M15.5 8.5l-7 7',
  },
  white_faces_void: { line: `${STAR}M3.5 3.5l17 17` },
  exorcisable_only_if_opposite_ghost_space_has_no_ghost: {
    line: 'M3 4v16M21 4v16M7 12h10M9.5 9L6.5 12l3 3M14.5 9l3 3-3 3',
  },
  exorcisable_only_after_entering_a_buddha_space: {
    fill: 'M12 6.5a2.5 2.5 0 0 1 1.7 4.3c2 .5 3 1.9 3.3 3.8 1.4.6 2.2 1.6 2.5 3.2-2 1.7-4.5 2.7-7.5 2.7s-5.5-1-7.5-2.7c.3-1.6 1.1-2.6 2.5-3.2.3-1.9 1.3-3.3 3.3-3.8A2.5 2.5 0 0 1 12 6.5z',
    line: 'M4 12a8 9 0 0 1 16 0',
  },
  gain_tao_1: { line: 'M9.5 6a6.5 6.5 0 1 0 .1 0zM19 2.5v7M15.5 6h7' },
  gain_tao_2: { line: 'M8 7.5a5.5 5.5 0 1 0 .1 0zM14 12.5a4.5 4.5 0 1 1-1.5 7.5M19 2v6M16 5h6' },
  gain_qi_or_yinyang: {
    fill:
      'M6.5 11.5C2.8 8.8 1.5 7 1.5 5.1A2.6 2.6 0 0 1 6.5 4a2.6 2.6 0 0 1 5 1.1c0 1.9-1.3 3.7-5 6.4z' +
      'M17 12.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' +
      'M17 13.7a1.9 1.9 0 0 1 0 3.8 1.9 1.9 0 0 0 0 3.8 3.8 3.8 0 0 1 0-7.6z',
    line: 'M18.5 3L4 20.5',
  },
  group_gain_qi_and_yinyang: {
    fill:
      'M6.5 11.5C2.8 8.8 1.5 7 1.5 5.1A2.6 2.6 0 0 1 6.5 4a2.6 2.6 0 0 1 5 1.1c0 1.9-1.3 3.7-5 6.4z' +
      'M17.5 2.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z' +
      'M17.5 3.7a1.9 1.9 0 0 1 0 3.8 1.9 1.9 0 0 0 0 3.8 3.8 3.8 0 0 1 0-7.6z' +
      'M5 17a2 2 0 1 0 .1 0z' +
      'M12 17a2 2 0 1 0 .1 0z' +
      'M19 17a2 2 0 1 0 .1 0z',
  },
};

/** Taoist powers, by the ids of data.json. */
export const POWERS: Record<string, Sign> = {
  dance_of_the_spires: { fill: 'M1.5 21L8 8.5l3.5 6L16 4l6.5 17z', line: 'M3 4h5M6 1.5L8.5 4 6 6.5' },
  dance_of_the_twin_winds: { line: 'M2 9h11.5a3.2 3.2 0 1 0-3.2-3.2M2 14h16a3.3 3.3 0 1 1-3.3 3.3M2 19h7' },
  the_gods_favorite: { line: `${DIE}`, fill: 'M12 6.5l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z' },
  strength_of_a_mountain: { fill: 'M1.5 21L9 6l4 7 2-3 7.5 11z', line: 'M15.5 2h6v6h-6z' },
  heavenly_gust: { line: 'M12 21L2.5 9.5a14 14 0 0 1 19 0zM12 21V6M12 21L7 7M12 21l5-14' },
  second_wind: { line: 'M3.5 5l7 7-7 7M12.5 5l7 7-7 7' },
  bottomless_pockets: {
    fill: 'M9.5 7.5C5 10.5 2.5 14 2.5 17c0 3.2 3.5 4.5 9.5 4.5s9.5-1.3 9.5-4.5c0-3-2.5-6.5-7-9.5zM8 2.5h8L14.5 6h-5zM9 14.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
  },
  enfeeblement_mantra: { line: 'M7.5 2.5h9v19l-4.5-2.5-4.5 2.5zM10 7h4M12 5v10M9.8 11h4.4' },
};

/** Faces of the Curse die, in the order of data.json. */
export const CURSES: readonly Sign[] = [
  { line: 'M6 12h12' },
  { line: 'M6 12h12' },
  { line: HOUSE, fill: 'M13.2 8.5L8.5 15h3l-.9 5 4.9-7h-3.1z' },
  {
    fill: 'M6 20V10.5a6 6.5 0 0 1 12 0V20l-2-2-2 2-2-2-2 2-2-2zM9.2 10.5a1.1 1.3 0 1 0 2.2 0 1.1 1.3 0 1 0-2.2 0zM12.8 10.5a1.1 1.3 0 1 0 2.2 0 1.1 1.3 0 1 0-2.2 0z',
  },
  { line: `${COIN}M8.5 8.5l7 7M15.5 8.5l-7 7` },
  { fill: HEART },
];

/** Everything else that is drawn small. */
export const THINGS: Record<string, Sign> = {
  qi: { fill: HEART },
  'yin-yang': { fill: YIN_YANG },
  buddha: { fill: BUDDHA },
  figure: { fill: HOOD },
  ghost: {
    fill: 'M5 21V10.5a7 7.5 0 0 1 14 0V21l-2.3-2.3-2.4 2.3-2.3-2.3L9.7 21l-2.4-2.3zM8.7 10.5a1.3 1.6 0 1 0 2.6 0 1.3 1.6 0 1 0-2.6 0zM12.7 10.5a1.3 1.6 0 1 0 2.6 0 1.3 1.6 0 1 0-2.6 0z',
  },
  power: { fill: BOLT },
  'power-off': { fill: BOLT, line: 'M3 4l18 16' },
  mantra: { line: 'M7.5 2.5h9v19l-4.5-2.5-4.5 2.5zM10 7h4M12 5v10M9.8 11h4.4' },
  house: { line: HOUSE, fill: 'M10 21v-6h4v6z' },
  haunted: { line: HOUSE, fill: 'M13.2 8.5L8.5 15h3l-.9 5 4.9-7h-3.1z' },
  die: { line: DIE, fill: 'M12 10.2a1.8 1.8 0 1 0 .1 0z' },
  held: ABILITIES.capture_die ?? {},
  lock: ABILITIES.block_tao ?? {},
  'no-white': ABILITIES.white_faces_void ?? {},
  skull: {
    fill: 'M12 3a8 8 0 0 0-8 8c0 3 1.5 4.7 3.2 5.8V20.5h9.6v-3.7C18.5 15.7 20 14 20 11a8 8 0 0 0-8-8zM7 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM13 11a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  },
  tao: { line: COIN, fill: 'M12 9.5a2.5 2.5 0 1 0 .1 0z' },
  walk: { line: 'M8 21l3-6-2-4 4-3 2 3 4 1M13 5a1.8 1.8 0 1 0-.1 0M11 15l4 3v4' },
  end: { line: 'M15.5 3A9.5 9.5 0 1 0 21 15.5 8 8 0 0 1 15.5 3z' },
  cross: { line: 'M5 5l14 14M19 5L5 19' },
  incarnation: {
    fill: 'M3 4c3 1 5 2.5 6 5q3-1.2 6 0c1-2.5 3-4 6-5-.5 4-.7 6-2 8 .5 6-2.5 10-7 10S4.5 18 5 12C3.7 10 3.5 8 3 4zM8 12.5l3.5 1.8-2.5 1.7zM16 12.5l-3.5 1.8 2.5 1.7zM9 18.5q3 2 6 0-3 .5-6 0z',
  },
  shield: { line: 'M12 2.5l8 3v6c0 6-4 8.5-8 10-4-1.5-8-4-8-10v-6z', fill: 'M12 7l4 1.5v3.5c0 3-2 4.5-4 5.5z' },
  deck: { line: 'M5 7h10v14H5zM8 7V4.5h10.5V18H15' },
  discard: { line: 'M4 8l9-4 6 13-9 4zM9 9l5 11' },
};
