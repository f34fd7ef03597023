/** What a board holds, in words. */
import type { Desk } from './desk';
import { tokensOf } from './facts';

export function holds(desk: Desk, board: number): string {
  const { view } = desk;
  const neutral = (view.seat_of[board] ?? -1) < 0;
  if (view.qi[board] === 0) return desk.say(neutral ? 'gs-view-is-possessed' : 'gs-view-is-dead');
  const tao = tokensOf(view, board).flatMap(([n, count]) =>
    count ? [desk.say('gs-counted', { colour: desk.say(`gs-colour-${n}`), count })] : [],
  );
  return [
    desk.say('gs-view-qi', { count: view.qi[board] ?? 0 }),
    ...(neutral
      ? []
      : [
          desk.say('gs-view-tao', { tokens: tao.join(', ') || desk.say('web-gs-none') }),
          desk.say('gs-view-yin-yang', { held: view.yin_yang[board] ?? 0 }),
        ]),
    ...(view.buddhas[board] ? [desk.say('gs-view-buddhas', { count: view.buddhas[board] ?? 0 })] : []),
    ...(view.power_tokens[board] ? [desk.say('gs-view-power-tokens', { count: view.power_tokens[board] ?? 0 })] : []),
    ...desk.layers.flatMap((layer) => layer.notes?.(desk, 'board', board) ?? []),
  ].join('; ');
}
