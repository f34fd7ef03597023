/** Reading what White Moon lays beside the village. Families and artifacts come from its own data. */
import data from '../../../../../src/hauntings/games/ghost_stories/white_moon/data.json';
import type { GhostStoriesWhiteMoonValues } from '../../../wire/types';
import { THINGS, type Sign } from '../art/icons';
import type { Desk } from '../desk';
import { ARTIFACTS } from './art';
import { PIECES } from './families';
import { COLOURS, spaceName, wordId, type Values } from '../facts';

export type MoonValues = Values & GhostStoriesWhiteMoonValues;
export const moonOf = (view: Values): MoonValues => view as MoonValues;

export const LIMIT = data.deaths_that_lose;
export const CRYSTALS = data.components.moon_crystals;
export const RESCUE = 79;
export const PLACE_CRYSTAL = 80;
export const USE_ARTIFACT = 81; // + 0 to 3: those for one use
export const STAND_UP = 99;
export const SPEND_CRYSTAL = 21; // + board
/** Artifacts with a token of their own in the Yang menu. */
export const ONCE = data.artifacts.filter((artifact) => artifact.once).length;
export const ARTIFACT_IDS = data.artifacts.map((artifact) => artifact.id);
/** The receptacles NW, NE, SE, SW: the tile of each. */
export const CORNERS = data.geometry.receptacles.map((each) => each.corner);

interface FamilyRow {
  name: string;
  size: number;
  curse: string;
  colour?: string;
  reward: string;
  artifact?: string;
}
const ROWS: readonly FamilyRow[] = data.families;
export const FAMILIES = ROWS.map((_, n) => n + 1);
export const sizeOf = (family: number): number => ROWS[family - 1]?.size ?? 0;
/** The colour of the Tao token that the family's curse takes, if it is that curse. */
export const colourOf = (family: number): string => ROWS[family - 1]?.colour ?? '';
export const familyName = (desk: Desk, family: number): string => desk.say(`wm-family-${family}`);

export function curseText(desk: Desk, family: number): string {
  const row = ROWS[family - 1];
  const colour = COLOURS.indexOf((row?.colour ?? '') as (typeof COLOURS)[number]);
  return desk.say(`wm-family-curse-${wordId(row?.curse ?? '')}`, {
    colour: colour > 0 ? desk.say(`gs-colour-${colour}`) : '',
  });
}
export function rewardText(desk: Desk, family: number): string {
  const row = ROWS[family - 1];
  const artifact = ARTIFACT_IDS.indexOf(row?.artifact ?? '');
  const text = desk.say(`wm-family-reward-${wordId(row?.reward ?? '')}`, {
    artifact: artifact >= 0 ? desk.say(`wm-artifact-${artifact}`) : '',
  });
  return artifact >= 0 ? `${text}: ${desk.say(`wm-artifact-${artifact}.does`)}` : text;
}
/** The sign of a family's reward, for its villagers. */
export function rewardSign(family: number): Sign | undefined {
  const row = ROWS[family - 1];
  if (row?.artifact) return ARTIFACTS[row.artifact];
  const signs: Record<string, Sign | undefined> = {
    place_buddha: THINGS.buddha,
    share_tao: THINGS.tao,
    share_qi: THINGS.qi,
    mystic_barrier: PIECES.barrier,
  };
  return signs[row?.reward ?? ''];
}
/** All that a family is: its size, its curse, its reward, and where its members are known to be. */
export function aboutFamily(desk: Desk, family: number): string {
  const { shelter, graveyard } = moonOf(desk.view);
  const text = desk.say('wm-help-family', {
    family: familyName(desk, family),
    size: sizeOf(family),
    curse: curseText(desk, family),
    reward: rewardText(desk, family),
  });
  return `${text}\n${desk.say('web-wm-whereabouts', { safe: count(shelter, family), dead: count(graveyard, family), size: sizeOf(family) })}`;
}
export function aboutArtifact(desk: Desk, artifact: number): string {
  const row = data.artifacts[artifact];
  const family = ROWS.findIndex((each) => each.artifact === row?.id) + 1;
  return desk.say('wm-help-artifact', {
    artifact: desk.say(`wm-artifact-${artifact}`),
    once: row?.once ? 'yes' : 'no',
    family: familyName(desk, family),
    text: desk.say(`wm-artifact-${artifact}.help`),
  });
}
export const count = (list: readonly number[], family: number): number => list.filter((each) => each === family).length;
/** `Long 1 of 1, Sun 2 of 3` */
export function listed(desk: Desk, list: readonly number[]): string {
  const found = FAMILIES.filter((family) => list.includes(family));
  return found
    .map((family) =>
      desk.say('wm-view-family-of', {
        family: familyName(desk, family),
        count: count(list, family),
        size: sizeOf(family),
      }),
    )
    .join(', ');
}
/** Those under the top one: the families that were seen there, and how many nobody has seen. */
export function beneath(desk: Desk, stack: readonly number[]): string {
  const below = stack.slice(0, -1).reverse();
  const unseen = below.filter((family) => family <= 0).length;
  const known = below.flatMap((family) => (family > 0 ? [familyName(desk, family)] : []));
  return [...known, ...(unseen ? [desk.say('wm-view-unseen', { count: unseen })] : [])].join(', ');
}
export function villagersText(desk: Desk, place: number): string {
  const stack = moonOf(desk.view).villagers[place] ?? [];
  const below = beneath(desk, stack);
  return desk.say('wm-view-villagers', {
    what: below ? 'stack' : 'alone',
    family: familyName(desk, stack.at(-1) ?? 0),
    below,
  });
}
export const artifactsOf = (view: MoonValues, board: number): number[] =>
  view.artifacts.flatMap((owner, n) => (owner === board ? [n] : []));
export const suLingText = (desk: Desk): string => {
  const view = moonOf(desk.view);
  const text = desk.say('wm-view-su-ling', {
    what: view.su_ling_held ? 'held' : view.su_ling ? 'space' : 'reserve',
    space: view.su_ling ? spaceName(view.su_ling - 1) : '',
  });
  return view.su_ling_due ? `${text} ${desk.say('wm-view-reminder')}` : text;
};
export const portalText = (desk: Desk): string => {
  const { portal, portal_open } = moonOf(desk.view);
  return desk.say('wm-view-portal', { what: portal_open ? 'open' : 'held', tile: desk.tileName(portal) });
};
/** The board whose turn it is in the Barrier: the last choice on the stack tells it. -1: none. */
export function barrierBoard(view: MoonValues): number {
  const choice = view.stack.at(-1);
  return view.barrier && Array.isArray(choice) && String(choice[0]).startsWith('Barrier') && choice.length > 1
    ? Number(choice[1])
    : -1;
}
/** Has the village been laid out? Before that the Portal is being chosen. */
export const laidOut = (view: MoonValues): boolean =>
  view.villagers.some((stack) => stack.length > 0) || view.shelter.length + view.graveyard.length > 0;
