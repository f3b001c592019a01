// Countries, cities, titles, cards and moves of Royals in words.
import { compact } from '../compact';
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { Arg, RoyalsMove, RoyalsView } from '../wire.gen';
import { GAME, partsOf } from './printed';

export const word = (name: string, args: Record<string, Arg> = {}): string =>
  t(`${GAME}-word-${name}`, args);
export const ask = (name: string, args: Record<string, Arg> = {}): string =>
  t(`${GAME}-ask-${name}`, args);

/** What the box of a table calls something, in the reader's language if we know the word. */
function known(kind: string, name: string): string {
  const id = `${GAME}-${kind}-${name}`;
  return i18n.has(id) ? t(id) : name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}

export const countryText = (name: string): string => known('country', name);
export const cityText = (name: string): string => known('city', name);
export const titleText = (name: string): string => known('title', name);

export function pairText(pair: string): string {
  const [one, other] = partsOf(pair);
  return t(`${GAME}-pair`, { one: countryText(one), other: countryText(other) });
}

/** Such as "King, Paris". */
export function placeText(city: string, title: string): string {
  return `${titleText(title)}, ${cityText(city)}`;
}

export function yearText(period: number): string {
  return word('period-year', { n: period });
}

export function moveText(table: Table, move: RoyalsMove): string {
  const args: Record<string, Arg> = {};
  if ('country' in move) args['country'] = countryText(move.country);
  if ('pair' in move) args['pair'] = pairText(move.pair);
  if ('city' in move) args['city'] = cityText(move.city);
  if ('title' in move) args['title'] = titleText(move.title);
  if ('seat' in move) args['seat'] = { seat: move.seat };
  return i18n.text({ id: `${GAME}-move-${move.type}`, args }, table.names);
}

export function statusText(view: RoyalsView): string {
  const period = view.closing ? word('last-round') : word('period', { n: view.period });
  return compact.current ? period : `${period} · ${word('pile-left', { n: view.pile })}`;
}
