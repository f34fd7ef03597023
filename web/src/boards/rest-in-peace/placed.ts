/** Which tokens the board itself lets one choose: all of every question it knows, but for those of small counters. Part of the first load: keep it small. */
import type { Question } from '../../wire/types';

/** Where the tokens of a kind of question lie on the board. */
export type Zone = 'hand' | 'display' | 'own-side' | 'other-side' | 'values' | 'decks' | 'hands' | 'mansions';

const ZONES: Record<string, readonly Zone[]> = {
  step: ['hand', 'display'],
  'name-value': ['values'],
  'first-ban': ['values'],
  'second-ban': ['values'],
  banish: ['other-side'],
  copy: ['values'],
  search: ['values'],
  return: ['values'],
  'which-deck': ['decks'],
  'which-player': ['hands'],
  'choose-first': ['hands'],
  discard: ['hand'],
  'take-back': ['own-side'],
  carry: ['own-side'],
  castle: ['mansions'],
  manor: ['mansions'],
  place: ['hand', 'display'],
};

export function zones(kind: string | undefined): readonly Zone[] {
  return (kind && ZONES[kind]) || [];
}

export function placed(question: Question): number[] {
  const small = zones(question.kind).some((zone) => zone === 'decks' || zone === 'hands'); // they stand in the panel too
  return ZONES[question.kind] && !small ? question.options.map((option) => option.token) : [];
}

const HIGHEST = 6;

/** To end the turn without leading is to withdraw from the round: that has a key of its own. */
export function passKey(kind: string, view: { leads: boolean[] }, seat: number): string {
  return kind === 'step' && !view.leads[seat] ? 'w' : 'e';
}

/** Ghosts and mansions are chosen by typing their number. */
export function numberOf(kind: string, token: number): number | undefined {
  const [zone] = zones(kind);
  return zone === 'mansions' || (zone !== 'decks' && zone !== 'hands' && token <= HIGHEST) ? token : undefined;
}
