// One table as the server tells it: the socket, the position, the chronicle and the replay.
import { i18n, t } from './i18n.svelte';
import { PROTOCOL } from './wire.gen';
import type {
  Fact,
  Frame,
  FromClient,
  FromServer,
  KingdomsView,
  Prompt,
  Sitter,
  Story,
  Update,
  Welcome,
} from './wire.gen';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const NOTICE_FOR = 5_000;
const FATAL = new Set(['no-such-table', 'hello-first']);

/** Unlike randomUUID this also works where the page came over plain HTTP. */
function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
}

export class Table {
  welcome = $state.raw<Welcome | null>(null);
  now = $state.raw<KingdomsView | null>(null);
  frame = $state.raw<Frame | null>(null);
  rev = 0;
  ply = $state(0);
  prompt = $state.raw<Prompt | null>(null);
  canUndo = $state(false);
  sitters = $state.raw<Sitter[]>([]);
  facts = $state.raw<Fact[]>([]);
  scores = $state.raw<number[][]>([]);
  advice = $state<number | null>(null);
  endedRound = $state<number | null>(null); // until the viewer has looked at its result
  link = $state<'joining' | 'open' | 'lost' | 'refused'>('joining');
  isSending = $state(false);
  notice = $state('');
  spoken = $state('');

  view = $derived(this.frame?.view ?? this.now);
  seat = $derived(this.welcome?.seat ?? null);
  isMyTurn = $derived(this.prompt !== null && this.link === 'open');
  isOver = $derived(this.now?.ranking != null);
  names = $derived(
    this.sitters.map((sitter, seat) =>
      sitter.kind === 'person' ? sitter.name : t(this.colourId(seat)),
    ),
  );

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #noticeTimer = 0;
  #closed = false;
  #isSeeking = false;
  #wanted: number | null = null;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#noticeTimer);
    clearInterval(this.#pinger);
    this.#socket?.close();
  }

  colourId(seat: number): string {
    return `kingdoms-colour-${this.welcome?.colours[seat] ?? 'yellow'}`;
  }

  play(move: number): void {
    if (this.isSending || this.frame) return;
    this.isSending = this.#send({ t: 'play', rev: this.rev, move, nonce: newNonce() });
  }

  undo(): void {
    if (this.isSending || !this.canUndo || this.frame) return;
    this.isSending = this.#send({ t: 'undo', rev: this.rev, nonce: newNonce() });
  }

  askHint(): void {
    if (this.isMyTurn && !this.frame) this.#send({ t: 'hint', rev: this.rev });
  }

  /** Show the table after so many moves; from the last one on, as it is now. */
  seek(ply: number): void {
    this.#wanted = ply >= this.ply ? null : Math.max(0, ply);
    if (this.#wanted === null) this.frame = null;
    else if (!this.#isSeeking) this.#isSeeking = this.#send({ t: 'seek', ply: this.#wanted });
  }

  /** While one frame is under way only the last wish counts. */
  #show(frame: Frame): void {
    this.#isSeeking = false;
    if (this.#wanted === null) return;
    this.frame = frame;
    if (this.#wanted !== frame.ply) this.seek(this.#wanted);
  }

  #connect(): void {
    const address = new URL('api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ t: 'hello', protocol: PROTOCOL, table: this.id, secret: this.secret });
      this.#pinger = setInterval(() => this.#send({ t: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #lose(): void {
    clearInterval(this.#pinger);
    this.isSending = false;
    this.#isSeeking = false;
    if (this.#closed || this.link === 'refused') return;
    this.link = 'lost';
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #hear(message: FromServer): void {
    if (message.t === 'welcome') this.#greet(message);
    else if (message.t === 'story') this.#remember(message);
    else if (message.t === 'update') this.#update(message);
    else if (message.t === 'presence') this.sitters = message.sitters;
    else if (message.t === 'frame') this.#show(message);
    else if (message.t === 'advice' && message.rev === this.rev) this.advice = message.move;
    else if (message.t === 'refused') {
      this.isSending = false;
      this.#notify(i18n.text(message.said, this.names));
      if (FATAL.has(message.code) || !this.welcome) this.link = 'refused';
    }
  }

  #greet(welcome: Welcome): void {
    this.welcome = welcome;
    this.link = 'open';
    this.#wait = FIRST_WAIT;
  }

  #remember(story: Story): void {
    this.facts = story.facts;
    this.scores = story.scores;
  }

  #update(update: Update): void {
    const fresh = new Set(update.news.map((fact) => fact.ply));
    const kept = this.facts.filter((fact) => fact.ply <= update.ply && !fresh.has(fact.ply));
    this.facts = [...kept, ...update.news];
    const scores = this.scores.slice(0, update.ply);
    while (scores.length < update.ply) scores.push(scores.at(-1) ?? update.view.money);
    this.scores = [...scores, update.view.money];
    for (const { event } of update.news) {
      if (event.type === 'round-ended') this.endedRound = event.round;
    }
    this.sitters = update.sitters;
    this.rev = update.rev;
    this.ply = update.ply;
    this.now = update.view;
    this.prompt = update.prompt;
    this.canUndo = update.undo;
    this.advice = null;
    this.isSending = false;
    this.#speak(update);
  }

  /** One sentence for each update, read out by screen readers. */
  #speak(update: Update): void {
    const last = update.news.at(-1);
    const parts = last ? [i18n.text(last.said, this.names)] : [];
    if (update.prompt) parts.push(t('web-your-turn'));
    this.spoken = parts.join('. ');
  }

  #notify(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE_FOR);
  }
}
