/** Black Secret as a Taoist, for those who know Ghost Stories: down to a demon and up again. */
import { DEMONS, UNDER, type Secret } from '../../boards/ghost-stories/black-secret/facts';
import { boardOf } from '../../boards/ghost-stories/facts';
import { asks, type Lesson, type Now } from '../step';
import { acted, END, EXORCISE, happenedToMe, offers, yang } from '../village';

type View = Now<Secret>;
const here = ({ view, own }: View) => view.at[boardOf(view, own)] ?? -1;
const below = (now: View) => here(now) >= UNDER;
const hunted = ({ view }: View) => DEMONS.some((demon) => (view.demons[demon] ?? -1) >= 0);
const above = (now: View) => DEMONS.some((demon) => now.view.demons[demon] === here(now));
const first = (now: View) => yang(now) && !now.done('end');
const later = (now: View) => yang(now) && now.done('end') && now.view.stage < 2;

const TAB = '.tabs [role="tab"]:last-child'; // Wu-Feng's, on a phone
const DECK = '.tabs [role="tab"]:nth-last-child(2)';
const MAP = ['.map'];

export const lesson: Lesson<Secret> = {
  key: 'bst',
  steps: [
    { id: 'wu-feng', when: yang, point: ['.holdings .who', TAB] },
    { id: 'draws', when: yang, point: ['[data-at="discard"]', DECK] },
    { id: 'demon', when: (now) => yang(now) && hunted(now), point: MAP },
    { id: 'search', when: (now) => yang(now) && now.done('demon'), point: ['.holdings .things', TAB] },
    // what may come at any time
    { id: 'works', aside: true, when: (now) => now.happened('mantra-works'), point: ['.mantras', TAB] },
    { id: 'cast', aside: true, when: (now) => now.happened('cast'), point: ['.pyramid', TAB] },
    { id: 'skeleton', aside: true, when: (now) => now.happened('skeleton-placed') },
    { id: 'brother', aside: true, when: (now) => now.happened('blood-brother'), point: ['.chip.kin'] },
    { id: 'knocked', aside: true, when: (now) => now.happened('knocked-down') },
    { id: 'ladder', aside: true, when: (now) => now.happened('ladder-removed'), point: MAP },
    { id: 'urn', aside: true, when: (now) => now.happened('urn-kept'), point: ['.holdings .things', TAB] },
    { id: 'shadow', aside: true, when: (now) => now.happened('shadow-appears') },
    { id: 'incarnation', aside: true, when: (now) => now.happened('chose-incarnation') },
    { id: 'blood', aside: true, act: true, when: (now) => asks(now, 'blood'), point: ['.mantras'] },
    { id: 'resolve', aside: true, act: true, when: (now) => asks(now, 'resolve-mantra'), point: ['.mantras'] },
    // down and up again
    {
      id: 'above',
      act: true,
      when: (now) => first(now) && hunted(now) && offers(now, 'move') && !above(now),
      point: ['.tile .below .demon'],
    },
    {
      id: 'down',
      act: true,
      when: (now) => first(now) && above(now) && offers(now, 'climb'),
      point: ['.tray [data-token="109"]'],
    },
    { id: 'below', when: (now) => below(now) && offers(now, 'exorcism'), point: ['.cell:has(.chance)', '.cells'] },
    { id: 'exorcise', act: true, when: (now) => below(now) && offers(now, 'exorcism'), point: [EXORCISE] },
    { id: 'home', aside: true, when: (now) => happenedToMe(now, 'demon-exorcised'), point: ['.strip .demons', TAB] },
    { id: 'failed', aside: true, when: (now) => below(now) && happenedToMe(now, 'exorcism-failed'), point: ['.cells'] },
    { id: 'end', act: true, when: (now) => yang(now) && acted(now), point: [END] },
    // the second turn
    { id: 'mantras', when: later, point: ['.mantras', TAB] },
    { id: 'curses', when: later, point: ['.pyramid', TAB] },
    { id: 'goal', when: later, point: ['.ahead', DECK] },
    {
      id: 'up',
      act: true,
      when: (now) => later(now) && below(now) && offers(now, 'climb'),
      point: ['.tray [data-token="109"]'],
    },
    { id: 'ready', when: (now) => yang(now) && now.done('goal') && !below(now) },
  ],
};
