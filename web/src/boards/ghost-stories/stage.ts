/**
 * What the table looks like while a step is being told. The shell gives the view after the step; the board shows the
 * one before it and lays on it what has been told so far, so that a Yin phase can be followed picture by picture.
 */
import { argument } from '../board';
import type { GameInfo, Told } from '../../wire/types';
import { boardOfSpace, cardOf, ROW, TAO, type Values } from './facts';

export interface Stage {
  view: Values;
  /** What the event being told is about: light it. */
  tiles: number[];
  spaces: number[];
  boards: number[];
  /** The face of the Curse die that lies on the table, or -1. */
  curse: number;
  /** A card that is leaving or was just drawn. */
  card: number;
}

type Numbers = Record<string, number>;

export function quiet(view: Values): Stage {
  return { view, tiles: [], spaces: [], boards: [], curse: -1, card: 0 };
}

export function stage(
  view: Values,
  before: Values | null,
  events: readonly Told[],
  now: number,
  game: GameInfo,
): Stage {
  if (!before || !events.length || now < 0) return quiet(view);
  const scene = quiet({ ...before });
  events.slice(0, now + 1).forEach((told, n) => {
    if (n === now) Object.assign(scene, { tiles: [], spaces: [], boards: [] });
    lay(scene, told.what, argument(game, told), view);
  });
  return scene;
}

function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((each, n) => (n === place ? value : each));
}

/** So many tokens of a colour go from the supply to a board, or back. */
function tao(view: Values, board: number, colour: number, count: number): void {
  const place = board * ROW + colour;
  view.tao = put(view.tao, place, Math.max(0, (view.tao[place] ?? 0) + count));
  view.tao_supply = put(view.tao_supply, colour, Math.max(0, (view.tao_supply[colour] ?? 0) - count));
}

function leaves(scene: Stage, space: number): void {
  const v = scene.view;
  scene.card = v.ghost[space] ?? 0;
  v.discards = [...v.discards, scene.card];
  v.ghost = put(v.ghost, space, 0);
  v.figure = put(v.figure, space, 0);
  if (v.mantra === space + 1) v.mantra = 0;
}

