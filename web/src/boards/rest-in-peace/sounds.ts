/** What is heard when something happens in Rest in Peace. */
import type { Sounds } from '../board';

export const sounds: Sounds = {
  laid: 'card',
  stumbles: 'card',
  fetched: 'card',
  placed: 'card',
  'placed-psychic': 'card',
  'got-psychic': 'card',
  revealed: 'card',
  uncovered: 'card',
  named: 'ghost',
  banned: 'ghost',
  'sees-hand': 'ghost',
  tripped: 'ghost',
  swapped: 'ghost',
  lull: 'ghost',
  banished: 'exorcism',
  'plays-dead': 'death',
  'one-card-alone': 'death',
  'won-tokens': 'exorcism',
  'tenth-starts': 'haunting',
  'tenth-tied': 'haunting',
};
