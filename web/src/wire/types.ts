// Made by `npm run types` from src/hauntings/server/wire.py: do not edit.

export type ClientMessage = Move | Undo | Agree | Why | Describe | Chat | Point | Suggest | Seen | Speak | Ping;
export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Here
  | Chatted
  | Pointed
  | Suggested
  | Proposed
  | Done
  | Refusal
  | Reason
  | Description
  | Pong;

export interface Wire {
  Agree: Agree;
  Block: Block;
  BorrowWish: BorrowWish;
  Chair: Chair;
  Chat: Chat;
  ChatLine: ChatLine;
  Chatted: Chatted;
  Claim: Claim;
  ClaimAnswer: ClaimAnswer;
  ClientMessage: ClientMessage;
  ContinueWish: ContinueWish;
  Describe: Describe;
  Description: Description;
  Done: Done;
  ErrorAnswer: ErrorAnswer;
  Example: Example;
  Exhibit: Exhibit;
  FillWish: FillWish;
  Frame: Frame;
  Gallery: Gallery;
  GameInfo: GameInfo;
  GhostStoriesBlackSecretValues: GhostStoriesBlackSecretValues;
  GhostStoriesBothValues: GhostStoriesBothValues;
  GhostStoriesValues: GhostStoriesValues;
  GhostStoriesWhiteMoonValues: GhostStoriesWhiteMoonValues;
  Grid: Grid;
  Heading: Heading;
  Health: Health;
  Help: Help;
  Here: Here;
  Items: Items;
  KindInfo: KindInfo;
  LeducValues: LeducValues;
  LendWish: LendWish;
  Lent: Lent;
  LessonWish: LessonWish;
  Lines: Lines;
  Lobby: Lobby;
  MappedRule: MappedRule;
  Move: Move;
  Named: Named;
  Option: Option;
  Paragraph: Paragraph;
  Ping: Ping;
  Point: Point;
  Pointed: Pointed;
  Pong: Pong;
  Position: Position;
  PositionCode: PositionCode;
  Proposal: Proposal;
  Proposed: Proposed;
  Question: Question;
  Reason: Reason;
  RecordInfo: RecordInfo;
  Refusal: Refusal;
  Replay: Replay;
  Report: Report;
  RestInPeaceValues: RestInPeaceValues;
  RuleBook: RuleBook;
  RuleMap: RuleMap;
  Run: Run;
  SeatView: SeatView;
  SeatWish: SeatWish;
  Seen: Seen;
  ServerMessage: ServerMessage;
  Setup: Setup;
  Shelf: Shelf;
  SitWish: SitWish;
  Speak: Speak;
  Step: Step;
  Suggest: Suggest;
  Suggested: Suggested;
  Suggestion: Suggestion;
  SwitchInfo: SwitchInfo;
  TableChanged: TableChanged;
  TableInfo: TableInfo;
  TableWish: TableWish;
  Text: Text;
  Things: Things;
  ThirteenGhostsValues: ThirteenGhostsValues;
  Told: Told;
  Undo: Undo;
  Update: Update;
  Welcome: Welcome;
  Why: Why;
}
/**
 * Say yes or no to the proposal of `seq`; the one who proposed withdraws it with no.
 */
export interface Agree {
  type: 'agree';
  id: number;
  table: string;
  seq: number;
  seat: number;
  yes: boolean;
}
/**
 * `anchors`: the sections, rulings and cards that it tells. `switch` and `value`: told only where the table plays
 *     so.
 */
export interface Block {
  body: Heading | Paragraph | Items | Grid | Things | Setup | Example;
  anchors: string[];
  switch: string;
  value: string;
}
/**
 * `section` is that of the rules file which is told below; none: a heading of its own.
 */
export interface Heading {
  type: 'heading';
  level: number;
  section: string;
  runs: Run[];
}
/**
 * Words in a row that look alike. `ref` leads to a rule: `13G §4`, `13G r13`, `13G #11`.
 */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  ref: string;
}
export interface Paragraph {
  type: 'paragraph';
  runs: Run[];
}
/**
 * A list, with numbers or with dots.
 */
export interface Items {
  type: 'items';
  numbered: boolean;
  items: Run[][];
}
export interface Grid {
  type: 'grid';
  head: Run[][];
  rows: Run[][][];
}
/**
 * Pictures of components: what they are, and which.
 */
