// The two drawn boards: where each region lies, how routes run, and the picture below it all.
import type { Pair, Printed } from './printed';
import sideA from './map/a.json?url';
import pictureA from './map/a.svg?url';
import sideB from './map/b.json?url';
import pictureB from './map/b.svg?url';

export type Point = readonly [number, number];
export type Curve = readonly [number, number, number, number, number, number];

export interface DrawnRegion {
  d: string; // its outline
  at: Point; // the middle of its name and pieces
  mark: Point; // of the goods token, or of the star of the start
  plus: Point; // of the sign that one may act here
  c: Point;
  r: number; // of the largest circle around c inside it
}

/** Where a continent's banner lies, half its width, and where there is room for its counts. */
export interface DrawnBanner {
  at: Point;
  hw: number;
  chips: 'above' | 'below';
}

export interface DrawnMap {
  start: string;
  continents: Record<string, DrawnBanner>;
  regions: Record<string, DrawnRegion>;
  land: Record<string, Point>; // where an army crosses the border
  sea: Record<string, Curve>; // a route from end to end
  picture: string;
}

export const FRAME = { x: 26, y: 26, width: 1208, height: 872 };

const SIDES: Record<string, { data: string; picture: string }> = {
  A: { data: sideA, picture: pictureA },
  B: { data: sideB, picture: pictureB },
};
const loaded = new Map<string, Promise<DrawnMap>>();

/** The drawing of this box's board; null if its map is not the one that we have drawn. */
export async function mapFor(box: Printed): Promise<DrawnMap | null> {
  const side = SIDES[box.side];
  if (!side) return null;
  const map = await loadMap(box.side);
  return isSame(box, map) ? map : null;
}

export function loadMap(side: string): Promise<DrawnMap> {
  const known = loaded.get(side);
  if (known) return known;
  const { data, picture } = SIDES[side]!;
  const asked = fetch(data)
    .then((answer) => answer.json() as Promise<DrawnMap>)
    .then((map) => ({ ...map, picture }));
  loaded.set(side, asked);
  asked.catch(() => loaded.delete(side)); // so that one may ask again
  return asked;
}

function isSame(box: Printed, map: DrawnMap): boolean {
  const regions = Object.values(box.continents).flat();
  return (
    box.start === map.start &&
    isEqual(Object.keys(box.continents), Object.keys(map.continents)) &&
    isEqual(regions, Object.keys(map.regions)) &&
    isEqual(box.land.map(unordered), Object.keys(map.land).map(reordered)) &&
    isEqual(box.sea.map(unordered), Object.keys(map.sea).map(reordered))
  );
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

const unordered = (pair: Pair) => [...pair].sort().join(' ');
const reordered = (pair: string) => pair.split(' ').sort().join(' ');

/** A point of a route, `part` of the way along. */
export function along([x1, y1, cx, cy, x2, y2]: Curve, part: number): Point {
  const [one, two, three] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
  return [one * x1 + two * cx + three * x2, one * y1 + two * cy + three * y2];
}
