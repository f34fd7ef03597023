/** White Moon for those who know Ghost Stories: a villager is fetched and rescued, the rest when it first matters. */
import { sizeOf, type MoonValues } from '../../boards/ghost-stories/white-moon/moon';
import { asks, type Lesson, type Now } from '../step';
import { acted, END, EXORCISE, happenedToMe, HELP, inPlay, later, offers, OWN, yang } from '../village';

type View = Now<MoonValues>;
const setUp = (now: View) => asks(now, 'pre-rescue');
const rescued = (now: View) => yang(now) && now.done('rescue');
const died = (now: View, cause: number) => now.happened('villager-died', cause, 'cause');
const alone = ({ view }: View) => view.tops.some((family) => family > 0 && sizeOf(family) === 1);
const RETREAT = 0;
const HAUNTING = 1;
const DEVOURER = 2;

const VILLAGERS = ['.over .stack', '.village'];
const DECK = '.tabs [role="tab"]:last-child';
const beside = (what: string) => [`[data-point="${what}"]`, DECK];

export const lesson: Lesson<MoonValues> = {
  key: 'wm',
  steps: [
    { id: 'village', when: setUp, point: ['.village'] },
    { id: 'stacks', when: setUp, point: VILLAGERS },
    { id: 'families', when: setUp, point: VILLAGERS },
    { id: 'safe', act: true, when: (now) => setUp(now) && alone(now), point: ['[data-point="villagers-1"]'] },
    { id: 'another', aside: true, act: true, when: setUp, point: ['.village'] },
    { id: 'artifact', aside: true, act: true, when: (now) => asks(now, 'artifact-to'), point: [...OWN, '.named'] },
    { id: 'place', act: true, when: (now) => asks(now, 'place-ghost'), point: ['.tray .words', '.drawn'] },
    { id: 'portal', when: yang, point: ['[data-point="portal"]'] },
    {
      id: 'out',
      act: true,
      when: (now) => offers(now, 'move') && now.view.turn < 2,
      point: ['.table .space:not(.empty)'],
    },
    {
      id: 'act',
      act: true,
      when: (now) => now.done('out') && (offers(now, 'exorcism') || offers(now, 'help')),
      point: [EXORCISE, HELP],
    },
    { id: 'end', act: true, when: (now) => yang(now) && acted(now) && !later(now), point: [END] },
    // what may come at any time
    { id: 'fled', aside: true, when: (now) => now.happened('retreated'), point: VILLAGERS },
    { id: 'trapped', aside: true, when: (now) => died(now, RETREAT), point: beside('graveyard') },
    { id: 'devoured', aside: true, when: (now) => died(now, DEVOURER), point: beside('graveyard') },
    { id: 'shielded', aside: true, when: (now) => died(now, HAUNTING), point: beside('graveyard') },
    { id: 'curse', aside: true, when: (now) => now.happened('family-curse') },
    {
      id: 'devourer',
      aside: true,
      act: true,
      when: (now) => asks(now, 'place-ghost') && inPlay(now.view.drawn, 'devourer'),
      point: ['.tray .words', '.drawn'],
    },
    {
      id: 'su-ling',
      aside: true,
      act: true,
      when: (now) => asks(now, 'su-ling'),
      point: ['.table .space:has(.offered)'],
    },
    { id: 'brings', aside: true, act: true, when: (now) => asks(now, 'su-ling-crystal'), point: ['.tray'] },
    { id: 'comes', aside: true, when: (now) => offers(now, 'su-ling'), point: beside('su-ling') },
    { id: 'crystal', aside: true, when: (now) => happenedToMe(now, 'gained-crystal'), point: OWN },
    { id: 'corner', aside: true, when: (now) => offers(now, 'place-crystal'), point: ['.over .corner:has(.offered)'] },
    { id: 'barrier', aside: true, act: true, when: (now) => asks(now, 'barrier'), point: ['.tray'] },
    { id: 'school', aside: true, act: true, when: (now) => asks(now, 'school'), point: ['.tray'] },
    { id: 'down', aside: true, when: (now) => yang(now) && happenedToMe(now, 'laid-down'), point: OWN },
    // the second turn
    { id: 'bring', act: true, when: (now) => later(now) && offers(now, 'lead'), point: ['.deeds .hands'] },
    { id: 'rescue', act: true, when: (now) => offers(now, 'rescue'), point: ['.deeds [data-token="79"]'] },
    { id: 'complete', aside: true, when: (now) => yang(now) && now.happened('family-complete'), point: OWN },
    { id: 'shelter', when: rescued, point: beside('shelter') },
    { id: 'lost', when: rescued, point: beside('graveyard') },
    { id: 'crystals', when: rescued, point: beside('crystals') },
    { id: 'ready', when: (now) => rescued(now) && now.done('crystals') },
  ],
};
