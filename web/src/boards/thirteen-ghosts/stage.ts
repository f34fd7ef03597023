/** What is being said at the table while a step is told: bubbles, numbers to light, hideouts that are laid open. */
import { argument } from '../board';
import type { GameInfo, Told } from '../../wire/types';
import { maskOf, type Said } from './facts';

export interface Stage {
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

export function quiet(): Stage {
  return { said: new Map(), numbers: 0, asker: -1, named: false, revealed: new Map() };
}

/** After the first events of a step, up to the one that is being told. */
export function stage(events: readonly Told[], now: number, game: GameInfo): Stage {
  let scene = quiet();
  for (const told of events.slice(0, now + 1)) scene = lay(scene, told.what, argument(game, told));
  return scene;
}

function lay(scene: Stage, what: string, { seat = 0, ...args }: Record<string, number>): Stage {
  switch (what) {
    case 'asks':
      return { ...scene, numbers: args.numbers ?? 0, asker: seat, named: false };
    case 'names':
      return {
        ...scene,
        numbers: maskOf([args.number, args.second].flatMap((n) => n || [])),
        asker: seat,
        named: true,
      };
    case 'answers':
      return { ...scene, said: new Map(scene.said).set(seat, args.yes ? 'yes' : 'no') };
    case 'stays-silent':
      return { ...scene, said: new Map(scene.said).set(seat, 'silent') };
    case 'reveals': {
      const open = { hideout: args.hideout ?? 0, hand: args.hand ?? 0 };
      return { ...scene, revealed: new Map(scene.revealed).set(seat, open) };
    }
    case 'turn':
      return { ...scene, said: new Map(), numbers: 0, asker: -1 };
    case 'round-starts':
      return quiet();
    default:
      return scene;
  }
}
