// Signs on a curve that would hide each other step aside; each stays as near to its point as it can.
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

/** A place for each of the points; what comes first has the first choice. */
export function apart(points: readonly Point[], far: number, room: Room): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const isFree = (at: Point) => placed.every((other) => distance(at, other) >= far);
    placed.push(around(point, far, room).find(isFree) ?? point);
  }
  return placed;
}

/** The point itself, then what lies around it, ring by ring. */
function around([x, y]: Point, far: number, room: Room): Point[] {
  const rings = [1, 1.5, 2, 3, 4].flatMap((ring) =>
    WAYS.map(([dx, dy]): Point => [x + dx * far * ring, y + dy * far * ring]),
  );
  return [[x, y], ...rings.filter((at) => isWithin(at, room))];
}

function isWithin([x, y]: Point, { left, right, top, bottom }: Room): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

export function distance([x, y]: Point, [a, b]: Point): number {
  return Math.hypot(x - a, y - b);
}
