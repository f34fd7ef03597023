/** The first game of 13 Ghosts, two players: hide, ask, read the sheet, find. */
import type { ThirteenGhostsValues } from '../../wire/types';
import { asks, type Lesson, type Now } from '../step';

type View = Now<ThirteenGhostsValues>;
const act = (now: View) => asks(now, 'act');
const SHEET = ['.sheet', '[role="tab"]:nth-child(2)'];

export const lesson: Lesson<ThirteenGhostsValues> = {
  key: 'tg',
  steps: [
    { id: 'goal', when: (now) => asks(now, 'hide'), point: ['[data-place="{other}"]'] },
    { id: 'hide', act: true, when: (now) => asks(now, 'hide'), point: ['.spread'] },
    { id: 'turn', when: act, point: ['.dock figure.live', '.dock'] },
    { id: 'colours', when: act, point: ['.dock figure.live', '.dock'] },
    { id: 'sheet', when: act, point: SHEET },
    { id: 'use', act: true, when: act, point: ['.dock .buttons', '#question'] },
    {
      id: 'ask',
      aside: true,
      act: true,
      when: (now) => asks(now, 'four-from', 'number-or-higher'),
      point: ['.picker'],
    },
    { id: 'three', aside: true, act: true, when: (now) => asks(now, 'first-of-three'), point: ['.picker'] },
    { id: 'three-more', aside: true, act: true, when: (now) => asks(now, 'second-of-three'), point: ['.picker'] },
    { id: 'three-last', aside: true, act: true, when: (now) => asks(now, 'third-of-three'), point: ['.picker'] },
    { id: 'name', aside: true, act: true, when: (now) => asks(now, 'number', 'pair-from'), point: ['.picker'] },
    { id: 'again', aside: true, act: true, when: (now) => asks(now, 'text'), point: ['[data-centre] .open', '.dock'] },
    { id: 'top', aside: true, act: true, when: (now) => asks(now, 'top-card'), point: ['.spread'] },
    { id: 'found', aside: true, when: (now) => now.happened('found', now.own, 'by'), point: ['.dock .me'] },
    { id: 'lost', aside: true, when: (now) => now.happened('found', now.own), point: ['[data-place="{other}"]'] },
    { id: 'answer', when: (now) => now.happened('answers', now.other), point: SHEET },
    { id: 'asked', aside: true, when: (now) => now.happened('asks', now.other), point: ['.line.own', ...SHEET] },
    {
      id: 'guessed',
      aside: true,
      when: (now) => act(now) && now.happened('names', now.other),
      point: ['.line.own', ...SHEET],
    },
    {
      id: 'drew',
      when: (now) => act(now) && now.happened('drew-card', now.own),
      point: ['.dock figure.live', '.dock'],
    },
    { id: 'help', when: (now) => act(now) && now.done('drew'), point: ['[data-tool="more"]'] },
    { id: 'ready', when: (now) => act(now) && now.done('help') },
  ],
};
