// One table as the server tells it: the position, the chronicle, the replay and what is asked.
import { drawnColours } from './arms/heraldry';
import { type Game, loadGame } from './game';
import { i18n, t } from './i18n.svelte';
import { preferences } from './preferences.svelte';
import { Counsel, type Why } from './table/counsel.svelte';
import { Link } from './table/link.svelte';
import { Stage } from './table/stage.svelte';
import type {
  Fact, Frame, FromServer, GameMove, Mishap, Play, Refused, Said, Sitter, Story, Undo, Update, Welcome,
} from './wire.gen';

const FATAL = new Set(['no-such-table', 'hello-first']);

/** Something to tell the viewer alone, with the chapter of the rules that says more. */
export interface Notice {
  said: Said;
  rule: string | null;
  lasts?: boolean; // until it was read, whoever moves in the meantime
}

/** Unlike randomUUID this also works where the page came over plain HTTP. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
}

export class Table {
  // Made when the table is, but some of what follows reads its state.
  #link: Link = new Link((message) => this.#hear(message), () => (this.#isSeeking = false));
  counsel = new Counsel(this.#link);
  game = $state.raw<Game | null>(null);
  isUnknownGame = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  now = $state.raw<Update | null>(null);
  frame = $state.raw<Frame | null>(null);
  stage = $state.raw<Stage | null>(null);
  sitters = $state.raw<Sitter[]>([]);
  facts = $state.raw<Fact[]>([]);
  mishaps = $state.raw<Mishap[]>([]);
  scores = $state.raw<number[][]>([]);
  proposed = $state<number | null>(null); // waits for its confirmation
  isSending = $derived.by(() => this.#sent !== null);
  nudges = $state(0); // how often the viewer should have read what is asked
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
  /** The costly decision before which the replay stands. */
  judged = $derived.by(() => {
    const at = this.frame?.ply;
    return this.counsel.review?.costly.find(({ ply }) => ply - 1 === at) ?? null;
  });
  /** The move that is explained, where the replay stands before it. */
  why = $derived.by((): Why | null => {
    const { why } = this.counsel;
    return why && why.ply - 1 === this.frame?.ply ? why : null;
  });
  /** The move that the board points out: a hint's, one that was weighed, or what was better. */
  hinted = $derived.by(() => {
    if (this.stage) return null;
    if (!this.frame) return this.move(this.counsel.advice);
    return this.move(this.why ? this.counsel.pointed : (this.judged?.better.move ?? null));
  });
  /** The move that led to what is shown, where it may be asked why. */
  #made = $derived((this.frame ?? this.now)?.made ?? null);
  canAskWhy = $derived(
    (this.#made !== null || this.judged !== null) && !this.why && !this.stage,
  );
  /** Whether the move that is explained was a bot's, which may have a view of its own. */
  #isOfBot = $derived.by(() => {
    const answer = this.why?.answer;
    return Boolean(answer?.moves.length && this.sitters[answer.seat]?.kind === 'bot');
  });
  canAskOther = $derived(this.#isOfBot && !this.why?.answer?.trouble);
  /** Whether what is shown came about by a scoring that can be told again. */
  hasScoring = $derived(this.facts.some(({ ply, event }) => ply === this.at && this.#scores(event)));

  /** A step that the server has not answered yet; after a loss it goes out again, to count once. */
  #sent = $state.raw<Play | Undo | null>(null);
  #isBack = false; // the link is new, the table not yet heard of
  /** The plies after which players' moves can be seen; chance and the like have no stops. */
  #stops = $derived.by(() => {
    const isMove = ({ event }: Fact) => this.game?.isMove?.(event) ?? true;
    const plies = this.facts.filter(isMove).map(({ ply }) => ply);
    return [0, ...new Set(plies)].with(-1, this.ply);
  });
  moves = $derived(this.#stops.length - 1);
  moveAt = $derived(this.moveOf(this.at));
  replayText = $derived(t('web-replay-at', { ply: this.moveAt, last: this.moves }));
  /** How far the viewer has seen the match who looks at it from the start; null: all of it. */
  seen = $state<number | null>(null);

  #before = { ply: 0, eyes: null as number | null }; // what was seen when a move was explained
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

  moveText(id: number): string {
    const move = this.move(id);
    return move && this.game ? this.game.moveText(this, move) : '';
  }

  say(said: Said): string {
    return i18n.text(said, this.names);
  }

  // ---------------------------------------------------------------- what the viewer does

  /** Play a move, or show it first where moves are to be confirmed. The server judges any move:
   * one that is not legal comes back with the reason. */
  propose(move: number): void {
    const isNew = this.proposed !== move && this.legal.includes(move);
    const meant = this.move(move);
    const isAsked = preferences.confirm || (meant !== null && this.game?.isWeighty?.(meant));
    if (isAsked && isNew) this.proposed = move;
    else this.play(move);
  }

  confirm(): void {
    if (this.proposed !== null) this.play(this.proposed);
  }

  play(move: number): void {
    if (this.isSending || this.frame || this.stage || !this.now) return;
    this.proposed = null;
    const { rev } = this.now;
    this.#step({ t: 'play', rev, move, nonce: newNonce() });
  }

  undo(): void {
    if (this.isSending || !this.canUndo || this.frame || this.stage || !this.now) return;
    const { rev } = this.now;
    this.#step({ t: 'undo', rev, nonce: newNonce() });
  }

  #step(step: Play | Undo): void {
    if (this.#link.send(step)) this.#sent = step;
  }

  askHint(): void {
    if (this.legal.length && this.now) this.counsel.askHint(this.now.rev);
  }

  /** Let the costly decision be explained before which the replay stands, or else the move that led
   * here, on the board as its seat saw it before. What the review calls a mistake is explained as
   * the review sees it; any other move of a bot by that bot. */
  askWhy(): void {
    if (!this.canAskWhy) return;
    const ply = this.judged?.ply ?? this.#made!.ply;
    const by = this.judged ? this.counsel.reviewOf : this.#made!.seat;
    this.counsel.askWhy(ply, !this.counsel.isCostly(ply));
    this.#before = { ply: this.at, eyes: this.eyes };
    this.eyes = by === this.seat ? null : by;
    this.isPlaying = false;
    this.seek(ply - 1);
  }

  /** The same as the other of the two sees it: the bot that made the move, or the review. */
  askOther(): void {
    if (this.why && this.canAskOther) this.counsel.askWhy(this.why.ply, !this.why.own);
  }

  /** Go back to where it was asked. */
  endWhy(): void {
    if (!this.why) return;
    this.counsel.why = null;
    this.eyes = this.#before.eyes;
    this.seek(this.#before.ply);
  }

  /** Point to what is asked. */
  nudge(): void {
    this.nudges += 1;
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
    if (this.#wanted === null) this.frame = this.seen = null;
    else this.#ask(this.#wanted);
  }

  /** How many moves that players count were made by then. */
  moveOf(ply: number): number {
    return Math.max(0, this.#stops.findLastIndex((stop) => stop <= ply));
  }

  /** The ply of a move that players count. */
  plyOf(move: number): number {
    return this.#stops[Math.min(this.moves, Math.max(0, move))] ?? 0;
  }

  /** Come to the table at that move, without being told how it went on. */
  open(ply: number): void {
    if (ply < this.ply) this.seen = ply;
    this.seek(ply);
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
      const { at } = this;
      const isStep = frame.ply === this.plyOf(this.moveAt + 1);
      this.frame = frame;
      if (this.seen !== null) this.seen = Math.max(this.seen, frame.ply);
      if (this.#wanted !== frame.ply || frame.eyes !== (this.eyes ?? this.seat)) {
        this.#ask(this.#wanted);
      } else if (isStep) {
        this.onnews(this.facts.filter(({ ply }) => ply > at && ply <= frame.ply));
      }
    }
  }

  #restage(before: Frame): void {
    const ply = this.#scoringAt;
    this.#scoringAt = null;
    const news = this.facts.filter((fact) => fact.ply === ply);
    this.#perform(before, news, this.facts.filter((fact) => fact.ply <= (ply ?? 0)), false);
  }

  #perform(
    before: Frame | Update,
    news: readonly Fact[],
    facts: readonly Fact[],
    isLive: boolean,
  ): void {
    const scoring = this.game?.scoringOf(this, before.view, news, facts);
    if (!scoring) return;
    const goesOn = isLive && (this.seat === null || Boolean(scoring.isBrief));
    this.stage = new Stage(scoring, scoring.from ?? before.scores, goesOn, this.ply);
  }

  // ---------------------------------------------------------------- what the server says

  #hear(message: FromServer): void {
    if (message.t === 'welcome') this.#greet(message);
    else if (message.t === 'story') this.#remember(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'presence') this.sitters = message.sitters;
    else if (message.t === 'frame') this.#show(message);
    else if (message.t === 'refused') this.#refuse(message);
    else if (message.t === 'mishap') this.#report(message);
    else this.counsel.hear(message, this.now?.rev);
  }

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.#isBack = true;
    this.#link.welcomed();
    void loadGame(welcome.game).then((game) => {
      this.game = game;
      this.isUnknownGame = game === null;
    });
  }

  #remember(story: Story): void {
    this.facts = story.facts;
    this.scores = story.scores;
    this.mishaps = story.mishaps;
  }

  /** In the chronicle every time; what happens again and again is no news. */
  #report(mishap: Mishap): void {
    const { seat, said: { args } } = mishap;
    const isSame = (one: Mishap) => one.seat === seat && one.said.args.kind === args.kind;
    const isNews = !this.mishaps.some(isSame);
    this.mishaps = [...this.mishaps, mishap];
    if (isNews) this.notice = { said: mishap.said, rule: null, lasts: true };
  }

  #update(update: Update): void {
    const before = this.now;
    const fresh = new Set(update.news.map((fact) => fact.ply));
    const kept = this.facts.filter((fact) => fact.ply <= update.ply && !fresh.has(fact.ply));
    this.facts = [...kept, ...update.news];
    this.mishaps = this.mishaps.filter(({ ply }) => ply <= update.ply);
    const scores = this.scores.slice(0, update.ply);
    while (scores.length < update.ply) scores.push(scores.at(-1) ?? update.scores);
    this.scores = [...scores, update.scores];
    this.sitters = update.sitters;
    this.now = update;
    if (before?.rev !== update.rev) this.#forget(before !== null && update.ply < before.ply);
    else if (this.#isBack) this.#resume();
    this.#isBack = false;
    const isOtherTurn = !before?.prompt !== !update.prompt;
    if (isOtherTurn || update.ranking) this.#forgetNotice(); // it was about another moment
    if (!before || !update.news.length) return;
    const isFree = !this.stage || this.stage.goesOn; // the newest of those that pass is told
    if (!this.frame && isFree) this.#perform(before, update.news, this.facts, true);
    this.onnews(update.news);
  }

  /** What had no answer when the link was lost. */
  #resume(): void {
    if (this.#sent) this.#link.send(this.#sent);
    this.counsel.resume();
  }

  /** What was about the table as it was. */
  #forget(isUndone: boolean): void {
    this.counsel.forget();
    // Where several choose at once, what others chose changes nothing.
    const isOpen = this.prompt?.legal.includes(this.proposed ?? -1);
    if (isUndone || !isOpen) this.proposed = null;
    if (this.#sent) this.#forgetNotice(); // the viewer has found a move that is allowed
    this.#sent = null;
    if (isUndone) this.stage = null;
  }

  #forgetNotice(): void {
    if (!this.notice?.lasts) this.notice = null;
  }

  #refuse(refused: Refused): void {
    if (refused.nonce === null || refused.nonce === this.#sent?.nonce) this.#sent = null;
    if (refused.nonce === null) this.counsel.refuse();
    this.#isSeeking = false;
    this.tell(refused.said, refused.rule);
    if (FATAL.has(refused.code) || !this.welcome) this.#link.state = 'refused';
  }

  #scores(event: Fact['event']): boolean {
    return this.game?.endsScoring(event) ?? false;
  }

  /** Bots and open seats go by their colour; whoever gave no name by a word of the reader's. */
  #called(sitter: Sitter, seat: number): string {
    if (sitter.kind !== 'person') return this.colour(seat);
    return sitter.name || t(seat === this.seat ? 'web-you' : 'web-guest');
  }
}
