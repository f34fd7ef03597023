/** One table as this browser knows it: what the server told, and what of it is shown at this moment. */
import { stagingOf, type Staging } from '../boards/moment';
import { Refused } from '../wire/api';
import { Link, type LinkState } from '../wire/link';
import { retold, type Retold } from '../wire/changes';
import { lastSeq, merge, NOTHING, OPENING, takenBack } from '../wire/sequence';
import type {
  ChatLine,
  Pong,
  Position,
  Proposal,
  Question,
  Reason,
  SeatView,
  ServerMessage,
  Step,
  Suggested,
  TableInfo,
  Told,
  Welcome,
} from '../wire/types';
import { say, words, type Language } from '../words/words.svelte';
import { Hints } from './hints.svelte';
import { CHAPTERS, hears, logOf, type Line } from './log';
import { PASS } from './keys';
import { Pace } from './pace';
import { noteOf, whoSays } from './people';
import { settings, speedFactor } from './settings.svelte';
import { speech } from './speech.svelte';

export { hears };
export type Shown = Omit<Position, 'steps' | 'views'> & { views: SeatView[] };

interface Telling {
  steps: Step[];
  events: Told[];
  now: number;
  before: SeatView[]; // the views before it
}

const OWN = 260; // ms for each event of one's own move
const SEEN_AFTER = 800; // ms
const ON_ITS_WAY = 1500; // ms for which something may be under way
const SPEAK_AGAIN = 3000; // ms
const LEAST = 420; // ms for each event of others
const GRACE = 1000; // ms before what ends a turn may be chosen
const REFUSED = 700; // ms in which a consent would have shown itself
const REGRET = 8000; // ms for which a free undo is offered
const BEHIND = 3; // so many decisions wait to be told: moments are short

function shownAt({ steps: _, ...position }: Position, views: SeatView[]): Shown {
  return { ...position, views };
}

export class TableStore {
  link = $state<LinkState>('connecting');
  linkCode = $state(0);
  info = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  steps = $state.raw<Step[]>([]);
  latest = $state.raw<Shown | null>(null); // where the table stands
  shown = $state.raw<Shown | null>(null); // what is on the screen: the same, or a moment before
  telling = $state.raw<Telling | null>(null);
  through = $state(NOTHING); // the last step that was told to its end
  busy = $state(false);
  stays = $state(false); // what is shown waits to be seen
  seat = $state(NOTHING); // whose eyes; NOTHING until known
  sent = $state(NOTHING); // the seq of a move under way
  held = $state(false); // the question is new: what ends a turn or gives something up cannot be chosen yet
  unsure = $state(false); // the seat has learned something since: take back all the same?
  ended = $state(NOTHING); // the seq of a turn ended just now, which can be taken back freely
  sides = $state.raw<number[]>([]); // of each seat; set by the page: it knows the game
  awayFrom = $state<number | null>(null); // "while you were away": steps after this number
  private dismissed = $state(NOTHING); // the seq at which somebody chose not to hand over
  intercept: ((token: number) => boolean) | null = null; // the board hears every choice first
  hints = new Hints();
  private socket: Link;
  private anew = false; // the next welcome is to tell everything
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private seenTold = new Map<number, number>();
  private withdrawn = NOTHING; // the seq of a proposal of ours that we withdrew
  private missed = ''; // what the server said last that we did not have
  private heldFor = ''; // the question that was new last
  private heldLater: ReturnType<typeof setTimeout> | undefined;
  private endedLater: ReturnType<typeof setTimeout> | undefined;
  private checkLater: ReturnType<typeof setTimeout> | undefined;
  private speakLater: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private seenLater = new Map<number, ReturnType<typeof setTimeout>>();

  pace = new Pace(
    () => (document.hidden || speedFactor() === 0 ? 'off' : settings.speed === 'step' ? 'step' : 'flow'),
    (busy) => {
      this.busy = busy;
      if (!busy) this.quiet();
    },
    (stays) => (this.stays = stays),
  );

  constructor(readonly id: string) {
    this.socket = new Link({
      address: () => {
        const base = location.origin.replace(/^http/, 'ws');
        const after = this.steps.length && !this.anew ? `after=${lastSeq(this.steps)}&` : '';
        return `${base}/socket/${encodeURIComponent(id)}?${after}language=${words.language}&odds=${settings.odds}`;
      },
      heard: (message) => this.hear(message),
      changed: (state, code) => {
        this.link = state;
        this.linkCode = code;
      },
    });
  }

