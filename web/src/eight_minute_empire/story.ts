// What the events of Eight-Minute Empire mean to eyes and ears: places, seats, flights and sounds.
import type { Flight } from '../game';
import type { Sound } from '../sounds';
import type { EmpireEvent, Fact } from '../wire.gen';

const SOUNDS: Partial<Record<EmpireEvent['type'], Sound>> = {
  'card-taken': 'card',
  'army-placed': 'place',
  'army-moved': 'place',
  'army-destroyed': 'draw',
  'city-built': 'place',
  'neutral-placed': 'place',
  'bids-revealed': 'score',
  'region-scored': 'score',
  'game-ended': 'end',
};

/** The regions that an event is about; a continent goes by `continent ID`. */
export function placesOf(event: EmpireEvent): readonly string[] {
  if (event.type === 'army-moved') return [event.region, event.to];
  if (event.type === 'continent-scored') return [`continent ${event.continent}`];
  if (event.type === 'goods-scored') return [`goods ${event.seat}`];
  return 'region' in event ? [event.region] : [];
}

export function seatOf(event: EmpireEvent): number | null {
  return 'seat' in event ? event.seat : null;
}

export function soundOf(event: EmpireEvent): Sound | null {
  return SOUNDS[event.type] ?? null;
}

/** Names of what is passed between two regions: the border, or the sea route from its end here. */
export function wayBetween(from: string, to: string): string[] {
  return [`way ${from} ${to} 1`, `way ${from} ${to} 2`, `way ${from} ${to} 3`];
}

export function flightOf(event: EmpireEvent): Flight | null {
  switch (event.type) {
    case 'card-taken':
      return { from: [`slot ${event.slot}`], to: 'card in use' };
    case 'army-placed':
      return { from: [`supply ${event.seat}`], to: `army ${event.region} ${event.seat}` };
    case 'army-moved':
      return {
        from: [`army ${event.region} ${event.seat}`, `middle ${event.region}`],
        to: `army ${event.to} ${event.seat}`,
        via: wayBetween(event.region, event.to),
      };
    case 'city-built':
      return { from: [`cities ${event.seat}`], to: `city ${event.region} ${event.seat}` };
    case 'neutral-placed':
      return { from: [`seat ${event.seat}`], to: `army ${event.region} neutral` };
    case 'army-destroyed':
      return { from: [`middle ${event.region}`], to: `supply ${event.owner ?? 'neutral'}` };
    default:
      return null;
  }
}

/** Where something changed since the viewer's own last turn, or in the last turn of all. */
export function freshRegions(facts: readonly Fact[], viewer: number | null): Set<string> {
  const found = new Set<string>();
  for (const event of facts.toReversed().map((fact) => fact.event as EmpireEvent)) {
    if (event.type === 'game-started' || event.type === 'bids-revealed') break;
    if (event.type === 'card-taken' && viewer === null) break;
    if (!('region' in event) || !('seat' in event)) continue;
    if (event.seat === viewer) break;
    found.add('to' in event ? event.to : event.region);
  }
  return found;
}
