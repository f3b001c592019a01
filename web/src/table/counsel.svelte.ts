// What bots tell who asks: a hint, a review of the match, why a move was made.
import type {
  Advice, AskHint, AskReview, AskWhy, Explained, FromServer, Reviewed, Reviewing, Weight,
} from '../wire.gen';
import type { Link } from './link.svelte';

type Question = AskHint | AskReview | AskWhy;

/** A move that is being explained. */
export interface Why {
  ply: number; // its number; before it the table was at ply - 1
  own: boolean; // by the bot that made it, if one did; else as the review weighs it
  answer: Explained | null;
}

const keyOf = ({ ply, own }: Pick<AskWhy, 'ply' | 'own'>) => `${ply} ${own}`;

export class Counsel {
  weighed = $state.raw<readonly Weight[]>([]); // the best moves, as a hint sees them
  advice = $state<number | null>(null); // the one of them that the board shows
  review = $state.raw<Reviewed | null>(null);
  reviewOf = $state<number | null>(null); // the seat whose review was asked for
  reviewing = $state.raw<Pick<Reviewing, 'done'> | null>(null); // it is under way
  why = $state.raw<Why | null>(null);
  pointed = $state<number | null>(null); // of the moves that explain it, what the board shows

  /** Not answered yet; after a loss they are asked again. */
  #open = new Map<Question['t'], Question>();
  #explained = new Map<string, Explained>(); // by ply and by whom

  constructor(readonly link: Link) {}

  askHint(rev: number): void {
    this.#ask({ t: 'hint', rev });
  }

  askReview(seat: number): void {
    this.review = null;
    this.reviewOf = seat;
    this.reviewing = { done: 0 };
    this.#ask({ t: 'review', seat });
  }

  /** While one answer is under way only the last wish counts. */
  askWhy(ply: number, own: boolean): void {
    const known = this.#explained.get(keyOf({ ply, own })) ?? null;
    this.why = { ply, own, answer: known };
    this.pointed = known?.played ?? null;
    if (!known && !this.#open.has('why')) this.#ask({ t: 'why', ply, own });
  }

  /** Whether the review that is shown counts it as a mistake. */
  isCostly(ply: number): boolean {
    return this.review?.costly.some((one) => one.ply === ply) ?? false;
  }

  #ask(question: Question): void {
    this.#open.set(question.t, question);
    this.#send(question);
  }

  /** An answer may take its time; that the server is there is asked along with it. */
  #send(question: Question): void {
    if (this.link.send(question)) this.link.send({ t: 'ping' });
  }

  // ---------------------------------------------------------------- what the server says

  hear(message: FromServer, rev: number | undefined): void {
    if (message.t === 'advice') this.#advise(message, rev);
    else if (message.t === 'explained') this.#explain(message);
    else if (message.t === 'reviewing' || message.t === 'reviewed') this.#follow(message);
  }

  /** What comes for a seat that was asked about before is of no interest any more. */
  #follow(message: Reviewing | Reviewed): void {
    if (message.seat !== this.reviewOf) return;
    if (message.t === 'reviewing') {
      this.reviewing = message;
    } else {
      this.#open.delete('review');
      this.review = message;
    }
  }

  /** One for the table as it was has kept the server from taking the question that waits. */
  #advise({ rev, moves }: Advice, now: number | undefined): void {
    const waiting = this.#open.get('hint');
    if (rev !== now) {
      if (waiting) this.#send(waiting);
      return;
    }
    this.#open.delete('hint');
    this.weighed = moves;
    this.advice = moves[0]?.move ?? null;
  }

  #explain(answer: Explained): void {
    const asked = this.#open.get('why') as AskWhy | undefined;
    this.#open.delete('why');
    if (asked) this.#explained.set(keyOf(asked), answer);
    if (this.why && !this.why.answer) this.askWhy(this.why.ply, this.why.own);
  }

  /** The link is new and the table as it was. */
  resume(): void {
    for (const question of this.#open.values()) this.#send(question);
  }

  /** One of the questions, and nobody knows which, has no answer. */
  refuse(): void {
    this.#open.clear();
    this.reviewing = null;
    if (!this.why?.answer) this.why = null;
  }

  /** All that was about the table as it was. */
  forget(): void {
    this.#open.clear();
    this.#explained.clear();
    this.advice = this.pointed = this.why = null;
    this.weighed = [];
    this.review = this.reviewOf = this.reviewing = null;
  }
}
