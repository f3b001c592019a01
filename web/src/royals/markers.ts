// The markers that a seat has won, in the order of the board.
import type { RoyalsView } from '../wire.gen';
import { type Printed, titleOf } from './printed';
import { cityText, countryText, titleText, word, yearText } from './words';

export interface Won {
  kind: 'city' | 'country' | 'noble' | 'period' | 'title' | 'half';
  name: string;
  value: number;
  isLower: boolean;
}

export function markersOf(box: Printed, view: RoyalsView, seat: number): Won[] {
  return [
    ...citiesWon(box, view, seat),
    ...countriesWon(box, view, seat),
    ...nobleWon(box, view, seat),
    ...periodsWon(box, view, seat),
    ...titlesWon(box, view, seat),
  ];
}

function citiesWon(box: Printed, { markers }: RoyalsView, seat: number): Won[] {
  return Object.entries(box.cities).flatMap(([city, { bonus }]) =>
    markers.cities[city] === seat
      ? [{ kind: 'city' as const, name: cityText(city), value: bonus, isLower: false }]
      : [],
  );
}

function countriesWon(box: Printed, { markers }: RoyalsView, seat: number): Won[] {
  return Object.entries(box.countries).flatMap(([country, { bonus }]) =>
    places(markers.countries[country], seat).map((at) => ({
      kind: 'country' as const, name: countryText(country), value: bonus[at]!, isLower: at > 0,
    })),
  );
}

function nobleWon(box: Printed, { markers }: RoyalsView, seat: number): Won[] {
  return places(markers.noble_house, seat).map((at) => ({
    kind: 'noble' as const, name: word('noble-house'), value: box.noble_house[at]!, isLower: false,
  }));
}

function periodsWon(box: Printed, { markers }: RoyalsView, seat: number): Won[] {
  return Object.entries(box.countries).flatMap(([country, { period }]) =>
    period.flatMap((values, when) =>
      places(markers.periods[country]?.[when], seat).map((at) => ({
        kind: 'period' as const,
        name: `${countryText(country)} ${yearText(when + 1)}`,
        value: values[at]!,
        isLower: at > 0,
      })),
    ),
  );
}

function titlesWon(box: Printed, { markers }: RoyalsView, seat: number): Won[] {
  return Object.keys(box.titles).flatMap((title) => {
    const halves = places(markers.titles[title], seat).length;
    const [{ full, half }, name] = [titleOf(box, title), titleText(title)];
    const whole: Won = { kind: 'title', name, value: full, isLower: false };
    return halves ? [halves > 1 ? whole : { ...whole, kind: 'half' as const, value: half }] : [];
  });
}

/** Which of several markers are this seat's. */
function places(owners: readonly (number | null)[] | undefined, seat: number): number[] {
  return (owners ?? []).flatMap((owner, at) => (owner === seat ? at : []));
}
