/** Black Secret as rows: its cards, signs and tile. Its pieces (cells below, demons, curses, mantras) come next. */
import data from '../../../../../src/hauntings/games/ghost_stories/black_secret/data.json';
import { ABILITIES } from '../art/icons';
import { INCARNATIONS } from '../art/incarnations';
import { enterCards, enterNumbers } from '../facts';
import type { Layer } from '../layers';
import { SECRET_ABILITIES, SECRET_INCARNATIONS } from './art';

const ABILITIES_FROM = 40;

enterCards(data.ghosts, false);
enterCards(data.incarnations, true);
enterNumbers(Object.keys(data.abilities), ABILITIES_FROM, data.tile, data.tile.number);
Object.assign(ABILITIES, SECRET_ABILITIES);
Object.assign(INCARNATIONS, SECRET_INCARNATIONS);

export const layer: Layer = { name: 'black-secret', prefix: 'bs' };
