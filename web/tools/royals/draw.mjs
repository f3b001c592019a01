// Draws the still part of the board of Royals: sea, lands, borders, rivers, mountains, ornaments.
// Run `node web/tools/royals/draw.mjs` after a change of the map or of the look.
import { readFileSync, writeFileSync } from 'node:fs';

const map = JSON.parse(readFileSync(new URL('europe.json', import.meta.url), 'utf8'));
const TO = new URL('../../src/royals/map/europe.svg', import.meta.url);
const FRAME = { x: 80, y: 50, width: 1120, height: 870 };
const INK = '#3a2817';
const OX = '#7c1f1f';
const HUES = {
  // of the land, and darker at its borders
  france: ['#7f9ccb', '#2f4f8c'], german_states: ['#8fae86', '#33582f'],
  britain: ['#d79a92', '#8b2f2b'], spain: ['#e6c468', '#8a6110'],
};
const SHIPS = [[196, 412, 0.85], [990, 812, -0.72], [578, 112, 0.6], [182, 690, -0.6]];
const WINDS = [206, 566];

const SYMBOLS = `
<symbol id="peak" overflow="visible"><path d="M-12 4.5Q-7 0-4-7Q-2-11.5 0-12.5Q2.5-10.5 4.5-6.5Q8 1 13 4.5" fill="#e9d9b0" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="M.3-12Q1.6-7-.8-3.5M2.4-9.6Q4.4-4.5 2.4-.4M4.6-6Q7-1.6 5.4 1.8M7.2-1.6Q9 1 8.4 3.2" fill="none" stroke="${INK}" stroke-width=".8" opacity=".8"/></symbol>
<g id="ship" stroke="${INK}" stroke-width="1.1"><path d="M-27 8Q-24 20-12 21H13Q24 20 30 4L27 3Q22 9 10 9H-16L-18 4H-29z" fill="#8a5a33" stroke-linejoin="round"/><path d="M-24 13H22M-20 17H17" stroke-width=".7"/><path d="M-14 9V-26M2 9V-34M17 8V-20" stroke-width="1.6"/><path d="M-22-18Q-12-22-5-18-9-9-5-1-14-5-22-1-18-9-22-18zM-7-26Q3-31 11-26 7-18 11-11 2-15-7-11-3-18-7-26zM-6-8Q3-12 11-8 8-2 11 5 2 1-6 5-3-2-6-8zM11-15Q18-18 24-15 21-8 24-1 18-4 11-1 14-8 11-15z" fill="#f6ead0"/><path d="M2-24V-14M-2.6-19H6.6" stroke="${OX}" stroke-width="2.4"/><path d="M2-34Q8-38 14-34 9-32 2-31M-14-26Q-9-29-4-26-9-24-14-24M17-20Q22-23 26-20 22-18 17-18" fill="${OX}" stroke-width=".7"/><path d="M-38 22Q-33 18-28 22T-18 22-8 22 2 22 12 22 22 22 32 22 40 22M-32 26Q-27 22-22 26T-12 26-2 26 8 26 18 26 28 26" fill="none" stroke-width=".9" opacity=".7"/></g>
<radialGradient id="sea" cx=".5" cy=".45" r=".8"><stop offset="0" stop-color="#d6ded0"/><stop offset="1" stop-color="#a5b9b1"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#5b3a17" stop-opacity="0"/><stop offset="1" stop-color="#4a2c0e" stop-opacity=".36"/></radialGradient>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="${INK}" stroke-width=".7" opacity=".24"/></pattern>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>`;

writeFileSync(TO, board());

function board() {
  const { x, y, width, height } = FRAME;
  const whole = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  const shapes = Object.entries(map.regions).map(
    ([name, { d }]) =>
      `<path id="${name}" d="${d}"/><clipPath id="clip-${name}"><use href="#${name}"/></clipPath>`,
  );
  const parts = [
    `${whole} fill="url(#sea)"/>`, winds(), shallows(), neutral(), lands(), rivers(), peaks(),
    lines(), ships(), `${whole} fill="url(#dusk)"/>`,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">\n<defs>` +
    `${SYMBOLS}\n<path id="coast" d="${map.coast}"/>\n${shapes.join('\n')}</defs>\n` +
    `${parts.join('\n')}\n</svg>\n`
  );
}

/** Lines of the wind rose across the sea. */
function winds() {
  const [x, y] = WINDS;
  const rays = Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    const [across, down] = [x + 1500 * Math.sin(angle), y - 1500 * Math.cos(angle)];
    return `M${x} ${y}L${across.toFixed(0)} ${down.toFixed(0)}`;
  });
  return `<path d="${rays.join('')}" stroke="${INK}" stroke-width=".7" opacity=".16"/>`;
}

function shallows() {
  const depths = [[40, 0.16], [31, 0.24], [22, 0.34], [14, 0.46], [7.5, 0.62]];
  const rings = depths.map(
    ([width, dark]) =>
      `<use href="#coast" stroke="#35545a" stroke-opacity="${dark}" stroke-width="${width}"/>` +
      `<use href="#coast" stroke="#c9d5c9" stroke-width="${width - 1.6}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round">${rings.join('')}</g>`;
}

function neutral() {
  return (
    `<path d="${map.neutral}" fill="#e6d7b0"/><path d="${map.neutral}" fill="url(#hatch)"/>` +
    `<path d="${map.nborders}" fill="none" stroke="${INK}" stroke-width=".9" ` +
    'stroke-dasharray="4 3" opacity=".5"/>'
  );
}

function lands() {
  return Object.entries(HUES)
    .map(
      ([name, [light, dark]]) =>
        `<g clip-path="url(#clip-${name})"><use href="#${name}" fill="#f4e9cc"/>` +
        `<use href="#${name}" fill="${light}" fill-opacity=".42" stroke="${light}" ` +
        'stroke-width="32" filter="url(#soft)"/>' +
        `<use href="#${name}" fill="none" stroke="${dark}" stroke-width="5" opacity=".45"/></g>`,
    )
    .join('\n');
}

function rivers() {
  return (
    `<path d="${map.rivers}" fill="none" stroke="#55767f" stroke-width="2" ` +
    'stroke-linecap="round" opacity=".7"/>'
  );
}

function peaks() {
  return map.mountains
    .map(([x, y, size]) => `<use href="#peak" transform="translate(${x} ${y}) scale(${size})"/>`)
    .join('');
}

function lines() {
  return (
    `<g fill="none"><path d="${map.borders}" stroke="${INK}" stroke-width="2.6"/>` +
    `<path d="${map.borders}" stroke="#e9d7a3" stroke-width=".8" stroke-dasharray="6 4"/>` +
    `<use href="#coast" stroke="${INK}" stroke-width="1.7"/></g>`
  );
}

function ships() {
  return SHIPS.map(([x, y, size]) => {
    const scale = `${size} ${Math.abs(size)}`;
    return `<use href="#ship" transform="translate(${x} ${y}) scale(${scale})"/>`;
  }).join('');
}
