// What the events of Royals mean to eyes and ears: places, seats, flights and sounds.
import type { Flight } from '../game';
import type { Sound } from '../sounds';
import type { Fact, RoyalsEvent } from '../wire.gen';

const SOUNDS: Partial<Record<RoyalsEvent['type'], Sound>> = {
  'card-drawn': 'draw',
  'card-taken': 'card',
  'intrigue-drawn': 'draw',
  'card-paid': 'card',
  'intrigue-paid': 'card',
  'card-discarded': 'card',
  'intrigue-discarded': 'card',
  'position-occupied': 'place',
  'cube-recalled': 'place',
  'city-bonus': 'score',
  'country-bonus': 'score',
  'noble-house-bonus': 'score',
  'period-scored': 'score',
  'game-ended': 'end',
};
// What follows from other moves, or only prepares them.
const ASIDES = new Set<RoyalsEvent['type']>([
  'starter-chosen', 'period-started', 'card-shown', 'turn-started', 'turn-ended',
  'intrigue-shuffled', 'period-ended', 'position-claimed', 'draw-planned',
]);

/** Cities, positions as `city title`, countries as `country NAME`, titles as `title NAME`. */
export function placesOf(event: RoyalsEvent): readonly string[] {
  if (event.type === 'title-scored') return [`title ${event.title}`];
  if (event.type === 'noble-house-bonus') return ['noble'];
  if (event.type === 'period-scored' || event.type === 'country-bonus') {
    return [`country ${event.country}`];
  }
  if ('title' in event) return [`${event.city} ${event.title}`];
  return 'city' in event ? [event.city] : [];
}

export function seatOf(event: RoyalsEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

export function soundOf(event: RoyalsEvent): Sound | null {
  return SOUNDS[event.type] ?? null;
}

export function opensChapter(event: RoyalsEvent): boolean {
  return event.type === 'turn-started' || event.type === 'period-ended';
}

export function isMove(event: RoyalsEvent): boolean {
  return !ASIDES.has(event.type);
}

export function flightOf(event: RoyalsEvent, viewer: number | null): Flight | null {
  switch (event.type) {
    case 'card-shown':
      return { from: ['pile'], to: `display ${event.country}` };
    case 'card-drawn':
      return { from: ['pile'], to: toHand(event.seat, viewer, event.country) };
    case 'card-taken':
      return { from: ['gap', 'pile'], to: toHand(event.seat, viewer, event.country) };
    case 'intrigue-drawn':
      return { from: ['intrigue pile'], to: toHand(event.seat, viewer, event.pair) };
    case 'card-paid':
      return { from: [`card ${event.country}`, `seat ${event.seat}`], to: 'paid last' };
    case 'intrigue-paid':
      return { from: [`card ${event.pair}`, `seat ${event.seat}`], to: 'paid last' };
    case 'position-occupied':
      return { from: [`seat ${event.seat}`], to: `cube ${event.city} ${event.title}` };
    case 'cube-exiled':
      return { from: [`plate ${event.city}`], to: `exile ${event.city} ${event.loser}` };
    default:
      return null;
  }
}

function toHand(seat: number, viewer: number | null, card: string | null): string {
  return seat === viewer && card ? `card ${card}` : `hand ${seat}`;
}

/** Positions taken since the viewer's own last turn, or in the last turn of all. */
export function freshPlaces(facts: readonly Fact[], viewer: number | null): Set<string> {
  const found = new Set<string>();
  for (const { event } of facts.toReversed()) {
    if (event.type === 'period-started') break;
    if (event.type === 'turn-started' && viewer === null && found.size) break;
    if (event.type === 'turn-ended' && event.seat === viewer) break;
    if (event.type === 'position-occupied') found.add(`${event.city} ${event.title}`);
  }
  return found;
}
