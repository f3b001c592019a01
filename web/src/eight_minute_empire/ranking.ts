// What decided between seats with equal points.
import type { Table } from '../table.svelte';
import type { EmpireView } from '../wire.gen';
import { word } from './words';

const BREAKERS = ['coins', 'armies', 'regions'] as const;
type Breaker = (typeof BREAKERS)[number];

/** The tie-breaks that had to be looked at for this seat, with what it had. */
export function tieNote(table: Table, seat: number): string {
  const view = table.now?.view as EmpireView;
  const points = (each: number) => view.tally[each]?.total;
  let tied = table.names.map((_, each) => each).filter((each) => points(each) === points(seat));
  const told: string[] = [];
  for (const breaker of BREAKERS) {
    if (tied.length === 1) break;
    const own = amount(view, breaker, seat);
    told.push(`${word(`tie-${breaker}`)}: ${own}`);
    tied = tied.filter((each) => amount(view, breaker, each) === own);
  }
  return told.join(', ');
}

function amount(view: EmpireView, breaker: Breaker, seat: number): number {
  if (breaker === 'coins') return view.coins[seat] ?? 0;
  if (breaker === 'regions') return view.tally[seat]?.regions ?? 0;
  const held = Object.values(view.regions).map(({ armies }) => armies[seat] ?? 0);
  return held.reduce((sum, count) => sum + count, 0);
}
