/**
 * Ghosts drawn from a number. Bodies, eyes, mouths and hats are 7, 5, 6 and 11: no common divisor, so neighbours
 * differ in all of them and no two of the first 2310 are alike. Arms and marks come on top.
 */
export interface GhostShape {
  body: string; // the outline, filled
  dark: string; // eyes and mouth, filled dark
  line: string; // strokes of the face
  arms: string; // strokes in the body's colour
  marks: string; // strokes on the body
  drop: number; // how far down the hat sits: heads differ
  hat: string; // what it wears, filled in the second colour
  hatLine: string; // strokes of what it wears
}

const BODIES = [
  'M20 108V52a30 30 0 0 1 60 0v56l-10-9-10 9-10-9-10 9-10-9z', // sheet
  'M30 112V44a20 22 0 0 1 40 0v68l-10-14-10 14-10-14z', // thin
  'M12 104c-3-16 4-24 6-44a32 30 0 0 1 64 0c2 20 9 28 6 44q-8-10-16 0-11-10-22 0-11-10-22 0-8-10-16 0z', // stout
  'M24 60a26 28 0 0 1 52 0c0 20-2 30 4 38 4 6 12 6 14 0 2 14-14 20-26 12-8 4-16 4-22-2-12-6-22-22-22-48z', // tail right
  'M76 60a26 28 0 0 0-52 0c0 20 2 30-4 38-4 6-12 6-14 0-2 14 14 20 26 12 8 4 16 4 22-2 12-6 22-22 22-48z', // tail left
  'M50 14c12 12 30 24 32 54 1 16 2 28 4 40-10-4-12-8-18-12-4 8-12 10-18 16-6-6-14-8-18-16-6 4-8 8-18 12 2-12 3-24 4-40 2-30 20-42 32-54z', // hood
  'M34 108c-14 0-18-6-20-14 8 2 12-2 12-10V56a24 26 0 0 1 48 0v28c0 8 4 12 12 10-2 8-6 14-20 14-6 0-10-6-16-6s-10 6-16 6z', // cloak
];

const EYES: [dark: string, line: string][] = [
  ['M36 54a5 6 0 1 0 10 0a5 6 0 1 0-10 0zM54 54a5 6 0 1 0 10 0a5 6 0 1 0-10 0z', ''], // round
  ['M33 50l14 5-12 5zM67 50l-14 5 12 5z', ''], // angry
  ['', 'M34 55q6-8 12 0M54 55q6-8 12 0'], // closed and glad
  ['M37 46h7v15h-7zM56 46h7v15h-7z', ''], // tall slots
  ['M34 54a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM56 55a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z', ''], // one big, one small
];

const MOUTHS: [dark: string, line: string][] = [
  ['', 'M42 72q8 7 16 0'], // smile
  ['M45 68h10v6a5 9 0 0 1-10 0z', ''], // wail
  ['', 'M40 74l5-5 5 5 5-5 5 5'], // zigzag
  ['M46 73a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', ''], // oh
  ['', 'M42 76q8-8 16 0'], // frown
  ['M40 69h20q-2 11-10 11t-10-11z', ''], // laugh
];

const HATS: [hat: string, line: string][] = [
  ['', ''],
  ['M32 30l-2-18 11 9 9-14 9 14 11-9-2 18z', ''], // crown
  ['M26 30h48v6H26zM35 30V6h30v24z', ''], // top hat
  ['M50 26c-10-8-20-6-20-6s0 14 20 12c20 2 20-12 20-12s-10-2-20 6z', ''], // bow
  ['', 'M42 28q-2-16 6-22M58 28q2-16-6-22M50 28V4'], // hair
  ['M28 34C26 18 22 12 18 8c14 2 20 10 22 20zM72 34c2-16 6-22 10-26-14 2-20 10-22 20z', ''], // horns
  ['M30 32q20-8 40 0L58 2z', ''], // pointed hat
  ['M46 26h8V10h-8zM50 0q6 6 0 9-6-3 0-9z', ''], // candle
  ['', 'M30 18a20 6 0 1 0 40 0a20 6 0 1 0-40 0'], // halo
  ['M28 34a22 20 0 0 1 44 0zM66 34q14-2 18 4-10 2-20 0z', ''], // cap
  ['M24 50q-6-34 26-36 32 2 26 36l-6-2q2-24-20-24T30 48z', ''], // veil
];

const DROPS = [0, 0, 7, 9, 9, -4, 7]; // by body

const ARMS = [
  '',
  'M38 74q-28 6-32-10M62 74q28 6 32-10',
  'M38 76q-26 4-29 20M62 76q28 4 29-14',
  'M38 80q-32-4-28-26M62 80q32-4 28-26',
];

const MARKS = ['', 'M50 88v.1M50 98v.1', '', 'M44 90l12 8M44 98l12-8', 'M43 88l14 6M43 96l14 6'];

function pick<T>(list: readonly T[], n: number): T {
  return list[((n % list.length) + list.length) % list.length] as T;
}

/** The ghost of a number, in a box of 100 × 120. */
export function ghost(n: number): GhostShape {
  const [eyesDark, eyesLine] = pick(EYES, n);
  const [mouthDark, mouthLine] = pick(MOUTHS, n);
  const [hat, hatLine] = pick(HATS, n);
  return {
    body: pick(BODIES, n),
    dark: eyesDark + mouthDark,
    line: eyesLine + mouthLine,
    arms: pick(ARMS, n + Math.floor(n / 7)),
    marks: pick(MARKS, n + Math.floor(n / 5)),
    hat,
    hatLine,
    drop: pick(DROPS, n),
  };
}
