/** What all pieces of this board share: who looks, what is asked, what is in the hand. */
import { getContext, setContext } from 'svelte';
import type { BoardProps } from '../board';
import type { Pointed } from '../pointing';
import type { Option } from '../../wire/types';
import { words } from '../../words/words.svelte';
import { enterThings, thingsOf, type Values } from './facts';
import type { Layer } from './layers';
import type { At } from './placed';
import type { Asked } from './tokens';
import type { Stage } from './stage';

/** What one has taken in the hand to lay it on something. */
export type Hand = string; // '': nothing; 'yin-yang', 'mantra', or what a layer enters in tokens.ts

export interface Desk extends Pointed {
  /** The shell's properties; read them when they are needed, they change. */
  readonly props: BoardProps<Values>;
  readonly scene: Stage;
  readonly view: Values;
  /** The reader's own board, or -1. */
  readonly own: number;
  readonly kind: string;
  /** What is asked, for finding the token that lies on a thing. */
  readonly asked: Asked;
  readonly layers: readonly Layer[];
  readonly hand: Hand;
  take(hand: Hand): void;
  /** The ghost space that is being looked at closely, or -1. */
  readonly plan: number;
  look(space: number): void;
  /** The option of this token, if it can be chosen now. */
  option(token: number): Option | undefined;
  choose(token: number): void;
  say: BoardProps['say'];
  /** Names of boards, tiles, cards, powers. */
  who(board: number): string;
  tileName(place: number): string;
  cardName(card: number): string;
  powerName(power: number): string;
  /** Does the option that is pointed at concern this thing? */
  lit(what: At, n: number): boolean;
}

const KEY = Symbol('ghost stories');
export function setDesk(desk: Desk): Desk {
  const things = thingsOf(desk.props.game);
  enterThings(things); // before the first card is drawn
  words.others = things.words ?? {};
  void words.addGame('ghost-stories'); // a box with an expansion that is not ours has another name
  return setContext(KEY, desk);
}
export const getDesk = (): Desk => getContext<Desk>(KEY);
