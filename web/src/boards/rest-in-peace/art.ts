/** Drawings of this board: which ghost each card shows, the signs of the psychics, mansions at night. */
import data from '../../../../src/hauntings/games/rest_in_peace/data.json';

/** Numbers for kit/ghost: from a shy sheet (1) to a crowned, stout one (6). */
export const GHOST_OF = [0, 0, 1697, 1569, 1168, 236, 331];

/** The signs that the psychics' rows name, strokes in a box of 24 × 24. */
export const DRAWN: Record<string, string> = {
  'other-way': 'M5 3h10v14H5zM10 21h9V8M16 11l3-3 3 3', // a card goes the other way
  lens: 'M10 3a7 7 0 1 0 .1 0M15 15l6 6', // a lens
  eye: 'M2 12q10-11 20 0-10 11-20 0zM12 9a3 3 0 1 0 .1 0', // an eye
  veil: 'M12 3a4 4 0 0 0-4 4c0 5-4 9-5 14h18c-1-5-5-9-5-14a4 4 0 0 0-4-4zM9 8q3 3 6 0', // a veil
  ruff: 'M7 4h10l-2 5H9zM4 13q2-4 4 0 2-4 4 0 2-4 4 0 2-4 4 0M6 16l6 5 6-5', // a hat and a ruff
  stumble: 'M3 20h18M6 20q0-6 5-7M13 4a2.5 2.5 0 1 0 .1 0M11 13l5-3 5 4M11 13l-2-4-5 1', // one who stumbles
  rings: 'M8.5 8a6 6 0 1 0 .1 0M15.5 8a6 6 0 1 0 .1 0M9 4l3-2 3 2-3 3z', // rings
  bat: 'M12 9l-2-3-1 4C7 7 4 7 1 9c3 1 3 4 4 6 2-2 4-1 7 4 3-5 5-6 7-4 1-2 1-5 4-6-3-2-6-2-8 1l-1-4z', // a bat
  serpent: 'M3 18q3-8 6-3t6-2 1-7q3-4 6-1-2 3-6 1M22 5l2-1', // a serpent
  bang: 'M12 1l2 7 6-4-3 6 6 2-6 3 4 6-7-4-2 7-2-7-7 4 4-6-6-3 6-2-3-6 6 4z', // a bang
  away: 'M5 5l14 14M19 5L5 19M12 1a11 11 0 1 0 .1 0', // away with it
  shield: 'M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5zM8 11l3 3 5-6', // a shield
  hourglass: 'M6 2h12M6 22h12M7 2c0 6 4 7 5 10 1-3 5-4 5-10M7 22c0-6 4-7 5-10 1 3 5 4 5 10', // an hourglass
  'two-cards': 'M3 6h9v13H3zM9 6V3h12v14h-9', // two cards
  onward: 'M2 12h15M12 6l6 6-6 6M22 4v16', // on to the next
  double: 'M9 5a7 7 0 1 0 .1 0M15 5a7 7 0 1 0 .1 0', // seen double
  down: 'M12 2v15M6 11l6 7 6-7M4 22h16', // down
  back: 'M8 3L3 8l5 5M3 8h11a6 6 0 0 1 0 13H7', // back
  snow: 'M12 1v22M2.5 6.5l19 11M21.5 6.5l-19 11M9 3l3 3 3-3M9 21l3-3 3 3', // snow
  stone: 'M5 22V10a7 7 0 0 1 14 0v12zM2 22h20M12 9v8M9 12h6', // a stone at the end
  drop: 'M12 2c5 7 7 10 7 14a7 6 0 0 1-14 0c0-4 2-7 7-14zM9 16a3 3 0 0 0 3 3', // a drop
  'dead-eyes': 'M4 6l5 5M9 6l-5 5M15 6l5 5M20 6l-5 5M6 18q6-5 12 0', // eyes of a dead one
  fish: 'M2 12q7-9 14 0-7 9-14 0zM16 12l6-5v10zM7 11h.1', // a fish
  door: 'M6 22V4l12-2v20zM3 22h18M14 12v2M9 7l6-1', // a door
  unseen: 'M2 12q10-9 20 0-10 9-20 0zM3 21L21 3', // not seen
  ghoul: 'M4 21V11a8 8 0 0 1 16 0v10l-3-3-2 3-3-3-3 3-2-3zM9 10h.1M15 10h.1M9 15l1-1 2 1 2-1 1 1', // a ghoul
  moon: 'M16 2a10 10 0 1 0 6 14A9 9 0 0 1 16 2zM4 4h4L4 9h4', // the moon sleeps
  houses: 'M2 12l5-5 5 5v7H2zM14 8l4-4 4 4v6h-8zM12 22h8M17 20l3 2-3 2M12 2H5M8 0L5 2l3 2', // houses change places
  nothing: 'M5 8h14M5 16h14M17 3L7 21', // all the same, and nothing
};

