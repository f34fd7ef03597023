/**
 * The village at night: one drawing per tile, in layers from back to front, by the ids of data.json.
 * Box 120 × 76, the ground is at 70. Layers: far (dim), wall, roof, trim (woodwork), dark (openings), light (lanterns
 * and windows), line (strokes), mist (pale strokes). Expansions add rows.
 */
export type Layer = 'far' | 'wall' | 'roof' | 'trim' | 'dark' | 'light' | 'line' | 'mist';
export type Scene = readonly (readonly [Layer, string])[];

/** A roof with raised eaves: middle, lower edge, width, height. */
function roof(x: number, y: number, w: number, h: number): string {
  const a = w / 2;
  const top = a * 0.46;
  return `M${x - a} ${y - h * 0.34}q${a * 0.36} ${h * 0.16} ${a - top} ${-h * 0.66}h${top * 2}q${a * 0.18} ${h * 0.82} ${a - top} ${h * 0.66}l-3 ${h * 0.34}H${x - a + 3}z`;
}
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** A paper lantern that hangs at a point. */
const lantern = (x: number, y: number): string => `M${x - 3} ${y}h6q3 4 0 8h-6q-3-4 0-8z`;
const GROUND: readonly [Layer, string] = ['far', 'M0 76V70q30-4 60 0t60 0v6z'];

/** A house like any other, for a tile that nobody has drawn. */
export const PLAIN: Scene = [
  GROUND,
  ['wall', box(34, 42, 52, 29)],
  ['roof', roof(60, 44, 78, 26)],
  ['dark', box(53, 52, 14, 19)],
  ['light', `${box(40, 50, 8, 9)}${box(72, 50, 8, 9)}`],
];

