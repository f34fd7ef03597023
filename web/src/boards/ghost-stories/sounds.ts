/** What is heard when something happens in the village, with or without expansions. */
import type { Sounds } from '../board';

export const sounds: Sounds = {
  placed: 'card',
  drew: 'ghost',
  summoning: 'ghost',
  'haunter-advances': 'ghost',
  'haunter-haunts': 'haunting',
  haunted: 'haunting',
  overrun: 'haunting',
  'rolled-tao': 'dice',
  'rolled-curse': 'dice',
  exorcised: 'exorcism',
  'buddha-meets': 'exorcism',
  banished: 'exorcism',
  died: 'death',
  possessed: 'death',
  // White Moon
  'villager-died': 'death',
  rescued: 'exorcism',
  'su-ling-placed': 'ghost',
  barrier: 'exorcism',
  // Black Secret
  cast: 'haunting',
  'demon-entered': 'ghost',
  'demon-exorcised': 'exorcism',
  searched: 'card',
  'shadow-appears': 'haunting',
  'shadow-attacks': 'dice',
  'shadow-attacks-tile': 'dice',
  'mantra-works': 'exorcism',
  'skeleton-placed': 'ghost',
};
