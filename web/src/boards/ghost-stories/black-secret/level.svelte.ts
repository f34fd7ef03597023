/** Which level of the village lies open: the tiles, or the catacombs under them. */
import type { Desk } from '../desk';
import { spotOf } from '../placed';
import { secretOf, UNDER } from './facts';

class Level {
  below = $state(false);
}
export const level = new Level();

/** How many offered tokens lie on tiles and on cells. */
export function offers(desk: Desk): { tiles: number; cells: number } {
  const spots = (desk.props.question?.options ?? []).map((option) => spotOf(desk.kind, option.token));
  return {
    tiles: spots.filter((spot) => spot?.at === 'tile').length,
    cells: spots.filter((spot) => spot?.at === 'cell').length,
  };
}

/** The level that what is told or asked now is about; undefined if it is about neither. */
export function wanted(desk: Desk): boolean | undefined {
  const told = desk.scene.tiles;
  if (desk.props.now >= 0 && told.length) return told.some((place) => place >= UNDER);
  const question = desk.props.question;
  if (!question) return undefined;
  const { tiles, cells } = offers(desk);
  const view = secretOf(desk);
  const stands = desk.kind === 'shadow-acts' ? view.shadow : (view.at[desk.own] ?? -1);
  if (desk.kind === 'yang' || (tiles && cells)) return stands >= UNDER;
  if (tiles || cells) return cells > 0;
  if (desk.kind === 'exorcise')
    return question.options.some((option) => spotOf('exorcise', option.token)?.at === 'demon');
  return undefined;
}
