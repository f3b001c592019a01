// What a position, a city and a bonus are to somebody who points at them or hears of them.
import type { Table } from '../table.svelte';
import type { RoyalsView } from '../wire.gen';
import type { Prospect } from './bonus';
import { priceOf } from './payment';
import { printedFor } from './printed';
import { cityText, placeText, titleText, word } from './words';

export function holderOf(view: RoyalsView, city: string, title: string): number | null {
  const place = view.places.find((one) => one.city === city && one.title === title);
  return place?.holder ?? null;
}

/** Line by line: the position, who holds it, its influence, what it costs, and the city's bonus.
 * Where it can be claimed now, also how many jokers that takes. */
export function positionLines(
  table: Table,
  view: RoyalsView,
  city: string,
  title: string,
  isOpen = false,
): string[] {
  const box = printedFor(table);
  const holder = holderOf(view, city, title);
  const own = holder !== null && holder === view.seat;
  const [, influence = 0] = box.cities[city]!.positions.find(([name]) => name === title) ?? [];
  const price = priceOf(box, city, title, holder !== null, view.hands[view.seat ?? -1]);
  const cost = [
    price.intrigue ? word('cost-intrigue', { n: price.intrigue }) : '',
    word('cost-cards', { n: price.cards }),
  ].filter(Boolean);
  const what = word(holder === null ? 'occupy' : 'take-over');
  const jokers = price.jokers + price.intrigueJokers;
  const joker = isOpen && jokers ? ` (${word('joker')}: ${jokers})` : '';
  return [
    placeText(city, title),
    holder === null
      ? word('free-position')
      : word('held-by', { seat: table.names[holder] ?? '' }),
    `${word('influence')}: ${influence}`,
    ...(own ? [] : [`${what}: ${cost.join(' + ')}${joker}`]),
    ...cityLines(table, view, city),
  ];
}

/** Who has the bonus of a city, and whose cubes are in exile there. */
export function cityLines(table: Table, view: RoyalsView, city: string): string[] {
  const { bonus } = printedFor(table).cities[city]!;
  const owner = view.markers.cities[city] ?? null;
  const taken = owner === null ? '' : ` – ${word('taken-by', { seat: table.names[owner] ?? '' })}`;
  const exiled = (view.exiled[city] ?? []).flatMap((count, seat) =>
    count ? `${table.names[seat]} ${count}` : [],
  );
  return [
    `${word('city-bonus')}: ${bonus}${taken}`,
    ...(exiled.length ? [word('exiled', { cubes: exiled.join(', ') })] : []),
  ];
}

export function positionText(
  table: Table,
  view: RoyalsView,
  city: string,
  title: string,
  isOpen = false,
): string {
  const [name, ...rest] = positionLines(table, view, city, title, isOpen);
  return `${name}: ${rest.join('; ')}.`;
}

export function cityLabel(table: Table, view: RoyalsView, city: string): string {
  const places = printedFor(table).cities[city]!.positions.map(([title]) => {
    const holder = holderOf(view, city, title);
    return `${titleText(title)} – ${holder === null ? word('free-position') : table.names[holder]}`;
  });
  return `${cityText(city)}: ${[...places, ...cityLines(table, view, city)].join('; ')}.`;
}

/** What the viewer still lacks for a bonus, or why there is nothing to gain. */
export function prospectText({ lacks, own, next }: Prospect, kind: 'cities' | 'titles'): string {
  if (own !== null) return word('bonus-yours');
  if (next === null) return word('bonus-gone');
  const names = lacks.map(kind === 'cities' ? cityText : titleText).join(', ');
  return word(`lacks-${kind}`, { [kind]: names });
}
