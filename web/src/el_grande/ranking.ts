// Where a seat's points come from, as far as the chronicle tells.
import type { Table } from '../table.svelte';
import type { GrandeEvent } from '../wire.gen';
import { CASTILLO } from './printed';
import { placeText, word } from './words';

interface Sums {
  regions: number;
  castillo: number;
  special: number;
}

/** Points by general scorings of regions and Castillo, and by special scorings. */
export function placeNote(table: Table, seat: number): string {
  const { regions, castillo, special } = sumsOf(table, seat);
  const told: [string, number][] = [
    [word('regions'), regions], [placeText(CASTILLO), castillo], [word('special-scorings'), special],
  ];
  return told.filter(([, points]) => points).map(([name, points]) => `${name} ${points}`).join(' · ');
}

function sumsOf(table: Table, seat: number): Sums {
  const sums = { regions: 0, castillo: 0, special: 0 };
  let isGeneral = false;
  for (const event of table.facts.map((fact) => fact.event as GrandeEvent)) {
    if (event.type === 'scoring-started') isGeneral = true;
    else if (event.type === 'round-started') isGeneral = false;
    else if (event.type === 'place-scored') {
      const kind = event.place === CASTILLO ? 'castillo' : 'regions';
      sums[isGeneral ? kind : 'special'] += event.points[seat] ?? 0;
    }
  }
  return sums;
}
