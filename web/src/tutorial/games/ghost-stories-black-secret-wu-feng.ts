/** Black Secret as Wu-Feng, for those who know Ghost Stories: a demon, a ghost, a curse. */
import type { Secret } from '../../boards/ghost-stories/black-secret/facts';
import { spotOf } from '../../boards/ghost-stories/placed';
import { asks, type Lesson, type Now } from '../step';

type View = Now<Secret>;
const draws = (now: View) => asks(now, 'wu-feng');
const pays = (now: View, what: 'demon' | 'curse') =>
  draws(now) && !!now.question?.options.some(({ token }) => spotOf('wu-feng', token)?.at === what);
const laid = (now: View) => draws(now) && now.done('curse');
const CHOICES = [
  'victim',
  'take-away',
  'spoil-mantra',
  'remove-ladder',
  'drag-to',
  'haunt',
  'from-discard',
  'excavate',
];

const TAB = '.tabs [role="tab"]:last-child'; // of one's own board, on a phone
const DECK = '.tabs [role="tab"]:nth-last-child(2)';
const CARD = ['.tray .place', '.drawn', '.tray'];

export const lesson: Lesson<Secret> = {
  key: 'bsw',
  steps: [
    { id: 'you', when: draws, point: ['.holdings .who', TAB] },
    { id: 'goal', when: draws, point: ['.ahead', DECK] },
    { id: 'card', when: draws, point: CARD },
    { id: 'summon', act: true, when: (now) => pays(now, 'demon'), point: ['.uses .demon:not(.off)'] },
    { id: 'enter', act: true, when: (now) => asks(now, 'enter'), point: ['.cells', '.village'] },
    { id: 'phase', act: true, when: (now) => asks(now, 'demon-acts'), point: ['.tray [data-token="10"]', '.cells'] },
    // what may come at any time
    { id: 'found', aside: true, when: (now) => now.happened('searched'), point: ['.map'] },
    { id: 'skeleton', aside: true, act: true, when: (now) => asks(now, 'skeleton-on') },
    { id: 'urn', aside: true, when: (now) => now.happened('urn-kept'), point: ['.holdings .things', TAB] },
    {
      id: 'hand',
      aside: true,
      when: (now) => draws(now) && now.view.incarnations_held > 0,
      point: ['.holdings .hand', TAB],
    },
    { id: 'home', aside: true, when: (now) => now.happened('demon-exorcised'), point: ['.strip .demons', TAB] },
    { id: 'works', aside: true, when: (now) => now.happened('mantra-works'), point: ['.mantras', TAB] },
    { id: 'choose', aside: true, act: true, when: (now) => asks(now, ...CHOICES) },
    { id: 'any', aside: true, act: true, when: (now) => asks(now, 'cast'), point: ['.uses'] },
    { id: 'incarnation', aside: true, act: true, when: (now) => asks(now, 'incarnation'), point: ['.holdings .hand'] },
    { id: 'shadow', aside: true, act: true, when: (now) => asks(now, 'shadow-acts') },
    // the next cards
    { id: 'place', act: true, when: (now) => draws(now) && now.done('phase'), point: CARD },
    { id: 'space', act: true, when: (now) => asks(now, 'place-ghost'), point: ['.table .space:has(.offered)'] },
    { id: 'curse', act: true, when: (now) => pays(now, 'curse') && now.done('place'), point: ['.uses ul', '.uses'] },
    { id: 'pyramid', act: true, when: (now) => asks(now, 'pyramid'), point: ['.pyramid'] },
    { id: 'levels', when: laid, point: ['.pyramid', TAB] },
    { id: 'mantras', when: laid, point: ['.mantras', TAB] },
    { id: 'ready', when: (now) => laid(now) && now.done('mantras') },
  ],
};
