// Whose points may be seen, where they come from, and what decided between equal points.
import type { Table } from '../table.svelte';
import type { RoyalsTally, RoyalsView } from '../wire.gen';
import { markersOf } from './markers';
import { printedFor } from './printed';
import { word } from './words';

const KINDS: readonly [keyof RoyalsTally, string][] = [
  ['cities', 'cities'], ['countries', 'countries'], ['noble_house', 'noble-house'],
  ['periods', 'periods'], ['titles', 'titles'],
];

/** Markers lie face down until the end, unless the table plays with open ones. */
export function isScoreOpen(table: Table, seat: number): boolean {
  const isShown = table.welcome?.options['markers'] === 'shown';
  return isShown || seat === table.seat || Boolean(table.now?.ranking);
}

/** A seat's points by kind of marker. */
export function kindsOf(tally: RoyalsTally): { name: string; points: number }[] {
  return KINDS.map(([kind, name]) => ({ name: word(name), points: tally[kind] }));
}

/** Points by kind, and the marker that had to be looked at because of equal points. */
export function placeNote(table: Table, seat: number): string {
  const view = table.now?.view as RoyalsView;
  const kinds = kindsOf(view.tally[seat]!).filter(({ points }) => points);
  const told = kinds.map(({ name, points }) => `${name} ${points}`);
  const total = view.tally[seat]?.total;
  const isTied = view.tally.filter((tally) => tally.total === total).length > 1;
  return [...told, ...(isTied ? [tieText(table, view, seat)] : [])].join(' · ');
}

function tieText(table: Table, view: RoyalsView, seat: number): string {
  const isTitle = table.welcome?.options['final_tie'] === 'title_marker';
  const best = bestMarker(table, view, seat, isTitle);
  const by = word(isTitle ? 'tie-title-marker' : 'tie-marker');
  return `${word('tie-break', { by })} ${best}`;
}

/** The highest single marker of a seat; both halves of a title are one marker. */
function bestMarker(table: Table, view: RoyalsView, seat: number, isTitle: boolean): number {
  const own = markersOf(printedFor(table), view, seat);
  const counted = own.filter(({ kind }) => !isTitle || kind === 'title' || kind === 'half');
  return Math.max(0, ...counted.map(({ value }) => value));
}
