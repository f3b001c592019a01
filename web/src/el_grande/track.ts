// The score track: a hundred fields around the board, clockwise from its lower left corner.
import type { Point } from '../arrows';
import type { Frame } from './geometry';

export interface Field extends Frame {
  middle: Point;
  inward: Point; // which way the board lies
}

export const LAP = 100;
const THICK = 28;
const SIDES = LAP / 2 - 2; // fields of two sides that meet, without corners

/** The board together with the track around it. */
export function withTrack({ x, y, width, height }: Frame): Frame {
  return { x: x - THICK, y: y - THICK, width: width + 2 * THICK, height: height + 2 * THICK };
}

export function fieldsOf(frame: Frame): Field[] {
  const across = Math.round((SIDES * frame.width) / (frame.width + frame.height));
  const down = SIDES - across;
  const [wide, high] = [frame.width / across, frame.height / down];
  const { x: left, y: top } = frame;
  const [right, bottom] = [left + frame.width, top + frame.height];
  const upright = (x: number, at: number, inward: number): Field =>
    field(x, top + at * high, THICK, high, [inward, 0]);
  const level = (y: number, at: number, inward: number): Field =>
    field(left + at * wide, y, wide, THICK, [0, inward]);
  const corner = (x: number, y: number, inward: Point): Field => field(x, y, THICK, THICK, inward);
  const count = (number: number): number[] => Array.from({ length: number }, (_, at) => at);
  return [
    corner(left - THICK, bottom, [0.9, -0.9]),
    ...count(down).map((at) => upright(left - THICK, down - 1 - at, 1)),
    corner(left - THICK, top - THICK, [0.9, 0.9]),
    ...count(across).map((at) => level(top - THICK, at, 1)),
    corner(right, top - THICK, [-0.9, 0.9]),
    ...count(down).map((at) => upright(right, at, -1)),
    corner(right, bottom, [-0.9, -0.9]),
    ...count(across).map((at) => level(bottom, across - 1 - at, -1)),
  ];
}

function field(x: number, y: number, width: number, height: number, inward: Point): Field {
  return { x, y, width, height, middle: [x + width / 2, y + height / 2], inward };
}

const isCorner = ({ inward: [x, y] }: Field): boolean => x !== 0 && y !== 0;

/** The fields where a marker turns on its way from one score to a higher one. */
export function turnsBetween(fields: readonly Field[], from: number, to: number): number[] {
  const passed = Array.from({ length: Math.max(0, to - from - 1) }, (_, at) => fieldOf(from + 1 + at));
  return passed.filter((at) => isCorner(fields[at]!));
}

export const fieldOf = (score: number): number => ((score % LAP) + LAP) % LAP;
export const lapsOf = (score: number): number => Math.floor(score / LAP);
