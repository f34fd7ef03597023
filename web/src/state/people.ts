/** Names for seats and bots. */
import type { Chair, GameInfo } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** `search:1000` as people say it. */
export function botName(bot: string): string {
  const id = `web-bot-${bot.replace(':', '-')}`;
  return words.knows(id) ? say(id) : bot;
}

/** What to call a seat: the person's name, else the seat's own. */
export function seatName(chair: Chair | undefined, game: GameInfo | undefined, n: number): string {
  return chair?.name || game?.seat_names[n] || say('web-seat', { n: n + 1 });
}

/** Who plays a seat now, in a word or two. */
export function whoPlays(chair: Chair): string {
  if (chair.lent === 'bot' || chair.lent === 'person') {
    const to = chair.lent === 'bot' ? botName(chair.lent_to) : chair.lent_to;
    return say('web-lent-to', { to });
  }
  if (chair.lent === 'offered') return say('web-lent-offered');
  if (chair.plays === 'open') return say('web-open-seat');
  if (chair.plays === 'bot') return say('web-is-bot', { strength: botName(chair.bot) });
  return chair.yours || chair.borrowed ? say('web-you') : say('web-person');
}

/** Is the seat in this browser's hands? */
export function inHand(chair: Chair): boolean {
  return chair.borrowed || (chair.yours && chair.lent !== 'bot' && chair.lent !== 'person');
}
