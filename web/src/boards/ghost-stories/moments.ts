/** What gets the middle of the village, with or without expansions. */
import { remembered, type Moment, type Moments } from '../moment';

const WU_FENG: Moment = { look: 'wu-feng', ms: 2400, mood: 'dread' };
const card = (ms: number, mood?: Moment['mood']): Moment => ({ look: 'card', ms, mood });
const tile = (ms: number, mood?: Moment['mood']): Moment => ({ look: 'tile', ms, mood });
const villager = (ms: number, mood?: Moment['mood']): Moment => ({ look: 'villager', ms, mood });
const demon = (ms: number, mood?: Moment['mood']): Moment => ({ look: 'demon', ms, mood });

export const moments: Moments = {
  drew: (a, game) => (remembered(game, 'drew', a.card ?? 0) ? WU_FENG : card(1200)),
  haunted: tile(1300, 'dread'),
  unhaunted: tile(1200, 'hope'),
  'rolled-tao': { look: 'dice', ms: 1700 },
  'rolled-curse': { look: 'curse-die', ms: 1500, mood: 'dread' },
  exorcised: (a, game) => ({
    look: 'gone',
    ms: remembered(game, 'exorcised', a.card ?? 0) ? 2400 : 1400,
    mood: 'hope',
  }),
  banished: { look: 'gone', ms: 1200, mood: 'hope' },
  'buddha-meets': { look: 'gone', ms: 1200, mood: 'hope' },
  died: { look: 'death', ms: 1900, mood: 'dread' },
  possessed: { look: 'death', ms: 1400, mood: 'dread' },
  revived: { look: 'taoist', ms: 1300, mood: 'hope' },
  won: { look: 'saved', ms: 2600, mood: 'hope' },
  lost: { look: 'lost', ms: 2600, mood: 'dread' },
  // White Moon
  'villager-died': villager(1300, 'dread'),
  rescued: villager(1300, 'hope'),
  'family-complete': villager(1500, 'hope'),
  'incarnation-from-box': WU_FENG,
  // Black Secret
  cast: { look: 'curse', ms: 1700, mood: 'dread' },
  'chose-incarnation': WU_FENG,
  'demon-entered': demon(1300, 'dread'),
  'demon-exorcised': demon(1400, 'hope'),
  'shadow-appears': demon(2200, 'dread'),
  'shadow-attacks': { look: 'shadow-dice', ms: 1700, mood: 'dread' },
  'shadow-attacks-tile': tile(1300, 'dread'),
};
