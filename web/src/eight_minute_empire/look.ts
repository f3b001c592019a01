// Colours of goods and shapes of pieces.
import { type Arms, armsOf } from '../arms/heraldry';

export interface Look {
  fill: string;
  light: string;
}

const LOOKS: Record<string, Look> = {
  crystal: { fill: '#7d57a6', light: '#b48fd6' },
  ore: { fill: '#7a6350', light: '#b79b80' },
  wood: { fill: '#5f7a34', light: '#a3bb76' },
  anvil: { fill: '#4e5c6b', light: '#93a4b3' },
  carrot: { fill: '#b85a14', light: '#eba35f' },
  joker: { fill: '#8e2f3c', light: '#d88a8f' },
};
const OTHER: Look = { fill: '#5d4527', light: '#c8ab7c' }; // a good of somebody's own box

export function lookOf(good: string): Look {
  return LOOKS[good] ?? OTHER;
}

/** Whether there is a picture of this good. */
export function isPictured(good: string): boolean {
  return good in LOOKS;
}

const NEUTRAL: Arms = {
  id: 'argent', fill: '#9a8f7c', bright: '#c9bfa9', ink: '#1d140a', charge: '',
};

/** The look of an owner's pieces; a colour of null is that of neutral armies. */
export function pieceArms(colour: string | null): Arms {
  return colour === null ? NEUTRAL : armsOf(colour);
}

export const STAR = 'M0-9.6 2.5-3 9.4-2.9 3.9 1.4 5.8 8.2 0 4.2-5.8 8.2-3.9 1.4-9.4-2.9-2.5-3z';
export const CITY = 'M-15 13V-5l5-6 5 6V-9L0-16 5-9V-5l5-6 5 6V13z';
/** The inks of continents' names, which match their land. */
export const INKS: Record<string, string> = {
  WEST: '#7d5c16', ISLE: '#27566b', MAIN: '#365b23', SOUTH: '#553366',
  NW: '#84361b', N: '#27566b', NE: '#7d5c16', W: '#553366', E: '#365b23',
};
