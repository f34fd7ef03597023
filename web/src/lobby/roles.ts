/** Which part one plays: a role is a chair's name without its number, as Taoist or Wu-Feng. Roles are chairs. */
import type { SeatWish } from '../wire/types';

export function roleOf(name = ''): string {
  return name.replace(/\s*\d+$/, '');
}

/** The roles among the chairs, each once. */
export function rolesOf(names: readonly string[]): string[] {
  return [...new Set(names.map(roleOf))];
}

/** My chair, if I have exactly one. */
export function myChair(seats: readonly SeatWish[]): number {
  const mine = seats.flatMap((seat, n) => (seat.plays === 'me' ? [n] : []));
  return mine.length === 1 ? (mine[0] ?? -1) : -1;
}

/** I change chairs with the first one of that role. */
export function inRole(seats: readonly SeatWish[], names: readonly string[], role: string): SeatWish[] {
  const from = myChair(seats);
  const to = names.findIndex((name) => roleOf(name) === role);
  const plan = [...seats];
  const [me, other] = [plan[from], plan[to]];
  if (!me || !other || roleOf(names[from]) === role) return plan;
  plan[from] = other;
  plan[to] = me;
  return plan;
}

/** More or fewer chairs: I keep my role. `spare` fills up. */
export function resized(
  seats: readonly SeatWish[],
  before: readonly string[],
  after: readonly string[],
  spare: SeatWish[],
): SeatWish[] {
  const mine = myChair(seats);
  const me = seats[mine];
  if (!me) return [...seats, ...spare].slice(0, after.length);
  const others = [...seats.filter((_, n) => n !== mine), ...spare].slice(0, after.length - 1);
  const role = roleOf(before[mine]);
  const at = roleOf(after[mine]) === role ? mine : Math.max(0, after.map(roleOf).indexOf(role));
  return [...others.slice(0, at), me, ...others.slice(at)];
}
