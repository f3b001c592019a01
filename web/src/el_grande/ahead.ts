// Where something is about to happen: by a move, or by the part of a card that may still be stopped.
import type { Table } from '../table.svelte';
import type { GrandeMove, GrandeView } from '../wire.gen';

/** The places that a move is about. */
export function namedBy(move: GrandeMove | null): string[] {
  if (!move) return [];
  const { region, place, to } = move as { region?: string; place?: string; to?: string };
  return [region, place, to].filter((name) => name !== undefined);
}

/** The places of what was announced, as far as they are known. */
export function placesAhead(table: Table, { pending, discs, in_use: use, king }: GrandeView): string[] {
  if (!pending) return [];
  const move = table.move(pending.move) as GrandeMove | null;
  if (move?.type === 'use') return [...(use?.places ?? [])];
  if (move?.type === 'king' && king) return [king, move.region];
  if (move) return namedBy(move);
  const shown = pending.concerned === null ? null : discs[pending.concerned];
  return [use?.region, shown, ...(use?.places ?? [])].filter((name) => typeof name === 'string');
}
