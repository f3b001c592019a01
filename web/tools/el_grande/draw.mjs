// Draws the still part of the board of El Grande: sea, neighbours, regions, rivers, mountains; and
// writes the outlines of the regions for what lights up. Province shapes: see NOTICE.
// Run `node web/tools/el_grande/draw.mjs` after a change of the map or of the look.
import { readFileSync, writeFileSync } from 'node:fs';

const map = JSON.parse(readFileSync(new URL('spain.json', import.meta.url), 'utf8'));
const TO = new URL('../../src/el_grande/map/', import.meta.url);
const FRAME = { x: 95, y: 70, width: 1000, height: 790 };
const INK = '#3a2817';
const OX = '#7c1f1f';
const HUES = {
  galicia: '#b9c79a', pais_vasco: '#d9b08c', castilla_la_vieja: '#e3cf8f', aragon: '#cda2a0',
  cataluna: '#e0bb77', valencia: '#a9c4a8', castilla_la_nueva: '#c9b6cc', sevilla: '#dcae9a',
  granada: '#a7bfc4',
};
// Mountains would disturb names and pieces there: x, y, half width, half height.
const CLEAR = [
  [222, 205, 100, 66], [654, 205, 84, 66], [440, 300, 124, 84], [746, 318, 78, 92],
  [905, 280, 80, 70], [556, 535, 130, 90], [362, 650, 110, 92], [566, 716, 100, 72],
  [745, 560, 60, 130],
];
const SHIPS = [[140, 330, 0.95], [870, 640, -0.8], [505, 104, 0.62]];
const WINDS = [1010, 590];
const NAMES = [['Portugal', 200, 420, -80], ['Francia', 905, 118, 0], ['Berbería', 790, 846, 0]];

const SYMBOLS = `
<symbol id="peak" overflow="visible"><path d="M-12 4.5Q-7 0-4-7Q-2-11.5 0-12.5Q2.5-10.5 4.5-6.5Q8 1 13 4.5" fill="#e9d9b0" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="M.3-12Q1.6-7-.8-3.5M2.4-9.6Q4.4-4.5 2.4-.4M4.6-6Q7-1.6 5.4 1.8M7.2-1.6Q9 1 8.4 3.2" fill="none" stroke="${INK}" stroke-width=".8" opacity=".8"/></symbol>
<g id="ship" stroke="${INK}" stroke-width="1.1"><path d="M-27 8Q-24 20-12 21H13Q24 20 30 4L27 3Q22 9 10 9H-16L-18 4H-29z" fill="#8a5a33" stroke-linejoin="round"/><path d="M-24 13H22M-20 17H17" stroke-width=".7"/><path d="M-14 9V-26M2 9V-34M17 8V-20" stroke-width="1.6"/><path d="M-22-18Q-12-22-5-18-9-9-5-1-14-5-22-1-18-9-22-18zM-7-26Q3-31 11-26 7-18 11-11 2-15-7-11-3-18-7-26zM-6-8Q3-12 11-8 8-2 11 5 2 1-6 5-3-2-6-8zM11-15Q18-18 24-15 21-8 24-1 18-4 11-1 14-8 11-15z" fill="#f6ead0"/><path d="M2-24V-14M-2.6-19H6.6" stroke="${OX}" stroke-width="2.4"/><path d="M2-34Q8-38 14-34 9-32 2-31M-14-26Q-9-29-4-26-9-24-14-24M17-20Q22-23 26-20 22-18 17-18" fill="${OX}" stroke-width=".7"/><path d="M-38 22Q-33 18-28 22T-18 22-8 22 2 22 12 22 22 22 32 22 40 22M-32 26Q-27 22-22 26T-12 26-2 26 8 26 18 26 28 26" fill="none" stroke-width=".9" opacity=".7"/></g>
<radialGradient id="sea" cx=".45" cy=".45" r=".8"><stop offset="0" stop-color="#d3ded4"/><stop offset="1" stop-color="#a9c0bb"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#5b3a17" stop-opacity="0"/><stop offset="1" stop-color="#4a2c0e" stop-opacity=".38"/></radialGradient>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" stroke="${INK}" stroke-width=".7" opacity=".28"/></pattern>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>`;

writeFileSync(new URL('spain.svg', TO), board());
writeFileSync(new URL('regions.json', TO), `${JSON.stringify(outlines(), null, 1)}\n`);