export interface Things {
  type: 'things';
  kind: string;
  things: string[];
}
/**
 * A picture of the set-up for so many players.
 */
export interface Setup {
  type: 'setup';
  players: number;
}
/**
 * A small position to play through; the paragraph after it says what to see there.
 */
export interface Example {
  type: 'example';
  name: string;
}
/**
 * Take a lent seat: the secret stands behind `#loan=` in the link.
 */
export interface BorrowWish {
  secret: string;
  name?: string;
}
/**
 * A seat of a table as everybody sees it, and whether it is yours.
 */
export interface Chair {
  seat: number;
  plays: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  lent: '' | 'bot' | 'offered' | 'person';
  lent_to: string;
  yours: boolean;
  borrowed: boolean;
  seen: number;
}
export interface Chat {
  type: 'chat';
  id: number;
  text: string;
  seat?: number | null;
  name?: string;
}
/**
 * Something said; or a `note` of what became of `seat`: `name` did it, `text` is the bot's or borrower's name.
 */
export interface ChatLine {
  n: number;
  name: string;
  text: string;
  at: number;
  seat: number;
  note: '' | 'borrowed' | 'denied' | 'filled' | 'freed' | 'left' | 'lent' | 'returned' | 'sat';
}
export interface Chatted {
  type: 'chat';
  lines: ChatLine[];
}
/**
 * Somebody asks the people at a table that runs: to sit down (`sit`), to send a bot away (`free`), to put another
 *     there (`fill`). It lapses when any seat changes hands.
 */
export interface Claim {
  n: number;
  what: 'fill' | 'free' | 'sit';
  seat: number;
  by: number;
  name: string;
  waiting: number[];
  bot: string;
  yours: boolean;
}
/**
 * Agree to a claim for all your seats that are asked, or refuse it; whoever asks withdraws it with no.
 */
export interface ClaimAnswer {
  n: number;
  yes: boolean;
}
/**
 * Answer the question `seq` of `table`. `seat` may be left out if only one of your seats can answer.
 */
export interface Move {
  type: 'move';
  id: number;
  table: string;
  seq: number;
  token: number;
  seat?: number | null;
}
/**
 * Take back `steps` decisions; 0: back to before the seat's last decision. `seq` is the table's present seq.
 *     Where nobody need be asked, but the seat has learned something since, it must be `sure`.
 */
export interface Undo {
  type: 'undo';
  id: number;
  table: string;
  seq: number;
  seat: number;
  steps?: number;
  sure?: boolean;
}
/**
 * Why can't this seat choose this token now? Only about its own pending question.
 */
export interface Why {
  type: 'why';
  id: number;
  table: string;
  seq: number;
  seat: number;
  token: number;
  kind?: string;
}
/**
 * The position in words; without a seat, as a spectator sees it.
 */
export interface Describe {
  type: 'describe';
  id: number;
  seat?: number | null;
}
/**
 * Point at a thing on the table, by the board's name for it. Everybody sees it, nothing is stored.
 */
export interface Point {
  type: 'point';
  id: number;
  seat: number;
  at: string;
}
/**
 * Point at an option of the open question `seq`; None: no longer. Everybody sees it, nothing is stored.
 */
export interface Suggest {
  type: 'suggest';
  id: number;
  seat: number;
  seq: number;
  token: number | null;
}
/**
 * This seat has looked at everything up to step `seq`. Not answered.
 */
export interface Seen {
  type: 'seen';
  id: number;
  seat: number;
  seq: number;
}
/**
 * Change the language or the odds lens; answered with `welcome` of all steps.
 */
export interface Speak {
  type: 'speak';
  id: number;
  language: 'en' | 'pl' | 'ru';
  odds?: boolean;
}
export interface Ping {
  type: 'ping';
  id: number;
}
/**
 * What if: a new table from the moment after `entries` entries, with new dice.
 */
export interface ContinueWish {
  entries: number;
  /**
   * @maxItems 16
   */
  seats?: SeatWish[];
  listed?: boolean;
  odds?: boolean;
  pace?: number;
}
/**
 * One seat of a new table: yours (several: hot-seat), open, or a bot's.
 */
export interface SeatWish {
  plays: 'bot' | 'me' | 'open';
  name?: string;
  bot?: string;
}
/**
 * The whole position in lines of at most 80 columns.
 */
