// What is written on the map: whole names where there is room for them, else the codes by which
// moves are typed, which a continent's banner then explains.
import type { DrawnMap } from './maps';
import type { Printed } from './printed';
import { regionText, word } from './words';

const LETTER = 11; // units that a letter takes on average
const MARGIN = 1.18; // regions are wider than their largest circle

export interface Labels {
  regions: Record<string, string>;
  codes: Record<string, string>; // of the continents whose regions go by them
}

/** Without the marks that keep names of either direction apart. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A continent goes by codes as a whole, so that nobody looks for a pattern. */
export function labelsFor(box: Printed, map: DrawnMap, isCompact: boolean): Labels {
  const labels: Labels = { regions: {}, codes: {} };
  const isTight = (region: string) => {
    const room = 2 * (map.regions[region]?.r ?? 0) * MARGIN;
    return plain(regionText(box, region)).length * LETTER > room;
  };
  for (const [continent, regions] of Object.entries(box.continents)) {
    const others = regions.filter((region) => region !== box.start);
    const isCoded = isCompact || others.some(isTight);
    if (isCoded) labels.codes[continent] = others[0]?.replace(/\d+$/, '') ?? '';
    for (const region of others) {
      labels.regions[region] = isCoded ? region : plain(regionText(box, region));
    }
  }
  const hasRoom = !isCompact && !isTight(box.start);
  labels.regions[box.start] = hasRoom ? word('start') : '';
  return labels;
}
