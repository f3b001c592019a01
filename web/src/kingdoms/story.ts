// What the chronicle of Kingdoms says about squares and seats.
import type { Fact, KingdomsEvent, KingdomsLineScored } from '../wire.gen';

/** The squares that an event is about. */
export function squaresOf(event: KingdomsEvent): readonly string[] {
  if ('squares' in event) return event.squares;
  return 'square' in event ? [event.square] : [];
}

export function seatOf(event: KingdomsEvent): number | null {
  return 'seat' in event ? event.seat : null;
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

/** The lines that were scored in an epoch, in the order in which they were. */
export function scoredIn(facts: readonly Fact[], round: number): KingdomsLineScored[] {
  const found: KingdomsLineScored[] = [];
  let now = 0;
  for (const { event } of facts) {
    if (event.type === 'round-started') now = event.round;
    else if (event.type === 'line-scored' && now === round) found.push(event);
  }
  return found;
}
