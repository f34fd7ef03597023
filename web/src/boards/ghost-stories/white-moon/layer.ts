/** White Moon as rows: its cards, signs, tile and tokens. Its pieces (villagers, portal, Su-Ling, crystals) come next. */
import data from '../../../../../src/hauntings/games/ghost_stories/white_moon/data.json';
import { ABILITIES } from '../art/icons';
import { INCARNATIONS } from '../art/incarnations';
import { enterCards, enterNumbers } from '../facts';
import type { Layer } from '../layers';
import { enterTokens } from '../placed';
import { MOON_ABILITIES, MOON_INCARNATIONS } from './art';

const ABILITIES_FROM = 21;
const TILE = 10;

enterCards(data.ghosts, false);
enterCards(data.incarnations, true);
const [school] = data.tiles;
if (school) enterNumbers(Object.keys(data.abilities), ABILITIES_FROM, school, TILE);
Object.assign(ABILITIES, MOON_ABILITIES);
Object.assign(INCARNATIONS, MOON_INCARNATIONS);
enterTokens([], {
  victim: ['tile', 9],
  light: ['tile', 9],
  portal: ['tile', 9],
  'pre-rescue': ['tile', 9],
  'barrier-villager': ['tile', 9],
  'school-ghost': ['space', 12],
  'barrier-ghost': ['space', 12],
  'su-ling': ['space', 12],
  'wu-buddha': ['space', 12],
  'zhou-qi': ['board', 4],
  'who-gives-tao': ['board', 4],
  inherit: ['board', 4],
  'artifact-to': ['board', 4],
  'crystal-to': ['board', 4],
  'tao-to': ['board', 4],
  'barrier-crystal': ['board', 4],
});

export const layer: Layer = { name: 'white-moon', prefix: 'wm' };
