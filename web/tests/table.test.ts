import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/state/settings.svelte';
import { TableStore } from '../src/state/table.svelte';
import type { Chair, Position, Question, Step, TableInfo } from '../src/wire/types';
import { step } from './make';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  plays: 'person',
  name: 'ABC'[seat] ?? '',
  bot: '',
  lent: '',
  lent_to: '',
  yours: true,
  borrowed: false,
  seen: -2,
  ...more,
});
const info = (seats: Chair[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table123',
  game: 'g',
  state: 'running',
  options: {},
  seats,
  seal: '',
  seed: '',
  odds: true,
  listed: false,
  pace: 0.8,
  decides: 'anyone',
  result: [],
  made: 0,
  parent: '',
  parent_at: 0,
  entries: 0,
  here: [],
  claim: null,
  hindsight: 0,
  ...more,
});
const ask = (seq: number, seat: number): Question => ({
  seq,
  seat,
  kind: 'step',
  text: `question ${seq}`,
  sealed: false,
  open: false,
  named: [],
  options: [{ token: 5, word: 'five', text: 'Five' }],
});
const position = (seq: number, steps: Step[], seats: number[], asked: number | null): Position => ({
  seq,
  steps,
  views: seats.map((seat) => ({ seat, values: { seq } })),
  waiting: asked === null ? [] : [asked],
  free_undo: 0,
  others: null,
  questions: asked !== null && seats.includes(asked) ? [ask(seq, asked)] : [],
});
const happened = (seq: number, seat: number, ...texts: string[]): Step =>
  step(seq, {
    seat,
    events: texts.map((text) => ({ what: 'x', args: [], text, seats: null, cause: -1, changes: [] })),
  });

