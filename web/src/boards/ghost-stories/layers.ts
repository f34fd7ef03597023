/**
 * Expansions are layers on the same table. A layer is a folder here with a `layer.ts`: on import it enters its rows
 * (cards, signs, drawings, tokens, events), and it names the components that draw in the places below. It is loaded
 * only with a game that has it.
 */
import type { Component } from 'svelte';
import type { PictureProps } from '../moment';
import type { Sign } from './art/icons';
import type { Desk } from './desk';
import { BASE_ABILITIES, type CardRow } from './facts';
import { words } from '../../words/words.svelte';

export interface Layer {
  name: string; // of its folder and of its words: <name>.ftl, web-<name>.ftl
  prefix: string; // of its messages, where the base game has gs-
  onTile?: Component<{ place: number }>; // over a tile's drawing: villagers, portal, ladder
  onWay?: Component<{ space: number }>; // between a ghost space and the village: Su-Ling
  inSeat?: Component<{ board: number }>; // among what a board holds: crystals, artifacts
  overVillage?: Component<{ token: (place: number) => number }>; // over the nine tiles: crystals at the corners, cells below
  strip?: Component; // under the table, a sheet of its own on the phone: Wu-Feng's board
  corner?: Component; // in the corner of the phone's table
  inTray?: Component; // where one chooses among the tray's things: the card that Wu-Feng has drawn
  answers?(kind: string): boolean; // does `inTray` hold all that can be chosen?
  covers?: () => boolean; // are the nine tiles covered by what lies over the village?
  beside?: Component; // under the deck: shelter and graveyard, curses and mantras
  inDeeds?: Component; // in the Yang menu, after exorcism and help
  notes?(desk: Desk, what: 'tile' | 'space' | 'board', n: number): string[]; // what it adds to the label of a thing
  textOf?(desk: Desk, token: number): string; // of an option in the tray, where the odds stand beside it; '' as it is told
  holds?(desk: Desk, board: number): { sign: Sign | undefined; count: number }[]; // in the phone's line of what one holds
  signOf?(kind: string, token: number): Sign | undefined; // of an option in the tray
  odds?: Component; // under what there is to do, while odds are shown: rolls of its own
  demon?: Component<{ demon: number }>; // the picture of a target that is no ghost
  moment?: Component<PictureProps>; // large pictures of its own events
  villager?: Sign; // of a villager who may die
  targets?(desk: Desk): number[]; // the spaces of the ghosts that a roll is about
  stones?: Record<string, string>; // the sections of stones that have one of their own; else a new stone is told with its card
  endings?: Record<number, string>; // outcomes of its own: the message that tells them
}

const found = import.meta.glob<{ layer: Layer }>('./*/layer.ts');

/** The layers of a game, by the names that its manifest gives. A layer that is not here has nothing of its own to draw. */
export async function loadLayers(names: readonly string[]): Promise<Layer[]> {
  const loads = names.flatMap((name) => found[`./${name}/layer.ts`] ?? []);
  const [modules] = await Promise.all([
    Promise.all(loads.map((load) => load())),
    ...['ghost-stories', ...names].map((name) => words.addGame(name)),
  ]);
  return modules.map((module) => module.layer);
}

/** A message of the layer that has it, else of the base game: `gs-stone-devourer` may be `wm-stone-devourer`. */
export function messageOf(id: string, layers: readonly Layer[]): string {
  if (!layers.length || !id.startsWith('gs-')) return id;
  return layers.map(({ prefix }) => `${prefix}${id.slice(2)}`).find((own) => words.knows(own)) ?? id;
}

/** The section of the rules that tells what a stone does. */
export function stoneRule(ability: string, card: CardRow, layers: readonly Layer[]): string {
  const own = layers.flatMap(({ stones }) => stones?.[ability] ?? []);
  return own[0] ?? (BASE_ABILITIES.includes(ability) ? 'GS §6' : card.rule);
}

/** Who decides what: an expansion tells its own kinds of question, each in a message of its own. */
export function decidesId(kind: string, layers: readonly Layer[]): string {
  return layers.map(({ prefix }) => `web-${prefix}-decides-${kind}`).find((id) => words.knows(id)) ?? 'web-gs-decides';
}
