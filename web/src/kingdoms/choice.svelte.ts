// A turn in two steps: first what to place, then where. What the rules forbid is sent all the same,
// so that the server says why not.
import type { Choice, Command, OptionGroup } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { KingdomsMove, KingdomsView } from '../wire.gen';
import { moveText, pieceText } from './describe';
import { BARE } from './pieces';

type Moves = ReadonlyMap<string, ReadonlyMap<string, number>>; // by piece and square

/** What a move takes in hand: `castle 3`, `starting`, `drawn`, `tile +5`, or from the supply `draw`. */
export function pieceKey(move: KingdomsMove): string | null {
  if (move.type === 'place-castle') return `castle ${move.rank}`;
  if (move.type === 'place-starting-tile') return 'starting';
  if (move.type === 'place-drawn-tile') return 'drawn';
  if (move.type === 'place-supply-tile') return `tile ${move.tile}`;
  if (move.type === 'draw-tile') return 'draw';
  return null;
}

function byPiece(vocabulary: readonly KingdomsMove[], ids: Iterable<number>): Moves {
  const found = new Map<string, Map<string, number>>();
  for (const id of ids) {
    const move = vocabulary[id];
    const key = move ? pieceKey(move) : null;
    if (!move || key === null || !('square' in move)) continue;
    const squares = found.get(key) ?? new Map<string, number>();
    found.set(key, squares.set(move.square, id));
  }
  return found;
}

export class KingdomsChoice implements Choice {
  readonly table: Table;
  // Taken in hand for one position only: whatever is played, the next one begins empty-handed.
  #taken = $state.raw<{ key: string; rev: number } | null>(null);
  #picked = $derived.by(() => {
    const taken = this.#taken;
    return taken && taken.rev === this.table.now?.rev ? taken.key : null;
  });

  #vocabulary = $derived.by(() => (this.table.welcome?.vocabulary ?? []) as KingdomsMove[]);
  #ids = $derived.by(() => this.table.legal);
  #all = $derived(byPiece(this.#vocabulary, this.#vocabulary.keys()));
  #legal = $derived(byPiece(this.#vocabulary, this.#ids));
  #draw = $derived(this.#vocabulary.findIndex(({ type }) => type === 'draw-tile'));
  #pass = $derived(this.#vocabulary.findIndex(({ type }) => type === 'pass'));
  #canDraw = $derived(this.#ids.includes(this.#draw));

  /** The piece in hand; a drawn tile is in hand by itself. */
  piece = $derived.by(() => {
    const keys = [...this.#legal.keys()];
    if (keys.length === 1 && !this.#canDraw) return keys[0]!;
    return this.#picked !== null && this.#legal.has(this.#picked) ? this.#picked : null;
  });
  targets = $derived((this.piece && this.#legal.get(this.piece)) || new Map<string, number>());

  hinted = $derived.by(() => this.table.hinted as KingdomsMove | null);
  proposed = $derived.by(() => this.table.move(this.table.proposed) as KingdomsMove | null);

  ask = $derived.by(() => {
    if (!this.piece) return this.table.legal.length ? t('web-ask-choose') : null;
    const piece = pieceText(this.table, this.#view, this.piece);
    return t('web-ask-square', { piece });
  });
  commands: readonly Command[] = $derived.by(() => {
    const canPass = this.table.legal.includes(this.#pass);
    return canPass ? [{ move: this.#pass, label: t('kingdoms-move-pass') }] : [];
  });
  options: readonly OptionGroup[] = $derived.by(() => {
    const groups = [...this.#legal].map(([key, squares]) => ({
      title: pieceText(this.table, this.#view, key),
      options: [...squares].map(([short, move]) => ({ move, short, label: this.#text(move) })),
    }));
    const plain = this.table.legal.filter((id) => id === this.#draw || id === this.#pass);
    const others = plain.map((move) => ({ move, short: this.#text(move), label: this.#text(move) }));
    const title = t('web-other-moves');
    return others.length ? [{ title, options: others }, ...groups] : groups;
  });

  constructor(table: Table) {
    this.table = table;
  }

  get canGoBack(): boolean {
    return this.#picked !== null && this.piece === this.#picked;
  }

  get isOnBoard(): boolean {
    return this.piece !== null;
  }

  has(key: string): boolean {
    return key === 'draw' ? this.#canDraw : this.#legal.has(key);
  }

  /** Take a piece in hand or put it back; one that cannot be placed now is explained. */
  pick(key: string): void {
    if (key === 'draw') {
      this.table.propose(this.#draw);
      return;
    }
    this.table.proposed = null;
    if (this.has(key)) this.#take(this.#picked === key ? null : key);
    else this.#try(this.#all.get(key), this.#view.board.indexOf(BARE));
  }

  place(square: string): void {
    const names = this.#squares;
    const isTaken = this.#view.board[names.indexOf(square)] !== BARE;
    const isIdle = !this.table.legal.length;
    const key = this.piece ?? (isTaken || isIdle ? [...this.#legal.keys(), 'castle 1'][0]! : null);
    if (key === null) this.table.nudge();
    else this.#try(this.#all.get(key), names.indexOf(square));
  }

  back(): void {
    this.#take(null);
  }

  press(key: string): boolean {
    const plain = key.toLowerCase();
    if (plain === 'd') this.pick('draw');
    else if (plain === 's') this.pick('starting');
    else if (this.#all.has(`castle ${key}`)) this.pick(`castle ${key}`);
    else return false;
    return true;
  }

  #take(key: string | null): void {
    const rev = this.table.now?.rev ?? 0;
    this.#taken = key === null ? null : { key, rev };
  }

  get #view(): KingdomsView {
    return this.table.shown!.view as KingdomsView;
  }

  get #squares(): readonly string[] {
    return this.table.welcome?.box['squares'] as string[];
  }

  #try(moves: ReadonlyMap<string, number> | undefined, square: number): void {
    const move = moves?.get(this.#squares[Math.max(0, square)] ?? '');
    if (move === undefined) return;
    const isLegal = this.table.legal.includes(move);
    this.table.propose(move);
    if (isLegal && this.table.isSending) this.back();
  }

  #text(id: number): string {
    const move = this.#vocabulary[id];
    return move ? moveText(this.table, move) : '';
  }
}
