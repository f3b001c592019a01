// What is printed in the box of Eight-Minute Empire, as the server tells it when one sits down.
import type { Table } from '../table.svelte';

export const GAME = 'eight_minute_empire';
export const JOKER = 'joker';

export type Act = 'place' | 'land' | 'sea' | 'city' | 'destroy';
export type Pair = readonly [string, string];

export interface Card {
  good: string;
  units: number;
  join: 'or' | 'and' | null; // of its two acts
  acts: readonly { act: Act; count: number }[];
}

export interface Printed {
  side: string;
  start: string;
  continents: Readonly<Record<string, readonly string[]>>;
  land: readonly Pair[];
  sea: readonly Pair[];
  marked: readonly string[];
  costs: readonly number[];
  goods: Readonly<Record<string, readonly Step[]>>; // units and the points for them
  cards: Readonly<Record<string, PrintedCard>>;
}

type Step = readonly [number, number];

interface PrintedCard {
  good: string;
  units: number;
  op: number;
  acts: readonly (readonly [string, number])[];
}

const ACTS: Record<string, Act> = { '+': 'place', L: 'land', S: 'sea', C: 'city', D: 'destroy' };
const JOINS = [null, 'or', 'and'] as const; // by the number that stands for them

export function printedFor(table: Table): Printed {
  return table.welcome!.box as unknown as Printed;
}

/** A card by its token, such as `wood:+2/L3`. */
export function cardOf(box: Printed, token: string): Card {
  const { good, units, op, acts } = box.cards[token]!;
  const known = acts.map(([sign, count]) => ({ act: ACTS[sign]!, count }));
  return { good, units, join: JOINS[op] ?? null, acts: known };
}

export function continentOf(box: Printed, region: string): string {
  const found = Object.entries(box.continents).find(([, regions]) => regions.includes(region));
  return found![0];
}

/** The goods in the order of the box. */
export function goodsOf(box: Printed): string[] {
  return Object.keys(box.goods);
}

/** The points for so many units of a good, and the next step, if there is one. */
export function ladder(box: Printed, good: string, units: number): Ladder {
  const steps = box.goods[good] ?? [];
  const points = steps.filter(([need]) => need <= units).at(-1)?.[1] ?? 0;
  const next = steps.find(([need]) => need > units);
  return { points, next: next ? { units: next[0], points: next[1] } : null };
}

export interface Ladder {
  points: number;
  next: { units: number; points: number } | null;
}

/** The regions one step away, and whether the sea lies between. */
export function neighbours(box: Printed, region: string): { to: string; isSea: boolean }[] {
  const beyond = (pairs: readonly Pair[], isSea: boolean) =>
    pairs
      .filter((pair) => pair.includes(region))
      .map(([one, other]) => ({ to: one === region ? other : one, isSea }));
  return [...beyond(box.land, false), ...beyond(box.sea, true)];
}
