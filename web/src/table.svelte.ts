// One table as the server tells it: the position, the chronicle, the replay and what is asked.
import { drawnColours } from './arms/heraldry';
import { type Game, loadGame } from './game';
import { i18n, t } from './i18n.svelte';
import { preferences } from './preferences.svelte';
import { Link } from './table/link.svelte';
import { Stage } from './table/stage.svelte';
import type {
  Fact, Frame, FromServer, GameMove, Refused, Said, Sitter, Story, Update, Welcome,
} from './wire.gen';

const FATAL = new Set(['no-such-table', 'hello-first']);

/** Something to tell the viewer alone, with the chapter of the rules that says more. */
export interface Notice {
  said: Said;
  rule: string | null;
}

/** Unlike randomUUID this also works where the page came over plain HTTP. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
}

export class Table {
  // Made when the table is, but some of what follows reads its state.
  #link: Link = new Link((message) => this.#hear(message), () => this.#lose());
  game = $state.raw<Game | null>(null);
  isUnknownGame = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  now = $state.raw<Update | null>(null);
  frame = $state.raw<Frame | null>(null);
  stage = $state.raw<Stage | null>(null);
  sitters = $state.raw<Sitter[]>([]);
  facts = $state.raw<Fact[]>([]);
  scores = $state.raw<number[][]>([]);
  advice = $state<number | null>(null);
  proposed = $state<number | null>(null); // waits for its confirmation
  isSending = $state(false);
  notice = $state.raw<Notice | null>(null);
  eyes = $state<number | null>(null); // through whose the replay looks; null: the viewer's own
  isPlaying = $state(false); // the replay goes on by itself
  speed = $state(1);
  /** Hears of everything new, with the table as it was before; not of what was there already. */
  onnews: (news: readonly Fact[]) => void = () => undefined;

  ply = $derived(this.now?.ply ?? 0);
  at = $derived(this.frame?.ply ?? this.ply);
  seat = $derived(this.welcome?.seat ?? null);
  prompt = $derived(this.now?.prompt ?? null);
  canUndo = $derived(this.now?.undo ?? false);
  isOver = $derived(this.now?.ranking != null);
  isRecord = $derived(this.welcome?.kind === 'record');
  isWaiting = $derived(this.sitters.some((sitter) => sitter.kind === 'open'));
  colours = $derived(drawnColours(this.welcome?.colours ?? []));
  shown = $derived.by(() => {
    const base = this.frame ?? this.now;
    if (!base || !this.stage) return base;
    const { scoring, scores } = this.stage;
    return { ...base, view: scoring.view, scores, actors: [], ranking: null };
  });
  names = $derived.by(() => {
    const called = this.sitters.map((sitter, seat) => this.#called(sitter, seat));
    const isTwice = (name: string) => called.filter((other) => other === name).length > 1;
    return called.map((name, seat) =>
      isTwice(name) ? `${name} (${this.colour(seat)})` : name,
    );
  });
  /** Ids of what the viewer may do now; empty whenever something else is on the screen. */
  legal = $derived.by(() => {
    const isHere = !this.frame && !this.stage && this.#link.state === 'open';
    return isHere ? (this.prompt?.legal ?? []) : [];
  });
  isMyTurn = $derived(this.prompt !== null && this.#link.state === 'open');
  /** Whether what is shown came about by a scoring that can be told again. */
  hasScoring = $derived(this.facts.some(({ ply, event }) => ply === this.at && this.#scores(event)));

  #isSeeking = false;
  #wanted: number | null = null;
  #scoringAt: number | null = null;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    this.#link.open(id, secret);
  }

  get link(): Link['state'] {
    return this.#link.state;
  }

  close(): void {
    this.#link.close();
  }

  colour(seat: number): string {
    const name = this.welcome?.colours[seat] ?? '';
    const id = `${this.welcome?.game}-colour-${name}`;
    return i18n.has(id) ? t(id) : name;
  }

  move(id: number | null): GameMove | null {
    return id === null ? null : (this.welcome?.vocabulary[id] ?? null);
  }

  say(said: Said): string {
    return i18n.text(said, this.names);
  }

  // ---------------------------------------------------------------- what the viewer does

  /** Play a move, or show it first where moves are to be confirmed. The server judges any move:
   * one that is not legal comes back with the reason. */
  propose(move: number): void {
    const isNew = this.proposed !== move && this.legal.includes(move);
    if (preferences.confirm && isNew) this.proposed = move;
    else this.play(move);
  }

  confirm(): void {
    if (this.proposed !== null) this.play(this.proposed);
  }

  play(move: number): void {
    if (this.isSending || this.frame || this.stage || !this.now) return;
    this.proposed = null;
    const { rev } = this.now;
    this.isSending = this.#link.send({ t: 'play', rev, move, nonce: newNonce() });
  }

  undo(): void {
    if (this.isSending || !this.canUndo || this.frame || this.stage || !this.now) return;
    const { rev } = this.now;
    this.isSending = this.#link.send({ t: 'undo', rev, nonce: newNonce() });
  }

  askHint(): void {
    if (this.legal.length && this.now) this.#link.send({ t: 'hint', rev: this.now.rev });
  }

  tell(said: Said, rule: string | null = null): void {
    this.notice = { said, rule };
  }

  // ---------------------------------------------------------------- looking back

  /** Show the table after so many moves; from the last one on, as it is now. */
  seek(ply: number): void {
    const to = Math.min(this.ply, Math.max(0, ply));
    this.stage = null;
    this.proposed = null;
    this.#scoringAt = null;
    this.#wanted = to === this.ply && this.eyes === null ? null : to;
    if (this.#wanted === null) this.frame = null;
    else this.#ask(this.#wanted);
  }

  goNow(): void {
    this.eyes = null;
    this.isPlaying = false;
    this.seek(this.ply);
  }

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.seek(this.at);
  }

  /** Tell again the scoring that led to what is shown. */
  tellScoring(): void {
    this.#scoringAt = this.at;
    this.#ask(this.at - 1);
  }

  endScoring(): void {
    this.stage = null;
  }

  #ask(ply: number): void {
    if (this.#isSeeking) return; // while one frame is under way only the last wish counts
    this.#isSeeking = this.#link.send({ t: 'seek', ply, eyes: this.eyes });
  }

  #show(frame: Frame): void {
    this.#isSeeking = false;
    if (this.#scoringAt !== null) {
      if (frame.ply === this.#scoringAt - 1) this.#restage(frame);
      else this.#ask(this.#scoringAt - 1);
    } else if (this.#wanted !== null) {
      const isStep = frame.ply === this.at + 1;
      this.frame = frame;
      if (this.#wanted !== frame.ply || frame.eyes !== (this.eyes ?? this.seat)) {
        this.#ask(this.#wanted);
      } else if (isStep) this.onnews(this.facts.filter(({ ply }) => ply === frame.ply));
    }
  }

  #restage(before: Frame): void {
    const ply = this.#scoringAt;
    this.#scoringAt = null;
    const news = this.facts.filter((fact) => fact.ply === ply);
    this.#perform(before, news, this.facts.filter((fact) => fact.ply <= (ply ?? 0)));
  }

  #perform(before: Frame | Update, news: readonly Fact[], facts: readonly Fact[]): void {
    const scoring = this.game?.scoringOf(this, before.view, news, facts);
    if (scoring) this.stage = new Stage(scoring, scoring.from ?? before.scores);
  }

  // ---------------------------------------------------------------- what the server says

  #hear(message: FromServer): void {
    if (message.t === 'welcome') this.#greet(message);
    else if (message.t === 'story') this.#remember(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'presence') this.sitters = message.sitters;
    else if (message.t === 'frame') this.#show(message);
    else if (message.t === 'refused') this.#refuse(message);
    else if (message.t === 'advice' && message.rev === this.now?.rev) this.advice = message.move;
  }

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.#link.welcomed();
    void loadGame(welcome.game).then((game) => {
      this.game = game;
      this.isUnknownGame = game === null;
    });
  }

  #remember(story: Story): void {
    this.facts = story.facts;
    this.scores = story.scores;
  }

  #update(update: Update): void {
    const before = this.now;
    const fresh = new Set(update.news.map((fact) => fact.ply));
    const kept = this.facts.filter((fact) => fact.ply <= update.ply && !fresh.has(fact.ply));
    this.facts = [...kept, ...update.news];
    const scores = this.scores.slice(0, update.ply);
    while (scores.length < update.ply) scores.push(scores.at(-1) ?? update.scores);
    this.scores = [...scores, update.scores];
    this.sitters = update.sitters;
    this.now = update;
    if (before?.rev !== update.rev) this.#forget(before !== null && update.ply < before.ply);
    if (!before || !update.news.length) return;
    if (!this.frame && !this.stage) this.#perform(before, update.news, this.facts);
    this.onnews(update.news);
  }

  /** What was about the table as it was. */
  #forget(isUndone: boolean): void {
    this.advice = null;
    this.proposed = null;
    if (this.isSending) this.notice = null; // the viewer has found a move that is allowed
    this.isSending = false;
    if (isUndone) this.stage = null;
  }

  #refuse(refused: Refused): void {
    this.isSending = false;
    this.#isSeeking = false;
    this.tell(refused.said, refused.rule);
    if (FATAL.has(refused.code) || !this.welcome) this.#link.state = 'refused';
  }

  #lose(): void {
    this.isSending = false;
    this.#isSeeking = false;
  }

  #scores(event: Fact['event']): boolean {
    return this.game?.endsScoring(event) ?? false;
  }

  /** Bots and open seats go by their colour; whoever gave no name by a word of the reader's. */
  #called(sitter: Sitter, seat: number): string {
    return sitter.kind === 'person' ? sitter.name || t('web-guest') : this.colour(seat);
  }
}
