// A general or special scoring, made ready to be told place by place.
import type { Scoring, ScoringStep } from '../game';
import type { Table } from '../table.svelte';
import type { Fact, GrandeCastilloLeft, GrandeEvent, GrandePlaceScored, GrandeView } from '../wire.gen';
import { CASTILLO, printedFor } from './printed';
import { cardText, placeText, valuesText, word } from './words';

export function endsScoring(event: GrandeEvent): boolean {
  return event.type === 'place-scored';
}

export function scoringOf(table: Table, before: GrandeView, news: readonly Fact[]): Scoring | null {
  const events = news.map(({ event }) => event as GrandeEvent);
  const scored = events.filter((event) => event.type === 'place-scored');
  if (!scored.length) return null;
  const left = events.filter((event) => event.type === 'castillo-left');
  const card = cardOf(before, events);
  return {
    title: () => (card ? cardText(card) : word('general', { n: before.round })),
    view: asScored(before, scored),
    steps: scored.map((event) => stepOf(table, before, event, left)),
    first: 0,
    isBrief: card !== null,
  };
}

/** The card that has places scored; null in a general scoring. */
function cardOf(before: GrandeView, events: readonly GrandeEvent[]): string | null {
  const started = events.find((event) => event.type === 'action-started');
  const isGeneral = events.some((event) => event.type === 'scoring-started');
  if (isGeneral && !started) return null;
  return started?.card ?? before.in_use?.card ?? null;
}

/** The board on which it was counted: those who left the Castillo have come where they went. */
function asScored(before: GrandeView, scored: readonly GrandePlaceScored[]): GrandeView {
  const places = { ...before.places };
  for (const { place, counts, points } of scored) {
    places[place] = { ...places[place]!, caballeros: [...counts], points: [...points] };
  }
  return { ...before, places, turn: null, actors: [] };
}

function stepOf(
  table: Table,
  before: GrandeView,
  event: GrandePlaceScored,
  left: readonly GrandeCastilloLeft[],
): ScoringStep {
  const { place, counts, points, places } = event;
  const values = (before.places[place]?.values ?? []).slice(0, places);
  return {
    label: () => placeText(place),
    detail: () =>
      [
        ...compared(counts),
        ...bonusText(table, before, event),
        ...(place === CASTILLO ? left.map((one) => leftText(table, one)) : []),
      ].join('; '),
    worth: valuesText(values),
    places: [place],
    gains: [...points],
  };
}

/** Such as caballeros 3 : 2 : 1; nothing where nobody is. */
function compared(counts: readonly number[]): string[] {
  const held = counts.filter(Boolean).sort((one, two) => two - one);
  return held.length ? [`${word('caballeros')} ${held.join('\u00a0:\u00a0')}`] : [];
}

function bonusText(table: Table, before: GrandeView, event: GrandePlaceScored): string[] {
  const { bonus } = printedFor(table);
  const { leader, place } = event;
  if (leader === null) return [];
  return [
    ...(before.king === place && bonus.king ? [word('king-bonus', { n: bonus.king })] : []),
    ...(before.homes[leader] === place && bonus.home ? [word('home-bonus', { n: bonus.home })] : []),
  ];
}

function leftText(table: Table, { seat, to, number }: GrandeCastilloLeft): string {
  return `${table.names[seat]} ${number} → ${placeText(to)}`;
}
