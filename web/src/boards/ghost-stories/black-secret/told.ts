/** What Black Secret's events light while they are told, and their signs in the storyboard. */
import { ABILITIES, THINGS, type Sign } from '../art/icons';
import { STORY } from '../art/story';
import { CARDS, LIGHTS } from '../stage';
import { UNDER } from './facts';
import { SIGNS } from './signs';

const demon: Sign | undefined = ABILITIES.activate_demon;
const SECRET_STORY: Record<string, Sign | undefined> = {
  'wu-feng-discards': THINGS.discard,
  summoning: SIGNS.wu,
  'took-incarnation': SIGNS.wu,
  'chose-incarnation': SIGNS.wu,
  'incarnation-on-deck': THINGS.deck,
  'from-discard': THINGS.discard,
  cast: SIGNS.curse,
  'curses-revealed': SIGNS.curse,
  'pyramid-renewed': SIGNS.curse,
  'lost-yin-yang': THINGS['yin-yang'],
  'knocked-down': SIGNS.lies,
  'dragged-below': SIGNS.drag,
  'bottom-card-gone': THINGS.deck,
  'demon-entered': demon,
  'demon-moved': demon,
  searched: SIGNS.stack,
  'demon-exorcised': THINGS.die,
  'demon-home': demon,
  'shadow-appears': SIGNS.wu,
  'shadow-moved': SIGNS.wu,
  'shadow-attacks': THINGS.die,
  'shadow-attacks-tile': THINGS.haunted,
  'stack-revealed': SIGNS.stack,
  'token-revealed': SIGNS.stack,
  'urn-kept': SIGNS.urn,
  'ladder-removed': SIGNS['no-ladder'],
  'ladder-returned': SIGNS.ladder,
  'level-changed': SIGNS.ladder,
  'stood-up': THINGS.walk,
  'skeleton-placed': SIGNS.skeleton,
  'skeleton-gone': SIGNS.skeleton,
  blood: THINGS.qi,
  'qi-from-supply': THINGS.qi,
  'mantra-works': THINGS.mantra,
  'mantra-spoiled': THINGS.mantra,
  'mantra-gone': THINGS.cross,
  'mantra-revealed': THINGS.mantra,
  'blood-brother': SIGNS.brother,
  'blood-brother-lost': SIGNS.brother,
  travelled: THINGS.walk,
  enfeebled: THINGS.mantra,
  'ghost-discarded': THINGS.cross,
  'curse-unlearned': SIGNS.curse,
  buried: THINGS.deck,
  recycled: THINGS.deck,
  'buddha-placed': THINGS.buddha,
};

export function enterEvents(): void {
  CARDS.push('wu-feng-discards', 'chose-incarnation', 'from-discard');
  LIGHTS.push((scene, _, a) => {
    if (a.cell !== undefined) scene.tiles.push(UNDER + a.cell); // the cell lights, and the table turns to it
  });
  Object.assign(STORY, SECRET_STORY);
}
