// What is printed in the box of Royals, as the server tells it when one sits down.
import type { Table } from '../table.svelte';
import type { RoyalsView } from '../wire.gen';

export const GAME = 'royals';
export const COUNTRY_JOKER = 3; // country cards that count as one
export const INTRIGUE_JOKER = 2;
export const DISPLAY = 3; // open cards

/** Title, influence. */
export type Position = readonly [string, number];

export interface PrintedCity {
  country: string;
  bonus: number;
  positions: readonly Position[];
}

export interface PrintedCountry {
  bonus: readonly [number, number];
  period: readonly (readonly [number, number])[];
}

export interface Printed {
  titles: Readonly<Record<string, readonly [number, number, number]>>; // lowest first: see Title
  cities: Readonly<Record<string, PrintedCity>>;
  countries: Readonly<Record<string, PrintedCountry>>;
  noble_house: readonly number[];
  limits: readonly [number, number]; // of country and intrigue cards in hand
}

export interface Title {
  cost: number;
  intrigue: number; // cards to take it over
  full: number; // points of the whole marker
  half: number;
}

export function printedFor(table: Table): Printed {
  return table.welcome!.box as unknown as Printed;
}

export function titleOf(box: Printed, name: string): Title {
  const [cost, intrigue, full] = box.titles[name]!;
  return { cost, intrigue, full, half: full / 2 };
}

/** Titles, lowest rank first. */
export const titlesOf = (box: Printed): string[] => Object.keys(box.titles);
export const countriesOf = (box: Printed): string[] => Object.keys(box.countries);

export function citiesOf(box: Printed, country: string): string[] {
  return Object.keys(box.cities).filter((name) => box.cities[name]!.country === country);
}

/** The two countries of an intrigue card. */
export function partsOf(pair: string): readonly [string, string] {
  const [one = '', other = ''] = pair.split('-');
  return [one, other];
}

/** The kinds of intrigue cards, in the order of the countries. */
export function pairsOf(box: Printed): string[] {
  const names = countriesOf(box);
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one}-${other}`));
}

/** The cards of the display one by one. */
export function displayed(view: RoyalsView): string[] {
  return Object.entries(view.display).flatMap(([country, count]) => Array<string>(count).fill(country));
}
