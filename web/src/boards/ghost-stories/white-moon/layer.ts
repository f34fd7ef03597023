/** White Moon on the table: its cards, signs, tile and tokens, and the pieces it adds. */
import data from '../../../../../src/hauntings/games/ghost_stories/white_moon/data.json';
import { ABILITIES, THINGS, type Sign } from '../art/icons';
import { INCARNATIONS } from '../art/incarnations';
import type { Desk } from '../desk';
import { cardOf, COLOURS, enterCards, enterNumbers } from '../facts';
import type { Layer } from '../layers';
import { HELD } from '../tokens';
import { ARTIFACTS, MOON_ABILITIES, MOON_INCARNATIONS } from './art';
import Beside from './Beside.svelte';
import { FAMILY_SIGNS, PIECES } from './families';
import Hold from './Hold.svelte';
import { enterEvents } from './told';
import { aboutFamily, artifactsOf, barrierBoard, laidOut, moonOf, villagersText } from './moon';
import Moment from './Moment.svelte';
import MoonDeeds from './MoonDeeds.svelte';
import Over from './Over.svelte';
import Rolls from './Rolls.svelte';
import Way from './Way.svelte';

const ABILITIES_FROM = 21;
const TILE = 10;
const TWELVE_DEAD = 10;
const BOARDS = 4;
const SKELETONS_FROM = 100; // Black Secret's: no ghost cards

enterCards(data.ghosts, false, 'WM §13');
enterCards(data.incarnations, true, 'WM §14');
const [school] = data.tiles;
if (school) enterNumbers(Object.keys(data.abilities), ABILITIES_FROM, school, TILE);
Object.assign(ABILITIES, MOON_ABILITIES);
Object.assign(INCARNATIONS, MOON_INCARNATIONS);
enterEvents();
HELD.villager = { sign: PIECES.lead, at: 'tile', deed: 'lead' };
HELD['su-ling'] = { sign: PIECES['su-ling'], at: 'space', deed: 'su-ling' };

/** What lies on a tile, a space or a board, in words: for its label and its explanation. */
function notes(desk: Desk, what: 'tile' | 'space' | 'board', n: number): string[] {
  const view = moonOf(desk.view);
  if (what === 'tile') {
    const family = view.villagers[n]?.at(-1) ?? 0;
    return [
      ...(laidOut(view) && view.portal === n && view.portal_open ? [desk.say('wm-view-portal-here')] : []),
      ...(family ? [villagersText(desk, n), ...(desk.props.compact ? [aboutFamily(desk, family)] : [])] : []),
    ];
  }
  if (what === 'space') {
    return [
      ...(view.su_ling === n + 1 ? [desk.say(view.ghost[n] ? 'wm-view-silenced' : 'wm-word-su-ling')] : []),
      ...(view.armored[n] && view.armored[n] === view.ghost[n] ? [desk.say('wm-view-armored')] : []),
    ];
  }
  const artifacts = artifactsOf(view, n).map((artifact) => desk.say(`wm-artifact-${artifact}`));
  return [
    ...(view.crystals[n] ? [desk.say('wm-view-crystals', { count: view.crystals[n] ?? 0 })] : []),
    ...(artifacts.length
      ? [desk.say('wm-view-artifacts', { count: artifacts.length, artifacts: artifacts.join(', ') })]
      : []),
    ...(view.laid_down[n] ? [desk.say('wm-view-lies')] : []),
    ...(barrierBoard(view) === n ? [desk.say('wm-view-barrier-now')] : []),
  ];
}

const YES: Record<string, Sign | undefined> = {
  follow: PIECES.lead,
  scroll: ARTIFACTS.scroll_of_unity,
  sword: ARTIFACTS.divine_sword,
  armor: ARTIFACTS.armor_of_the_just,
  shield: ARTIFACTS.shield_of_time,
  claw: ARTIFACTS.vengeful_claw,
  'su-ling-crystal': PIECES.crystal,
  'lend-crystal': PIECES.crystal,
  school: THINGS.die,
};
function signOf(kind: string, token: number): Sign | undefined {
  if (token === 0) return undefined;
  if (kind === 'barrier') return token === 1 ? THINGS.die : PIECES.rescue;
  if (kind === 'bring-back') return token > BOARDS ? FAMILY_SIGNS[token - BOARDS] : THINGS.qi;
  if (kind === 'potion') return token > 2 * BOARDS ? FAMILY_SIGNS[token - 2 * BOARDS] : THINGS.qi;
  return YES[kind];
}

/** What a roll may bring stands in the odds (Rolls.svelte), not on the option. */
function textOf(desk: Desk, token: number): string {
  const { kind } = desk;
  if (kind === 'sword') return desk.say('wm-option-sword', { what: token ? 'yes' : 'pass' });
  if (kind === 'barrier' && token === 1) return desk.say('wm-option-barrier', { what: 'roll', ghosts: '', family: '' });
  if (kind !== 'school') return '';
  const ghosts = desk.view.ghost.flatMap((card) =>
    card && card < SKELETONS_FROM && !cardOf(card).incarnation && cardOf(card).colour === COLOURS[token]
      ? [desk.say(`gs-card-${card}`)]
      : [],
  );
  return desk.say('wm-option-school', {
    what: ghosts.length ? 'colour' : 'nothing',
    colour: desk.say(`gs-colour-${token}`),
    ghosts: ghosts.join(', '),
  });
}

/** At the School and in the Barrier a roll is about ghosts that nobody faces: those that can be chosen, and are. */
function targets({ view }: Desk): number[] {
  if (view.kind !== 'school-ghost' && view.kind !== 'barrier-ghost') return [];
  return [...new Set([...view.picked, ...view.options.filter((token) => token > 0).map((token) => token - 1)])];
}

function holds({ view }: Desk, board: number): { sign: Sign | undefined; count: number }[] {
  return [{ sign: PIECES.crystal, count: moonOf(view).crystals[board] ?? 0 }];
}

export const layer: Layer = {
  name: 'white-moon',
  prefix: 'wm',
  odds: Rolls,
  moment: Moment,
  villager: PIECES.rescue,
  onWay: Way,
  inSeat: Hold,
  overVillage: Over,
  beside: Beside,
  inDeeds: MoonDeeds,
  notes,
  signOf,
  textOf,
  targets,
  holds,
  stones: {
    haunter: 'WM §7',
    fast_haunter: 'WM §7',
    haunt_tile: 'WM §7',
    devourer: 'WM §7',
    devour: 'WM §7',
    dice_immune: 'WM §8',
  },
  endings: { [TWELVE_DEAD]: 'wm-ending-twelve' },
};
