/** The coach at one table: which steps are done (kept in this browser), what to say now. */
import { argument, type Args } from '../boards/board';
import { speech } from '../state/speech.svelte';
import type { TableStore } from '../state/table.svelte';
import type { GameInfo } from '../wire/types';
import { say, words } from '../words/words.svelte';
import { stepNow, type Lesson, type Now, type Step } from './step';

const found = import.meta.glob<{ lesson: Lesson }>('./games/*.ts');
const KEY = 'hauntings-lessons';
const MOST = 6; // tables that are remembered

interface Kept {
  id: string;
  lesson: string;
  done: string[];
}

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // a browser that keeps nothing still teaches, until it is reloaded
  }
}

/** This table is a lesson: the game's only one, or the one of that name. */
export function begin(id: string, game: string, name: string): void {
  keep([...kept(), { id, lesson: name ? `${game}-${name}` : game, done: [] }]);
}

export class Coach {
  lesson = $state.raw<Lesson | null>(null);
  private passed = $state.raw<readonly string[]>([]);
  private answered = $state(-1); // the seq of the question that was answered last

  constructor(
    private table: TableStore,
    private named: string,
    done: readonly string[],
  ) {
    this.passed = done;
    void this.load();
  }

  /** The coach of a table that is a lesson; null at every other. */
  static at(table: TableStore): Coach | null {
    const own = kept().find((each) => each.id === table.id);
    return own ? new Coach(table, own.lesson, own.done) : null;
  }

  private async load(): Promise<void> {
    const file = await found[`./games/${this.named}.ts`]?.();
    await words.addFile(`web-lesson-${this.named}`);
    this.lesson = file?.lesson ?? null;
  }

  /** The one who sits after the learner: the opponent, or the first partner. */
  get other(): number {
    return (this.table.seat + 1) % (this.table.info?.seats.length ?? 1);
  }

  private now(game: GameInfo): Now | null {
    const { view, seat, question, steps } = this.table;
    if (!view || seat < 0 || this.table.busy || (question && !this.isOpen(question.seq))) return null;
    const mine = steps.findLastIndex((step) => step.seat === seat && !step.undo);
    const events = steps.slice(Math.max(0, mine)).flatMap((step) => step.events);
    return {
      view,
      question,
      own: seat,
      other: this.other,
      happened: (what, whose, name = 'seat') =>
        events.some((told) => told.what === what && (whose === undefined || argument(game, told)[name] === whose)),
      done: (id) => this.passed.includes(id),
    };
  }

  step(game: GameInfo | undefined): Step | null {
    const now = game && this.lesson && this.table.info?.state === 'running' ? this.now(game) : null;
    return (now && this.lesson && stepNow(this.lesson, now)) ?? null;
  }

  text(step: Step, game: GameInfo, names: readonly string[]): string {
    const now = this.now(game);
    const args: Args = { player: names[this.other] ?? '', ...(now ? step.args?.(now) : {}) };
    return say(`web-learn-${this.lesson?.key}-${step.id}`, args);
  }

  /** The steps that count, and how many of them are done. */
  get progress(): { at: number; of: number } {
    const counted = this.lesson?.steps.filter((step) => !step.aside) ?? [];
    return { at: counted.filter((step) => this.passed.includes(step.id)).length, of: counted.length };
  }
  get ended(): boolean {
    return this.lesson !== null && this.passed.includes('ready');
  }

  pass(step: Step): void {
    this.passed = [...this.passed, step.id];
    keep(kept().map((each) => (each.id === this.table.id ? { ...each, done: [...this.passed] } : each)));
  }

  /** Nobody has answered this question yet. */
  isOpen(seq: number): boolean {
    return seq !== this.answered;
  }
  /** The learner answered this question while this was being said. */
  answer(seq: number, step: Step | null): void {
    this.answered = seq;
    if (step && (step.act || step.aside)) this.pass(step);
  }

  /** No more coaching at this table. */
  leave(): void {
    keep(kept().filter((each) => each.id !== this.table.id));
    this.lesson = null;
  }

  say(text: string): void {
    speech.tell(text);
  }
}
