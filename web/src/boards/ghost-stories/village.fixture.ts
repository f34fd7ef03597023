/** A village for the tests. */
import data from '../../../../src/hauntings/games/ghost_stories/data.json';
import type { GameInfo, Question, Told } from '../../wire/types';
import { words } from '../../words/words.svelte';
import type { BoardProps } from '../board';
import { boardProps } from '../board.fixture';
import type { Values } from './facts';

const NAMES = ['N0', 'N1', 'N2', 'E0', 'E1', 'E2', 'S0', 'S1', 'S2', 'W0', 'W1', 'W2'];
export const EVENTS: GameInfo['events'] = {
  turn: ['board', 'seat', 'living'],
  'haunter-advances': ['space', 'card'],
  'haunter-haunts': ['space', 'card'],
  haunted: ['place', 'tile'],
  drew: ['board', 'card'],
  placed: ['card', 'space'],
  exorcised: ['board', 'card', 'space'],
  'lost-qi': ['board', 'left'],
  'rolled-tao': ['board', 'first', 'second', 'third', 'fourth'],
  'took-tao': ['board', 'colour'],
  moved: ['board', 'place'],
  'rolled-curse': ['board', 'curse', 'cause', 'card'],
  'ghost-moved': ['card', 'start', 'end'],
  'buddha-meets': ['space', 'card'],
};
export const game = {
  name: 'ghost-stories',
  title: '',
  version: 1,
  seats: [1, 2, 3, 4],
  seat_names: [],
  sides: [],
  switches: [],
  event_rules: {},
  milestones: {},
  reasons: {},
  events: EVENTS,
  kinds: [],
  board: 'ghost-stories',
  layers: [],
} as unknown as GameInfo;

/** Two Taoists (red in the north, blue in the east) on tile 1 and 4; a haunter on N1, a Reaper on W0, a Buddha on E1. */
export function view(more: Partial<Values> = {}): Values {
  const at = (row: Record<number, number>, length = 12) => Array.from({ length }, (_, n) => row[n] ?? 0);
  const lines = NAMES.map((name) => (data.geometry.lines as Record<string, number[]>)[name] ?? []);
  const faces = Array.from({ length: 9 }, (_, n) =>
    ((data.geometry.faces as Record<string, string[]>)[String(n)] ?? []).map((name) => NAMES.indexOf(name)),
  );
  return {
    colour: [1, 3, 2, 4],
    board_of: [0, 0, 2, 1, 3, 0],
    power: [0, 4, 2, 7],
    seat_of: [0, 1, -1, -1],
    tile: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    place_of: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    turn: 3,
    active: 0,
    skips: 0,
    stage: 0,
    steps: 0,
    acted_at: -1,
    helps: 0,
    exorcisms: 0,
    used: 0,
    borrowed: 0,
    fresh_buddhas: 0,
    at: [1, 4, -1, -1],
    qi: [3, 4, 3, 0],
    tao: at({ 1: 2, 5: 1, 9: 1 }, 24),
    yin_yang: [1, 0, 0, 0],
    buddhas: [1, 0, 0, 0],
    power_tokens: [1, 1, 0, 0],
    qi_supply: 8,
    tao_supply: [0, 2, 4, 3, 4, 3],
    centre_tokens: 1,
    haunted: at({ 8: 1 }, 9),
    circle: 1,
    ghost: at({ 1: 38, 9: 35 }),
    figure: at({ 1: 1 }),
    buddha: at({ 4: 1 }),
    mantra: 0,
    vulnerable: 0,
    deck: [-1, -1, -1],
    deck_seen: [],
    discards: [5],
    drawn: 0,
    undefeated: 1,
    exorcised: 0,
    thrown: [],
    picked: [],
    paid: [],
    refused: 0,
    score: 0,
    score_parts: [],
    deck_kind: [0, 1, 0],
    buddhas_at_temple: 0,
    captured_dice: 1,
    tao_locked: false,
    white_counts: true,
    works: [true, true, true, false],
    dice: [2, 2, 0, 0],
    needs: NAMES.map((_, n) => (n === 1 ? [0, 1, 0, 0, 0, 0] : n === 9 ? [0, 0, 0, 0, 0, 0] : [])),
    faces_for: at({ 1: (1 << 1) | (1 << 6) }),
    protected: at({}).map(Boolean),
    haunts_next: lines.map((line) => line[0] ?? -1),
    haunted_limit: 4,
    incarnations_ahead: [1],
    until_incarnation: 1,
    faced: faces,
    line: lines,
    payments: [],
    wasted: [],
    seats: 2,
    stack: [],
    asked: 0,
    kind: 'yang',
    options: [],
    outcome: 0,
    result: [],
    ...more,
  };
}
export function question(kind: string, tokens: number[]): Question {
  return {
    seq: 1,
    seat: 0,
    kind,
    text: kind,
    options: tokens.map((token) => ({ token, word: '', text: `${kind} ${token}` })),
    sealed: false,
    open: false,
    named: [],
  };
}
export const told = (what: string, ...args: number[]): Told => ({
  what,
  args,
  text: what,
  seats: null,
  cause: -1,
  changes: [],
});

/** Messages that were asked for and are not there. */
export const unsaid: string[] = [];
export function say(id: string, args: Record<string, string | number> = {}): string {
  const text = words.say(id, args).replaceAll(/[\u2068\u2069]/g, '');
  if (text === id || text.includes('{$')) unsaid.push(`${id}: ${text}`);
  return text;
}

export function props(values: Values, more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  return boardProps(values, { game, names: ['Ann', 'Bo'], say, ...more });
}
