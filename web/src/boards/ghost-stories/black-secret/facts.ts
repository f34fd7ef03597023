/** Reading what Black Secret lays below and beside the village, and which token of a question lies on it. */
import data from '../../../../../src/hauntings/games/ghost_stories/black_secret/data.json';
import type { SpiritName } from '../../../kit';
import type { GhostStoriesBlackSecretValues } from '../../../wire/types';
import type { Desk } from '../desk';
import { COLOURS, HOUSE_CURSES, type Values } from '../facts';
import { tokenAt } from '../placed';
import { BELOW, CLIMB, MANTRA } from './tokens';

export type Secret = Values & GhostStoriesBlackSecretValues;
export const secretOf = (desk: Desk): Secret => desk.view as Secret;

export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const DEMONS = [0, 1, 2] as const;
export const SHADOW = 3;
export const UNDER = 9; // a place from here on is a cell
export const SLOTS = [0, 1, 2, 3, 4, 5] as const;
export const SLOT_LEVELS = Object.entries(data.mantras_face_up).flatMap(([level, count]) =>
  Array.from({ length: count }, () => Number(level)),
);
export const LEVELS = [4, 3, 2, 1] as const;
export const URNS = 3;
export const SKELETONS = data.skeleton.special_tokens;
const ROW_FIRST = [0, 4, 7, 9];

export interface CurseRow {
  level: number;
  colour: SpiritName;
}
/** A house curse is drawn with the sign of the printed curse it is like. */
export function likeCurse(curse: number): number {
  return HOUSE_CURSES[curse]?.like ?? curse;
}
export function curseOf(curse: number): CurseRow {
  const row = data.curses[curse - 1] ?? HOUSE_CURSES[curse];
  return { level: row?.level ?? 1, colour: (row?.colour ?? 'black') as SpiritName };
}
export function demonOf(demon: number): { name: string; cost: number; resistance: number } {
  return data.demons[demon] ?? { name: 'shadow', cost: 0, resistance: 0 };
}
export function mantraLevel(mantra: number): number {
  return data.mantras[mantra - 1]?.level ?? 2;
}
/** The spaces of a level's row of the pyramid. */
export function rowOf(level: number): number[] {
  return Array.from({ length: data.pyramid_rows[level - 1] ?? 0 }, (_, n) => (ROW_FIRST[level - 1] ?? 0) + n);
}
export function cellColour(view: Secret, cell: number): SpiritName {
  return (data.catacomb_boards[view.catacomb_side]?.colours[cell] ?? 'black') as SpiritName;
}
export function isEntrance(view: Secret, cell: number): boolean {
  return data.catacomb_boards[view.catacomb_side]?.entrances.includes(cell) ?? false;
}
export function boardsIn(view: Secret, place: number): number[] {
  return view.at.flatMap((at, board) => (at === place ? [board] : []));
}
export function demonsIn(view: Secret, cell: number): number[] {
  return [...DEMONS.filter((demon) => view.demons[demon] === cell), ...(view.shadow === UNDER + cell ? [SHADOW] : [])];
}
/** The reader sits on Wu-Feng's seat, the last one. */
export function isWuFeng(desk: Desk): boolean {
  return desk.props.seat >= 0 && desk.props.seat === desk.view.seats - 1;
}
export function handOf(view: Secret): number[] | null {
  return view.incarnation_hand[view.seats - 1] ?? null;
}
export function colourWord(desk: Desk, colour: SpiritName): string {
  return desk.say(`gs-colour-${COLOURS.indexOf(colour)}`);
}
export function cellName(desk: Desk, cell: number): string {
  return desk.say('bs-cell', { what: 'known', number: cell, tile: desk.say(`gs-tile-${desk.view.tile[cell] ?? 0}`) });
}
export function quoted(desk: Desk, id: string): string {
  return desk.say('bs-quoted', { name: desk.say(id) });
}

// --- tokens -------------------------------------------------------------------------------------------------

export function onCell(desk: Desk, cell: number): number {
  const { kind, hand, own, view } = desk.asked;
  if (kind !== 'yang') return tokenAt(kind, 'cell', cell);
  if (hand) return -1;
  return (view.at[own] ?? -1) % UNDER === cell ? CLIMB : BELOW + cell;
}
export function onDemon(desk: Desk, demon: number): number {
  const { kind, hand } = desk.asked;
  if (kind === 'yang') return hand === 'mantra' && demon < SHADOW ? MANTRA + demon : -1;
  return tokenAt(kind, 'demon', demon);
}
export function onCurse(desk: Desk, curse: number): number {
  return tokenAt(desk.kind, 'curse', curse - 1);
}

/** The curse that is being laid on the pyramid: the pending choice names it; 0 if none is. */
export function laidNow(desk: Desk): number {
  const choice = desk.view.stack.at(-1);
  return desk.view.kind === 'pyramid' && Array.isArray(choice) ? Number(choice.at(-1)) : 0;
}
