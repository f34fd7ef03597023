/** The first night of Ghost Stories, with one partner: a whole turn step by step, then only what is new. */
import type { Values } from '../../boards/ghost-stories/facts';
import { asks, type Lesson, type Now } from '../step';
import { acted, END, EXORCISE, GHOST, happenedToMe, HELP, inPlay, later, offers, OWN, yang } from '../village';

type View = Now<Values>;
const turn = (now: View) => asks(now, 'place-ghost', 'yang');
const haunters = ({ view }: View) => view.ghost.some((card) => inPlay(card, 'haunter'));

const QI = ['.seat.own .qi', '.tabs .active'];
const DECK = '.tabs [role="tab"]:last-child';

export const lesson: Lesson<Values> = {
  key: 'gs',
  steps: [
    { id: 'village', when: turn, point: ['.village'] },
    { id: 'board', when: turn, point: OWN },
    { id: 'yin', when: (now) => asks(now, 'place-ghost'), point: ['.drawn', '.tray'] },
    { id: 'stones', when: (now) => asks(now, 'place-ghost'), point: ['.tray .words', '.drawn'] },
    { id: 'place', act: true, when: (now) => asks(now, 'place-ghost'), point: ['.table .space:has(.offered)'] },
    { id: 'haunter', when: (now) => yang(now) && haunters(now), point: ['.table .space:has(.figure)'] },
    { id: 'move', act: true, when: (now) => offers(now, 'move') && !offers(now, 'exorcism'), point: [GHOST] },
    { id: 'odds', when: (now) => offers(now, 'exorcism'), point: ['.table .chance', EXORCISE] },
    { id: 'exorcise', act: true, when: (now) => offers(now, 'exorcism'), point: [EXORCISE] },
    { id: 'pay', aside: true, act: true, when: (now) => asks(now, 'exorcise', 'spend'), point: ['.throw', '.tray'] },
    { id: 'gone', aside: true, when: (now) => happenedToMe(now, 'exorcised'), point: ['[data-at="discard"]'] },
    { id: 'failed', aside: true, when: (now) => happenedToMe(now, 'exorcism-failed'), point: OWN },
    {
      id: 'help',
      act: true,
      when: (now) => offers(now, 'help') && (now.done('exorcise') || now.view.turn > 1),
      point: [HELP],
    },
    { id: 'pray', aside: true, act: true, when: (now) => asks(now, 'pray'), point: ['.tray .colours'] },
    {
      id: 'buddha',
      aside: true,
      when: (now) => happenedToMe(now, 'took-buddha'),
      point: ['.seat.own .gold', '.tabs .active'],
    },
    {
      id: 'end',
      act: true,
      when: (now) => yang(now) && acted(now) && !offers(now, 'help') && !offers(now, 'exorcism'),
      point: [END],
    },
    // what may come at any time
    { id: 'died', aside: true, when: (now) => now.happened('died'), point: ['.seat.dead', '.tabs'] },
    { id: 'overrun', aside: true, when: (now) => now.happened('overrun') },
    { id: 'curse', aside: true, when: (now) => now.happened('rolled-curse'), point: ['.throw .curse', '.tray'] },
    { id: 'haunted', aside: true, when: (now) => now.happened('haunted'), point: ['.tile.haunted'] },
    { id: 'met', aside: true, when: (now) => now.happened('buddha-meets'), point: ['.tile .buddha'] },
    {
      id: 'incarnation',
      aside: true,
      when: ({ view }) => view.undefeated > 0 && view.until_incarnation < 0,
      point: ['.drawn', '.facts', DECK],
    },
    {
      id: 'near',
      aside: true,
      when: ({ view }) => view.until_incarnation >= 0 && view.until_incarnation < 4,
      point: ['.ahead', DECK],
    },
    { id: 'lend', aside: true, act: true, when: (now) => asks(now, 'lend'), point: ['.tray'] },
    {
      id: 'lay',
      aside: true,
      act: true,
      when: (now) => offers(now, 'buddha'),
      point: ['.table .space.empty:has(.offered)'],
    },
    // the second turn
    { id: 'others', when: later, point: ['.seat:not(.own)', '.tabs'] },
    { id: 'qi', when: later, point: QI },
    {
      id: 'immune',
      aside: true,
      when: (now) =>
        yang(now) && now.view.needs.some((needs, space) => needs.some(Boolean) && !now.view.faces_for[space]),
    },
    { id: 'goal', when: later, point: ['.ahead', DECK] },
    { id: 'tools', when: (now) => later(now) && yang(now), point: ['.deeds .hand'] },
    { id: 'ready', when: (now) => later(now) && yang(now) && now.done('tools') },
  ],
};
