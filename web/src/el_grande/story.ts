// What the events of El Grande mean to eyes and ears: places, seats, flights and sounds.
import type { Flight } from '../game';
import type { Sound } from '../sounds';
import type { Fact, GrandeEvent } from '../wire.gen';
import { COURT } from './printed';

const SOUNDS: Partial<Record<GrandeEvent['type'], Sound>> = {
  'card-revealed': 'draw',
  'power-played': 'card',
  'card-taken': 'card',
  placed: 'place',
  moved: 'place',
  added: 'place',
  withdrawn: 'place',
  'given-back': 'place',
  banished: 'place',
  retreated: 'place',
  expelled: 'place',
  'castillo-left': 'place',
  'board-laid': 'card',
  'king-moved': 'place',
  'grande-moved': 'place',
  vetoed: 'card',
  'disc-shown': 'card',
  'place-scored': 'score',
  'game-ended': 'end',
};
// What follows from other moves, or only prepares them.
const ASIDES = new Set<GrandeEvent['type']>([
  'king-crowned', 'home-dealt', 'starter-chosen', 'round-started', 'card-revealed', 'turn-started',
  'turn-ended', 'action-started', 'action-ended', 'announced', 'veto-expired', 'scoring-started',
]);

/** Regions and the Castillo. */
export function placesOf(event: GrandeEvent): readonly string[] {
  const places: string[] = [];
  if ('region' in event && event.region !== null) places.push(event.region);
  if ('place' in event && event.place !== null && event.place !== COURT) places.push(event.place);
  if ('to' in event && event.to !== COURT) places.push(event.to);
  return places;
}

export function seatOf(event: GrandeEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

export function soundOf(event: GrandeEvent): Sound | null {
  return SOUNDS[event.type] ?? null;
}

export function opensChapter(event: GrandeEvent): boolean {
  return (
    event.type === 'round-started' || event.type === 'turn-started' || event.type === 'scoring-started'
  );
}

export function isMove(event: GrandeEvent): boolean {
  return !ASIDES.has(event.type);
}

export function flightOf(
  event: GrandeEvent,
  _viewer: number | null,
  facts: readonly Fact[],
): Flight | null {
  switch (event.type) {
    case 'placed':
    case 'added':
      return { from: [`court ${event.seat}`], to: token(event.place, event.seat) };
    case 'moved':
      return {
        from: [token(event.region, event.owner), `spot ${event.region}`],
        to: token(event.to, event.owner),
      };
    case 'castillo-left':
      if (event.to === COURT) return null;
      return { from: ['spot castillo'], to: token(event.to, event.seat) };
    case 'expelled':
      if (event.to === COURT) return { from: [`spot ${event.region}`], to: `court ${event.seat}` };
      return { from: [`spot ${event.region}`], to: token(event.to, event.seat) };
    case 'withdrawn':
      return { from: [`spot ${event.region}`], to: `court ${event.seat}` };
    case 'called-up':
      return event.number ? { from: [`province ${event.seat}`], to: `court ${event.seat}` } : null;
    case 'banished':
      return { from: [`spot ${event.region}`], to: `province ${event.owner}` };
    case 'given-back': {
      const from = event.place === COURT ? `court ${event.seat}` : `spot ${event.place}`;
      return { from: [from], to: `province ${event.seat}` };
    }
    case 'retreated':
      return event.number ? { from: [`spot ${event.region}`], to: `province ${event.seat}` } : null;
    case 'king-moved':
      return { from: [`spot ${kingBefore(event, facts)}`], to: 'king' };
    case 'board-laid':
      return { from: ['beside'], to: `board ${event.board}` };
    case 'power-played':
      return { from: [`seat ${event.seat}`], to: `power ${event.seat}` };
    default:
      return null;
  }
}

/** The region that the King left. */
function kingBefore(event: GrandeEvent, facts: readonly Fact[]): string {
  const events = facts.map((fact) => fact.event as GrandeEvent);
  const earlier = events.slice(0, events.indexOf(event)).toReversed();
  const last = earlier.find(({ type }) => type === 'king-moved' || type === 'king-crowned');
  return last && 'region' in last ? (last.region ?? '') : '';
}

const token = (place: string, seat: number): string => `token ${place} ${seat}`;

/** Who took which card of each deck in that round. */
export function takersOf(
  facts: readonly Fact[],
  round: number,
): Map<number, { seat: number; card: string }> {
  const found = new Map<number, { seat: number; card: string }>();
  let isRound = false;
  for (const event of facts.map((fact) => fact.event as GrandeEvent)) {
    if (event.type === 'round-started') isRound = event.round === round;
    else if (event.type === 'card-taken' && isRound) {
      found.set(event.deck, { seat: event.seat, card: event.card });
    }
  }
  return found;
}

/** Places where something has changed since the viewer's own last turn, or in the last turn of all. */
export function freshPlaces(facts: readonly Fact[], viewer: number | null): Set<string> {
  const found = new Set<string>();
  for (const event of facts.toReversed().map((fact) => fact.event as GrandeEvent)) {
    if (event.type === 'round-started') break;
    if (event.type === 'turn-started' && viewer === null && found.size) break;
    if (event.type === 'turn-ended' && event.seat === viewer) break;
    if (CHANGES.has(event.type)) for (const place of placesOf(event)) found.add(place);
  }
  return found;
}

const CHANGES = new Set<GrandeEvent['type']>([
  'placed', 'moved', 'added', 'withdrawn', 'given-back', 'banished', 'retreated', 'expelled',
  'board-laid', 'king-moved', 'grande-moved',
]);
