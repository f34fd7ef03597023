/** Shows one thing after the other, at a pace one can follow. Knows no game and no screen. */
export type Mode = 'flow' | 'step' | 'off';

export interface Turn {
  parts: number; // how many things to show one by one; 0: only the result
  ms(n: number): number; // for each part
  free?(n: number): boolean; // parts that do not wait for a key when stepping (one's own moves)
  stays?(n: number): boolean; // parts that wait for next() even if nobody looks
  begin(): void;
  part(n: number): void;
  end(): void;
}

export class Pace {
  private queue: Turn[] = [];
  private running: Turn | null = null;
  private at = 0;
  private waits = false; // for next(), at what has to be seen
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private mode: () => Mode,
    private changed: (busy: boolean) => void = () => {},
    private stays: (stays: boolean) => void = () => {},
  ) {}

  /** How many turns wait behind the one that is told. */
  get behind(): number {
    return this.queue.length;
  }

  get busy(): boolean {
    return this.running !== null || this.queue.length > 0;
  }

  push(turn: Turn): void {
    this.queue.push(turn);
    if (!this.running) this.start();
  }

  /** Go on to the next part now. */
  next(): void {
    if (this.running) {
      clearTimeout(this.timer);
      this.advance();
    }
  }

  /** Stay at this part until next(). */
  hold(): void {
    clearTimeout(this.timer);
  }

  /** Everything that waits, at once, up to what has to be seen. */
  skip(): void {
    clearTimeout(this.timer);
    do this.advance(true);
    while (this.running && !this.waits);
  }

  /** Forget what waits; nothing more is shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.running = null;
    this.wait(false);
    this.changed(false);
  }

  private wait(waits: boolean): void {
    if (waits !== this.waits) this.stays((this.waits = waits));
  }

  private start(quick = false): void {
    const turn = this.queue.shift();
    this.running = turn ?? null;
    if (!turn) return this.changed(false);
    this.changed(true);
    this.at = -1;
    turn.begin();
    if (this.running === turn) this.advance(quick);
  }

  private advance(quick = false): void {
    const turn = this.running;
    if (!turn) return;
    this.wait(false);
    this.at += 1;
    if (this.at >= turn.parts) {
      turn.end();
      if (this.running === turn) this.start(quick);
      return;
    }
    turn.part(this.at);
    if (this.running !== turn) return;
    const mode = this.mode();
    if (turn.stays?.(this.at)) return this.wait(true);
    if (quick || mode === 'off') return this.advance(quick);
    if (mode === 'step' && !turn.free?.(this.at)) return; // until next()
    this.timer = setTimeout(() => this.advance(), turn.ms(this.at));
  }
}