export type Lay = (scene: Stage, a: Numbers, after: Values) => void;
/** Per event: what it changes on the table. Expansions enter theirs. */
export const LAYS: Record<string, Lay> = {
  turn: ({ view }, a) => {
    view.active = a.board ?? view.active;
    view.thrown = [];
  },
  'haunter-advances': ({ view }, a) => (view.figure = put(view.figure, a.space ?? -1, 1)),
  'haunter-haunts': ({ view }, a) => (view.figure = put(view.figure, a.space ?? -1, 0)),
  haunted: ({ view }, a) => (view.haunted = put(view.haunted, a.place ?? -1, 1)),
  unhaunted: ({ view }, a) => (view.haunted = put(view.haunted, a.place ?? -1, 0)),
  drew: (scene, a) => {
    const v = scene.view;
    v.drawn = scene.card = a.card ?? 0;
    v.deck = v.deck.slice(0, -1);
    v.deck_kind = v.deck_kind.slice(0, -1);
    v.until_incarnation = Math.max(-1, v.until_incarnation - 1);
  },
  placed: ({ view }, a, after) => {
    const space = a.space ?? -1;
    view.drawn = 0;
    view.ghost = put(view.ghost, space, a.card ?? 0);
    const starts = cardOf(a.card ?? 0).left.includes('fast_haunter');
    view.figure = put(view.figure, space, after.ghost[space] === a.card ? (after.figure[space] ?? 0) : starts ? 1 : 0);
  },
  'buddha-meets': (scene, a) => {
    const v = scene.view;
    v.buddha = put(v.buddha, a.space ?? -1, 0);
    v.buddhas_at_temple += 1;
    v.drawn = 0;
    if (!cardOf(a.card ?? 0).incarnation) {
      scene.card = a.card ?? 0;
      v.discards = [...v.discards, scene.card];
    }
  },
  'rolled-curse': (scene, a) => (scene.curse = a.curse ?? -1),
  'lost-all-tao': ({ view }, a) =>
    TAO.forEach((colour) => tao(view, a.board ?? 0, colour, -(view.tao[(a.board ?? 0) * ROW + colour] ?? 0))),
  'discarded-tao': ({ view }, a) => tao(view, a.board ?? 0, a.colour ?? 0, -1),
  'spent-tao': ({ view }, a) => tao(view, a.board ?? 0, a.colour ?? 0, -1),
  'took-tao': ({ view }, a) => tao(view, a.board ?? 0, a.colour ?? 0, 1),
  'lost-qi': ({ view }, a) => {
    view.qi = put(view.qi, a.board ?? -1, a.left ?? 0);
    view.qi_supply += 1;
  },
  died: ({ view }, a) => {
    view.at = put(view.at, a.board ?? -1, -1);
    view.yin_yang = put(view.yin_yang, a.board ?? -1, 0);
  },
  revived: ({ view }, a, after) => {
    view.at = put(view.at, a.board ?? -1, after.at[a.board ?? 0] ?? -1);
    view.qi = put(view.qi, a.board ?? -1, after.qi[a.board ?? 0] ?? 0);
  },
  'gained-qi': ({ view }, a) => (view.qi = put(view.qi, a.board ?? -1, (view.qi[a.board ?? 0] ?? 0) + (a.count ?? 1))),
  'gained-yin-yang': ({ view }, a) => (view.yin_yang = put(view.yin_yang, a.board ?? -1, 1)),
  'rolled-tao': ({ view }, a) =>
    (view.thrown = [a.first, a.second, a.third, a.fourth].flatMap((face) => (face ? [face] : []))),
  exorcised: (scene, a) => leaves(scene, a.space ?? -1),
  banished: (scene, a) => leaves(scene, a.space ?? -1),
  moved: ({ view }, a) => (view.at = put(view.at, a.board ?? -1, a.place ?? -1)),
  'yin-yang-help': ({ view }, a) => (view.yin_yang = put(view.yin_yang, a.board ?? -1, 0)),
  'yin-yang-unhaunt': ({ view }, a) => (view.yin_yang = put(view.yin_yang, a.board ?? -1, 0)),
  'laid-mantra': ({ view }, a) => (view.mantra = (a.space ?? -1) + 1),
  'took-buddha': ({ view }, a) => {
    view.buddhas = put(view.buddhas, a.board ?? -1, (view.buddhas[a.board ?? 0] ?? 0) + 1);
    view.buddhas_at_temple -= 1;
  },
  'laid-buddha': ({ view }, a) => {
    view.buddhas = put(view.buddhas, a.board ?? -1, Math.max(0, (view.buddhas[a.board ?? 0] ?? 0) - 1));
    view.buddha = put(view.buddha, a.space ?? -1, 1);
  },
  watched: ({ view }, a) =>
    (view.figure = view.figure.map((out, space) => (boardOfSpace(space) === a.watched ? 0 : out))),
  prayed: ({ view }, a) => (view.circle = a.colour ?? 0),
  'circle-cleared': ({ view }) => (view.circle = 0),
  'ghost-moved': ({ view }, a) => {
    const [start, end] = [a.start ?? -1, a.end ?? -1];
    view.figure = put(put(view.figure, end, view.figure[start] ?? 0), start, 0);
    view.ghost = put(put(view.ghost, end, a.card ?? 0), start, 0);
    if (view.mantra === start + 1) view.mantra = end + 1;
  },
};

/** One event laid on the scene. */
function lay(scene: Stage, what: string, a: Numbers, after: Values): void {
  LAYS[what]?.(scene, a, after);
  if (a.place !== undefined) scene.tiles.push(a.place);
  for (const space of [a.space, a.start, a.end, a.cause])
    if (space !== undefined && space >= 0) scene.spaces.push(space);
  for (const board of [a.board, a.watched]) if (board !== undefined && board >= 0) scene.boards.push(board);
}
