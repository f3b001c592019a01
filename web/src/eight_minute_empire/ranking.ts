// What points are made of, and what decided between seats with equal ones.
import type { ScorePart } from '../game';
import type { Table } from '../table.svelte';
import type { EmpireView } from '../wire.gen';
import { word } from './words';

const KINDS = ['regions', 'continents', 'goods'] as const;
const BREAKERS = ['coins', 'armies', 'regions'] as const;
type Breaker = (typeof BREAKERS)[number];

/** Points by kind; those of earlier games too where there were any. */
export function scoreParts(table: Table): ScorePart[] {
  const { tally, games } = table.now?.view as EmpireView;
  const kinds = [...KINDS, ...(games > 1 ? (['earlier'] as const) : [])];
  return kinds.map((kind) => ({ name: word(kind), points: tally.map((own) => own[kind]) }));
}

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
