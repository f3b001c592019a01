// What is printed in the box of El Grande, as the server tells it when one sits down.
import type { Table } from '../table.svelte';
import type { GrandeView } from '../wire.gen';

export const GAME = 'el_grande';
export const CASTILLO = 'castillo';
export const COURT = 'court';
export const ALL = 50; // numbers from here on stand for all

export interface PrintedCard {
  deck: number; // from 1; as many heads
  copies: number;
  effect: string;
  numbers: readonly number[];
}

export interface Printed {
  regions: Readonly<Record<string, readonly number[]>>; // what their places are worth
  castillo: readonly number[];
  castillo_shown: boolean;
  borders: readonly (readonly [string, string])[];
  boards: readonly (readonly number[])[]; // the mobile scoreboards
  heads: readonly number[]; // of the power cards
  cards: Readonly<Record<string, PrintedCard>>;
  scored_places: number;
  bonus: { king: number; home: number };
}

export function printedFor(table: Table): Printed {
  return table.welcome!.box as unknown as Printed;
}

/** Regions in the order in which they are scored, then the Castillo. */
export const placesOf = (box: Printed): string[] => [...Object.keys(box.regions), CASTILLO];

export const decksOf = (view: GrandeView): number[] => view.cards.map((_, at) => at + 1);

/** Whether the content of a place may be seen by those who do not count. */
export function isOpen(box: Printed, view: GrandeView, place: string): boolean {
  return place !== CASTILLO || box.castillo_shown || view.ranking !== null;
}
