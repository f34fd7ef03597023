/** The five spirits: a colour, a shape and a letter each, so that no one needs to tell colours apart. */
export const SPIRITS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
export type Spirit = (typeof SPIRITS)[number];

/** Shapes in a box of 24 × 24. */
export const SHAPES: Record<Spirit, string> = {
  red: 'M12 1.5c1.5 5 8.5 7 8.5 13.2A8.5 8 0 0 1 3.5 14.7C3.5 11 6 9.5 6.5 6c2 .8 3 2 3.3 3.6C11.5 7.5 12 5 12 1.5z', // flame
  blue: 'M2 8c3.3-4.5 6.7-4.5 10 0s6.7 4.5 10 0v9c-3.3 4.5-6.7 4.5-10 0s-6.7-4.5-10 0z', // waves
  green: 'M21.5 2.5c1 11-4 19-12 19-5 0-8-4-6.5-9C5 6 13 4.5 21.5 2.5z', // leaf
  yellow: 'M12 1l3 5.8 6.5-.8-2.6 6 2.6 6-6.5-.8L12 23l-3-5.8-6.5.8 2.6-6-2.6-6 6.5.8z', // star
  black: 'M15.5 1.7A10.8 10.8 0 1 0 22.8 15 8.8 8.8 0 0 1 15.5 1.7z', // moon
};