function open(seats: Chair[], first: Position): TableStore {
  const table = new TableStore('table123');
  table.open();
  FakeSocket.last.say({
    type: 'welcome',
    protocol: 1,
    language: 'en',
    info: info(seats),
    position: first,
    chat: [],
    proposal: null,
    suggestions: [],
  });
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('tells what happened one by one, then asks', () => {
    const table = open([chair(0), chair(1, { yours: false })], position(0, [step(-1)], [0], 1));
    expect(table.seat).toBe(0);
    expect(table.question).toBeNull();
    FakeSocket.last.say({ type: 'update', position: position(1, [happened(0, 1, 'one', 'two')], [0], 0) });
    expect(table.events.map((told) => told.text)).toEqual(['one', 'two']);
    expect(table.now).toBe(0);
    expect(table.question).toBeNull();
    vi.advanceTimersByTime(450);
    expect(table.now).toBe(1);
    vi.advanceTimersByTime(450);
    expect(table.now).toBe(-1);
    expect(table.question?.seq).toBe(1);
  });

  it('plays seats that know the same without a curtain, and covers those that do not', () => {
    const [a, b, c] = [chair(0), chair(1), chair(2)];
    const table = open([a, b, c], position(0, [step(-1)], [0, 1, 2], 0));
    table.sides = [0, 0, 1];
    expect(table.cover, 'who looks first?').toBe(0);
    table.take(0);
    FakeSocket.last.say({ type: 'update', position: position(1, [happened(0, 0, 'one')], [0, 1, 2], 1) });
    vi.advanceTimersByTime(5000);
    expect(table.cover).toBeNull();
    table.follow();
    expect(table.seat, 'the next one goes on at once').toBe(1);
    expect(table.awayFrom, 'and missed nothing').toBeNull();
    FakeSocket.last.say({ type: 'update', position: position(2, [happened(1, 1, 'two')], [0, 1, 2], 2) });
    expect(table.cover, 'what happens is seen first').toBeNull();
    vi.advanceTimersByTime(5000);
    table.follow();
    expect(table.cover).toBe(2);
    table.take(2);
    expect(table.awayFrom, 'told what happened before it looked').not.toBeNull();
  });

  it('gives a second of grace before what ends a turn can be chosen', () => {
    const table = open([chair(0)], position(0, [step(-1)], [0], 0));
    const passing = position(1, [happened(0, 0, 'one')], [0], 0);
    passing.questions[0]?.options.push({ token: 0, word: 'end', text: 'End' });
    FakeSocket.last.say({ type: 'update', position: passing });
    vi.advanceTimersByTime(300);
    expect(table.held).toBe(true);
    const moves = () => FakeSocket.last.sent.filter((each) => each.type === 'move').length;
    void table.choose(0);
    expect(moves()).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(table.held).toBe(false);
    void table.choose(0);
    expect(moves()).toBe(1);
    table.close();
  });

  it('offers to take back a turn that ended freely, for a while', () => {
    const table = open([chair(0), chair(1, { yours: false })], position(0, [step(-1)], [0], 0));
    const ended = position(1, [{ ...happened(0, 0, 'ends'), token: 0 }], [0], 1);
    FakeSocket.last.say({ type: 'update', position: { ...ended, free_undo: 1 } });
    vi.advanceTimersByTime(600);
    expect(table.ended).toBe(0);
    vi.advanceTimersByTime(9000);
    expect(table.ended).toBe(-2);
    table.close();
  });

  it("does not hurry through the turn that one's own move led to", () => {
    settings.speed = 'step';
    const table = open([chair(0)], position(0, [step(-1)], [0], 0));
    const events = ['moved', 'turn', 'haunted'].map((what) => ({
      what,
      args: [],
      text: what,
      seats: null,
      cause: -1,
      changes: [],
    }));
    FakeSocket.last.say({ type: 'update', position: position(1, [step(0, { events })], [0], 0) });
    vi.advanceTimersByTime(300);
    expect(table.now, 'the move shows itself').toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(table.now, 'the next turn waits for a key').toBe(1);
    table.pace.next();
    expect(table.now).toBe(2);
  });

  it('does not hear the same twice, and connects again on a gap', () => {
    const table = open([chair(0), chair(1)], position(0, [step(-1)], [0], 0));
    const first = FakeSocket.last;
    first.say({ type: 'update', position: position(1, [happened(0, 0, 'a')], [0], 0) });
    first.say({ type: 'update', position: position(1, [happened(0, 0, 'a')], [0], 0) });
    expect(table.steps.map((each) => each.seq)).toEqual([-1, 0]);
    first.say({ type: 'update', position: position(5, [happened(4, 0, 'e')], [0], 0) });
    expect(FakeSocket.last).not.toBe(first);
    expect(FakeSocket.last.url).toContain('after=0&');
  });

  it('sends a move once, with the number of its question', () => {
    const table = open([chair(0)], position(3, [step(-1), step(0), step(1), step(2)], [0], 0));
    void table.choose(5);
    void table.choose(5);
    const moves = FakeSocket.last.sent.filter((message) => message.type === 'move');
    expect(moves).toMatchObject([{ seq: 3, seat: 0, token: 5, table: 'table123' }]);
  });

  it('asks why when something is not offered', () => {
    const table = open([chair(0)], position(0, [step(-1)], [0], 0));
    void table.choose(6);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'why', token: 6, seq: 0 });
  });

  it('shows at once when motion is off', () => {
    settings.speed = 'off';
    const table = open([chair(0)], position(0, [step(-1)], [0], null));
    FakeSocket.last.say({ type: 'update', position: position(1, [happened(0, 1, 'one', 'two')], [0], 0) });
    expect(table.busy).toBe(false);
    expect(table.question?.seq).toBe(1);
  });

  it('logs nothing before it is shown', () => {
    const table = open([chair(0), chair(1)], position(0, [happened(-1, -1, 'deal')], [0], 1));
    const texts = () => table.log.flatMap((line) => line.chains.map((chain) => chain.told.text));
    expect(texts()).toEqual(['deal']);
    FakeSocket.last.say({ type: 'update', position: position(1, [happened(0, 1, 'one', 'two')], [0], 1) });
    FakeSocket.last.say({ type: 'update', position: position(2, [happened(1, 1, 'three')], [0], 0) });
    expect(texts()).toEqual(['deal', 'one']);
    vi.advanceTimersByTime(450);
    expect(texts()).toEqual(['deal', 'one', 'two']);
    vi.advanceTimersByTime(450);
    expect(texts()).toEqual(['deal', 'one', 'two', 'three']);
    vi.advanceTimersByTime(2000);
    expect(table.busy).toBe(false);
    expect(texts()).toEqual(['deal', 'one', 'two', 'three']);
  });

  it('knows who is there', () => {
    const table = open([chair(0), chair(1)], position(0, [step(-1)], [0], 1));
    FakeSocket.last.say({ type: 'here', seats: [1] });
    expect(table.info?.here).toEqual([1]);
  });

  it('shows after each event what the server says of it, and the question when all is told', () => {
    const table = open([chair(0), chair(1)], position(0, [step(-1)], [0], 1));
    const events = ['one', 'two'].map((what, n) => ({
      ...{ what, args: [], text: what, seats: null, cause: -1 },
      changes: [[0, 'seen', n + 1]],
    }));
    const told = step(0, { seat: 1, events, changes: [[0, 'kind', 'step']] });
    FakeSocket.last.say({ type: 'update', position: { ...position(1, [told], [0], 0), views: null } });
    expect([table.now, table.view]).toEqual([0, { seq: 0, seen: 1 }]);
    expect(table.before).toEqual({ seq: 0 });
    table.pace.next();
    expect([table.now, table.view]).toEqual([1, { seq: 0, seen: 2 }]);
    table.pace.next();
    expect([table.now, table.view, table.question?.seq]).toEqual([-1, { seq: 0, seen: 2, kind: 'step' }, 1]);
  });
  it('keeps private events from other seats of the same browser', () => {
    const secret: Step = step(0, {
      seat: 0,
      events: [{ what: 'x', args: [], text: 'mine', seats: [1], cause: -1, changes: [] }],
    });
    const table = open([chair(0), chair(1)], position(0, [step(-1)], [0, 1], 0));
    table.take(0);
    FakeSocket.last.say({ type: 'update', position: position(1, [secret], [0, 1], 0) });
    expect(table.events).toEqual([]);
  });
});

