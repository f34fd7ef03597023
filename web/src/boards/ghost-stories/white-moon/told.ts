/** What White Moon's events light while they are told, and their signs in the storyboard. */
import { ABILITIES, THINGS, type Sign } from '../art/icons';
import { STORY } from '../art/story';
import { LIGHTS } from '../stage';
import { ARTIFACTS, MOON_ABILITIES } from './art';
import { PIECES } from './families';

const SIGNS: Record<string, Sign | undefined> = {
  'portal-opens': PIECES.portal,
  'turned-up': PIECES.villager,
  'villager-died': PIECES.graveyard,
  'family-curse': ABILITIES.curse_die,
  retreated: PIECES.lead,
  led: PIECES.lead,
  rescued: PIECES.rescue,
  'family-complete': PIECES.shelter,
  'villager-returned': PIECES.villager,
  'tao-left-game': ABILITIES.group_lose_tao,
  'card-left-game': MOON_ABILITIES.remove_bottom_2_cards,
  'incarnation-from-box': THINGS.incarnation,
  'put-on-deck': THINGS.deck,
  swapped: THINGS.deck,
  'laid-down': MOON_ABILITIES.knock_down_all_taoists,
  'stood-up': PIECES['stand-up'],
  reminder: PIECES['su-ling'],
  'su-ling-placed': PIECES['su-ling'],
  'su-ling-left': MOON_ABILITIES.su_ling_removed,
  'su-ling-held': MOON_ABILITIES.su_ling_removed,
  'portal-held': PIECES['portal-held'],
  'gained-crystal': PIECES.crystal,
  'spent-crystal': PIECES.crystal,
  'crystal-placed': PIECES.crystal,
  'lost-crystals': PIECES.crystal,
  'barrier-due': PIECES.barrier,
  barrier: PIECES.barrier,
  'barrier-turn': PIECES.barrier,
  'barrier-crystals': PIECES.crystal,
  'barrier-over': PIECES.barrier,
  'gained-artifact': ARTIFACTS.moon_dust,
  'used-artifact': ARTIFACTS.moon_dust,
  'artifact-lost': THINGS.cross,
  'armor-ignores': ARTIFACTS.armor_of_the_just,
  'shield-sends': ARTIFACTS.shield_of_time,
  'sword-drawn': ARTIFACTS.divine_sword,
  came: ARTIFACTS.scroll_of_unity,
  school: THINGS.die,
  'school-failed': THINGS.cross,
  'power-tokens-back': THINGS.power,
  // with Black Secret
  'villager-moved': PIECES.villager,
  'crystal-taken': PIECES.crystal,
  'portal-moved': PIECES.portal,
  'rescued-dead': PIECES.rescue,
};

/** Tiles come as `start` and `end` too: those are no ghost spaces. */
const ON_TILES = ['retreated', 'led'];

export function enterEvents(): void {
  LIGHTS.push((scene, what, a) => {
    if (ON_TILES.includes(what)) {
      scene.tiles.push(a.start ?? -1, a.end ?? -1);
      a.start = a.end = -1;
    }
    if (what === 'villager-died') a.cause = -1;
  });
  Object.assign(STORY, SIGNS);
}
