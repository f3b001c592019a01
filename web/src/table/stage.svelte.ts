// A scoring being told: the board as it stood, the steps told so far, the scores they add up to.
import type { Scoring } from '../game';

export class Stage {
  readonly scoring: Scoring;
  readonly before: readonly number[];
  readonly goesOn: boolean; // by itself, once it can have been read
  readonly ply: number; // of the table when it began
  told: number = $state(0);

  step = $derived.by(() => {
    const isRunning = this.told > this.scoring.first && !this.isDone;
    return isRunning ? (this.scoring.steps[this.told - 1] ?? null) : null;
  });
  scores = $derived.by(() => {
    const steps = this.scoring.steps.slice(this.scoring.first, this.told);
    return this.before.map((score, seat) =>
      steps.reduce((sum, { gains }) => sum + (gains[seat] ?? 0), score),
    );
  });

  constructor(scoring: Scoring, before: readonly number[], goesOn: boolean, ply: number) {
    this.scoring = scoring;
    this.before = before;
    this.goesOn = goesOn;
    this.ply = ply;
    this.told = scoring.first;
  }

  /** One more than the steps: the last one leaves the whole table without a mark. */
  get isDone(): boolean {
    return this.told > this.scoring.steps.length;
  }

  next(): void {
    this.told += 1;
  }

  skip(): void {
    this.told = this.scoring.steps.length + 1;
  }
}
