// Where everything lies on the board: names, values and pieces of each place, and its outline.
import type { Point } from '../arrows';
import outlines from './map/regions.json';
import { CASTILLO, type Printed } from './printed';

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place of the board; its pieces stand in rows below its name, or where `slots` says. */
export interface Spot {
  d: string; // its outline
  at: Point; // the middle of its name
  name: number; // size of its name
  row: number; // pieces side by side
  king: Point;
  slots?: readonly Point[];
}

export interface Layout {
  frame: Frame;
  isDrawn: boolean; // whether the regions are those of our map
  size: number; // of pieces
  tall: number; // how much the drawing is stretched downwards
  spots: Readonly<Record<string, Spot>>;
  beside: Point; // of the first scoreboard that lies beside the board
  rounds: Point; // of the first round
}

type Anchor = Omit<Spot, 'd'>;
export const PICTURE: Frame = { x: 95, y: 70, width: 1000, height: 790 };
const STRAIT: readonly Point[] = [[772, 452], [735, 500], [756, 556], [722, 606], [712, 662]];
const ANCHORS: Record<string, Anchor> = {
  galicia: { at: [215, 150], name: 26, row: 4, king: [330, 150] },
  pais_vasco: { at: [640, 168], name: 22, row: 3, king: [542, 152] },
  castilla_la_vieja: { at: [425, 235], name: 29, row: 5, king: [330, 372] },
  aragon: { at: [760, 248], name: 27, row: 3, king: [742, 420] },
  cataluna: { at: [915, 248], name: 26, row: 3, king: [836, 366] },
  valencia: { at: [872, 486], name: 26, row: 3, king: [764, 604], slots: STRAIT },
  castilla_la_nueva: { at: [540, 478], name: 28, row: 5, king: [318, 496] },
  sevilla: { at: [350, 584], name: 29, row: 4, king: [328, 768] },
  granada: { at: [566, 658], name: 27, row: 4, king: [452, 768] },
};
const CASTLE: Anchor = { at: [985, 704], name: 25, row: 5, king: [0, 0] };
const TALL = 1.34;

export function layoutFor(box: Printed, isCompact: boolean): Layout {
  const regions = Object.keys(box.regions);
  const drawn: Record<string, string> = outlines;
  const isDrawn =
    regions.length === Object.keys(ANCHORS).length && regions.every((name) => name in ANCHORS);
  return isDrawn ? onMap(drawn, isCompact) : inRows(regions, isCompact);
}

function onMap(drawn: Readonly<Record<string, string>>, isCompact: boolean): Layout {
  const tall = isCompact ? TALL : 1;
  const lift = ([x, y]: Point): Point => [x, PICTURE.y + (y - PICTURE.y) * tall];
  const spotOf = (name: string, anchor: Anchor): Spot => ({
    ...anchor,
    d: drawn[name] ?? castleOutline(anchor.at),
    at: lift(anchor.at),
    king: lift(anchor.king),
    name: anchor.name * (isCompact ? 1.18 : 1),
    ...(anchor.slots ? { slots: anchor.slots.map(lift) } : {}),
  });
  const spots = Object.entries({ ...ANCHORS, [CASTILLO]: CASTLE });
  return {
    frame: { ...PICTURE, height: PICTURE.height * tall },
    isDrawn: true,
    size: isCompact ? 1.5 : 1.26,
    tall,
    spots: Object.fromEntries(spots.map(([name, anchor]) => [name, spotOf(name, anchor)])),
    beside: lift([176, 520]),
    rounds: lift([700, 822]),
  };
}

/** Regions that no map of ours shows lie in rows of three, the Castillo last. */
function inRows(regions: readonly string[], isCompact: boolean): Layout {
  const [wide, high, band] = [330, isCompact ? 250 : 205, 90];
  const spots = [...regions, CASTILLO].map((name, at) => {
    const [x, y] = [(at % 3) * wide + 10, Math.floor(at / 3) * high + 10];
    const d = `M${x} ${y}h${wide - 16}v${high - 16}h-${wide - 16}z`;
    const spot: Spot = {
      d, at: [x + wide / 2 - 8, y + 36], name: 26, row: 5, king: [x + 34, y + high - 52],
    };
    return [name, spot] as const;
  });
  const rows = Math.ceil(spots.length / 3);
  return {
    frame: { x: 0, y: 0, width: 3 * wide + 4, height: rows * high + band },
    isDrawn: false,
    size: isCompact ? 1.5 : 1.26,
    tall: 1,
    spots: Object.fromEntries(spots),
    beside: [90, rows * high + 40],
    rounds: [560, rows * high + 40],
  };
}

/** Around the castle, its banner and what stands below. */
function castleOutline([x, y]: Point): string {
  return `M${x - 98} ${y - 60}q-6-112 98-112t98 112v96q0 26-26 26h-144q-26 0-26-26z`;
}

/** Where so many pieces of a place stand. */
export function stands({ at: [x, y], row, slots }: Spot, count: number, size: number): Point[] {
  if (slots) return slots.slice(0, count).map(([left, top]) => [left, top]);
  const rows = Math.ceil(count / row);
  const even = Math.ceil(count / Math.max(1, rows));
  const [wide, high] = [33 * size, 50 * size];
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / even);
    const inLine = Math.min(even, count - line * even);
    const across = (index % even) - (inLine - 1) / 2;
    return [x + across * wide, y + 57 * size + line * high];
  });
}
