// Signs of points on a curve, beside it: none hides the curve or another sign, and each is as near to
// its point as it can be.
import type { Point } from '../arrows';

/** What a sign may not leave. */
export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WAYS: readonly Point[] = [
  [0, -1], [0, 1], [-0.7, -0.7], [0.7, -0.7], [-0.7, 0.7], [0.7, 0.7], [-1, 0], [1, 0],
];

/** A place for each of the points, `far` from the others and `clear` of the curve; what comes first
 * has the first choice. */
export function apart(
  points: readonly Point[], curve: readonly Point[], far: number, clear: number, room: Room,
): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const isApart = (at: Point) => placed.every((other) => distance(at, other) >= far);
    const free = around(point, far, room).filter(isApart);
    placed.push(free.find((at) => isClear(at, curve, clear)) ?? free[0] ?? point);
  }
  return placed;
}

/** What lies around a point, ring by ring. */
function around([x, y]: Point, far: number, room: Room): Point[] {
  const rings = [0.8, 1, 1.3, 1.6, 2, 2.5, 3, 4].flatMap((ring) =>
    WAYS.map(([dx, dy]): Point => [x + dx * far * ring, y + dy * far * ring]),
  );
  return rings.filter((at) => isWithin(at, room));
}

function isClear(at: Point, curve: readonly Point[], clear: number): boolean {
  return curve.every((to, number) => fromLine(at, curve[number - 1] ?? to, to) >= clear);
}

/** How far it is to the nearest point of a straight line. */
function fromLine([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  const length = (c - a) ** 2 + (d - b) ** 2;
  const along = length ? ((x - a) * (c - a) + (y - b) * (d - b)) / length : 0;
  const part = Math.min(1, Math.max(0, along));
  return distance([x, y], [a + part * (c - a), b + part * (d - b)]);
}

function isWithin([x, y]: Point, { left, right, top, bottom }: Room): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function distance([x, y]: Point, [a, b]: Point): number {
  return Math.hypot(x - a, y - b);
}