export interface Description {
  type: 'description';
  id: number;
  seat: number;
  lines: string[];
}
/**
 * Your message with this id took effect and is stored. `seq` is the number of the entry, if it made one.
 */
export interface Done {
  type: 'done';
  id: number;
  seq: number;
}
/**
 * The body of every answer that is not 2xx.
 */
export interface ErrorAnswer {
  code:
    | 'active-decides'
    | 'already-answered'
    | 'archived'
    | 'bad-message'
    | 'bad-name'
    | 'bad-options'
    | 'bad-record'
    | 'broken'
    | 'busy'
    | 'cannot-choose'
    | 'claim-open'
    | 'damaged'
    | 'early'
    | 'foreign-origin'
    | 'group-agrees'
    | 'has-seen'
    | 'hindsight'
    | 'late'
    | 'no-claim'
    | 'no-proposal'
    | 'not-asked'
    | 'not-found'
    | 'not-over'
    | 'not-running'
    | 'not-waiting'
    | 'not-yours'
    | 'nothing-to-undo'
    | 'other-version'
    | 'rules-changed'
    | 'seat-lent'
    | 'seat-taken'
    | 'too-much';
  text: string;
}
/**
 * A component on show. `rules`: the rulings that name it; `guessed`: some of it is reconstructed.
 */
export interface Exhibit {
  kind: string;
  number: string;
  name: string;
  text: string;
  guessed: boolean;
  rules: string[];
}
/**
 * Put a bot on an open seat.
 */
export interface FillWish {
  bot: string;
}
/**
 * One moment of a replay: the step that led to it and what the asked-for seats saw then.
 */
export interface Frame {
  step: Step;
  views: SeatView[] | null;
  asked: number;
  question: string;
  word: string;
}
/**
 * One entry of the table: a decision with all that came of it, or `undo`: so many decisions taken back.
 *     When all its events are told, `changes` brings what is left, the question at least.
 */
export interface Step {
  seq: number;
  seat: number;
  kind: string;
  token: number | null;
  undo: number;
  bot: boolean;
  at: number;
  events: Told[];
  changes: unknown[][];
}
/**
 * An event: its id and arguments (see GameInfo.events), a sentence, which of your seats may hear it, and what
 *     those see changed when it is told.
 */
export interface Told {
  what: string;
  args: number[];
  text: string;
  seats: number[] | null;
  cause: number;
  changes: unknown[][];
}
/**
 * All that one seat sees (seat -1: a spectator). The fields of `values` per game are in the generated types.
 */