  open(): void {
    this.socket.open();
  }
  close(): void {
    this.pace.clear();
    this.hints.close();
    this.seenLater.forEach((timer) => clearTimeout(timer));
    clearTimeout(this.speakLater);
    clearTimeout(this.checkLater);
    clearTimeout(this.heldLater);
    clearTimeout(this.endedLater);
    this.socket.close();
  }
  hurry(): void {
    this.socket.hurry();
  }

  cut(): void {
    this.socket.cut();
  }

  // --- what is so now ---------------------------------------------------------------------------------------------

  /** The seats in this browser's hands. */
  hands = $derived(this.shown ? this.shown.views.map((view) => view.seat).filter((seat) => seat >= 0) : []);
  view = $derived(this.shown?.views.find((view) => view.seat === this.seat)?.values ?? null);
  before = $derived(this.telling?.before.find((view) => view.seat === this.seat)?.values ?? null);
  events = $derived<Told[]>(this.telling?.events ?? []);
  now = $derived(this.telling?.now ?? -1);
  question = $derived<Question | null>(
    this.busy ? null : (this.shown?.questions.find((question) => question.seat === this.seat) ?? null),
  );
  /** What others are asked, where all may see it. */
  others = $derived<Question | null>(this.busy ? null : (this.shown?.others ?? null));
  /** Whose turn the screen shows: the one whose decision is being told, else those who are asked. */
  acting = $derived<number[]>(
    this.telling ? this.telling.steps.slice(-1).map((step) => step.seat) : (this.shown?.waiting ?? []),
  );
  taken = $derived(takenBack(this.steps));
  said = $derived(this.chat.filter((line) => !line.note));
  notes = $derived(this.chat.filter((line) => line.note)); // what became of seats
  log = $derived<Line[]>(logOf(this.steps, this.through, this.telling, this.seat));
  /** The seat of this browser that is to answer now, if it is not the one whose eyes are shown. */
  private next = $derived.by<number | null>(() => {
    if (!this.shown || this.hands.length < 2 || this.info?.state === 'over') return null;
    if (!this.hands.includes(this.seat)) return this.shown.questions[0]?.seat ?? this.hands[0] ?? null;
    if (this.busy || this.dismissed === this.shown.seq) return null;
    const asked = this.shown.questions.map((question) => question.seat);
    if (!asked.length || asked.includes(this.seat)) return null;
    return asked.find((seat) => this.shares(seat)) ?? asked[0] ?? null;
  });
  /** The seat that must take the device because it sees what the present one must not, or null. */
  cover = $derived(this.next !== null && !this.shares(this.next) ? this.next : null);

  /** Do this seat and the one whose eyes are shown know the same? Before anybody looks: do all seats in hand? */
  private shares(seat: number): boolean {
    const before = this.hands.includes(this.seat) ? [this.seat] : this.hands;
    return this.sides.length > 0 && before.every((other) => this.sides[other] === this.sides[seat]);
  }

  /** Where nothing is secret between them, whoever is asked simply goes on. */
  follow(): void {
    if (this.next === null || !this.shares(this.next)) return;
    this.seat = this.next;
    this.quiet();
  }

