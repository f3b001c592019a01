// What is paid for a position: what lies on the table already, and what is still to come.
import type { Fact, RoyalsHand, RoyalsView } from '../wire.gen';
import { COUNTRY_JOKER, INTRIGUE_JOKER, partsOf, type Printed, titleOf } from './printed';

/** A card that counts as itself, a joker of several, or nothing yet. */
export interface Unit {
  cards: readonly string[]; // countries or pairs
  size: number; // cards that it takes: 0 while that is open
}

export interface Bill {
  city: string;
  title: string;
  country: string;
  intrigue: readonly Unit[];
  cards: readonly Unit[];
}

/** The bill of the payment that is being made, from what happened since the claim. */
export function billOf(box: Printed, view: RoyalsView, facts: readonly Fact[]): Bill | null {
  if (!view.payment) return null;
  const { city, title, cards, intrigue } = view.payment;
  const claim = facts.findLastIndex(({ event }) => event.type === 'position-claimed');
  const events = facts.slice(claim + 1).map(({ event }) => event);
  const paid = events.flatMap((event) =>
    event.type === 'card-paid' ? [{ card: event.country, joker: event.joker }] : [],
  );
  const plotted = events.flatMap((event) =>
    event.type === 'intrigue-paid' ? [{ card: event.pair, joker: event.joker }] : [],
  );
  const { country } = box.cities[city]!;
  return {
    city, title, country,
    intrigue: unitsOf(plotted, INTRIGUE_JOKER, intrigue),
    cards: unitsOf(paid, COUNTRY_JOKER, cards),
  };
}

interface Paid {
  card: string;
  joker: boolean;
}

function unitsOf(paid: readonly Paid[], size: number, open: number): Unit[] {
  const singles = paid.filter(({ joker }) => !joker).map(({ card }) => ({ cards: [card], size: 1 }));
  const jokers: Unit[] = [];
  const inJokers = paid.filter(({ joker }) => joker).map(({ card }) => card);
  for (let at = 0; at < inJokers.length; at += size) {
    jokers.push({ cards: inJokers.slice(at, at + size), size });
  }
  const isBegun = inJokers.length % size > 0;
  const empty = Array.from({ length: open - (isBegun ? 1 : 0) }, () => ({ cards: [], size: 0 }));
  return [...singles, ...jokers, ...empty];
}

export interface Price {
  cards: number;
  jokers: number;
  intrigue: number; // to take the position over; 0 where it is free
  intrigueJokers: number;
}

/** The fewest jokers with which a hand could pay for a position. */
export function priceOf(
  box: Printed,
  city: string,
  title: string,
  isHeld: boolean,
  hand: RoyalsHand | undefined,
): Price {
  const { cost, intrigue } = titleOf(box, title);
  const { country } = box.cities[city]!;
  const matching = hand?.countries[country] ?? 0;
  const serving = Object.entries(hand?.pairs ?? {})
    .filter(([pair]) => partsOf(pair).includes(country))
    .reduce((sum, [, count]) => sum + count, 0);
  const needed = isHeld ? intrigue : 0;
  return {
    cards: cost, jokers: Math.max(0, cost - matching),
    intrigue: needed, intrigueJokers: Math.max(0, needed - serving),
  };
}
