/** Which reading of a rule holds: the table's, or the usual one. */
import type { Block, GameInfo } from '../wire/types';

export interface Reading extends Record<string, string | boolean> {
  holds: boolean;
  switch: string;
  value: string;
}

/** A value of a switch as the texts write it. */
const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

export function readingOf(block: Block, game: GameInfo, options: Record<string, unknown>): Reading {
  const found = game.switches.find((each) => each.name === block.switch);
  const now = block.switch && block.switch in options ? options[block.switch] : found?.default;
  const place = found?.allowed.findIndex((value) => written(value) === block.value) ?? -1;
  return {
    holds: written(now) === block.value,
    switch: found?.title ?? block.switch ?? '',
    value: found?.titles[place] ?? block.value ?? '',
  };
}