/** For a sign that nobody has drawn yet: an empty frame; the card's number stands beside it. */
const PLAIN = 'M5 3h14v18H5z';

/** The sign of each psychic by its number. */
export const SIGNS: Record<number, string> = Object.fromEntries(
  data.psychics.map(({ id, sign }) => [id, DRAWN[sign] ?? PLAIN]),
);

/** What is printed on a psychic beside its number: what it counts, or what it adds or takes. */
export const WORTH: Record<number, string> = Object.fromEntries(
  data.psychics.flatMap(({ id, prints }) => (prints === null ? [] : [[id, prints]])),
);

/** A mansion token: walls to fill, and windows to light. Box 80 × 64, standing on the lower edge. */
export interface House {
  walls: string;
  windows: string;
}

export const MANORS: House[] = [
  {
    walls: 'M10 64V38L5 38 22 20 22 12h6v3l4-4 8 8 8-8 4 4v-3h6v8l17 18h-5v26z',
    windows: 'M17 42h7v9h-7zM30 30h6v8h-6zM44 30h6v8h-6zM56 42h7v9h-7zM30 44h6v8h-6zM44 44h6v8h-6zM36 64V56q4-5 8 0v8z',
  },
  {
    walls: 'M6 64V40H2l14-14 7 7V22h-3L36 6v-4h4v6l16 14h-3v13l9-9 16 14h-4v24z',
    windows:
      'M11 44h6v8h-6zM28 26h7v9h-7zM41 26h7v9h-7zM28 41h7v9h-7zM41 41h7v9h-7zM58 44h6v8h-6zM67 44h5v8h-5zM35 64V55h7v9z',
  },
  {
    walls: 'M8 64V30H3l16-16h8V8h5v6h22V6h5v8h2l16 16h-5v34z',
    windows:
      'M14 35h6v8h-6zM27 35h6v8h-6zM47 35h6v8h-6zM60 35h6v8h-6zM14 49h6v8h-6zM60 49h6v8h-6zM27 21a5 5 0 0 1 6 0v5h-6zM47 21a5 5 0 0 1 6 0v5h-6zM36 64V50q4-5 8 0v14z',
  },
];

export const CASTLES: House[] = [
  {
    walls: 'M4 64V26H1L10 8l9 18h-3v8h3v-4h5v4h5V18h-3L40 0l14 18h-3v16h5v-4h5v4h3v-8h-3L70 8l9 18h-3v38z',
    windows: 'M8 31h4v8H8zM68 31h4v8h-4zM37 22h6v9h-6zM22 42h5v8h-5zM53 42h5v8h-5zM37 36h6v6h-6zM34 64V54q6-7 12 0v10z',
  },
  {
    walls: 'M3 64V24h4v4h4v-4h4v4h4v-4h4v14h6V14h-3L36 0v0l10 14h-3v24h8V20h5v4h4v-4h5v4h4v-4h5v44z',
    windows:
      'M10 34h5v9h-5zM34 18h4v8h-4zM34 31h4v7h-4zM56 30h5v9h-5zM66 30h5v9h-5zM26 44h5v8h-5zM42 44h5v8h-5zM8 50h5v7H8zM33 64V55q3-4 7 0v9z',
  },
];

export function house(castle: boolean, variant: number): House {
  const list = castle ? CASTLES : MANORS;
  return list[variant % list.length] as House;
}

/** A stone for a mansion that is decided. Box 80 × 64. */
export const STONE = 'M24 64V34a16 16 0 0 1 32 0v30zM16 64q24-6 48 0z';
