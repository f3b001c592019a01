// Where things go on the drawn board, and which region lies in which direction.
import type { DrawnMap, Point } from './maps';

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const ASIDE = 1.6; // how much further away something seems that does not lie straight ahead

/** The nearest region in the direction of an arrow key; null for another key, or at the edge. */
export function nextRegion(map: DrawnMap, from: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const [x, y] = map.regions[from]!.c;
  let best: { name: string; far: number } | null = null;
  for (const [name, { c }] of Object.entries(map.regions)) {
    const [dx, dy] = [c[0] - x, c[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && aside < 2 * ahead && (!best || far < best.far)) best = { name, far };
  }
  return best?.name ?? null;
}

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
