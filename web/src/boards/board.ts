/**
 * What a game's board gets, and what it may ask for. A board draws a view, lights the offered tokens and shows what
 * happened; it knows no rules, and works out nothing that a rule does. Everything it gets is plain data from the server (`wire/types.ts`).
 *
 * A board is a folder `boards/<board>/` with a component `Board.svelte`; the manifests of its games name it:
 *
 *     const { view, question, choose }: BoardProps<RestInPeaceValues> = $props();
 *
 * The shell around it draws: question text, buttons for options that are not on the board, names, log, chat, end.
 * The board gets a box to fill (100 % of width and height, container name `board` for container queries) and must not
 * scroll at 1040×560; on the phone it gets about 390×520 and may scroll or swipe inside itself.
 *
 * Every piece that stands for a token carries `data-token={token}` and can have the focus: arrow keys walk over all
 * such pieces by their place on the screen. Other things worth a stop carry `data-stop` and a tabindex.
 *
 * Things that people may point at for the others carry `data-point="tile-4"` (a-z, 0-9 and -; the same thing has the same
 * name for everybody, and nothing hidden may be told by it) and, if the accessible name is long, `data-point-name`.
 *
 * The page's policy forbids style attributes in markup: use classes, `style:name={…}` directives (they go through
 * the CSSOM) or SVG presentation attributes, never `style="…"`. No data: addresses, no foreign hosts.
 */
import type { Component } from 'svelte';
import type { Sound } from '../sound/voices';
import type { GameInfo, Question, Reason, TableInfo, Told } from '../wire/types';
import type { Moments } from './moment';

/** How fast things move. `ms` is for one event; 0 if motion is off (then change at once). */
export interface Motion {
  on: boolean;
  ms: number;
}

export type Args = Record<string, string | number>;
/** What is heard when an event is told; the others are silent. */
export type Sounds = Record<string, Sound>;

export interface BoardProps<Values = Record<string, unknown>> {
  /**
   * All that `seat` sees at this moment: after the event that is being told, as the server has it (the question, the
   * outcome and chances change when all is told). The fields are `<Game>Values` in wire/types.ts.
   */
  view: Values;
  /** The view before the step that is being told (to see what moved); null when all is quiet. */
  before: Values | null;
  /** From whose eyes; -1 is a spectator. */
  seat: number;
  /** The table: options (the switches), state, result, chairs. In a replay it is made up from the record. */
  info: TableInfo;
  /** The game as the shelf knows it: kinds of question, names of the arguments of events, names of seats. */
  game: GameInfo;
  /** What to call each seat: the person's name, else the seat's own name. */
  names: string[];
  /** The question to `seat`; null while events are being told, in a replay, and when it is not asked. */
  question: Question | null;
  /** Seats whose answer is awaited. */
  waiting: number[];

  /** Answer the question. Tokens that are not offered are asked about instead (like `why`, shown to the person). */
  choose(token: number): void;
  /** While given, this hears every choice first, by pointer or key; true: it was for the board alone. */
  intercept?(hears: ((token: number) => boolean) | null): void;
  /** Why this token can't be chosen now; an empty `code` means it can. Without a question: an empty reason. */
  why(token: number): Promise<Reason>;
  /** Help on a card (`#11`), a notion (`ghost`) or a rule, in the reader's language. Answers are kept. */
  explain(word: string): Promise<string>;
  /** The whole position in lines of text, as `seat` sees it; empty where nobody can be asked (a replay). */
  describe(): Promise<string[]>;
  /** A message of web.ftl, of the game's own file (`rip-card-11`) or of `web-<game>.ftl`, in the reader's language. */
  say(id: string, args?: Args): string;

  /** The events of the step that is being told, oldest first, only those that `seat` may hear; else empty. */
  events: Told[];
  /** Which of `events` is being told at this moment; -1 when all is quiet. */
  now: number;
  motion: Motion;
  /** What is shown stays in sight until the reader has seen it: then call this. Else undefined. */
  seen?(): void;

  /** The option that keyboard or pointer is on, on the board or in the list of buttons: light it. */
  pointed: number | null;
  /** Tell the shell that the pointer is on an option of the board (null: no longer). */
  point(token: number | null): void;
  /** The digits that choose this token ("1" … "9", "0", "13"), or "" if it has none. */
  keyOf(token: number): string;
  /** The question has just appeared: what ends a turn or gives something up (token 0) cannot be chosen for a second. */
  held: boolean;
  /** The odds lens is allowed at this table and switched on by the reader. */
  odds: boolean;
  /** Switch the lens on or off; left out where the table forbids it. */
  switchOdds?(): void;
  /** True on a narrow screen. */
  compact: boolean;
}

/**
 * What draws one component of a game for the rulebook and the gallery, `boards/<board>/Thing.svelte`: kind and number
 * are those of the speaker's `gallery`. A board without one shows names alone.
 */
export interface ThingProps {
  kind: string;
  number: string;
  game: GameInfo;
  say: BoardProps['say'];
}

/** What `import('./<game>/Board.svelte')` gives. */
export interface BoardModule {
  default: Component<BoardProps<any>>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** A board on the list. */
export interface BoardEntry {
  /** Loaded when a table of this game is opened. */
  load(): Promise<BoardModule>;
  /**
   * The tokens of a question that the board itself lets one choose. The shell shows large buttons only for the
   * others (and, folded, a list of all). Left out: none, so every option gets a button. Keep it in a small plain
   * module of its own: it is part of the first load.
   */
  placed?(question: Question): number[];
  /** The number on the thing that a token chooses, beside `placed`: it is chosen by typing that. Left out: by its place. */
  numberOf?(kind: string, token: number): number | undefined;
  /** The key of token 0 where it is not `e`: what gives up more than a turn has one of its own. Beside `placed`. */
  passKey?(kind: string, view: any, seat: number): string; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The colour of a seat as CSS has it, for what its person points at; in a small plain module of its own (`tone.ts`). */
  tone?(view: any, seat: number): string; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** In a small plain module of its own (`sounds.ts`). */
  sounds?: Sounds;
  /** What gets the middle of the board for a while; in a small plain module of its own (`moments.ts`). */
  moments?: Moments;
}

/** Can this token be chosen now? */
export function offered(question: Question | null, token: number): boolean {
  return question !== null && question.options.some((option) => option.token === token);
}

/** The arguments of an event by name: `argument(game, told).card`. */
export function argument(game: GameInfo, told: Told): Record<string, number> {
  const names = game.events[told.what] ?? [];
  return Object.fromEntries(names.map((name, place) => [name, told.args[place] ?? 0]));
}
