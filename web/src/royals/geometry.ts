// Where the plates of the cities lie on the board.
import type { Point } from '../arrows';
import type { Printed } from './printed';
import { cityText } from './words';

export interface Plate {
  x: number; // of its middle
  y: number;
  width: number;
  height: number;
  city: Point | null; // where the city itself is on the map
}

export interface Layout {
  frame: { x: number; y: number; width: number; height: number };
  isDrawn: boolean; // whether the cities are those of our map
  plates: Readonly<Record<string, Plate>>;
}

interface Sizes {
  frame: Layout['frame'];
  slot: number; // the width of a position
  least: number; // of a plate
  height: number;
  letter: number; // the width of one in a city's name, on average
}

const CITIES: Record<string, Point> = {
  london: [539, 337], edinburgh: [483, 170], dublin: [408, 258], paris: [594, 436],
  nantes: [496, 492], bordeaux: [516, 580], avignon: [656, 615], reims: [634, 421],
  cologne: [701, 358], berlin: [841, 288], munich: [818, 452], vienna: [933, 434],
  madrid: [420, 735], barcelona: [585, 709], seville: [343, 839], valencia: [511, 777],
};
const LARGE: Record<string, Point> = {
  london: [632, 250], edinburgh: [330, 134], dublin: [268, 262], paris: [424, 412],
  nantes: [330, 508], bordeaux: [352, 620], avignon: [832, 624], reims: [704, 476],
  cologne: [800, 366], berlin: [976, 286], munich: [904, 520], vienna: [1062, 424],
  madrid: [284, 742], barcelona: [720, 726], seville: [430, 832], valencia: [622, 834],
};
const SMALL: Record<string, Point> = {
  london: [634, 226], edinburgh: [344, 124], dublin: [308, 256], paris: [424, 394],
  nantes: [340, 496], bordeaux: [362, 600], avignon: [800, 602], reims: [706, 414],
  cologne: [790, 310], berlin: [924, 212], munich: [884, 500], vienna: [944, 356],
  madrid: [310, 716], barcelona: [712, 714], seville: [420, 828], valencia: [606, 832],
};
const LARGE_SIZES: Sizes = {
  frame: { x: 104, y: 72, width: 1068, height: 836 }, slot: 66, least: 116, height: 96, letter: 12.2,
};
const SMALL_SIZES: Sizes = {
  frame: { x: 230, y: 70, width: 780, height: 836 }, slot: 62, least: 104, height: 92, letter: 12.8,
};
const MARGIN = 16; // of a plate around its positions
const BESIDE = 30; // a city's name, where the bonus lies
const MOST = 18; // letters of a name for which a plate grows
const BONUS = 32; // a plate's left edge, where the bonus sticks out
const EDGE = 22; // of a board without a map, for bonuses and exiles of the outer plates
const BAND = 150; // units above a board without a map, where cards lie

export function layoutFor(box: Printed, isCompact: boolean): Layout {
  const names = Object.keys(box.cities);
  const sizes = isCompact ? SMALL_SIZES : LARGE_SIZES;
  if (!names.every((name) => name in CITIES)) return inRows(box, sizes, isCompact ? 0 : BAND);
  const middles = isCompact ? SMALL : LARGE;
  const plates = names.map((name) => {
    const [x, y] = middles[name]!;
    const size = sizeOf(box, name, sizes);
    const least = sizes.frame.x + BONUS + size.width / 2;
    return [name, { x: Math.max(x, least), y, ...size, city: CITIES[name]! }] as const;
  });
  return { frame: sizes.frame, isDrawn: true, plates: Object.fromEntries(plates) };
}

function sizeOf(box: Printed, city: string, { slot, least, height, letter }: Sizes) {
  const count = box.cities[city]!.positions.length;
  const named = Math.min(MOST, cityText(city).length) * letter + BESIDE;
  return { width: Math.max(least, count * slot + MARGIN, named), height };
}

/** Cities that no map of ours shows lie in rows, as many as give the board its usual shape. */
function inRows(box: Printed, sizes: Sizes, band: number): Layout {
  const names = Object.keys(box.cities);
  const wide = Math.max(...names.map((name) => sizeOf(box, name, sizes).width)) + 24;
  const high = sizes.height + 48;
  const shape = sizes.frame.width / sizes.frame.height;
  const across = Math.max(2, Math.round(Math.sqrt((names.length * high * shape) / wide)));
  const rows = Math.ceil(names.length / across);
  const plates = names.map((name, at) => {
    const x = ((at % across) + 0.5) * wide;
    const y = band + (Math.floor(at / across) + 0.5) * high;
    return [name, { x, y, ...sizeOf(box, name, sizes), city: null }] as const;
  });
  const frame = {
    x: -EDGE, y: 0, width: across * wide + 2 * EDGE, height: band + rows * high + EDGE,
  };
  return { frame, isDrawn: false, plates: Object.fromEntries(plates) };
}

/** Where the positions of a plate are, beside its middle. */
export function slotsOf(count: number, isCompact: boolean): number[] {
  const { slot } = isCompact ? SMALL_SIZES : LARGE_SIZES;
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * slot);
}
