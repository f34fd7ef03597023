/** What Black Secret's events change on the table, and their signs in the storyboard. */
import { ABILITIES, THINGS, type Sign } from '../art/icons';
import type { Lay, Stage } from '../stage';
import { type Secret, UNDER } from './facts';
import { SIGNS } from './signs';

type Numbers = Record<string, number>;
/** What an event does to the part of the view that is Black Secret's. */
type Deed = (view: Secret, a: Numbers, after: Secret, scene: Stage) => void;
const put = <T>(list: readonly T[], place: number, value: T): T[] =>
  list.map((each, n) => (n === place ? value : each));

function stands(view: Secret, a: Numbers): void {
  view.at = put(view.at, a.board ?? -1, a.place ?? -1);
}
function enters(view: Secret, a: Numbers): void {
  view.demons = put(view.demons, a.demon ?? -1, a.cell ?? -1);
}
function goes(view: Secret, a: Numbers): void {
  view.demons = put(view.demons, a.demon ?? -1, -1);
  if (view.mantra === 13 + (a.demon ?? 0)) view.mantra = 0;
}
function takesToken(view: Secret, a: Numbers): void {
  view.stacks = put(view.stacks, a.cell ?? -1, Math.max(0, (view.stacks[a.cell ?? 0] ?? 0) - 1));
}
function flows(view: Secret, a: Numbers): void {
  view.blood_qi = put(view.blood_qi, view.blood_mantras.indexOf(a.mantra ?? 0), a.qi ?? 0);
  view.qi_supply = Math.max(0, view.qi_supply - 1);
}
/** A skeleton has the number of its board's colour. */
const SKELETON = 100;
const BONES = 104;

const DEEDS: Record<string, Deed> = {
  'wu-feng-discards': (view, a, _, scene) => {
    scene.card = a.card ?? 0;
    view.drawn = 0;
    view.discards = [...view.discards, scene.card];
  },
  summoning: (view) => {
    view.drawn = 0;
    view.summoned += 1;
  },
  'took-incarnation': (view, a, after) => {
    view.incarnations_held = a.held ?? view.incarnations_held;
    view.incarnation_hand = after.incarnation_hand;
    view.incarnation_deck = Math.max(0, view.incarnation_deck - 1);
  },
  'chose-incarnation': (view, a, after, scene) => {
    view.drawn = scene.card = a.card ?? 0;
    view.incarnations_held = after.incarnations_held;
    view.incarnation_hand = after.incarnation_hand;
  },
  'from-discard': (view, a, _, scene) => {
    view.drawn = scene.card = a.card ?? 0;
    view.discards = view.discards.filter((card) => card !== a.card);
  },
  cast: (view, a) => {
    view.pyramid = put(view.pyramid, a.pyramid ?? -1, a.curse ?? 0);
    view.curses_up = view.curses_up.filter((curse) => curse !== a.curse);
  },
  'curses-revealed': (view, a, after) => {
    view.curses_down = put(view.curses_down, (a.level ?? 1) - 1, 0);
    view.curses_up = [
      ...view.curses_up,
      ...after.curses_up.filter((curse) => !view.curses_up.includes(curse) && !view.pyramid.includes(curse)),
    ];
  },
  'pyramid-renewed': (view, _, after) => {
    view.pyramid = after.pyramid;
    view.curses_up = after.curses_up;
    view.curses_down = after.curses_down;
  },
  'lost-yin-yang': (view, a) => (view.yin_yang = put(view.yin_yang, a.board ?? -1, 0)),
  'knocked-down': (view, a) => (view.knocked_down = put(view.knocked_down, a.board ?? -1, 1)),
  'stood-up': (view, a) => (view.knocked_down = put(view.knocked_down, a.board ?? -1, 0)),
  'dragged-below': stands,
  travelled: stands,
  'level-changed': stands,
  'demon-entered': enters,
  'demon-moved': enters,
  searched: takesToken,
  'token-revealed': takesToken,
  'demon-exorcised': goes,
  'demon-home': goes,
  'shadow-appears': (view, a) => {
    view.shadow = a.place ?? -1;
    view.demons = [-1, -1, -1];
  },
  'shadow-moved': (view, a) => (view.shadow = a.place ?? -1),
  'shadow-attacks': (view, a) => (view.thrown = [a.first, a.second, a.third].flatMap((face) => (face ? [face] : []))),
  'urn-kept': (view, a) => (view.urns = a.count ?? view.urns),
  'ladder-removed': (view, a) => (view.ladders = put(view.ladders, a.cell ?? -1, 0)),
  'ladder-returned': (view, a) => (view.ladders = put(view.ladders, a.cell ?? -1, 1)),
  'skeleton-placed': (view, a) => {
    const space = a.space ?? -1;
    view.ghost = put(view.ghost, space, (a.bones ? BONES : SKELETON) + (view.colour[Math.floor(space / 3)] ?? 1));
    if (!a.bones) view.skeletons -= 1;
  },
  'skeleton-gone': (view, a) => {
    view.ghost = put(view.ghost, a.space ?? -1, 0);
    if (!a.bones) view.skeletons += 1;
  },
  blood: flows,
  'qi-from-supply': flows,
  'mantra-spoiled': (view, a) => {
    const slot = view.blood_mantras.indexOf(a.mantra ?? 0);
    view.blood_qi = put(view.blood_qi, slot, Math.max(0, (view.blood_qi[slot] ?? 0) - (a.count ?? 0)));
    view.qi_supply += a.count ?? 0;
  },
  'mantra-gone': (view, a) => {
    const slot = view.blood_mantras.indexOf(a.mantra ?? 0);
    view.blood_qi = put(view.blood_qi, slot, 0);
    view.blood_mantras = put(view.blood_mantras, slot, 0);
  },
  'mantra-revealed': (view, a, after) =>
    (view.blood_mantras = put(view.blood_mantras, after.blood_mantras.indexOf(a.mantra ?? 0), a.mantra ?? 0)),
  'blood-brother': (view, a) => (view.brothers = put(view.brothers, a.board ?? -1, a.brother ?? -1)),
  'blood-brother-lost': (view, a) => (view.brothers = put(view.brothers, a.board ?? -1, -1)),
  enfeebled: (view, a) => (view.mantra = (a.target ?? -1) + 1),
  'ghost-discarded': (view, a) => {
    view.discards = [...view.discards, a.card ?? 0];
    view.ghost = put(view.ghost, a.space ?? -1, 0);
    view.figure = put(view.figure, a.space ?? -1, 0);
  },
  'curse-unlearned': (view, a) => (view.curses_up = view.curses_up.filter((curse) => curse !== a.curse)),
  recycled: (view, a) => (view.discards = view.discards.filter((card) => card !== a.card)),
  'buddha-placed': (view, a) => (view.buddha = put(view.buddha, a.space ?? -1, 1)),
};

export const SECRET_LAYS: Record<string, Lay> = Object.fromEntries(
  [...Object.entries(DEEDS), ['stack-revealed', () => undefined] as [string, Deed]].map(
    ([what, deed]): [string, Lay] => [
      what,
      (scene, a, after) => {
        deed(scene.view as Secret, a, after as Secret, scene);
        if (a.cell !== undefined) scene.tiles.push(UNDER + a.cell); // the cell lights, and the table turns to it
      },
    ],
  ),
);

const demon: Sign | undefined = ABILITIES.activate_demon;
export const SECRET_STORY: Record<string, Sign | undefined> = {
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
