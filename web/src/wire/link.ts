/** One socket to one table that comes back by itself. It knows no game: messages go in and out. */
import type { ClientMessage, ServerMessage } from './types';

export type LinkState = 'connecting' | 'open' | 'lost' | 'gone' | 'archived' | 'closed';
type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = Without<ClientMessage>;

export interface LinkOptions {
  address: () => string;
  heard: (message: ServerMessage) => void;
  changed: (state: LinkState, code: number) => void;
  Socket?: typeof WebSocket;
}

const WAITS = [1000, 2000, 4000, 8000, 15000];
const HEART = 4_000; // nothing heard for so long: ask whether the server is there, and how far the table has come
const PATIENCE = 5_000; // no answer for so long: the line is dead
const OPENING = 10_000; // no line for so long, or no welcome: try another one
export const UNREADABLE = 4500; // what is stored of the table is damaged
export const OTHER_VERSION = 4426; // the table follows rules that this server does not play
const FOR_GOOD = [4404, 4403, UNREADABLE, OTHER_VERSION];

interface Waiting {
  done: (message: ServerMessage) => void;
  failed: (why: Error) => void;
}

export class Offline extends Error {}

export class Link {
  state: LinkState = 'closed';
  private socket: WebSocket | null = null;
  private tries = 0;
  private ids = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private asked = new Map<number, Waiting>();

  constructor(private options: LinkOptions) {}

  open(): void {
    this.drop();
    this.become('connecting', 0);
    const socket = new (this.options.Socket ?? WebSocket)(this.options.address());
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(String(event.data));
    socket.onclose = (event) => this.socket === socket && this.lose(event.code);
    socket.onopen = () => this.socket === socket && this.expect(OPENING);
    this.expect(OPENING);
  }

  close(): void {
    this.drop();
    this.become('closed', 0);
  }

  /** Try again now, if we are waiting to. */
  hurry(): void {
    if (this.state === 'lost') this.open();
  }

  /** The machine says that it is offline: no need to wait for silence. */
  cut(): void {
    if (this.state === 'open' || this.state === 'connecting') this.lose(0);
  }

  /** Send and forget. */
  send(message: Message): boolean {
    return this.put(message) >= 0;
  }

  /** Send and wait for the answer that carries our id. */
  ask(message: Message): Promise<ServerMessage> {
    return new Promise((done, failed) => {
      const id = this.put(message);
      if (id < 0) failed(new Offline());
      else this.asked.set(id, { done, failed });
    });
  }

  private put(message: Message): number {
    if (this.socket?.readyState !== 1) return -1;
    const id = ++this.ids;
    this.socket.send(JSON.stringify({ ...message, id }));
    if (message.type !== 'seen' && this.silence === undefined) this.expect(PATIENCE);
    return id;
  }

  /** If nothing is heard for so long, the line is dead, whatever it says of itself. */
  private expect(ms: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(0), ms);
  }

  private hear(text: string): void {
    clearTimeout(this.silence);
    clearTimeout(this.heart);
    this.silence = undefined;
    this.heart = setTimeout(() => this.send({ type: 'ping' }), HEART);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'welcome') {
      this.tries = 0;
      this.become('open', 0);
    }
    this.options.heard(message);
    if (message.type === 'refusal' && message.id === null)
      this.settle((each) => each.done(message)); // to one of them
    else if (message.type !== 'chat' && 'id' in message && message.id !== null) {
      this.asked.get(message.id)?.done(message);
      this.asked.delete(message.id);
    }
  }

  private lose(code: number): void {
    this.drop();
    if (FOR_GOOD.includes(code)) return this.become('gone', code);
    if (code === 4410) return this.become('archived', code); // only the record is left
    const wait = code === 4429 ? 15_000 : (WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 15_000);
    this.become('lost', code);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.heart);
    this.silence = undefined;
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= 1) socket.close();
    this.settle((each) => each.failed(new Offline()));
  }

  /** Nobody waits any longer. */
  private settle(how: (each: Waiting) => void): void {
    const waiting = [...this.asked.values()];
    this.asked.clear();
    waiting.forEach(how);
  }

  private become(state: LinkState, code: number): void {
    this.state = state;
    this.options.changed(state, code);
  }
}
