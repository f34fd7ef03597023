import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, Offline, UNREADABLE, type LinkState } from '../src/wire/link';
import type { ServerMessage } from '../src/wire/types';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: 'welcome' });
  }
  say(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fail(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const last = () => FakeSocket.all.at(-1)!;

let states: LinkState[] = [];
let heard: ServerMessage[] = [];
function link(): Link {
  return new Link({
    address: () => `ws://here/${FakeSocket.all.length}`,
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    Socket: FakeSocket as unknown as typeof WebSocket,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  heard = [];
});
afterEach(() => vi.useRealTimers());

describe('link', () => {
  it('is open when welcomed', () => {
    link().open();
    expect(states).toEqual(['connecting']);
    last().accept();
    expect(states.at(-1)).toBe('open');
    expect(heard[0]?.type).toBe('welcome');
  });

  it('comes back after 1, 2, 4, 8, 15, 15 seconds and begins again at 1', () => {
    const line = link();
    line.open();
    last().accept();
    for (const wait of [1000, 2000, 4000, 8000, 15000, 15000]) {
      const count = FakeSocket.all.length;
      last().fail(1001);
      expect(states.at(-1)).toBe('lost');
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all.length).toBe(count);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all.length).toBe(count + 1);
    }
    last().accept();
    last().fail(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(8);
  });

  it.each([
    [4404, 'gone'],
    [UNREADABLE, 'gone'],
    [4410, 'archived'],
  ])('does not come back where there is no table, or none that can be read: %i', (code, state) => {
    link().open();
    last().fail(code);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe(state);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('hurries when asked', () => {
    const line = link();
    line.open();
    last().fail(1006);
    line.hurry();
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it('gives each answer to the one who asked', async () => {
    const line = link();
    line.open();
    last().accept();
    const first = line.ask({ type: 'describe', seat: 0 });
    const second = line.ask({ type: 'describe', seat: 1 });
    expect(last().sent.map((message) => message.id)).toEqual([1, 2]);
    last().say({ type: 'description', id: 2, seat: 1, lines: ['b'] });
    last().say({ type: 'description', id: 1, seat: 0, lines: ['a'] });
    expect(await first).toMatchObject({ lines: ['a'] });
    expect(await second).toMatchObject({ lines: ['b'] });
  });

  it('says at once that there is no line, and fails what was under way', async () => {
    const line = link();
    await expect(line.ask({ type: 'ping' })).rejects.toBeInstanceOf(Offline);
    line.open();
    last().accept();
    const under = line.ask({ type: 'ping' });
    last().fail(1006);
    await expect(under).rejects.toBeInstanceOf(Offline);
  });

  it('asks whether anybody is there when it hears nothing, and gives up a line that stays silent', () => {
    link().open();
    last().accept();
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(4000);
      expect(last().sent.at(-1)).toMatchObject({ type: 'ping', id: beat + 1 });
      last().say({ type: 'pong', id: beat + 1, seq: 0, chatted: 0 });
    }
    vi.advanceTimersByTime(3000);
    last().say({ type: 'here', seats: [] }); // whoever speaks need not be asked
    vi.advanceTimersByTime(3999);
    expect(last().sent.length).toBe(5);
    vi.advanceTimersByTime(1);
    expect(last().sent.length).toBe(6);
    vi.advanceTimersByTime(5000);
    expect(states.at(-1)).toBe('lost');
  });

  it('is back within ten seconds when the process at the other end freezes, wherever the next line leads', () => {
    link().open();
    last().accept();
    const frozen = last();
    vi.advanceTimersByTime(10_000);
    expect(frozen.readyState).toBe(3);
    expect(FakeSocket.all.length).toBe(2);
    vi.advanceTimersByTime(10_000 + 2000); // the same process again: it takes the line and says nothing
    expect(FakeSocket.all.length).toBe(3);
    last().readyState = 1;
    last().onopen?.();
    vi.advanceTimersByTime(9999); // a long welcome is under way
    expect(states.at(-1)).toBe('connecting');
    last().say({ type: 'welcome' });
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(3999);
    expect(FakeSocket.all.length).toBe(3);
  });

  it('does not take a line that it left for one that is silent', () => {
    const line = link();
    line.open();
    line.close();
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['connecting', 'closed']);
  });

  it('does not listen to a socket it left', () => {
    const line = link();
    line.open();
    const old = last();
    old.accept();
    line.open();
    heard = [];
    old.say({ type: 'pong', id: 1 });
    old.fail(1006);
    expect(heard).toEqual([]);
    expect(states.at(-1)).toBe('connecting');
  });
});
