/** What a board is given, for tests: nobody is asked, nothing happens, and everything it calls can be watched. */
import { vi } from 'vitest';
import type { GameInfo, TableInfo } from '../wire/types';
import type { BoardProps } from './board';

export function boardProps<Values>(view: Values, more: Partial<BoardProps<Values>> = {}): BoardProps<Values> {
  return {
    view,
    before: null,
    seat: 0,
    info: { odds: true, options: {} } as TableInfo,
    game: {} as GameInfo,
    names: ['Ann', 'Bo', 'Cy', 'Di'],
    question: null,
    waiting: [],
    choose: vi.fn(),
    why: vi.fn(),
    explain: vi.fn(async () => ''),
    describe: async () => [],
    say: (id) => id,
    events: [],
    now: -1,
    motion: { on: false, ms: 0 },
    pointed: null,
    point: vi.fn(),
    keyOf: () => '',
    held: false,
    odds: true,
    compact: false,
    ...more,
  };
}
