// Which place of a board lies in the direction of an arrow key.

export type Point = readonly [number, number];

const STEPS: Record<string, Point> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const ASIDE = 1.6; // how much further away something seems that does not lie straight ahead

/** The nearest place in that direction; null for another key, or at the edge. */
export function nextPlace(
  places: Readonly<Record<string, Point>>,
  from: string,
  key: string,
): string | null {
  const [step, here] = [STEPS[key], places[from]];
  if (!step || !here) return null;
  let best: { name: string; far: number } | null = null;
  for (const [name, [x, y]] of Object.entries(places)) {
    const [dx, dy] = [x - here[0], y - here[1]];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && aside < 2 * ahead && (!best || far < best.far)) best = { name, far };
  }
  return best?.name ?? null;
}
