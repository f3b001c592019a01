// What is written on the map: whole names where there is room for them, else numbers.
import type { DrawnMap } from './maps';
import type { Printed } from './printed';
import { numberOf, regionText, word } from './words';

const LETTER = 11; // units that a letter takes on average
const MARGIN = 1.18; // regions are wider than their largest circle

/** Without the marks that keep names of either direction apart. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** By region. A continent is numbered as a whole, so that nobody looks for a pattern. */
export function labelsFor(
  box: Printed,
  map: DrawnMap,
  isCompact: boolean,
): Record<string, string> {
  const labels: Record<string, string> = {};
  const isTight = (region: string) => {
    const room = 2 * (map.regions[region]?.r ?? 0) * MARGIN;
    return plain(regionText(box, region)).length * LETTER > room;
  };
  for (const regions of Object.values(box.continents)) {
    const others = regions.filter((region) => region !== box.start);
    const isNumbered = isCompact || others.some(isTight);
    for (const region of others) {
      labels[region] = isNumbered ? numberOf(region) : plain(regionText(box, region));
    }
  }
  const hasRoom = !isCompact && !isTight(box.start);
  labels[box.start] = hasRoom ? word('start') : '';
  return labels;
}