export interface SeatView {
  seat: number;
  values: {
    [k: string]: unknown;
  };
}
export interface Gallery {
  game: string;
  title: string;
  things: Exhibit[];
  kinds: string[];
}
/**
 * A game as the shelf knows it, in one language.
 */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  seats: number[];
  seat_names: string[][];
  sides: number[][];
  switches: SwitchInfo[];
  kinds: KindInfo[];
  events: {
    [k: string]: string[];
  };
  event_rules: {
    [k: string]: string;
  };
  milestones: {
    [k: string]: number[];
  };
  reasons: {
    [k: string]: string;
  };
  lens: boolean;
  lessons: string[];
  group: boolean;
  board: string;
  layers: string[];
  picture: string;
  things: {
    [k: string]: unknown;
  };
}
export interface SwitchInfo {
  name: string;
  default: unknown;
  allowed: unknown[];
  ruling: string;
  title: string;
  titles: string[];
}
export interface KindInfo {
  name: string;
  size: number;
  says: string;
}
export interface GhostStoriesBlackSecretValues {
  colour: number[];
  board_of: number[];
  power: number[];
  seat_of: number[];
  tile: number[];
  place_of: number[];
  turn: number;
  active: number;
  skips: number;
  stage: number;
  steps: number;
  acted_at: number;
  helps: number;
  exorcisms: number;
  used: number;
  borrowed: number;
  fresh_buddhas: number;
  at: number[];
  qi: number[];
  tao: number[];
  yin_yang: number[];
  buddhas: number[];
  power_tokens: number[];
  qi_supply: number;
  tao_supply: number[];
  centre_tokens: number;
  haunted: number[];
  circle: number;
  ghost: number[];
  figure: number[];
  buddha: number[];
  mantra: number;
  vulnerable: number;
  deck: number[];
  deck_seen: number[];
  discards: number[];
  drawn: number;
  undefeated: number;
  exorcised: number;
  thrown: number[];
  picked: number[];
  paid: number[];
  refused: number;
  score: number;
  wu_feng_side: number;
  catacomb_side: number;
  demons: number[];
  shadow: number;
  entered: number;
  ladders: number[];
  stacks: number[];
  found: number[];
  skeletons: number;
  knocked_down: number[];
  climbed: number;
  curses_up: number[];
  curses_down: number[];
  curses_left: number[];
  pyramid: number[];
  blood_mantras: number[];
  blood_qi: number[];
  blood_piles: number[];
  blood_gone: number[];
  blood_laid: number;
  incarnation_deck: number;
  incarnation_hand: (number[] | null)[];
  summoned: number;
  unscored: number[];
  score_parts: number[];
  deck_kind: number[];
  buddhas_at_temple: number;
  captured_dice: number;
  tao_locked: boolean;
  white_counts: boolean;
  works: boolean[];
  dice: number[];
  needs: number[][];
  faces_for: number[];
  protected: boolean[];
  haunts_next: number[];
  haunted_limit: number;
  incarnations_ahead: number[];
  until_incarnation: number;
  faced: number[][];
  line: number[][];
  payments: number[][];
  wasted: number[];
  incarnations_held: number;
  urns: number;
  brothers: number[];
  demon_needs: number[][];
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
export interface GhostStoriesBothValues {
  colour: number[];
  board_of: number[];
  power: number[];
  seat_of: number[];
  tile: number[];
  place_of: number[];
  turn: number;
  active: number;
  skips: number;
  stage: number;
  steps: number;
  acted_at: number;
  helps: number;
  exorcisms: number;
  used: number;
  borrowed: number;
  fresh_buddhas: number;
  at: number[];
  qi: number[];
  tao: number[];
  yin_yang: number[];
  buddhas: number[];
  power_tokens: number[];
  qi_supply: number;
  tao_supply: number[];
  centre_tokens: number;
  haunted: number[];
  circle: number;
  ghost: number[];
  figure: number[];
  buddha: number[];
  mantra: number;
  vulnerable: number;
  deck: number[];
  deck_seen: number[];
  discards: number[];
  drawn: number;
  undefeated: number;
  exorcised: number;
  thrown: number[];
  picked: number[];
  paid: number[];
  refused: number;
  score: number;
  villagers: number[][];
  villagers_seen: number[][];
  shelter: number[];
  graveyard: number[];
  portal: number;
  portal_first: number;
  su_ling: number;
  reminder: number;
  crystals: number[];
  fresh_crystals: number;
  crystal_reserve: number;
  receptacles: number[];
  barrier_due: number;
  barrier: number;
  waiting: number[];
  artifacts: number[];
  armored: number[];
  shielded: number[];
  laid_down: number[];
  rescues: number;
  moon_used: number;
  tao_out: number[];
  wu_cards: number[];
  swapped: number;
  wu_feng_side: number;
  catacomb_side: number;
  demons: number[];
  shadow: number;
  entered: number;
  ladders: number[];
  stacks: number[];
  found: number[];
  skeletons: number;
  knocked_down: number[];
  climbed: number;
  curses_up: number[];
  curses_down: number[];
  curses_left: number[];
  pyramid: number[];
  blood_mantras: number[];
  blood_qi: number[];
  blood_piles: number[];
  blood_gone: number[];
  blood_laid: number;
  incarnation_deck: number;
  incarnation_hand: (number[] | null)[];
  summoned: number;
  unscored: number[];
  score_parts: number[];
  deck_kind: number[];
  buddhas_at_temple: number;
  captured_dice: number;
  tao_locked: boolean;
  white_counts: boolean;
  works: boolean[];
  dice: number[];
  needs: number[][];
  faces_for: number[];
  protected: boolean[];
  haunts_next: number[];
  haunted_limit: number;
  incarnations_ahead: number[];
  until_incarnation: number;
  faced: number[][];
  line: number[][];
  payments: number[][];
  wasted: number[];
  tops: number[];
  portal_open: boolean;
  su_ling_held: boolean;
  su_ling_due: boolean;
  incarnations_held: number;
  urns: number;
  brothers: number[];
  demon_needs: number[][];
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
export interface GhostStoriesValues {
  colour: number[];
  board_of: number[];
  power: number[];
  seat_of: number[];
  tile: number[];
  place_of: number[];
  turn: number;
  active: number;
  skips: number;
  stage: number;
  steps: number;
  acted_at: number;
  helps: number;
  exorcisms: number;
  used: number;
  borrowed: number;
  fresh_buddhas: number;
  at: number[];
  qi: number[];
  tao: number[];
  yin_yang: number[];
  buddhas: number[];
  power_tokens: number[];
  qi_supply: number;
  tao_supply: number[];
  centre_tokens: number;
  haunted: number[];
  circle: number;
  ghost: number[];
  figure: number[];
  buddha: number[];
  mantra: number;
  vulnerable: number;
  deck: number[];
  deck_seen: number[];
  discards: number[];
  drawn: number;
  undefeated: number;
  exorcised: number;
  thrown: number[];
  picked: number[];
  paid: number[];
  refused: number;
  score: number;
  score_parts: number[];
  deck_kind: number[];
  buddhas_at_temple: number;
  captured_dice: number;
  tao_locked: boolean;
  white_counts: boolean;
  works: boolean[];
  dice: number[];
  needs: number[][];
  faces_for: number[];
  protected: boolean[];
  haunts_next: number[];
  haunted_limit: number;
  incarnations_ahead: number[];
  until_incarnation: number;
  faced: number[][];
  line: number[][];
  payments: number[][];
  wasted: number[];
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
export interface GhostStoriesWhiteMoonValues {
  colour: number[];
  board_of: number[];
  power: number[];
  seat_of: number[];
  tile: number[];
  place_of: number[];
  turn: number;
  active: number;
  skips: number;
  stage: number;
  steps: number;
  acted_at: number;
  helps: number;
  exorcisms: number;
  used: number;
  borrowed: number;
  fresh_buddhas: number;
  at: number[];
  qi: number[];
  tao: number[];
  yin_yang: number[];
  buddhas: number[];
  power_tokens: number[];
  qi_supply: number;
  tao_supply: number[];
  centre_tokens: number;
  haunted: number[];
  circle: number;
  ghost: number[];
  figure: number[];
  buddha: number[];
  mantra: number;
  vulnerable: number;
  deck: number[];
  deck_seen: number[];
  discards: number[];
  drawn: number;
  undefeated: number;
  exorcised: number;
  thrown: number[];
  picked: number[];
  paid: number[];
  refused: number;
  score: number;
  villagers: number[][];
  villagers_seen: number[][];
  shelter: number[];
  graveyard: number[];
  portal: number;
  portal_first: number;
  su_ling: number;
  reminder: number;
  crystals: number[];
  fresh_crystals: number;
  crystal_reserve: number;
  receptacles: number[];
  barrier_due: number;
  barrier: number;
  waiting: number[];
  artifacts: number[];
  armored: number[];
  shielded: number[];
  laid_down: number[];
  rescues: number;
  moon_used: number;
  tao_out: number[];
  wu_cards: number[];
  swapped: number;
  score_parts: number[];
  deck_kind: number[];
  buddhas_at_temple: number;
  captured_dice: number;
  tao_locked: boolean;
  white_counts: boolean;
  works: boolean[];
  dice: number[];
  needs: number[][];
  faces_for: number[];
  protected: boolean[];
  haunts_next: number[];
  haunted_limit: number;
  incarnations_ahead: number[];
  until_incarnation: number;
  faced: number[][];
  line: number[][];
  payments: number[][];
  wasted: number[];
  tops: number[];
  portal_open: boolean;
  su_ling_held: boolean;
  su_ling_due: boolean;
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
export interface Health {
  ok: boolean;
  database: boolean;
  hub: boolean;
  version: string;
}
export interface Help {
  text: string;
}
/**
 * Somebody came or went: the seats whose people are connected now.
 */
export interface Here {
  type: 'here';
  seats: number[];
}
export interface LeducValues {
  hand: (number | null)[];
  board: number;
  paid: number[];
  player: number;
  raises: number;
  checks: number;
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
/**
 * Lend a seat to a bot, or (bot left out) to whoever opens the link first.
 */
export interface LendWish {
  bot?: string | null;
}
/**
 * `link` is shown once: its fragment carries the secret. Empty when the borrower is a bot.
 */
export interface Lent {
  info: TableInfo;
  link: string;
}
/**
 * A table from outside. It is also stored, with archived tables: new fields need a default.
 */
export interface TableInfo {
  id: string;
  game: string;
  state: 'over' | 'running' | 'waiting';
  options: {
    [k: string]: unknown;
  };
  seats: Chair[];
  seal: string;
  seed: string;
  odds: boolean;
  listed: boolean;
  pace: number;
  decides: 'active' | 'all' | 'anyone' | 'most';
  result: number[];
  made: number;
  parent: string;
  parent_at: number;
  entries: number;
  here: number[];
  claim: Claim | null;
  hindsight: number;
}
/**
 * A first game with easy bots, the same deal for everybody; `lesson`: which one, if the game has several.
 */
export interface LessonWish {
  game: string;
  lesson?: string;
  name?: string;
}
/**
 * A position in words.
 */
export interface Lines {
  lines: string[];
}
/**
 * Tables that anybody may find, and those where this browser has a seat.
 */
export interface Lobby {
  tables: TableInfo[];
  yours: TableInfo[];
}
/**
 * What holds a rule: its tests; `words`: a ruling in a line of English; `record`: the position that shows it.
 */
export interface MappedRule {
  tests: string[];
  words: string;
  record: string;
}
/**
 * A component that a question names, and what it does.
 */
export interface Named {
  name: string;
  text: string;
}
/**
 * One token that answers a question: in notation (English, for records) and in the reader's language.
 */
export interface Option {
  token: number;
  word: string;
  text: string;
}
/**
 * Somebody points at a thing on the table; the board knows it by this name. Show it for a moment.
 */
export interface Pointed {
  type: 'pointed';
  seat: number;
  at: string;
}
/**
 * The server is there, and the table has come so far: who has less, and does not get it in a moment, reconnects.
 */
export interface Pong {
  type: 'pong';
  id: number;
  seq: number;
  chatted: number;
}
/**
 * Where the table stands, for you.
 */
export interface Position {
  seq: number;
  steps: Step[];
  views: SeatView[] | null;
  questions: Question[];
  waiting: number[];
  free_undo: number;
  others: Question | null;
}
/**
 * A question to one of your seats. `sealed`: others choose at the same time, and nobody sees the answers yet.
 *     `open`: all see it, and may point at its options. `named`: the texts of the cards, artifacts... that it names.
 */
export interface Question {
  seq: number;
  seat: number;
  kind: string;
  text: string;
  options: Option[];
  sealed: boolean;
  open: boolean;
  named: Named[];
}
/**
 * A position as one seat knows it, for web, terminal and Python (`records/position.py`).
 */
export interface PositionCode {
  code: string;
}
/**
 * Somebody wants to take back decisions, and these seats must agree.
 */
export interface Proposal {
  seq: number;
  by: number;
  steps: number;
  waiting: number[];
}
/**
 * An undo waits for consent; None: it is off the table (granted, refused or lapsed).
 */
export interface Proposed {
  type: 'proposal';
  proposal: Proposal | null;
}
/**
 * Answer to `why`. An empty code: it can be chosen.
 */
export interface Reason {
  type: 'reason';
  id: number;
  code: string;
  text: string;
  rule: string;
}
/**
 * A finished (or uploaded) game that can be replayed. `id` is the table's, or the upload's.
 */
export interface RecordInfo {
  id: string;
  game: string;
  players: number;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  entries: number;
  over: boolean;
  seal: string;
  seed: string;
  result: number[];
  known_to: number;
  hindsight: number;
}
/**
 * Your message changed nothing. `text` is an English sentence; `reason` is the game's reason code, if any.
 */
export interface Refusal {
  type: 'refusal';
  code:
    | 'active-decides'
    | 'already-answered'
    | 'archived'
    | 'bad-message'
    | 'bad-name'
    | 'bad-options'
    | 'bad-record'
    | 'broken'
    | 'busy'
    | 'cannot-choose'
    | 'claim-open'
    | 'damaged'
    | 'early'
    | 'foreign-origin'
    | 'group-agrees'
    | 'has-seen'
    | 'hindsight'
    | 'late'
    | 'no-claim'
    | 'no-proposal'
    | 'not-asked'
    | 'not-found'
    | 'not-over'
    | 'not-running'
    | 'not-waiting'
    | 'not-yours'
    | 'nothing-to-undo'
    | 'other-version'
    | 'rules-changed'
    | 'seat-lent'
    | 'seat-taken'
    | 'too-much';
  text: string;
  id: number | null;
  reason: string;
}
/**
 * Frames `start` to `end` (exclusive) of `total`; frame 0 is the opening. The first has whole views.
 */
export interface Replay {
  info: RecordInfo;
  total: number;
  start: number;
  end: number;
  frames: Frame[];
}
/**
 * What a bug report needs, and nothing that its seat does not know. No names, no chat, no seed.
 */
export interface Report {
  hauntings: string;
  game: string;
  version: number;
  players: number;
  options: {
    [k: string]: unknown;
  };
  seat: number;
  state: 'over' | 'running' | 'waiting';
  seq: number;
  code: string;
  steps: Step[];
  questions: Question[];
  lines: string[];
}
export interface RestInPeaceValues {
  round: number;
  starter: number;
  active: number;
  cards: number;
  run: number;
  hand: (number[] | null)[];
  side: number[][];
  deck_top: number[];
  past: number[][][];
  tenth: (number[] | null)[];
  tenth_open: number[][];
  carried: number[];
  display: number[][];
  discards: number[][];
  mark: number[];
  tripped: number[];
  row: number[];
  manors: number[];
  castles: number[];
  manors_won: number[];
  castles_won: number[];
  winners: number[];
  known: number[][] | null;
  known_tenth: number[][] | null;
  mixed: number[] | null;
  hand_size: number[];
  deck_size: number[];
  tenth_size: number[];
  totals: number[];
  hidden_size: number;
  leads: boolean[];
  levelled: number[][];
  named: number[][][];
  banned: number[];
  hindered_by: number[][];
  unseen: number[][];
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
/**
 * The texts of a box in one language; `names` of the things whose pictures they show, by kind and number.
 */
export interface RuleBook {
  game: string;
  title: string;
  texts: Text[];
  names: {
    [k: string]: string;
  };
}
/**
 * One file: what it is called, and its blocks.
 */
export interface Text {
  name: string;
  language: string;
  title: string;
  blocks: Block[];
}
/**
 * By rule: `GS §9`, `13G r12`, `RIP #11`.
 */
export interface RuleMap {
  rules: {
    [k: string]: MappedRule;
  };
}
/**
 * First message on every socket. `position` is None while the table waits for players.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  info: TableInfo;
  position: Position | null;
  chat: ChatLine[];
  proposal: Proposal | null;
  language: string;
  suggestions: Suggestion[];
}
/**
 * A seat's person points at an option of the open question.
 */
export interface Suggestion {
  seat: number;
  token: number;
}
/**
 * Something was decided or taken back.
 */
export interface Update {
  type: 'update';
  position: Position;
}
/**
 * Names, seats, lending, state or result changed.
 */
export interface TableChanged {
  type: 'table';
  info: TableInfo;
}
/**
 * Who points at which option of the question `seq` now; they lapse with its answer.
 */
export interface Suggested {
  type: 'suggested';
  seq: number;
  suggestions: Suggestion[];
}
export interface Shelf {
  protocol: number;
  version: string;
  games: GameInfo[];
  bots: string[];
  languages: string[];
}
/**
 * Sit down, or change the name of a seat that is yours.
 */
export interface SitWish {
  name?: string;
}
/**
 * Make a table. An empty `seats` means: you, and the rest open.
 */
export interface TableWish {
  game: string;
  players?: number | null;
  options?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 16
   */
  seats?: SeatWish[];
  listed?: boolean;
  odds?: boolean;
  pace?: number;
  decides?: 'active' | 'all' | 'anyone' | 'most';
}
export interface ThirteenGhostsValues {
  round: number;
  starter: number;
  active: number;
  actor: number;
  over: number;
  points: number[];
  hider: number[];
  found: number[];
  shield: number[];
  hideout: number[];
  hideout_seen: number[];
  hand: number[];
  hand_seen: number[];
  pile: number[][];
  pile_seen: number[][];
  box: number[][];
  box_seen: number[][];
  dealt: number[][];
  dealt_seen: number[][];
  centre: number[];
  centre_by: number[];
  mixed: (number | null)[];
  possible: number[];
  refuted: number[];
  answers: number[][];
  hand_size: number[];
  hides: number[];
  shown: number[];
  could: number[];
  target: number;
  side_of: number[];
  deck_of: number[];
  opponents: number[][];
  seats: number;
  stack: unknown[];
  asked: number;
  kind: string;
  options: number[];
  outcome: number;
  result: number[];
}
