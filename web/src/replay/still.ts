/** What a board gets where nobody plays: in replays and in the rulebook. */
import type { BoardProps } from '../boards/board';
import { settings } from '../state/settings.svelte';
import { help } from '../state/shelf.svelte';
import { api } from '../wire/api';
import type { GameInfo, TableInfo } from '../wire/types';
import { say, words } from '../words/words.svelte';
import type { Moment } from './moments';

interface Shown {
  id: string; // of the record
  info: TableInfo;
  game: GameInfo;
  names: string[];
  at: number;
  moment: Moment | null;
  view: Record<string, unknown>;
  compact: boolean;
  seat?: number; // from whose eyes; left out: all is open
}

export function still({ id, info, game, names, at, moment, view, compact, seat }: Shown): BoardProps {
  return {
    view,
    before: null,
    seat: seat ?? -1,
    info,
    game,
    names,
    question: null,
    waiting: moment && moment.asked >= 0 ? [moment.asked] : [],
    choose: () => {},
    why: () => Promise.resolve({ type: 'reason', id: 0, code: '', text: '', rule: '' }),
    explain: (word) => help(info.game, word, words.language, info.options),
    describe: () =>
      api.words(id, seat === undefined ? 'all' : String(seat), at, words.language).then(
        (told) => told.lines,
        () => [],
      ),
    say,
    events: [],
    now: -1,
    motion: { on: false, ms: 0 },
    pointed: null,
    point: () => {},
    keyOf: () => '',
    held: false,
    odds: settings.odds,
    compact,
  };
}
