// What a seat still lacks for a bonus, and whether there is a marker left to earn.
import type { RoyalsView } from '../wire.gen';
import { citiesOf, type Printed, titlesOf } from './printed';

export interface Prospect {
  lacks: readonly string[]; // cities, or titles
  own: number | null; // points of the marker that the seat has earned
  next: number | null; // points of the best marker that is left
}

/** Cities of a country where the seat has no cube, on a position or in exile. */
export function countryProspect(
  box: Printed,
  view: RoyalsView,
  country: string,
  seat: number,
): Prospect {
  const held = new Set(view.places.flatMap(({ city, holder }) => (holder === seat ? city : [])));
  const isThere = (city: string) => held.has(city) || (view.exiled[city]?.[seat] ?? 0) > 0;
  const lacks = citiesOf(box, country).filter((city) => !isThere(city));
  const owners = view.markers.countries[country] ?? [];
  return { lacks, ...markersOf(box.countries[country]?.bonus ?? [], owners, seat) };
}

/** Titles on whose markers the seat has no cube. */
export function nobleProspect(box: Printed, view: RoyalsView, seat: number): Prospect {
  const lacks = titlesOf(box).filter((title) => !view.title_cubes[title]?.[seat]);
  return { lacks, ...markersOf(box.noble_house, view.markers.noble_house, seat) };
}

function markersOf(
  values: readonly number[],
  owners: readonly (number | null)[],
  seat: number,
): Omit<Prospect, 'lacks'> {
  const [own, next] = [owners.indexOf(seat), owners.indexOf(null)];
  return { own: values[own] ?? null, next: values[next] ?? null };
}
