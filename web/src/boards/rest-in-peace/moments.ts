/** What gets the middle of the table in Rest in Peace. */
import type { Moment, Moments } from '../moment';

const FIRST_PSYCHIC = 11; // Ghosts are laid all the time
const card = (ms: number, mood?: Moment['mood']): Moment => ({ look: 'card', ms, mood });

export const moments: Moments = {
  laid: (a) => ((a.card ?? 0) >= FIRST_PSYCHIC ? card(1200) : undefined),
  stumbles: card(1200, 'dread'),
  fetched: card(1100),
  'got-psychic': card(1300, 'hope'),
  banished: { look: 'gone', ms: 1300, mood: 'dread' },
  withdraws: { look: 'round', ms: 1800, stays: true },
  'one-card-alone': { look: 'round', ms: 1800, mood: 'dread', stays: true },
  'won-tokens': { look: 'round', ms: 2000, mood: 'hope', stays: true },
  lull: { look: 'round', ms: 1800, stays: true },
  'tenth-totals': { look: 'round', ms: 2400, stays: true },
  'tenth-tied': { look: 'round', ms: 2000, mood: 'dread', stays: true },
  'game-won': { look: 'winner', ms: 2400, mood: 'hope' },
  'game-drawn': { look: 'winner', ms: 2400 },
};
