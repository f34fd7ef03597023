/** A record in pieces, and how to see all of it at once. */
import { api } from '../wire/api';
import { retold } from '../wire/changes';
import type { Frame, RecordInfo, SeatView, TableInfo } from '../wire/types';

/** A frame with its views. */
export type Moment = Frame & { views: SeatView[] };

const PIECE = 100;
const HIDDEN = -1;
type Values = Record<string, unknown>;

/** The frames of a record, fetched where they are needed. */
export class Moments {
  private frames = new Map<number, Promise<Moment[]>>();
  total = 1;

  constructor(
    readonly id: string,
    readonly language: string,
  ) {}

  async at(n: number): Promise<Moment | undefined> {
    const start = Math.floor(n / PIECE) * PIECE;
    let piece = this.frames.get(start);
    if (!piece) {
      piece = api.replay(this.id, 'all', start, start + PIECE, this.language).then((replay) => {
        this.total = replay.total;
        return whole(replay.frames);
      });
      this.frames.set(start, piece);
      piece.catch(() => this.frames.delete(start));
    }
    return (await piece)[n - start];
  }
}

/** Frames come as changes of the one before. */
export function whole(frames: readonly Frame[]): Moment[] {
  let views: SeatView[] = [];
  return frames.map((frame) => {
    views = frame.views ?? retold(views, [frame.step], () => false).last;
    return { ...frame, views };
  });
}

/** What one or the other sees: where one has null or "hidden", the other's value. */
export function both(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined || one === HIDDEN) return other ?? one;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.map((value, n) => both(value, other[n]));
  }
  return one;
}

/** All views laid over each other: the open table. */
export function opened(views: readonly SeatView[]): Values {
  const [first, ...rest] = views.map((view) => view.values);
  let all: Values = { ...first };
  for (const values of rest) {
    all = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, both(value, values[name])]));
  }
  return all;
}

/** A record looks like a table that is over. */
export function asTable(record: RecordInfo): TableInfo {
  return {
    id: record.id,
    game: record.game,
    state: 'over',
    options: record.options,
    seats: Array.from({ length: record.players }, (_, seat) => ({
      seat,
      plays: 'person' as const,
      name: record.names[seat] ?? '',
      bot: '',
      lent: '' as const,
      lent_to: '',
      yours: false,
      borrowed: false,
      seen: -2,
    })),
    seal: record.seal,
    seed: record.seed,
    odds: true,
    listed: false,
    pace: 0,
    decides: 'anyone',
    result: record.result,
    made: 0,
    parent: '',
    parent_at: 0,
    entries: record.entries,
    here: [],
    claim: null,
    hindsight: record.hindsight,
  };
}

/** `#move=12` */
export function moveOf(hash: string): number {
  return Number(/move=(\d+)/.exec(hash)?.[1] ?? 0);
}
