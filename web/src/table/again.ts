// The next match of the same people: the first to ask opens the table, the others sit down there.
import * as api from '../api';
import * as keep from '../keep';
import { router } from '../route.svelte';
import type { Table } from '../table.svelte';

/** Whether this viewer has a seat to play again from. */
export function mayPlayAgain(table: Table): boolean {
  return table.isOver && table.seat !== null && table.secret !== null && !table.isRecord;
}

export async function playAgain(table: Table): Promise<void> {
  if (table.secret === null) return;
  try {
    const seat = await api.rematch(table.id, table.secret);
    keep.keepSeat({ table: seat.table, secret: seat.secret });
    router.go(`#/table/${seat.table}`);
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
    table.tell(error.said ?? { id: 'web-problem-offline', args: {} });
  }
}
