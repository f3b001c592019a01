// Where the counts of a continent stand on their board: three in a row, each as wide as its digits.

export const EDGE = 5;
const GAP = 4;
const HEIGHT = 28;
const PER_ROW = 3;

export interface Chip {
  seat: number;
  count: number;
  left: number; // of the middle of the board
  top: number;
  width: number;
  height: number;
}

export interface Chips {
  chips: Chip[];
  width: number;
  height: number;
}

/** Of those who have something there: with a charge, or without one and with larger digits. */
export function chipsOf(counts: readonly number[], hasCharge: boolean): Chips {
  const all = counts.flatMap((count, seat) => (count ? [{ seat, count }] : []));
  const perRow = all.length > PER_ROW ? Math.ceil(all.length / 2) : all.length;
  const most = Math.max(0, ...all.map(({ count }) => String(count).length));
  const width = hasCharge ? 24 + 12 * most : 12 + 15 * most;
  const rows = Math.ceil(all.length / Math.max(1, perRow));
  const chips = all.map((each, at) => {
    const row = Math.floor(at / perRow);
    const inRow = Math.min(perRow, all.length - row * perRow);
    const left = ((at % perRow) - inRow / 2) * (width + GAP) + GAP / 2;
    return { ...each, left, top: EDGE + row * (HEIGHT + GAP), width, height: HEIGHT };
  });
  return {
    chips,
    width: perRow * (width + GAP) - GAP + 2 * EDGE,
    height: rows * (HEIGHT + GAP) - GAP + 2 * EDGE,
  };
}
