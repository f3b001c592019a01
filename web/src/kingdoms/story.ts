// What the events of Kingdoms mean to eyes and ears: squares, seats, flights and sounds.
import type { Flight } from '../game';
import type { Sound } from '../sounds';
import type { Fact, KingdomsEvent } from '../wire.gen';

const SOUNDS: Partial<Record<KingdomsEvent['type'], Sound>> = {
  'castle-placed': 'place',
  'tile-placed': 'card',
  'starting-tile-placed': 'card',
  'tile-drawn': 'draw',
  'line-scored': 'score',
  'game-ended': 'end',
};

/** The squares that an event is about. */
export function placesOf(event: KingdomsEvent): readonly string[] {
  if ('squares' in event) return event.squares;
  return 'square' in event ? [event.square] : [];
}

export function seatOf(event: KingdomsEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

export function soundOf(event: KingdomsEvent): Sound | null {
  return SOUNDS[event.type] ?? null;
}

/** From the viewer's hand where it lies there, else from the seat that placed it. */
export function flightOf(event: KingdomsEvent, viewer: number | null): Flight | null {
  if (event.type === 'tile-drawn' && event.seat === viewer) {
    return { from: ['supply'], to: 'hand drawn' };
  }
  if (!('square' in event)) return null;
  const own = event.seat === viewer ? [handOf(event)] : [];
  return { from: [...own, `seat ${event.seat}`], to: `square ${event.square}` };
}

function handOf(event: KingdomsEvent): string {
  if (event.type === 'castle-placed') return `hand castle ${event.rank}`;
  return event.type === 'tile-placed' && event.chosen ? `hand tile ${event.tile}` : 'hand tile';
}

/** Where others placed something since the viewer's own last placement, or the last one of all. */
export function freshSquares(facts: readonly Fact[], viewer: number | null): Set<string> {
  const found = new Set<string>();
  for (const { event } of facts.toReversed()) {
    if (event.type === 'round-started') break;
    if (!('square' in event)) continue;
    if (event.seat === viewer && found.size) break;
    found.add(event.square);
    if (event.seat === viewer || viewer === null) break;
  }
  return found;
}
