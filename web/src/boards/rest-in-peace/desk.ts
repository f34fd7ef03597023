/** What every piece of this board needs: words, help, and the question. */
import { getContext, setContext } from 'svelte';
import type { Args } from '../board';
import type { Pointed } from '../pointing';
import type { Option } from '../../wire/types';
import type { Zone } from './placed';

export interface Desk extends Pointed {
  say(id: string, args?: Args): string;
  explain(word: string): Promise<string>;
  choose(token: number): void;
  keyOf(token: number): string;
  readonly held: boolean;
  /** Do the tokens of the question lie in this place? */
  asks(zone: Zone): boolean;
  /** The option of this token, if it can be chosen now. */
  option(token: number): Option | undefined;
  pointed: number | null;
  /** A card by name. */
  name(card: number): string;
  /** Help on a card. */
  help(card: number): Promise<string>;
}

const KEY = Symbol('rest in peace');
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
