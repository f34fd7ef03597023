/** Names for seats and bots. */
import type { Chair, ChatLine, GameInfo } from '../wire/types';
import { say, words } from '../words/words.svelte';

/** `search:1000` as people say it. */
export function botName(bot: string): string {
  const id = `web-bot-${bot.replace(':', '-')}`;
  return words.knows(id) ? say(id) : bot;
}

/** What a game calls its seats, which may depend on how many there are. */
export function ownNames(game: GameInfo | undefined, seats: number): string[] {
  const names = game?.seat_names[game.seats.indexOf(seats)] ?? [];
  return Array.from({ length: seats }, (_, n) => names[n] ?? say('web-seat', { n: n + 1 }));
}

/** With whom a seat plays, where the game has something to say of that; else nothing. */
export function sideOf(game: string, seats: number, seat: number): string {
  const id = `web-side-${game}-${seats}`;
  return words.knows(id) ? say(id, { seat: seat + 1 }) : '';
}

/** What to call the seats: the person's name, else the seat's own. */
export function seatNames(chairs: readonly Chair[], game: GameInfo | undefined): string[] {
  const own = ownNames(game, chairs.length);
  return chairs.map((chair, n) => chair.name || (own[n] ?? ''));
}

/** Who says a line of chat: the player's name, or that of somebody who only looks on. */
export function whoSays(line: ChatLine, names: readonly string[]): string {
  if (line.seat >= 0) return line.name || (names[line.seat] ?? '');
  return line.name ? say('web-chat-spectator', { name: line.name }) : say('web-eyes-spectator');
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

/** What became of a seat, in a sentence for the log. */
export function noteOf(line: ChatLine, places: readonly string[]): string {
  const seat = places[line.seat] ?? '';
  return say(`web-note-${line.note}`, {
    who: line.name || say('web-somebody'),
    seat,
    bot: botName(line.text),
    to: line.text || say('web-somebody'),
  });
}

/** Is the seat in this browser's hands? */
export function inHand(chair: Chair): boolean {
  return chair.borrowed || (chair.yours && chair.lent !== 'bot' && chair.lent !== 'person');
}

/** Names where there is little room: the first word, or its beginning, and told apart by what follows. */
export function shortNames(names: readonly string[], most: number): string[] {
  const cut = (name: string, length: number) => {
    const [first = ''] = name.trim().split(/\s+/);
    if (name.length <= length) return name;
    return first.length <= length ? first : `${first.slice(0, length - 1)}.`;
  };
  const short = names.map((name) => cut(name, most));
  return short.map((name, n) => {
    if (short.indexOf(name) === n && short.lastIndexOf(name) === n) return name;
    const end = /\S{1,2}$/.exec(names[n] ?? '')?.[0] ?? '';
    return `${name.replace('.', '').slice(0, Math.max(1, most - end.length - 1))}.${end}`;
  });
}
