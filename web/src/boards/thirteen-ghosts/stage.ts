/**
 * What the table looks like while a step is being told. The view given by the shell is already the one after the
 * step (perhaps the next round), so the board shows the view before it and lays on it what has been told so far.
 */
import { argument } from '../board';
import type { GameInfo, Told } from '../../wire/types';
import { deckOf, type Said, type Values } from './facts';

export interface Stage {
  view: Values;
  /** What is being said at each seat. */
  said: Map<number, Said>;
  /** Numbers that are being asked for or named, 0 if none. */
  numbers: number;
  /** Who asks for or names them, or -1. */
  asker: number;
  /** They are named, so that a yes is a hit. */
  named: boolean;
  /** Hideouts and hands laid open at the end of a round. */
  revealed: Map<number, { hideout: number; hand: number }>;
}

const HIDING = new Set(['dealt', 'hides', 'hides-in', 'passes', 'passed', 'keeps', 'kept', 'hider']);

function put<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((each, n) => (n === place ? value : each));
}

export function quiet(view: Values): Stage {
  return { view, said: new Map(), numbers: 0, asker: -1, named: false, revealed: new Map() };
}

export function stage(view: Values, before: Values | null, events: Told[], now: number, game: GameInfo): Stage {
  if (!before || !events.length) return quiet(view);
  const told = events.slice(0, now + 1);
  const fresh = told.findLastIndex((each) => each.what === 'round-starts');
  if (fresh >= 0) return quiet(view);
  const goesOn = !events.some((each) => each.what === 'round-starts');
  if (goesOn && events.some((each) => HIDING.has(each.what))) return quiet(view);
  const scene = quiet(before);
  for (const each of told) lay(scene, each.what, argument(game, each), goesOn ? view : null);
  return scene;
}

/** One event laid on the scene; `next` is the view after the step if the round goes on. */
function lay(scene: Stage, what: string, args: Record<string, number>, next: Values | null): void {
  const v = scene.view;
  const seat = args.seat ?? 0;
  switch (what) {
    case 'uses':
      scene.view = {
        ...v,
        centre: [...v.centre, args.card ?? 0],
        centre_by: [...v.centre_by, seat],
        hand: put(v.hand, seat, 0),
        hand_size: put(v.hand_size, seat, 0),
      };
      break;
    case 'discards':
      scene.view = { ...v, hand: put(v.hand, seat, 0), hand_size: put(v.hand_size, seat, 0) };
      break;
    case 'drew': {
      const deck = deckOf(v, seat);
      scene.view = {
        ...v,
        hand: put(v.hand, seat, -1),
        hand_size: put(v.hand_size, seat, 1),
        pile: put(v.pile, deck, (v.pile[deck] ?? []).slice(0, -1)),
      };
      break;
    }
    case 'drew-card':
      scene.view = { ...v, hand: put(v.hand, seat, args.card ?? 0) };
      break;
    case 'saw-card': {
      const deck = args.deck ?? 0;
      scene.view = { ...v, pile: put(v.pile, deck, put(v.pile[deck] ?? [], args.place ?? 0, args.card ?? -1)) };
      break;
    }
    case 'asks':
      scene.numbers = args.numbers ?? 0;
      scene.asker = seat;
      break;
    case 'names':
      scene.numbers = (1 << (args.number ?? 0)) | (args.second ? 1 << args.second : 0);
      scene.asker = seat;
      scene.named = true;
      break;
    case 'answers':
      scene.said.set(seat, args.yes ? 'yes' : 'no');
      if (next) scene.view = { ...v, possible: put(v.possible, seat, next.possible[seat] ?? 0) };
      break;
    case 'stays-silent':
      scene.said.set(seat, 'silent');
      break;
    case 'shields':
      scene.view = { ...v, shield: put(v.shield, seat, 1) };
      break;
    case 'found':
      scene.view = {
        ...v,
        found: put(v.found, seat, 1),
        hand: put(v.hand, seat, 0),
        hand_size: put(v.hand_size, seat, 0),
      };
      break;
    case 'shown':
      scene.view = { ...v, shown: put(v.shown, seat, args.number ?? 0) };
      break;
    case 'points':
      scene.view = { ...v, points: put(v.points, args.side ?? 0, args.points ?? 0) };
      break;
    case 'reveals':
      scene.revealed.set(seat, { hideout: args.hideout ?? 0, hand: args.hand ?? 0 });
      break;
    case 'turn':
      scene.said.clear();
      scene.numbers = 0;
      scene.asker = -1;
      scene.view = { ...v, active: seat, actor: args.actor ?? seat, shield: put(v.shield, args.actor ?? seat, 0) };
      break;
    default: // nothing moves
  }
}
