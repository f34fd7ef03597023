/** A Taoist's colour is that of the board. */
const SPIRITS = ['', 'red', 'green', 'blue', 'yellow'];

export function tone(view: { seat_of: number[]; colour: number[] }, seat: number): string {
  const spirit = SPIRITS[view.colour[view.seat_of.indexOf(seat)] ?? 0];
  return spirit ? `var(--spirit-${spirit})` : '';
}
