/** What is heard when something happens in 13 Ghosts. */
import type { Sounds } from '../board';

export const sounds: Sounds = {
  dealt: 'card',
  hides: 'card',
  uses: 'card',
  'uses-again': 'card',
  discards: 'card',
  drew: 'card',
  'puts-back': 'card',
  looks: 'ghost',
  shields: 'ghost',
  'extra-turn': 'ghost',
  found: 'exorcism',
  'round-ends': 'haunting',
};