export const TILES: Record<string, Scene> = {
  cemetery: [
    ['far', 'M0 76V58q30-14 60-6t60 4v20z'],
    ['line', 'M92 70q-2-18 2-30m0 8q-9-4-12-14m12 6q8-6 9-16m-9 22q10 0 15-8m-27 3q-7 0-9-6'],
    ['wall', 'M14 70V48a9 9 0 0 1 18 0v22zM42 70V40a11 11 0 0 1 22 0v30zM70 72V56a7 7 0 0 1 14 0v16z'],
    [
      'dark',
      `${box(20, 47, 6, 2.5)}${box(20, 53, 6, 2.5)}${box(48, 39, 10, 2.5)}${box(48, 45, 10, 2.5)}${box(51.7, 39, 2.6, 18)}${box(46.5, 54.5, 13, 2.5)}${box(75, 57, 4, 9)}`,
    ],
    ['far', 'M0 76v-6q30-5 60-1t60-1v8z'],
    ['light', `${lantern(100, 62)}`],
    ['mist', 'M2 66q10-4 18 0t18 0M66 74q12-4 22 0t22-1'],
  ],
  taoist_altar: [
    GROUND,
    ['wall', `${box(20, 60, 80, 11)}${box(30, 50, 60, 11)}`],
    ['trim', `${box(38, 38, 44, 12)}${box(20, 60, 80, 2.5)}${box(30, 50, 60, 2.5)}`],
    ['dark', `${box(44, 42, 32, 8)}`],
    ['roof', 'M52 38q-3-9 8-9t8 9z'],
    ['light', 'M34 50V38h4v12zM82 50V38h4v12zM36 30q5 5 0 8-5-3 0-8zM84 30q5 5 0 8-5-3 0-8z'],
    ['mist', 'M56 26q-6-6 0-11t0-11M64 26q6-6 0-11t1-10'],
  ],
  herbalists_shop: [
    GROUND,
    ['wall', box(22, 36, 76, 35)],
    ['dark', `${box(28, 44, 26, 27)}`],
    ['light', `${box(31, 47, 20, 15)}`],
    ['trim', `${box(60, 42, 34, 29)}`],
    [
      'dark',
      'M63 45h8v7h-8zM73 45h8v7h-8zM83 45h8v7h-8zM63 54h8v7h-8zM73 54h8v7h-8zM83 54h8v7h-8zM63 63h8v6h-8zM73 63h8v6h-8zM83 63h8v6h-8z',
    ],
    ['roof', roof(60, 38, 100, 24)],
    ['line', 'M36 38v7m-3 0q3 8 6 0M45 38v5m-3 0q3 8 6 0'],
    ['roof', 'M37 70q-5-8 4-10 9 2 4 10z'],
    ['mist', 'M104 68q-2-12 4-16 4 8-4 16zM104 68q-8-4-7-12 7 3 7 12z'],
  ],
  sorcerers_hut: [
    GROUND,
    ['line', 'M40 70l4-18M80 70l-4-18M60 70V52'],
    ['wall', 'M36 54l4-22h42l5 22z'],
    ['roof', 'M26 34Q46 26 54 4q4-4 8 0 6 22 32 28z'],
    ['dark', 'M50 54V44q8-10 16 0v10z'],
    ['light', `M53 54v-8q5-7 10 0v8z${disc(76, 43, 4)}`],
    ['mist', 'M66 8q10-4 4-8M72 16q14 0 16-8t12-4M18 62q6-8 0-14 8 0 6-8'],
    ['trim', 'M100 70l3-14h10l3 14z'],
  ],
  night_watchmans_beat: [
    ['far', 'M0 70V40h16v-8h10v8h14V30l10-8 10 8v10h24v-8h10v8h26v30z'],
    GROUND,
    ['line', 'M44 70V16h26'],
    ['light', 'M64 20h14q6 9 0 18H64q-6-9 0-18z'],
    ['trim', `${box(63, 18, 16, 3)}${box(63, 37, 16, 3)}`],
    ['wall', disc(98, 54, 11)],
    ['line', 'M84 70V40h28v30M92 48q6-5 12 0'],
    ['dark', disc(98, 54, 3.5)],
    ['trim', 'M22 70V50q4-8 8 0v20z'],
    ['roof', 'M14 50q12-2 12-12 0 10 12 12z'],
  ],
  circle_of_prayer: [
    ['far', 'M0 76V62q60-14 120 0v14z'],
    ['mist', 'M60 30a40 12 0 1 0 .1 0zM60 36a26 7.5 0 1 0 .1 0z'],
    [
      'wall',
      'M17 48l2-18 6-4 4 4 1 18zM90 48l1-18 4-4 6 4 2 18zM38 38l1-16 5-3 4 3 1 16zM71 38l1-16 4-3 5 3 1 16zM28 64l1-20 7-5 5 5 2 20zM77 64l2-20 5-5 7 5 1 20z',
    ],
    ['light', 'M60 8l3 15 12-8-8 12 15 3-15 3 8 12-12-8-3 15-3-15-12 8 8-12-15-3 15-3-8-12 12 8z'],
  ],
  pavilion_of_the_heavenly_wind: [
    GROUND,
    ['wall', box(22, 64, 76, 7)],
    ['trim', `${box(30, 38, 5, 27)}${box(50, 38, 5, 27)}${box(65, 38, 5, 27)}${box(85, 38, 5, 27)}`],
    ['line', 'M32 56h20M68 56h20M40 56v8M80 56v8'],
    ['roof', roof(60, 40, 92, 16)],
    ['wall', box(44, 20, 32, 6)],
    ['roof', roof(60, 22, 54, 15)],
    ['light', `${lantern(42, 41)}${lantern(78, 41)}`],
    ['mist', 'M2 20h20a6 6 0 1 0-6-6M92 12h12a5 5 0 1 0-5-5M4 50h14a5 5 0 1 1-5 5M100 34h18'],
  ],
  tea_house: [
    GROUND,
    ['wall', box(14, 38, 58, 33)],
    ['roof', roof(43, 40, 80, 22)],
    ['dark', box(20, 45, 20, 26)],
    ['light', `${box(23, 48, 14, 20)}${box(46, 46, 20, 14)}`],
    ['line', 'M56 46v14M46 53h20M30 48v20'],
    ['trim', 'M78 48q14-8 28 0 6 12-3 23H81q-9-11-3-23zM104 52q10-3 9 6t-11 8l1-5q6 0 6-5t-6 0zM78 54l-9-6-2 3 9 12z'],
    ['roof', 'M84 46q8-9 16 0z'],
    ['mist', 'M88 34q-6-5 0-10t0-10M97 34q6-5 0-10t1-10'],
  ],
  buddhist_temple: [
    GROUND,
    ['wall', `${box(32, 52, 56, 19)}${box(40, 34, 40, 10)}${box(47, 18, 26, 8)}`],
    ['roof', `${roof(60, 54, 84, 14)}${roof(60, 37, 62, 13)}${roof(60, 21, 42, 13)}M58.5 10h3V1h-3z`],
    ['dark', 'M48 71V60q12-12 24 0v11z'],
    ['light', 'M60 57a4 4 0 0 1 2.5 7q5 1 6 7h-17q1-6 6-7A4 4 0 0 1 60 57z'],
    ['light', `${box(45, 38, 5, 4)}${box(70, 38, 5, 4)}${box(57, 21, 6, 4)}`],
    ['trim', `${box(36, 57, 5, 14)}${box(79, 57, 5, 14)}`],
  ],
  guard_tower: [
    GROUND,
    ['far', 'M0 70V52h10v-6h10v6h10v-6h10v6h40v-6h10v6h10v-6h10v6h10v18z'],
    ['wall', 'M44 70l4-34h24l4 34z'],
    ['dark', 'M54 70V58q6-7 12 0v12zM57 42h6v8h-6z'],
    ['trim', `${box(38, 30, 44, 7)}${box(42, 20, 4, 10)}${box(74, 20, 4, 10)}${box(58, 20, 4, 10)}`],
    ['light', 'M60 20q6 6 0 10-6-4 0-10z'],
    ['roof', roof(60, 21, 56, 17)],
    ['line', 'M60 6V0M60 1h10l-3 2 3 2H60'],
  ],
  kung_fu_school: [
    GROUND,
    ['wall', box(18, 46, 84, 25)],
    ['dark', box(46, 48, 28, 23)],
    ['trim', `${box(40, 34, 6, 37)}${box(74, 34, 6, 37)}${box(36, 40, 48, 5)}`],
    ['roof', roof(60, 36, 74, 20)],
    ['line', 'M24 70l14-34M38 70L24 36M82 70l14-34M96 70L82 36'],
    ['light', `${lantern(60, 50)}${box(49, 64, 22, 3)}`],
  ],
  calligrapher: [
    GROUND,
    ['wall', box(12, 40, 50, 31)],
    ['roof', roof(37, 42, 68, 22)],
    ['light', `${box(20, 48, 16, 14)}`],
    ['dark', box(42, 48, 14, 23)],
    ['light', 'M72 26h34q5 4 0 8v30q5 4 0 8H72q-5-4 0-8V34q-5-4 0-8z'],
    ['dark', 'M84 36h10v3H84zM87 42h4v10h-4zM82 46h14v3H82zM84 56h10v3H84z'],
    ['trim', 'M110 70l-7-34 5-3 6 36z'],
  ],
};
