// A turn in two steps: first what to place, then where; nothing is sent before the second step.
import type { Table } from '../table.svelte';
import type { KingdomsMove } from '../wire.gen';

/** What may be placed now, and the move that each square would make. */
export interface Piece {
  key: string;
  squares: ReadonlyMap<string, number>;
}

/** The piece that a move places: `castle 3`, `starting`, `drawn` or `tile +5`. */
export function pieceKey(move: KingdomsMove): string | null {
  if (move.type === 'place-castle') return `castle ${move.rank}`;
  if (move.type === 'place-starting-tile') return 'starting';
  if (move.type === 'place-drawn-tile') return 'drawn';
  if (move.type === 'place-supply-tile') return `tile ${move.tile}`;
  return null;
}

function squareOf(move: KingdomsMove): string | null {
  return 'square' in move ? move.square : null;
}

export class Choice {
  #picked = $state<string | null>(null);
  readonly table: Table;

  legal = $derived.by(() => {
    const { prompt, welcome, frame, link } = this.table;
    if (!prompt || !welcome || frame || link !== 'open') return [];
    return prompt.legal.map((id) => ({ id, move: welcome.vocabulary[id]! }));
  });

  pieces = $derived.by(() => {
    const found = new Map<string, Map<string, number>>();
    for (const { id, move } of this.legal) {
      const key = pieceKey(move);
      const square = squareOf(move);
      if (key === null || square === null) continue;
      const squares = found.get(key) ?? new Map<string, number>();
      found.set(key, squares.set(square, id));
    }
    return [...found].map(([key, squares]): Piece => ({ key, squares }));
  });

  draw = $derived(this.#plain('draw-tile'));
  pass = $derived(this.#plain('pass'));

  /** The piece in hand; a drawn tile is in hand by itself. */
  piece = $derived.by(() => {
    const isOnly = this.pieces.length === 1 && this.draw === null;
    return isOnly ? this.pieces[0]! : this.pieces.find((piece) => piece.key === this.#picked);
  });

  hinted = $derived.by(() => {
    const { advice, welcome, frame } = this.table;
    return advice === null || frame ? null : (welcome?.vocabulary[advice] ?? null);
  });

  constructor(table: Table) {
    this.table = table;
  }

  has(key: string): boolean {
    return this.pieces.some((piece) => piece.key === key);
  }

  pick(key: string): void {
    this.#picked = this.#picked === key ? null : key;
  }

  back(): void {
    this.#picked = null;
  }

  place(square: string): void {
    const move = this.piece?.squares.get(square);
    if (move === undefined) return;
    this.back();
    this.table.play(move);
  }

  get canGoBack(): boolean {
    return this.#picked !== null && this.piece?.key === this.#picked;
  }

  #plain(type: KingdomsMove['type']): number | null {
    return this.legal.find(({ move }) => move.type === type)?.id ?? null;
  }
}
