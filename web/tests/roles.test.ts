import { describe, expect, it } from 'vitest';
import { inRole, myChair, resized, rolesOf } from '../src/lobby/roles';
import { firstPlan } from '../src/lobby/SeatPlan.svelte';

const chairs = (taoists: number) => [...Array.from({ length: taoists }, (_, n) => `Taoist ${n + 1}`), 'Wu-Feng'];
const plays = (seats: { plays: string }[]) => seats.map((seat) => seat.plays).join(' ');

describe('roles', () => {
  it('are the names of chairs without their numbers', () => {
    expect(rolesOf(chairs(3))).toEqual(['Taoist', 'Wu-Feng']);
    expect(rolesOf(['Taoist 1', 'Taoist 2'])).toEqual(['Taoist']);
    expect(rolesOf(['Green', 'Blue'])).toEqual(['Green', 'Blue']);
  });
  it('whoever makes the table may be Wu-Feng, and a Taoist again', () => {
    const plan = inRole(firstPlan(3, 'Ann'), chairs(2), 'Wu-Feng');
    expect(plays(plan)).toBe('bot bot me');
    expect(plan[2]?.name).toBe('Ann');
    expect(plays(inRole(plan, chairs(2), 'Wu-Feng'))).toBe('bot bot me');
    expect(plays(inRole(plan, chairs(2), 'Taoist'))).toBe('me bot bot');
  });
  it('stay when the number of players changes', () => {
    const spare = firstPlan(5, '', -1);
    const two = inRole(firstPlan(2, 'Ann'), chairs(1), 'Wu-Feng');
    const five = resized(two, chairs(1), chairs(4), spare);
    expect(plays(five)).toBe('bot bot bot bot me');
    expect(plays(resized(five, chairs(4), chairs(1), spare))).toBe('bot me');
    const third = firstPlan(5, 'Ann', 2);
    expect(plays(resized(third, chairs(4), chairs(3), spare))).toBe('bot bot me bot');
    expect(plays(resized(third, chairs(4), chairs(1), spare))).toBe('me bot');
  });
  it('several of mine, or none, stay where they are', () => {
    const shared = firstPlan(3, 'Ann').map((seat, n) => (n < 2 ? { plays: 'me' as const, name: '' } : seat));
    expect(myChair(shared)).toBe(-1);
    expect(inRole(shared, chairs(2), 'Wu-Feng')).toEqual(shared);
    expect(plays(resized(shared, chairs(2), chairs(1), []))).toBe('me me');
  });
});
