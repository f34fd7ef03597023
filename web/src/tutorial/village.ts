/** What the lessons of Ghost Stories and its expansions look at, and what they point at. */
import { boardOf, cardOf, type Values } from '../boards/ghost-stories/facts';
import { spotOf } from '../boards/ghost-stories/placed';
import { asks, type Now } from './step';

type View = Now<Values>;
export const yang = (now: View) => asks(now, 'yang');
export const later = (now: View) => asks(now, 'place-ghost', 'yang') && now.view.turn > 1;
export const offers = (now: View, deed: string) =>
  yang(now) && !!now.question?.options.some(({ token }) => spotOf('yang', token)?.deed === deed);
export const acted = ({ view }: View) => view.helps + view.exorcisms > 0;
export const happenedToMe = (now: View, what: string) => now.happened(what, boardOf(now.view, now.own), 'board');
/** Has this card such a stone in the middle? */
export const inPlay = (card: number, ability: string) => card > 0 && cardOf(card).centre.includes(ability);

export const OWN = ['.seat.own', '.tabs .active']; // on a phone the boards are behind tabs
export const GHOST = '.table .space:not(.empty)';
export const EXORCISE = '.deeds [data-token="11"]';
export const HELP = '.deeds [data-token="10"]';
export const END = '.deeds .end';