function outlines() {
  return Object.fromEntries(Object.entries(map.regions).map(([name, { d }]) => [name, d]));
}

function board() {
  const { x, y, width, height } = FRAME;
  const whole = `<rect x="${x}" y="${y}" width="${width}" height="${height}"`;
  const shapes = Object.entries(map.regions).map(
    ([name, { d }]) =>
      `<path id="${name}" d="${d}"/><clipPath id="clip-${name}"><use href="#${name}"/></clipPath>`,
  );
  const parts = [
    `${whole} fill="url(#sea)"/>`, winds(), shallows(), neighbours(), regions(), rivers(), peaks(),
    lines(), ships(), names(), `${whole} fill="url(#dusk)"/>`,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
    `preserveAspectRatio="none">\n<defs>${SYMBOLS}\n` +
    `<path id="land" d="${map.neighbours}${map.coast}"/>\n${shapes.join('\n')}</defs>\n` +
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
  return `<path d="${rays.join('')}" stroke="${INK}" stroke-width=".7" opacity=".18"/>`;
}

function shallows() {
  const depths = [[58, 0.16], [46, 0.22], [35, 0.3], [25, 0.38], [16, 0.5], [8.5, 0.65]];
  const rings = depths.map(
    ([width, dark]) =>
      `<use href="#land" stroke="#35545a" stroke-opacity="${dark}" stroke-width="${width}"/>` +
      `<use href="#land" stroke="#c6d5cc" stroke-width="${width - 1.7}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round">${rings.join('')}</g>`;
}

function neighbours() {
  return (
    `<path d="${map.neighbours}" fill="#e3d3aa" stroke="#e3d3aa" stroke-width="5"/>` +
    `<path d="${map.neighbours}" fill="url(#hatch)" stroke="${INK}" stroke-width="1.1" stroke-opacity=".75"/>` +
    `<path d="${map.nborders}" fill="none" stroke="${INK}" stroke-dasharray="5 4" opacity=".6"/>` +
    `<path d="${map.islands}" fill="#e3d3aa" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="${map.islands}" fill="url(#hatch)"/>`
  );
}

function regions() {
  return Object.entries(HUES)
    .map(
      ([name, hue]) =>
        `<g clip-path="url(#clip-${name})"><use href="#${name}" fill="#f3e7c8"/>` +
        `<use href="#${name}" fill="${hue}" fill-opacity=".42" stroke="${hue}" ` +
        'stroke-width="36" filter="url(#soft)"/>' +
        `<use href="#${name}" fill="none" stroke="${hue}" stroke-width="9" opacity=".75" ` +
        'style="mix-blend-mode:multiply"/></g>',
    )
    .join('\n');
}

function rivers() {
  return (
    `<g fill="none" stroke-linecap="round"><path d="${map.rivers}" stroke="#5d7f87" ` +
    `stroke-width="2.4" opacity=".7"/><path d="${map.rivers}" stroke="#dbe5db" stroke-width=".8"/></g>`
  );
}

function peaks() {
  const isFree = ([x, y]) =>
    !CLEAR.some(([cx, cy, w, h]) => Math.abs(x - cx) < w && Math.abs(y - cy) < h);
  return map.mountains
    .filter(isFree)
    .map(([x, y, size]) => `<use href="#peak" transform="translate(${x} ${y}) scale(${(size * 0.82).toFixed(2)})"/>`)
    .join('');
}

function lines() {
  return (
    `<g fill="none"><path d="${map.borders}" stroke="${INK}" stroke-width="3.4" opacity=".9"/>` +
    `<path d="${map.borders}" stroke="#e9d7a3" stroke-dasharray="7 5"/>` +
    `<path d="${map.coast}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/></g>`
  );
}

function ships() {
  return SHIPS.map(([x, y, size]) => {
    const scale = `${size} ${Math.abs(size)}`;
    return `<use href="#ship" transform="translate(${x} ${y}) scale(${scale})"/>`;
  }).join('');
}

/** As old maps have them, in the language of the land. */
function names() {
  const texts = NAMES.map(
    ([name, x, y, turn]) => `<text transform="translate(${x} ${y}) rotate(${turn})">${name}</text>`,
  );
  return (
    `<g font-family="Georgia, serif" font-variant="small-caps" font-size="25" fill="${INK}" opacity=".5" ` +
    `letter-spacing="9" text-anchor="middle">${texts.join('')}</g>`
  );
}
