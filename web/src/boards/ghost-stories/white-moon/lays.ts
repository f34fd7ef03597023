/** What White Moon's events change on the table while they are told, and their signs in the storyboard. */
import { ABILITIES, THINGS, type Sign } from '../art/icons';
import { STORY } from '../art/story';
import { LAYS, type Lay, type Stage } from '../stage';
import { ARTIFACTS, MOON_ABILITIES } from './art';
import { PIECES } from './families';
import { CRYSTALS, moonOf, type MoonValues } from './moon';

const put = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((each, n) => (n === place ? value : each));
const UNSEEN = -1;

/** The top villager leaves a tile. */
function leaves(view: MoonValues, place: number, family: number): void {
  const stack = view.villagers[place] ?? [];
  if (stack.at(-1) === family || stack.at(-1) === UNSEEN)
    view.villagers = put(view.villagers, place, stack.slice(0, -1));
}
function comes(view: MoonValues, place: number, family: number): void {
  view.villagers = put(view.villagers, place, [...(view.villagers[place] ?? []), family]);
}
/** So many crystals come to a board from the reserve, or go back. */
function crystals(view: MoonValues, board: number, count: number): void {
  view.crystals = put(view.crystals, board, Math.max(0, (view.crystals[board] ?? 0) + count));
}
type MoonLay = (view: MoonValues, a: Record<string, number>, scene: Stage, after: MoonValues) => void;
const MOON: Record<string, MoonLay> = {
  'portal-opens': (view, a, _, after) => {
    view.portal = a.place ?? view.portal;
    view.villagers = after.villagers;
  },
  'turned-up': (view, a) => {
    const stack = view.villagers[a.place ?? -1] ?? [];
    if (stack.length) view.villagers = put(view.villagers, a.place ?? -1, [...stack.slice(0, -1), a.family ?? UNSEEN]);
  },
  'villager-died': (view, a) => {
    leaves(view, a.place ?? -1, a.family ?? 0);
    view.graveyard = [...view.graveyard, a.family ?? 0];
  },
  'family-curse': () => undefined,
  retreated: (view, a, scene) => {
    leaves(view, a.start ?? -1, a.family ?? 0);
    comes(view, a.end ?? -1, a.family ?? 0);
    scene.tiles.push(a.start ?? -1, a.end ?? -1);
  },
  led: (view, a, scene) => {
    leaves(view, a.start ?? -1, a.family ?? 0);
    comes(view, a.end ?? -1, a.family ?? 0);
    scene.tiles.push(a.start ?? -1, a.end ?? -1);
  },
  rescued: (view, a) => {
    leaves(view, a.place ?? -1, a.family ?? 0);
    view.shelter = [...view.shelter, a.family ?? 0];
  },
  'villager-returned': (view, a) => {
    const at = view.graveyard.lastIndexOf(a.family ?? 0);
    view.graveyard = view.graveyard.filter((_, n) => n !== at);
    comes(view, a.place ?? -1, a.family ?? 0);
  },
  'card-left-game': (view) => {
    view.deck = view.deck.slice(1);
    view.deck_kind = view.deck_kind.slice(1);
  },
  'laid-down': (view, a) => (view.laid_down = put(view.laid_down, a.board ?? -1, 1)),
  'stood-up': (view, a) => (view.laid_down = put(view.laid_down, a.board ?? -1, 0)),
  reminder: (view) => (view.su_ling_due = true),
  'su-ling-placed': (view, a) => (view.su_ling = (a.space ?? -1) + 1),
  'su-ling-left': (view) => (view.su_ling = 0),
  'su-ling-held': (view) => {
    view.su_ling = 0;
    view.su_ling_held = true;
  },
  'portal-held': (view) => (view.portal_open = false),
  'gained-crystal': (view, a) => {
    crystals(view, a.board ?? -1, 1);
    view.crystal_reserve = Math.max(0, view.crystal_reserve - 1);
  },
  'spent-crystal': (view, a) => {
    crystals(view, a.board ?? -1, -1);
    view.crystal_reserve += 1;
  },
  'crystal-placed': (view, a) => {
    if ((a.board ?? -1) >= 0) crystals(view, a.board ?? -1, -1);
    else view.crystal_reserve = Math.max(0, view.crystal_reserve - 1);
    view.receptacles = put(view.receptacles, a.corner ?? -1, 1);
  },
  'lost-crystals': (view, a) => {
    crystals(view, a.board ?? -1, -(a.count ?? 0));
    view.crystal_reserve += a.count ?? 0;
  },
  'barrier-due': (view) => (view.barrier_due = 1),
  barrier: (view) => (view.barrier = 1),
  'barrier-crystals': (view, a) => {
    for (let n = 0; n < (a.count ?? 0); n++) view.receptacles = put(view.receptacles, view.receptacles.indexOf(1), 0);
    view.crystal_reserve = Math.min(CRYSTALS, view.crystal_reserve + (a.count ?? 0));
  },
  'barrier-over': (view) => {
    view.crystal_reserve += view.receptacles.filter((each) => each > 0).length;
    view.receptacles = view.receptacles.map(() => 0);
    view.barrier = 0;
  },
  'gained-artifact': (view, a) => (view.artifacts = put(view.artifacts, a.artifact ?? -1, a.board ?? -1)),
  'artifact-lost': (view, a) => (view.artifacts = put(view.artifacts, a.artifact ?? -1, -2)),
  'used-artifact': (view, a, _, after) =>
    (view.artifacts = put(view.artifacts, a.artifact ?? -1, after.artifacts[a.artifact ?? 0] ?? -2)),
  came: (view, a) => (view.at = put(view.at, a.board ?? -1, a.place ?? -1)),
  'armor-ignores': (view, a) => (view.armored = put(view.armored, a.space ?? -1, a.card ?? 0)),
  'shield-sends': (view) => (view.drawn = 0),
};

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
  for (const [what, lay] of Object.entries(MOON)) {
    const entered: Lay = (scene, a, after) => {
      lay(moonOf(scene.view), a, scene, moonOf(after));
      if (ON_TILES.includes(what)) a.start = a.end = -1;
      if (what === 'villager-died') a.cause = -1;
    };
    LAYS[what] = entered;
  }
  Object.assign(STORY, SIGNS);
}
