import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import { boardProps } from '../src/boards/board.fixture';
import { argument, offered } from '../src/boards/board';
import Board from '../src/boards/generic/Board.svelte';
import type { GameInfo, Question } from '../src/wire/types';

const question: Question = {
  seq: 3,
  seat: 0,
  kind: 'step',
  text: 'Your step?',
  sealed: false,
  open: false,
  named: [],
  options: [
    { token: 0, word: 'end', text: 'End your turn' },
    { token: 7, word: 'lay 7', text: 'Lay seven' },
  ],
};

function given(more: Partial<BoardProps> = {}): BoardProps {
  const describe = () => Promise.resolve(['Round 1.', 'Hand: 7']);
  return boardProps({ round: 1 }, { question, waiting: [0], describe, ...more });
}

afterEach(cleanup);

describe('the text board', () => {
  it('says the position and offers every option', async () => {
    const props = given();
    render(Board, { props });
    expect(await screen.findByText(/Hand: 7/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Lay seven' }));
    expect(props.choose).toHaveBeenCalledWith(7);
  });

  it('never shows one seat what another was told', async () => {
    const { rerender } = render(Board, { props: given() });
    await screen.findByText(/Hand: 7/);
    await rerender({ seat: 1, describe: () => Promise.resolve([]) });
    expect(screen.queryByText(/Hand: 7/)).toBeNull();
  });

  it('tells events up to the one that is told now', () => {
    const events = ['one', 'two', 'three'].map((text) => ({
      what: 'x',
      args: [],
      text,
      seats: null,
      cause: -1,
      changes: [],
    }));
    render(Board, { props: given({ events, now: 1, question: null }) });
    expect(screen.queryByText('two')).toBeTruthy();
    expect(screen.queryByText('three')).toBeNull();
  });
});

describe('the contract', () => {
  it('knows what is offered and names the arguments of an event', () => {
    expect(offered(question, 7)).toBe(true);
    expect(offered(question, 8)).toBe(false);
    expect(offered(null, 7)).toBe(false);
    const game = { events: { laid: ['seat', 'card'] } } as unknown as GameInfo;
    expect(argument(game, { what: 'laid', args: [1, 3], text: '', seats: null, cause: -1, changes: [] })).toEqual({
      seat: 1,
      card: 3,
    });
  });
});
