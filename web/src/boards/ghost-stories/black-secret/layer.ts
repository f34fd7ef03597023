/** Black Secret as a layer: its cards, signs, tile and events (tokens.ts is loaded earlier), and the components that draw its pieces. */
import data from '../../../../../src/hauntings/games/ghost_stories/black_secret/data.json';
import { ABILITIES } from '../art/icons';
import { INCARNATIONS } from '../art/incarnations';
import type { Desk } from '../desk';
import { COLOURS, enterCards, enterNumbers, type Raw } from '../facts';
import type { Layer } from '../layers';
import { SECRET_ABILITIES, SECRET_INCARNATIONS } from './art';
import Catacombs from './Catacombs.svelte';
import Chances from './Chances.svelte';
import Climb from './Climb.svelte';
import Demon from './Demon.svelte';
import { boardsIn, DEMONS, secretOf, UNDER } from './facts';
import Glance from './Glance.svelte';
import InSeat from './InSeat.svelte';
import { enterEvents } from './told';
import { level } from './level.svelte';
import Moment from './Moment.svelte';
import OnTile from './OnTile.svelte';
import { SIGNS, SKELETON_SHAPE, SUMMONING_SHAPE } from './signs';
import Strip from './Strip.svelte';
import { SEARCH } from './tokens';
import Uses from './Uses.svelte';

const ABILITIES_FROM = 40;

/** A skeleton needs one point in the colour of its board. */
const bare = (number: number, colour: string, points: number): Raw => ({
  number,
  colour,
  needs: points ? { [colour]: points } : {},
  left: [],
  centre: [],
  right: [],
});
const bones = [data.skeleton, data.bones].flatMap(({ numbers, resistance }) =>
  numbers.map((number, n) => bare(number, String(COLOURS[n + 1]), resistance)),
);

enterCards(data.ghosts, false, 'BS §13');
enterCards(data.incarnations, true, 'BS §13');
enterCards(bones, false, 'BS §12');
enterCards([bare(data.summoning.number, 'black', 0)], false, 'BS §4');
enterNumbers(Object.keys(data.abilities), ABILITIES_FROM, data.tile, data.tile.number);
Object.assign(ABILITIES, SECRET_ABILITIES);
Object.assign(
  INCARNATIONS,
  SECRET_INCARNATIONS,
  Object.fromEntries(bones.map(({ number }) => [number, SKELETON_SHAPE])),
  { [data.summoning.number]: SUMMONING_SHAPE },
);
enterEvents();

/** What the labels of tiles and boards tell besides. */
function notes(desk: Desk, what: 'tile' | 'space' | 'board', n: number): string[] {
  const view = secretOf(desk);
  if (what === 'space') return [];
  if (what === 'board') {
    const at = view.at[n] ?? -1;
    return [
      ...(at >= UNDER ? [desk.say('bs-view-below', { cell: at - UNDER })] : []),
      ...(view.knocked_down[n] ? [desk.say('bs-view-lies')] : []),
    ];
  }
  const below = [
    ...DEMONS.filter((demon) => view.demons[demon] === n).map((demon) => desk.say(`bs-demon-${demon}`)),
    ...boardsIn(view, UNDER + n).map((board) => desk.who(board)),
  ];
  return [
    desk.say('bs-view-ladder', { there: view.ladders[n] ? 'yes' : 'no' }),
    ...(view.shadow === n ? [desk.say('bs-view-shadow-here')] : []),
    ...(below.length ? [desk.say('web-bs-below', { who: below.join(', ') })] : []),
  ];
}

export const layer: Layer = {
  name: 'black-secret',
  prefix: 'bs',
  onTile: OnTile,
  inSeat: InSeat,
  overVillage: Catacombs as unknown as Layer['overVillage'], // cells find their own tokens
  strip: Strip,
  corner: Glance,
  inTray: Uses,
  answers: (kind) => kind === 'wu-feng' || kind === 'cast',
  inDeeds: Climb,
  odds: Chances,
  demon: Demon,
  moment: Moment,
  covers: () => level.below,
  notes,
  textOf: (desk, token) =>
    desk.kind === 'demon-acts' && token === SEARCH
      ? desk.say('bs-option-demon-acts', { what: 'search', cell: '' })
      : '', // what it may turn up stands beside it
  signOf: (kind) =>
    kind === 'ladder'
      ? SIGNS.ladder
      : kind === 'demon-acts'
        ? SIGNS.stack
        : kind === 'shadow-acts'
          ? SIGNS.wu
          : undefined,
};