describe('hot-seat', () => {
  it('covers the table until somebody takes the device', () => {
    const table = open([chair(0), chair(1)], position(0, [step(-1)], [0, 1], 1));
    expect(table.view).toBeNull();
    expect(table.cover).toBe(1);
    table.take(1);
    expect(table.cover).toBeNull();
    expect(table.question?.seat).toBe(1);
    FakeSocket.last.say({ type: 'update', position: position(1, [happened(0, 1, 'a')], [0, 1], 0) });
    expect(table.cover).toBeNull(); // first the one who moved sees what came of it
    vi.advanceTimersByTime(2000);
    expect(table.cover).toBe(0);
    table.stay();
    expect(table.cover).toBeNull();
    expect(table.seat).toBe(1);
  });

  it('does not cover for one seat, or when the game is over', () => {
    const table = open([chair(0)], position(0, [step(-1)], [0], 0));
    expect(table.cover).toBeNull();
    const two = open([chair(0), chair(1)], position(0, [step(-1)], [0, 1], 0));
    two.info = info([chair(0), chair(1)], { state: 'over' });
    expect(two.cover).toBeNull();
  });
});

describe('while you were away', () => {
  it('begins where the seat last looked', () => {
    const table = open(
      [chair(0, { seen: 0 }), chair(1)],
      position(2, [step(-1), step(0), happened(1, 1, 'news')], [0], 0),
    );
    expect(table.awayFrom).toBe(0);
  });
  it('is empty for one who saw everything', () => {
    const table = open(
      [chair(0, { seen: 1 }), chair(1)],
      position(2, [step(-1), step(0), happened(1, 1, 'old')], [0], 0),
    );
    expect(table.awayFrom).toBeNull();
  });

  it('connects again when the server has more than it told, and not for what is under way', () => {
    const table = open([chair(0)], position(1, [happened(-1, -1), happened(0, 0)], [0], 0));
    const first = FakeSocket.last;
    const pong = (seq: number, chatted: number) => FakeSocket.last.say({ type: 'pong', id: 1, seq, chatted });
    pong(1, 0);
    vi.advanceTimersByTime(3000);
    pong(2, 0);
    FakeSocket.last.say({ type: 'update', position: position(2, [happened(1, 0)], [0], 0) }); // it was on its way
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last).toBe(first);
    pong(3, 0);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last).not.toBe(first);
    expect(FakeSocket.last.url).toContain('after=1&');
    const second = FakeSocket.last;
    second.say({
      type: 'welcome',
      protocol: 1,
      language: 'en',
      info: info([chair(0)]),
      position: position(2, [], [0], 0),
      chat: [],
      proposal: null,
      suggestions: [],
    });
    pong(3, 0); // it says so still: once was enough
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last).toBe(second);
    pong(2, 1); // a line of chat
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last).not.toBe(second);
    table.close();
  });

  it('waits for players without missing anything', () => {
    const table = new TableStore('table123');
    table.open();
    const first = FakeSocket.last;
    first.say({
      type: 'welcome',
      protocol: 1,
      language: 'en',
      info: info([chair(0)], { state: 'waiting' }),
      position: null,
      chat: [],
      proposal: null,
      suggestions: [],
    });
    first.say({ type: 'pong', id: 1, seq: 0, chatted: 0 });
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.last).toBe(first);
    table.close();
  });

  it('asks again for another language if it was too much', async () => {
    const table = open([chair(0)], position(0, [happened(-1, -1)], [0], 0));
    table.speak('pl', true);
    const [asked] = FakeSocket.last.sent.slice(-1);
    FakeSocket.last.say({ type: 'refusal', id: asked?.id, code: 'too-much', text: 'Slower', reason: '' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(FakeSocket.last.sent.filter((message) => message.type === 'speak')).toHaveLength(2);
    const [again] = FakeSocket.last.sent.slice(-1);
    expect(again).toMatchObject({ type: 'speak', language: 'pl', odds: true });
    FakeSocket.last.say({ type: 'done', id: again?.id, seq: -2 });
    await vi.advanceTimersByTimeAsync(3500);
    expect(FakeSocket.last.sent.filter((message) => message.type === 'speak')).toHaveLength(2);
    table.close();
  });
});
