import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';
import type { Values } from './facts';
import { props, question, told, unsaid, view } from './village.fixture';

beforeAll(() => words.addGame('ghost-stories'));
afterEach(() => {
  cleanup();
  expect(unsaid.splice(0)).toEqual([]);
});

describe('the board', () => {
  const YANG = [0, 1, 3, 5, 6, 10, 11, 13, 17 + 1, 30, 33 + 4, 42 + 8, 53, 55];
  it('draws tiles, spaces, boards, and no style attributes of its own', () => {
    const { container } = render(Board, { props: props(view()) });
    expect(container.querySelectorAll('.tile')).toHaveLength(9);
    expect(container.querySelectorAll('.space')).toHaveLength(12);
    expect(container.querySelectorAll('[data-place]')).toHaveLength(4);
    expect(container.querySelectorAll('.face')).toHaveLength(3);
    expect(container.querySelectorAll('.figures > span')).toHaveLength(2);
  });
  it('marks every incarnation to come on the track of the deck', () => {
    const { container } = render(Board, { props: props(view({ incarnations_ahead: [1, 2] })) });
    expect(container.querySelectorAll('.track i')).toHaveLength(2);
    expect(container.querySelectorAll('.track i.next')).toHaveLength(1);
  });
  it('lets every token be chosen, some with a thing in the hand', async () => {
    const given = props(view(), { question: question('yang', YANG) });
    const { container } = render(Board, { props: given });
    const seen = new Set<number>();
    const collect = async () => {
      for (const piece of container.querySelectorAll('[data-token]:not([aria-disabled="true"])')) {
        const token = Number(piece.getAttribute('data-token'));
        seen.add(token);
        await fireEvent.click(piece);
        expect(given.choose).toHaveBeenLastCalledWith(token);
      }
    };
    await collect();
    for (const hand of [...container.querySelectorAll('.deed.hand')].map((_, n) => n)) {
      const button = container.querySelectorAll('.deed.hand')[hand] as Element;
      await fireEvent.click(button);
      await collect();
      await fireEvent.click(container.querySelector('.deed.hand.held') as Element);
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([...YANG].sort((a, b) => a - b));
  });
  const CASES: [string, number[], Partial<Values>][] = [
    ['place-ghost', [1, 3], { drawn: 9 }],
    ['exorcise', [0, 2], { thrown: [1, 6, 2] }],
    ['spend', [1, 8], { thrown: [4], picked: [1] }],
    ['lend', [0, 1], {}],
    ['take-tao', [1, 2, 5], {}],
    ['discard-tao', [1, 5], {}],
    ['qi-or-yin-yang', [1, 2], {}],
    ['give-qi', [1, 2], {}],
    ['unhaunt', [9], {}],
    ['watch', [1, 4], {}],
    ['wind-ghost', [0, 2, 10], {}],
    ['wind-space', [1, 2], {}],
    ['step-to', [2, 4], {}],
    ['next-card', [9, 40], {}],
    ['choose-power', [1, 2], {}],
    ['reroll-curse', [0, 1], { stack: [['RerollCurse', 0, 4]] }],
  ];
  it.each(CASES)('offers every token of %s', async (kind, tokens, more) => {
    const given = props(view({ ...more, kind }), { question: question(kind, tokens) });
    const { container } = render(Board, { props: given });
    for (const token of tokens) {
      const piece = container.querySelector(`[data-token="${token}"]:not([aria-disabled="true"])`);
      expect(piece, `${kind} ${token}`).not.toBeNull();
      await fireEvent.click(piece as Element);
      expect(given.choose).toHaveBeenLastCalledWith(token);
    }
  });
  it('rolls the picked dice again, whichever of equal faces one picks', async () => {
    const given = props(view({ thrown: [4, 1, 4], kind: 'reroll-dice' }), {
      question: question('reroll-dice', [0, 1, 2, 3, 5, 7]),
    });
    const { container } = render(Board, { props: given });
    const dice = container.querySelectorAll('.die button');
    await fireEvent.click(dice[2] as Element);
    await fireEvent.click(container.querySelector('[data-token="1"]') as Element);
    expect(given.choose).toHaveBeenLastCalledWith(1);
    await fireEvent.click(dice[0] as Element);
    expect(container.querySelector('[data-token="5"]')).not.toBeNull();
  });
  it('plans an exorcism: what the ghost does, the chances, and the roll', async () => {
    const odds = {
      board: 0,
      exorcism: [{ place: 1, dice: 2, targets: [{ spaces: [1], chance: [0.3056, 1] }] }],
      yin: { board: 1, defeat: 0, haunted: [0.8, 0.2], qi: [1] },
    };
    const given = props(view({ odds }), { question: question('yang', [0, 11]) });
    const { container } = render(Board, { props: given });
    expect(container.querySelector('.chance.near')?.textContent).toBe('31–100%');
    expect(container.querySelector('.deed[data-token="11"]')?.textContent).toMatch(/31%.*\+1 token: 100%/);
    expect(container.querySelector('.omen')?.textContent).toContain('20%');
    await fireEvent.click(container.querySelector('[data-at="space:1"] button') as Element);
    expect(container.querySelector('.plan')?.textContent).toContain('31%');
    expect(container.querySelectorAll('.plan .words li')).toHaveLength(1);
    await fireEvent.click(container.querySelector('.plan [data-token="11"]') as Element);
    expect(given.choose).toHaveBeenCalledWith(11);
    cleanup();
    expect(
      render(Board, { props: props(view({ odds }), { odds: false }) }).container.querySelector('.chance'),
    ).toBeNull();
  });
  it('says what is known of the next Yin phase, also that it is nothing or too much', () => {
    const omen = (odds: Values['odds']) => {
      const text = render(Board, { props: props(view({ odds })) })
        .container.querySelector('.omen')
        ?.textContent?.replace(/\s+/g, ' ')
        .trim();
      cleanup();
      return text;
    };
    expect(omen({ board: 0, yin: { board: 1, defeat: 0, haunted: [1], qi: [1] } })).toContain('Nothing is lost.');
    expect(omen({ board: 0, yin: { board: 1, defeat: 0.5, haunted: [0.5, 0.5], qi: [1] } })).toMatch(
      /50% 50%$|50%50%$/,
    );
    expect(omen({ board: 0, exorcism: [] })).toContain('too many ways');
  });
  it('tells what the score is made of', () => {
    const { container } = render(Board, {
      props: props(view({ outcome: 2, score: -5, score_parts: [0, 3, -5, -3, 0, 0, 0], kind: '' })),
    });
    expect([...container.querySelectorAll('.tray tbody th')].map((each) => each.textContent)).toEqual([
      'Qi of the Taoists',
      'Cards left in the deck',
      'Dead Taoists',
    ]);
    const points = [...container.querySelectorAll('.tray td')].map((each) =>
      Number(each.textContent?.replace('−', '-')),
    );
    expect(points.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(-5);
    expect(points.at(-1)).toBe(-5);
  });
  it('tells a Yin phase picture by picture', () => {
    const events = [told('haunter-haunts', 1, 38), told('haunted', 1, 1), told('rolled-curse', 0, 5, 9, 35)];
    const { container } = render(Board, { props: props(view(), { before: view(), events, now: 1 }) });
    expect(container.querySelectorAll('.story li')).toHaveLength(2);
    expect(container.querySelector('.story li.now')?.textContent).toContain('haunted');
    expect(container.querySelectorAll('.story .dots .told')).toHaveLength(2);
  });
  it('says to all who decides what', () => {
    const { container } = render(Board, {
      props: props(view({ kind: 'place-ghost', asked: 1, drawn: 9 }), { waiting: [1] }),
    });
    expect(container.querySelector('.decides')?.textContent).toBe('Bo decides where the ghost comes.');
    expect(container.querySelector('.drawn')).not.toBeNull();
  });
  it('is for spectators and phones too', async () => {
    const { container } = render(Board, { props: props(view(), { seat: -1, compact: true }) });
    expect(container.querySelectorAll('[role="tab"]')).toHaveLength(6);
    await fireEvent.click(container.querySelectorAll('[role="tab"]')[1] as Element);
    expect(container.querySelectorAll('.ghosts .space')).toHaveLength(3);
  });
  it("shows on the phone what one holds, which board is one's own, and where something can be chosen", async () => {
    const given = props(view({ seat_of: [0, 1, -1, -1], power: [0, 4, 2, 7] }), {
      question: question('yang', [0, 11, 53]),
      compact: true,
    });
    const { container } = render(Board, { props: given });
    const tabs = [...container.querySelectorAll('[role="tab"]')];
    expect(container.querySelector('button.purse')?.getAttribute('aria-label')).toContain(
      'Qi 3; Tao red (R) 2, black (K) 1; Yin-Yang',
    );
    expect([...container.querySelectorAll('button.purse .tao b')].map((each) => each.textContent)).toEqual(['2', '1']);
    expect(tabs.map((tab) => tab.textContent?.includes('you'))).toEqual([false, true, false, false, false, false]);
    expect(tabs.map((tab) => tab.querySelector('.offers')?.getAttribute('aria-label') ?? '')).toEqual([
      '',
      '',
      '',
      'something can be chosen here',
      '',
      '',
    ]);
    await fireEvent.click(container.querySelector('.tray [data-token="53"]') as Element);
    expect(given.choose).toHaveBeenLastCalledWith(53);
    await fireEvent.click(container.querySelector('button.purse') as Element);
    expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
  });
  it('speaks Russian and Polish', async () => {
    for (const language of ['ru', 'pl', 'en'] as const) {
      await words.speak(language);
      render(Board, { props: props(view(), { question: question('yang', YANG) }) });
      cleanup();
    }
  });
});
