/** The first game of Rest in Peace: two rounds step by step, later only what is new. */
import type { RestInPeaceValues } from '../../wire/types';
import { asks, type Lesson, type Now } from '../step';

type View = Now<RestInPeaceValues>;
const step = (now: View) => asks(now, 'step');
const round = (now: View) => now.view.round;
const totals = ({ view, own, other }: View) => ({ own: view.totals[own] ?? 0, other: view.totals[other] ?? 0 });
const HAND = '[data-at="hand:{own}"]';

export const lesson: Lesson<RestInPeaceValues> = {
  key: 'rip',
  steps: [
    { id: 'goal', when: step, point: ['.mansions'] },
    { id: 'stake', when: step, point: ['.mansions li.now'] },
    { id: 'hand', when: step, point: [HAND] },
    { id: 'lay', act: true, when: (now) => step(now) && !now.view.side[now.own]?.length, point: [HAND] },
    {
      id: 'lead',
      act: true,
      when: (now) => step(now) && totals(now).own > totals(now).other,
      point: ['.action .end', '#question'],
      args: totals,
    },
    { id: 'won', aside: true, when: (now) => now.happened('won-tokens', now.own), point: ['.who-own'] },
    { id: 'lost', aside: true, when: (now) => now.happened('won-tokens', now.other), point: ['.who-other'] },
    { id: 'place', aside: true, act: true, when: (now) => asks(now, 'place'), point: [HAND] },
    {
      id: 'psychic',
      aside: true,
      when: (now) => step(now) && (now.view.display[now.own]?.length ?? 0) > 0,
      point: ['[data-at="display:{own}"]'],
    },
    {
      id: 'behind',
      aside: true,
      act: true,
      when: (now) => step(now) && now.happened('leads', now.other),
      point: ['.band .totals'],
      args: totals,
    },
    { id: 'unseen', when: (now) => step(now) && round(now) > 1, point: ['.fold'] },
    { id: 'help', when: (now) => step(now) && round(now) > 1, point: ['[data-tool="undo"]'] },
    { id: 'ready', when: (now) => step(now) && round(now) > 2 },
    { id: 'ninth', aside: true, when: (now) => step(now) && round(now) === 9, point: ['.mansions li:last-child'] },
  ],
};
