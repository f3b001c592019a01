// Where everything lies on the board: names, values and pieces of each place, and its outline.
import type { Point } from '../arrows';
import outlines from './map/regions.json';
import { CASTILLO, type Printed } from './printed';
import { type Field, fieldsOf, withTrack } from './track';

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
  beside?: Beside; // its neighbours, where no map shows them
}

/** Names in lines that end at the foot of a place. */
export interface Beside {
  names: readonly string[];
  foot: number;
  size: number;
  room: number; // letters of a line
}

export interface Layout {
  frame: Frame; // the board itself
  whole: Frame; // with the score track
  track: readonly Field[]; // none where there is no room for it
  isDrawn: boolean; // whether the regions are those of our map
  size: number; // of pieces
  tall: number; // how much the drawing is stretched downwards
  spots: Readonly<Record<string, Spot>>;
  beside: Point; // of the first scoreboard that lies beside the board
  apart: Point; // from one such scoreboard to the next
  rounds: Point; // of the first round
}

type Anchor = Omit<Spot, 'd'>;
export const PICTURE: Frame = { x: 95, y: 70, width: 1000, height: 790 };
const STRAIT: readonly Point[] = [[772, 452], [735, 500], [756, 556], [722, 606], [712, 662]];
const ANCHORS: Record<string, Anchor> = {
  galicia: { at: [215, 150], name: 26, row: 4, king: [330, 150] },
  pais_vasco: { at: [640, 168], name: 22, row: 3, king: [508, 150] },
  castilla_la_vieja: { at: [425, 235], name: 29, row: 5, king: [330, 372] },
  aragon: { at: [760, 248], name: 27, row: 3, king: [742, 420] },
  cataluna: { at: [915, 248], name: 26, row: 3, king: [836, 366] },
  valencia: { at: [872, 486], name: 26, row: 3, king: [764, 604], slots: STRAIT },
  castilla_la_nueva: { at: [540, 478], name: 28, row: 5, king: [318, 496] },
  sevilla: { at: [350, 584], name: 29, row: 4, king: [328, 768] },
  granada: { at: [566, 658], name: 27, row: 4, king: [452, 768] },
};
const CASTLE: Anchor = { at: [985, 704], name: 25, row: 5, king: [0, 0] };
const TALL = 1.34; // on small screens
const LEAST_HIGH = 260; // points below which nobody could read the track
const [LEAST_TALL, MOST_TALL] = [0.95, 1.25]; // on others, by the shape of the room

/** For a room of so many points, 0 if that is not known yet. */
export function layoutFor(box: Printed, isCompact: boolean, wide: number, high: number): Layout {
  const regions = Object.keys(box.regions);
  const isDrawn =
    regions.length === Object.keys(ANCHORS).length && regions.every((name) => name in ANCHORS);
  const tall = isCompact ? TALL : fitted(high ? wide / high : 0);
  const bare = isDrawn ? onMap(tall, isCompact) : inRows(box, tall, isCompact);
  const isTiny = high > 0 && high < LEAST_HIGH;
  if (isCompact || isTiny) return { ...bare, whole: bare.frame, track: [] };
  return { ...bare, whole: withTrack(bare.frame), track: fieldsOf(bare.frame) };
}

/** How tall the drawing is to be, so that it fills a room of this shape with the track around it. */
function fitted(shape: number): number {
  if (!shape) return 1;
  const { width, height } = withTrack(PICTURE);
  const tall = (width / shape - (height - PICTURE.height)) / PICTURE.height;
  return Math.min(MOST_TALL, Math.max(LEAST_TALL, tall));
}

type Bare = Omit<Layout, 'whole' | 'track'>;

function onMap(tall: number, isCompact: boolean): Bare {
  const drawn: Record<string, string> = outlines;
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
  const size = isCompact ? 1.5 : 1.26;
  return {
    frame: { ...PICTURE, height: PICTURE.height * tall },
    isDrawn: true,
    size,
    tall,
    spots: Object.fromEntries(spots.map(([name, anchor]) => [name, spotOf(name, anchor)])),
    beside: lift([176, 520]),
    apart: [0, 36 * size],
    rounds: lift([700, 822]),
  };
}

/** Regions that no map of ours shows lie in rows, the Castillo last. */
function inRows(box: Printed, tall: number, isCompact: boolean): Bare {
  const names = [...Object.keys(box.regions), CASTILLO];
  const columns = isCompact ? 2 : names.length > 9 ? 4 : 3;
  const rows = Math.ceil(names.length / columns);
  const [wide, band, gap] = [PICTURE.width / columns, 84, 14];
  const high = Math.max(isCompact ? 245 : 205, (PICTURE.height * tall - band) / rows);
  const letters = isCompact ? 25 : 17;
  const spots = names.map((name, at) => {
    const [x, y] = [(at % columns) * wide + gap / 2, Math.floor(at / columns) * high + gap];
    const beside = {
      names: neighboursOf(box, name), foot: y + high - gap - 14, size: letters,
      room: (wide - 28) / (letters * 0.45),
    };
    const spot: Spot = {
      d: `M${x} ${y}h${wide - gap}v${high - gap}h${gap - wide}z`,
      at: [x + (wide - gap) / 2, y + 34], name: isCompact ? 32 : 26, row: 5,
      king: [x + 26, y + 74], beside,
    };
    return [name, spot] as const;
  });
  const size = isCompact ? 1.4 : 1.26;
  const foot = rows * high + gap / 2 + band / 2;
  return {
    frame: { x: 0, y: 0, width: PICTURE.width, height: rows * high + band },
    isDrawn: false,
    size,
    tall: 1,
    spots: Object.fromEntries(spots),
    beside: [isCompact ? 70 : 220, foot], // on the right of the buttons that zoom
    apart: [78 * size, 0],
    rounds: [615, foot],
  };
}

function neighboursOf(box: Printed, name: string): string[] {
  return box.borders.flatMap(([one, other]) => {
    if (one === name) return [other];
    return other === name ? [one] : [];
  });
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