  // --- what the server says ---------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        return this.update(message.position);
      case 'table':
        this.info = message.info;
        return;
      case 'here':
        if (this.info) this.info = { ...this.info, here: message.seats };
        return;
      case 'chat':
        this.chat = [...this.chat, ...message.lines.filter((line) => line.n > (this.chat.at(-1)?.n ?? 0))].slice(-200);
        for (const line of message.lines) {
          if (line.note) speech.show(noteOf(line, this.places));
          else speech.tell(`${whoSays(line, this.names)}: ${line.text}`);
        }
        return;
      case 'pointed':
        this.hints.show(message);
        return;
      case 'suggested':
        return this.hearSuggested(message);
      case 'proposal':
        return this.propose(message.proposal);
      case 'pong':
        return this.compare(message);
      default: // answers to questions of ours: see `ask`
    }
  }

  /** The table has come further than we were told: if the rest is not here in a moment, we missed it. Once for each. */
  private compare({ seq, chatted }: Pong): void {
    const told = `${seq} ${chatted}`;
    const behind = () => seq > Math.max(0, lastSeq(this.steps) + 1) || chatted > (this.chat.at(-1)?.n ?? 0);
    if (told === this.missed || !behind()) return;
    this.missed = told;
    clearTimeout(this.checkLater);
    this.checkLater = setTimeout(() => behind() && this.link === 'open' && this.again(), ON_ITS_WAY);
  }

  private hearSuggested({ seq, suggestions }: Suggested): void {
    const asked = [...(this.latest?.questions ?? []), this.latest?.others].find((question) => question?.seq === seq);
    for (const { seat, token } of this.hints.suggest(seq, suggestions)) {
      const text = asked?.options.find((option) => option.token === token)?.text;
      if (text && seat !== this.seat) speech.tell(say('web-suggests', { who: this.nameOf(seat), text }));
    }
  }

  /** Somebody asks to take back, or it is settled. Who asked is told if the others did not agree. */
  private propose(proposal: Proposal | null): void {
    const wish = this.proposal;
    this.proposal = proposal;
    if (!wish || proposal || wish.seq === this.withdrawn || !this.hands.includes(wish.by)) return;
    setTimeout(() => {
      if (lastSeq(this.steps) < wish.seq && this.proposal === null) speech.show(say('web-undo-refused'), true);
    }, REFUSED);
  }

  private welcome(message: Welcome): void {
    const first = this.info === null;
    this.anew = false;
    this.info = message.info;
    this.chat = message.chat;
    this.proposal = message.proposal;
    this.pace.clear();
    if (!message.position) return;
    this.hints.suggest(message.position.seq, message.suggestions);
    const merged = merge(this.steps, message.position.steps);
    if (merged.gap) return this.again();
    const missed = this.steps.length > 0 ? lastSeq(this.steps) : null;
    this.steps = merged.steps;
    this.telling = null;
    this.through = lastSeq(this.steps);
    this.latest = shownAt(message.position, message.position.views ?? []);
    this.set(this.latest);
    const seen = this.info.seats[this.seat]?.seen ?? NOTHING;
    if (first && seen > NOTHING) this.noteAway(seen);
    else if (!first && missed !== null && merged.fresh.length && merged.steps[0] !== message.position.steps[0])
      this.noteAway(missed);
    this.quiet();
  }

  private update(position: Position): void {
    const merged = merge(this.steps, position.steps);
    const before = this.latest?.views;
    const views = position.views ?? before;
    if (merged.gap || !views) return this.again();
    this.steps = merged.steps;
    if (this.sent >= 0 && merged.fresh.length) this.sent = NOTHING;
    const told = retold(views, merged.fresh, (event) => hears(event, this.seat)); // whole views come without changes
    const shown = (this.latest = shownAt(position, told.last));
    if (merged.fresh.length && before) return this.show(shown, before, merged.fresh, told);
    const end = () => {
      this.set(shown);
      this.through = Math.max(this.through, lastSeq(merged.fresh));
    };
    this.pace.push({ parts: 0, ms: () => 0, begin: () => {}, part: () => {}, end });
  }

  /** Tell what happened, one event after the other, each with the view that the server has for it. */
  private show(shown: Shown, before: SeatView[], steps: Step[], { events, scenes }: Retold): void {
    const step = steps.at(-1)!;
    const own = step.seat >= 0 && step.seat === this.seat;
    const next = events.findIndex((told) => CHAPTERS.includes(told.what)); // from here on it is no longer one's own doing
    const mine = own ? (next < 0 ? events.length : next) : 0;
    const whole = Math.max(0.2, this.info?.pace ?? 0.8) * 1000;
    const others = Math.max(LEAST, whole / (events.length || 1));
    this.pace.push({
      parts: events.length,
      ms: (n) => {
        const moment = this.staging.ms(events, n);
        const long = this.pace.behind > BEHIND ? moment / 2 : moment;
        return Math.max(n < mine ? OWN : others, long) * speedFactor();
      },
      free: (n) => n < mine,
      stays: (n) => this.seat >= 0 && speedFactor() > 0 && this.staging.stays(events, n),
      begin: () => {
        this.telling = { steps, events, now: -1, before };
        this.set({ ...shown, views: scenes[0] ?? shown.views });
        if (step.undo) speech.show(say('web-took-back', { who: this.nameOf(step.seat), count: step.undo }));
      },
      part: (n) => {
        if (this.telling) this.telling = { ...this.telling, now: n };
        this.set({ ...shown, views: scenes[n] ?? shown.views });
        speech.tell(events[n]?.text ?? '');
      },
      end: () => {
        this.telling = null;
        this.set(shown);
        this.through = step.seq;
      },
    });
  }

  private set(shown: Shown): void {
    this.shown = shown;
    this.pickSeat();
  }

  private pickSeat(): void {
    if (!this.shown) return;
    const seats = this.shown.views.map((view) => view.seat);
    if (!seats.includes(this.seat)) this.seat = seats.length === 1 ? (seats[0] ?? -1) : NOTHING;
  }

  private again(): void {
    this.socket.open();
  }

  /** We got or lost a seat: the socket may have been opened before the server knew this browser. */
  reseat(info: TableInfo): void {
    this.info = info;
    this.anew = true;
    this.socket.open();
  }

  private quiet(): void {
    if (this.question) speech.tell(this.question.text);
    this.hold();
    this.regret();
    this.look();
  }

  /** A question has appeared: for a second, what ends a turn or gives something up is out of reach. */
  private hold(): void {
    const asked = this.question ? `${this.question.seq} ${this.question.seat}` : '';
    if (asked === this.heldFor) return;
    this.heldFor = asked;
    clearTimeout(this.heldLater);
    this.held = asked !== '';
    if (this.held) this.heldLater = setTimeout(() => (this.held = false), GRACE);
  }

  /** One has just ended a turn or given something up: if undo is free, it is offered for a while. */
  private regret(): void {
    const last = this.steps.at(-1);
    const mine = last !== undefined && this.hands.includes(last.seat) && last.token === PASS && !last.undo;
    const seq = mine && (this.latest?.free_undo ?? 0) > 0 ? last.seq : NOTHING;
    if (seq === this.ended) return;
    this.ended = seq;
    clearTimeout(this.endedLater);
    this.endedLater = setTimeout(() => (this.ended = NOTHING), REGRET);
  }

  // --- what the person does ---------------------------------------------------------------------------------------

  /** Ask; a refusal becomes an error. */
  private async ask(message: Parameters<Link['ask']>[0]): Promise<ServerMessage> {
    const answer = await this.socket.ask(message);
    if (answer.type === 'refusal') throw new Refused(answer.code, answer.text);
    return answer;
  }

  async choose(token: number): Promise<void> {
    const question = this.question;
    if (!question || this.sent === question.seq || (token === PASS && this.held)) return;
    if (this.intercept?.(token)) return;
    if (!question.options.some((option) => option.token === token)) {
      const reason = await this.why(token).catch(() => null);
      if (reason?.text) speech.show(reason.text);
      return;
    }
    this.sent = question.seq;
    this.awayFrom = null;
    try {
      await this.ask({ type: 'move', table: this.id, seq: question.seq, seat: question.seat, token });
    } catch (why) {
      const code = why instanceof Refused ? why.code : '';
      if (code === 'group-agrees') await this.suggest(token);
      else if (code !== 'late' && code !== 'already-answered') speech.refuse(why);
    }
    if (this.sent === question.seq) this.sent = NOTHING;
  }

  async why(token: number): Promise<Reason> {
    const question = this.question;
    const nothing: Reason = { type: 'reason', id: 0, code: '', text: '', rule: '' };
    if (!question) return nothing;
    const answer = await this.ask({ type: 'why', table: this.id, seq: question.seq, seat: question.seat, token });
    return answer.type === 'reason' ? answer : nothing;
  }

  async describe(): Promise<string[]> {
    if (!this.shown || this.seat === NOTHING) return [];
    const answer = await this.ask({ type: 'describe', seat: this.seat < 0 ? null : this.seat }).catch(() => null);
    return answer?.type === 'description' ? answer.lines : [];
  }

  /** Take back; whoever has learned something since and need ask nobody is asked whether they are `sure`. */
  async undo(sure = false): Promise<void> {
    this.unsure = false;
    if (!this.latest || this.seat < 0) return;
    this.pace.skip();
    try {
      await this.ask({ type: 'undo', table: this.id, seq: this.latest.seq, seat: this.undoer(), steps: 0, sure });
    } catch (why) {
      if (why instanceof Refused && why.code === 'hindsight') this.unsure = true;
      else speech.refuse(why);
    }
  }

  /** Who takes back: where several seats of one side are in this browser's hands, the one that decided last. */
  private undoer(): number {
    const decided = this.steps.findLast(
      (step) => !step.undo && !this.taken.has(step.seq) && this.hands.includes(step.seat),
    );
    return decided && this.shares(decided.seat) ? decided.seat : this.seat;
  }

  async agree(seat: number, yes: boolean): Promise<void> {
    if (!this.proposal) return;
    if (!yes && seat === this.proposal.by) this.withdrawn = this.proposal.seq;
    try {
      await this.ask({ type: 'agree', table: this.id, seq: this.proposal.seq, seat, yes });
    } catch (why) {
      speech.refuse(why);
    }
  }

  async talk(text: string): Promise<boolean> {
    const who = this.seat >= 0 ? { seat: this.seat } : { name: settings.name };
    try {
      await this.ask({ type: 'chat', text, ...who });
      return true;
    } catch (why) {
      speech.refuse(why);
      return false;
    }
  }

  /** Point at a thing on the table. */
  async point(at: string): Promise<void> {
    this.hints.aiming = false;
    if (this.seat >= 0) await this.ask({ type: 'point', seat: this.seat, at }).catch((why) => speech.refuse(why));
  }

  /** Suggest an answer to the question that all see; the same again takes it back. */
  async suggest(token: number): Promise<void> {
    this.hints.aiming = false;
    const question = this.question?.open ? this.question : this.others;
    if (this.seat < 0 || !question?.options.some((option) => option.token === token)) return;
    const same = this.hints.by(question.seq, token).includes(this.seat);
    await this.ask({ type: 'suggest', seat: this.seat, seq: question.seq, token: same ? null : token }).catch((why) => {
      if (!(why instanceof Refused && why.code === 'late')) speech.refuse(why);
    });
  }

  /** The language or the lens changed: the server tells everything again, a little later if it was just asked to. */
  speak(language: Language, odds: boolean): void {
    clearTimeout(this.speakLater);
    this.ask({ type: 'speak', language, odds }).catch((why) => {
      if (why instanceof Refused) this.speakLater = setTimeout(() => this.speak(language, odds), SPEAK_AGAIN);
    });
  }

  /** The person of this seat has the device now. */
  take(seat: number): void {
    this.seat = seat;
    this.dismissed = NOTHING;
    const seen = this.seenTold.get(seat) ?? this.info?.seats[seat]?.seen ?? NOTHING;
    this.noteAway(Math.max(seen, OPENING));
    this.quiet();
  }

  /** The one who has the device keeps it (to look, or to take back). */
  stay(): void {
    this.dismissed = this.shown?.seq ?? NOTHING;
  }

  /** Tell the server that the seat has seen everything up to here. */
  look(): void {
    const last = lastSeq(this.steps);
    if (document.hidden || this.seat < 0 || this.busy || this.cover !== null || last < 0) return;
    for (const seat of this.hands)
      if ((seat === this.seat || this.shares(seat)) && (this.seenTold.get(seat) ?? NOTHING) < last) {
        this.seenTold.set(seat, last);
        clearTimeout(this.seenLater.get(seat)); // the server need not know every step
        this.seenLater.set(
          seat,
          setTimeout(() => this.socket.send({ type: 'seen', seat, seq: last }), SEEN_AFTER),
        );
      }
  }

  private noteAway(seen: number): void {
    const missed = this.steps.filter((step) => step.seq > seen && step.seat !== this.seat);
    this.awayFrom = missed.some((step) => step.undo || step.events.some((told) => hears(told, this.seat)))
      ? seen
      : null;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? '';
  }
  staging: Staging = stagingOf(undefined, undefined); // of moments; set by the page too
  names = $state.raw<string[]>([]); // of people, else of seats; set by the page: it knows the game
  places = $state.raw<string[]>([]); // of the seats themselves
}
