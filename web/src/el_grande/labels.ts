// What a place and its pieces are to somebody who points at them or hears of them.
import type { Table } from '../table.svelte';
import type { GrandeView } from '../wire.gen';
import { ALL, isOpen, printedFor } from './printed';
import { placeText, valuesText, word } from './words';

/** A seat's pieces in a place. */
export interface Stand {
  seat: number;
  count: number;
  isHome: boolean;
  points: number; // if the place were scored now
  rank: number; // 0: first place
}

/** Who stands in a place, most caballeros first; those who share places get the lower one. */
export function standsIn(view: GrandeView, place: string): Stand[] {
  const { caballeros, grandes, points } = view.places[place]!;
  return caballeros
    .map((count, seat) => {
      const more = caballeros.filter((other) => other > count).length;
      const isTied = caballeros.filter((other) => other === count).length > 1;
      const rank = more + (isTied ? 1 : 0);
      return { seat, count, isHome: grandes.includes(seat), points: points[seat] ?? 0, rank };
    })
    .filter(({ count, isHome }) => count > 0 || isHome)
    .sort((one, other) => other.count - one.count);
}

/** Line by line: name and values, who is there and what that would bring, the King, homes. */
export function placeLines(table: Table, view: GrandeView, place: string): string[] {
  const box = printedFor(table);
  const { values, king, grandes, board } = view.places[place]!;
  const named = (seat: number) => table.names[seat] ?? '';
  const there = standsIn(view, place)
    .filter(({ count }) => count)
    .map(({ seat, count, points }) => `${named(seat)} ${count}${points ? ` (+${points})` : ''}`);
  const shown = valuesText(values.slice(0, box.scored_places));
  return [
    placeText(place),
    `${word(board === null ? 'values' : 'scoreboard')}: ${shown}`,
    isOpen(box, view, place) ? there.join(', ') || word('nobody') : word('castillo-closed'),
    ...(king ? [word('king-here')] : []),
    ...(grandes.length ? [word('home-of', { seats: grandes.map(named).join(', ') })] : []),
  ];
}

export function placeLabel(table: Table, view: GrandeView, place: string): string {
  const [name, ...rest] = placeLines(table, view, place);
  return `${name}: ${rest.join('; ')}.`;
}

/** What an intrigue may still move, or how often something else may still be done. */
export function leftText({ in_use: use }: GrandeView): string {
  if (!use || !use.total) return '';
  const { total, own, foreign } = use;
  if (total >= ALL) return word('left-all');
  const isMixed = own > 0 && foreign > 0 && own + foreign <= total;
  return isMixed ? word('left-both', { own, foreign }) : word('left', { n: total });
}
