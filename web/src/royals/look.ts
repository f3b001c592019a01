// Colours of countries, emblems of countries and titles, and shapes of pieces.

export interface Look {
  light: string; // land and cards
  dark: string; // names, arms and plates
  emblem: string; // markup around 0,0, within 42 units; drawn with `fill`
}

const LOOKS: Record<string, Look> = {
  france: {
    light: '#7f9ccb',
    dark: '#2f4f8c',
    emblem:
      '<path d="M0-20Q7-10 4-1 10-10 16-4 19 4 9 8H4Q5 14 10 18 3 19 0 13-3 19-10 18-5 14-4 8H-9' +
      'Q-19 4-16-4-10-10-4-1-7-10 0-20zM-8 4H8V8H-8z"/>',
  },
  german_states: {
    light: '#8fae86',
    dark: '#33582f',
    emblem:
      '<path d="M0-8 3-12Q9-16 12-12L9-10 14-8Q20-14 21-4 20 6 13 10L9 7 5 12 6 17 0 21-6 17-5 12' +
      '-9 7-13 10Q-20 6-21-4-20-14-14-8L-9-10-12-12Q-9-16-3-12z"/><path d="M-3-16-4-21 0-19 4-21 3-16z"/>',
  },
  britain: {
    light: '#d79a92',
    dark: '#8b2f2b',
    emblem:
      '<path d="M0-18Q9-18 9-10 18-12 18-3 18 3 13 6 17 14 9 17 3 19 0 14-3 19-9 17-17 14-13 6' +
      '-18 3-18-3-18-12-9-10-9-18 0-18z"/><circle r="6" fill="#8b2f2b"/><circle r="3.4"/>' +
      '<path d="M0-6V-11.500M6-2 11-4M3.600 5 6.800 9.500M-3.600 5-6.800 9.500M-6-2-11-4" ' +
      'stroke="#8b2f2b" stroke-width="1.600"/>',
  },
  spain: {
    light: '#e6c468',
    dark: '#8a6110',
    emblem:
      '<path d="M-17 17V-10H-12V-6H-8V-10H-6V-18H-2V-14H2V-18H6V-10H8V-6H12V-10H17V17H5V8' +
      'Q0 2-5 8V17z"/>',
  },
};

// Countries of somebody's own box, in their order.
const OTHERS: Look[] = [
  { light: '#b9a0cf', dark: '#5a3a78', emblem: '<path d="M0-19 18 0 0 19-18 0z"/>' },
  { light: '#c9b18f', dark: '#654a25', emblem: '<circle r="16"/>' },
  { light: '#8fc1bd', dark: '#1f5d59', emblem: '<path d="M-16-16H16V16H-16z"/>' },
  { light: '#d6a6bd', dark: '#7d2f57', emblem: '<path d="M0-18 18 15H-18z"/>' },
];

export function lookOf(country: string): Look {
  const known = LOOKS[country];
  if (known) return known;
  const number = [...country].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);
  return OTHERS[number % OTHERS.length]!;
}

/** The shield of a country, 60 by 75 around 0,0. */
export const ARMS = 'M-30-34H30V4C30 22 14 34 0 41-14 34-30 22-30 4z';
export const GOLD = '#f3dd9b';
export const INK = '#3a2817';

// Emblems of the titles, within 48 units around 0,0.
const EMBLEMS: Record<string, string> = {
  marshal:
    '<path d="M-15 15 9-9M-15 15l-3 3M-17 11l6 6M9-9l9-9-2 8-5 4z"/>' +
    '<path d="M15 16-10-9l-5-6 6 4L16 13z" fill="currentColor"/>',
  baron:
    '<path d="M-13 14V-3Q-13-18 0-18T13-3V14L6 18V6H3V19H-3V6H-6V18z"/>' +
    '<path d="M-13-2H13M0-18V-2M-9 2H-4M4 2H9M0-18Q8-26 15-19"/>',
  countess:
    '<path d="M0 16-19-3Q-16-13-8-16L0 16-8-16Q0-20 8-16L0 16 8-16Q16-13 19-3z"/>' +
    '<path d="M-14-10 0 16 14-10M-11-1Q0-9 11-1M0 16V20"/>',
  duke:
    '<path d="M-17 12-19-6-11-1-9-11-3-3 0-14 3-3 9-11 11-1 19-6 17 12Q0 17-17 12z"/>' +
    '<path d="M-17 7Q0 12 17 7"/><circle cx="-19" cy="-8" r="2.2"/>' +
    '<circle cx="0" cy="-16" r="2.4"/><circle cx="19" cy="-8" r="2.2"/>',
  cardinal:
    '<path d="M-20-2Q-12-6-9-6-8-15 0-15T9-6Q12-6 20-2 12 3 0 3T-20-2z"/>' +
    '<path d="M-12 3V11M12 3V11M-12 11l-4 8M-12 11l4 8M12 11l-4 8M12 11l4 8M-9-6Q0-2 9-6"/>' +
    '<circle cx="-12" cy="11" r="2"/><circle cx="12" cy="11" r="2"/>',
  princess:
    '<path d="M-19 10Q-15-2-9-4L-6-11-2-5 0-16 2-5 6-11 9-4Q15-2 19 10 0 3-19 10z"/>' +
    '<circle cx="0" cy="-18" r="2.4"/><circle cx="-6" cy="-12.6" r="1.7"/>' +
    '<circle cx="6" cy="-12.6" r="1.7"/><path d="M-11 3Q0-2 11 3"/>',
  king:
    '<path d="M-17 14V4Q-22-10-10-10-3-10 0-3 3-10 10-10 22-10 17 4V14Q0 19-17 14z"/>' +
    '<path d="M-17 7Q0 12 17 7M0-3V8M0-3V-9"/><path d="M0-20V-10M-4-16H4" stroke-width="3"/>' +
    '<circle cx="-10" cy="11" r="1.6"/><circle cx="0" cy="12.5" r="1.6"/>' +
    '<circle cx="10" cy="11" r="1.6"/>',
};

/** Markup of a title's emblem; null for a title of somebody's own box. */
export function emblemOf(title: string): string | null {
  return EMBLEMS[title] ?? null;
}
