/** What gets the middle of the table in 13 Ghosts. */
import type { Moments } from '../moment';

export const moments: Moments = {
  uses: { look: 'card', ms: 1100 },
  found: { look: 'found', ms: 1900, mood: 'dread' },
  shown: { look: 'hideout', ms: 1500 },
  'round-ends': { look: 'round', ms: 1800, stays: true },
  reveals: { look: 'round', ms: 900, stays: true },
  'game-won': { look: 'winner', ms: 2400, mood: 'hope' },
  'game-shared': { look: 'winner', ms: 2400, mood: 'hope' },
};
