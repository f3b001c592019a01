// The arms of the seats: colour, hatching and charge, any one of which tells them apart.

export interface Arms {
  id: string;
  fill: string;
  bright: string;
  ink: string;
  charge: string;
}

export const SHIELD = 'M-15-17H15V2C15 11 7 17 0 20.5-7 17-15 11-15 2z';

const LOZENGE = 'M0-10 7.6 0 0 10-7.6 0z';
const CROSS = 'M-2.6-9h5.2v6.4H9v5.2H2.6V9h-5.2V2.6H-9v-5.2h6.4z';
const STAR =
  'M0-9.6 2.5-3 9.4-2.9 3.9 1.4 5.8 8.2 0 4.2-5.8 8.2-3.9 1.4-9.4-2.9-2.5-3z';
const TREFOIL =
  'M0-10A4.6 4.6 0 0 1 3.9-3A4.6 4.6 0 1 1 2.2 5.2L3.6 10H-3.6L-2.2 5.2' +
  'A4.6 4.6 0 1 1-3.9-3A4.6 4.6 0 0 1 0-10z';

const CRESCENT = 'M3.5-9.2A9.4 9.4 0 1 0 8.9 4.6 7.4 7.4 0 1 1 3.5-9.2z';
const CHEVRON = 'M0-8.6 9.4 1.2V8.4L0-1.2-9.4 8.4V1.2z';
const SALTIRE = 'M-9-6.4-6.4-9 0-2.6 6.4-9 9-6.4 2.6 0 9 6.4 6.4 9 0 2.6-6.4 9-9 6.4-2.6 0z';
const HEART =
  'M0 9.6C-3.4 5.4-9.8 1.6-9.8-3.4-9.8-9-2.6-10 0-4.4 2.6-10 9.8-9 9.8-3.4 9.8 1.6 3.4 5.4 0 9.6z';
const SUN = Array.from({ length: 16 }, (_, at) => {
  const [far, turn] = [at % 2 ? 5.6 : 10.4, (at * Math.PI) / 8];
  return `${at ? 'L' : 'M'}${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
}).join('') + 'z';

const ARMS: Record<string, Arms> = {
  yellow: { id: 'or', fill: '#eab020', bright: '#f8d878', ink: '#2a1c06', charge: LOZENGE },
  red: { id: 'gules', fill: '#ad1f1f', bright: '#d4574d', ink: '#fff6e8', charge: CROSS },
  blue: { id: 'azure', fill: '#2b78c2', bright: '#6ba9e0', ink: '#ffffff', charge: STAR },
  green: { id: 'vert', fill: '#2e7d46', bright: '#74b584', ink: '#f4fff0', charge: TREFOIL },
  white: { id: 'argent', fill: '#e3f0f2', bright: '#ffffff', ink: '#1d2a30', charge: CRESCENT },
  black: { id: 'sable', fill: '#25222d', bright: '#5a5566', ink: '#f7efe0', charge: CHEVRON },
  grey: { id: 'cendree', fill: '#8b8d93', bright: '#c3c5ca', ink: '#15161a', charge: SALTIRE },
  purple: { id: 'purpure', fill: '#6f3a94', bright: '#a97fcb', ink: '#fdf3ff', charge: HEART },
  orange: { id: 'tenne', fill: '#d9681a', bright: '#f3a869', ink: '#2a1206', charge: SUN },
};

export function armsOf(colour: string | undefined): Arms {
  return ARMS[colour ?? ''] ?? ARMS['yellow']!;
}

/** The colours to draw seats in: those of an edited box that have no arms here get free ones. */
export function drawnColours(colours: readonly string[]): string[] {
  const free = Object.keys(ARMS).filter((name) => !colours.includes(name));
  return colours.map((name) => (name in ARMS ? name : (free.shift() ?? name)));
}
