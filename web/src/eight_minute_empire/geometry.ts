// Where things go on the drawn board.
import type { DrawnMap, Point } from './maps';

/** The region among these whose rim is nearest, if it is within reach of a finger there. */
export function nearest(
  map: DrawnMap,
  names: Iterable<string>,
  [x, y]: Point,
  reach: number,
): string | null {
  let best: { name: string; far: number } | null = null;
  for (const name of names) {
    const { c, r } = map.regions[name]!;
    const far = Math.hypot(c[0] - x, c[1] - y) - r;
    if (far < reach && (!best || far < best.far)) best = { name, far };
  }
  return best?.name ?? null;
}

/** Places of so many pieces around a point: one row up to three, else two. */
export function rows(count: number, [x, y]: Point, size: number): Point[] {
  const perRow = count > 3 ? Math.ceil(count / 2) : count;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const across = (at % perRow) - (inRow - 1) / 2;
    return [x + across * 37 * size, y + (7 + row * 37) * size] as const;
  });
}
