// Draws the still part of both boards of Eight-Minute Empire: sea, land, borders, routes, ornaments;
// and the cover, a corner of side A with the goods.
// Run `node web/tools/eight_minute_empire/draw.mjs` after a change of the maps or of the look.
import { readFileSync, writeFileSync } from 'node:fs';

const MAPS = new URL('../../src/eight_minute_empire/map/', import.meta.url);
const ICONS = new URL('../icons/', MAPS);
const FRAME = { x: 26, y: 26, width: 1208, height: 872 };
const CORNER = { x: 470, y: 130, width: 740, height: 501 };
const INK = '#3a2817';
const OX = '#7c1f1f';
const SHIPS = { most: 4, room: 44, apart: 210, aside: 125 };
// Neighbours differ in lightness or in blue and yellow too: green and salmon look alike to some.
const HUES = {
  sand: ['#d9b96a', '#7d5c16'], blue: ['#8fb3c4', '#27566b'], green: ['#9dbb86', '#365b23'],
  salmon: ['#d79a7d', '#84361b'], violet: ['#b9a0c4', '#553366'],
};
const HUE_OF = {
  WEST: 'sand', ISLE: 'blue', MAIN: 'green', SOUTH: 'violet',
  NW: 'salmon', N: 'blue', NE: 'sand', W: 'violet', E: 'green',
};
const SHADES = [0.42, 0.66, 0.34, 0.54, 0.72, 0.46, 0.6]; // of the regions of a continent, in turn

const SYMBOLS = `
<g id="peak"><path d="M-12 4.5Q-7 0-4-7Q-2-11.5 0-12.5Q2.5-10.5 4.5-6.5Q8 1 13 4.5" fill="#e9d9b0" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><path d="M.3-12Q1.6-7-.8-3.5M2.4-9.6Q4.4-4.5 2.4-.4M4.6-6Q7-1.6 5.4 1.8M7.2-1.6Q9 1 8.4 3.2" fill="none" stroke="${INK}" stroke-width=".8" opacity=".8"/></g>
<g id="tree"><path d="M0 5V0M0 1Q-5.5 1.5-5-2.5-5.5-6-1.8-6.6 0-9.5 2.2-6.8 5.8-6 5-2.4 5.4 1.4 0 1z" fill="#d9d3a4" stroke="${INK}" stroke-width=".9"/><path d="M1-5.4Q3.6-4.6 3-2M.6-2.8Q2-2 1.8-.4" fill="none" stroke="${INK}" stroke-width=".7"/></g>
<g id="ship" stroke="${INK}" stroke-width="1.1"><path d="M-27 8Q-24 20-12 21H13Q24 20 30 4L27 3Q22 9 10 9H-16L-18 4H-29z" fill="#8a5a33" stroke-linejoin="round"/><path d="M-24 13H22M-20 17H17" stroke-width=".7"/><path d="M-14 9V-26M2 9V-34M17 8V-20" stroke-width="1.6"/><path d="M-22-18Q-12-22-5-18-9-9-5-1-14-5-22-1-18-9-22-18zM-7-26Q3-31 11-26 7-18 11-11 2-15-7-11-3-18-7-26zM-6-8Q3-12 11-8 8-2 11 5 2 1-6 5-3-2-6-8zM11-15Q18-18 24-15 21-8 24-1 18-4 11-1 14-8 11-15z" fill="#f6ead0"/><path d="M2-24V-14M-2.6-19H6.6" stroke="${OX}" stroke-width="2.4"/><path d="M2-34Q8-38 14-34 9-32 2-31M-14-26Q-9-29-4-26-9-24-14-24M17-20Q22-23 26-20 22-18 17-18" fill="${OX}" stroke-width=".7"/><path d="M-38 22Q-33 18-28 22T-18 22-8 22 2 22 12 22 22 22 32 22 40 22M-32 26Q-27 22-22 26T-12 26-2 26 8 26 18 26 28 26" fill="none" stroke-width=".9" opacity=".7"/></g>
<radialGradient id="sea" cx=".5" cy=".5" r=".75"><stop offset="0" stop-color="#c9dcd6"/><stop offset="1" stop-color="#8fb0b0"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#5b3a17" stop-opacity="0"/><stop offset="1" stop-color="#4a2c0e" stop-opacity=".42"/></radialGradient>
<linearGradient id="gilt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3dd9b"/><stop offset=".5" stop-color="#c69a45"/><stop offset="1" stop-color="#8a621d"/></linearGradient>
<pattern id="waves" width="64" height="34" patternUnits="userSpaceOnUse"><path d="M6 10q5-5 10 0t10 0M38 27q5-5 10 0t10 0" fill="none" stroke="#35545a" stroke-width="1.1" opacity=".28" stroke-linecap="round"/></pattern>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>`;

const SHEEN = `<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>`;

for (const side of ['a', 'b']) {
  const map = JSON.parse(readFileSync(new URL(`${side}.json`, MAPS), 'utf8'));
  const art = JSON.parse(readFileSync(new URL(`${side}.json`, import.meta.url), 'utf8'));
  writeFileSync(new URL(`${side}.svg`, MAPS), board(map, art, FRAME));
  if (side === 'a') writeFileSync(new URL('../cover.svg', MAPS), board(map, art, CORNER, cover()));
}

function board(map, art, seen, more = '') {
  const { x, y, width, height } = FRAME;
  const clips = Object.entries(map.regions).map(
    ([name, { d }]) =>
      `<path id="${name}" d="${d}"/><clipPath id="clip-${name}"><use href="#${name}"/></clipPath>`,
  );
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#sea)"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#waves)"/>`,
    winds(art), shallows(), shadow(), lands(map, art), lines(art), glyphs(art),
    Object.values(map.sea).map(route).join(''), compass(art), ships(map, art),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#dusk)"/>`,
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(seen).join(' ')}">\n<defs>` +
    `${SYMBOLS}\n<path id="coast" fill-rule="evenodd" d="${art.coast}"/>\n${clips.join('\n')}` +
    `</defs>\n${parts.join('\n')}\n${more}</svg>\n`
  );
}

function cover() {
  const goods = ['crystal', 'ore', 'wood', 'anvil', 'carrot'];
  const medals = goods.map((good, at) => {
    const [x, y] = [CORNER.x + 126 + at * 122, CORNER.y + 424 - Math.abs(at - 2) * 10];
    return (
      `<g transform="translate(${x} ${y}) scale(1.75)"><circle cy="3" r="31" opacity=".4"/>` +
      `<circle r="31" fill="#fbf2da" stroke="#1c1107" stroke-width="2"/>` +
      `<circle r="27" fill="none" stroke="#b98a35" stroke-width="2"/>${icon(good)}</g>`
    );
  });
  const pieces = [
    ['city', 750, 392], ['place', 586, 380], ['place', 900, 300], ['city', 1108, 320],
    ['place', 800, 262], ['sea', 1000, 545],
  ].map(([name, x, y]) => `<g transform="translate(${x} ${y}) scale(1.5)">${icon(name)}</g>`);
  return `<defs>${SHEEN}</defs>\n${[...pieces, ...medals].join('\n')}\n`;
}

function icon(name) {
  return readFileSync(new URL(`${name}.svg`, ICONS), 'utf8').trim();
}

/** Lines of the wind rose across the sea. */
function winds({ spots: [[x, y]] }) {
  const rays = Array.from({ length: 32 }, (_, at) => `M${x} ${y}L${polar(at / 32, 1500, x, y)}`);
  return `<path d="${rays.join('')}" stroke="${INK}" stroke-width=".7" opacity=".16"/>`;
}

function shallows() {
  const depths = [[46, 0.16], [37, 0.22], [29, 0.3], [21.5, 0.38], [14.5, 0.5], [8, 0.65]];
  const rings = depths.map(
    ([width, dark]) =>
      `<use href="#coast" stroke="#2c5058" stroke-opacity="${dark}" stroke-width="${width}"/>` +
      `<use href="#coast" stroke="#bdd3cd" stroke-width="${width - 1.6}"/>`,
  );
  return `<g fill="none" stroke-linejoin="round">${rings.join('')}</g>`;
}

function shadow() {
  return '<use href="#coast" y="5" fill="#27424a" opacity=".45"/>';
}

function lands(map, { continentOf }) {
  const seen = {};
  return Object.keys(map.regions)
    .map((name) => {
      const continent = continentOf[name];
      const [light, dark] = HUES[HUE_OF[continent]];
      const at = (seen[continent] = (seen[continent] ?? -1) + 1);
      return (
        `<g clip-path="url(#clip-${name})"><use href="#${name}" fill="#f5ead0"/>` +
        `<use href="#${name}" fill="${light}" fill-opacity="${SHADES[at % SHADES.length]}" ` +
        `stroke="${light}" stroke-width="34" filter="url(#soft)"/>` +
        `<use href="#${name}" fill="none" stroke="${dark}" stroke-width="7" opacity=".3"/></g>`
      );
    })
    .join('\n');
}

function lines({ borders }) {
  return (
    `<g fill="none"><path d="${borders}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="${borders}" stroke="#f0dfae" stroke-width=".9" stroke-dasharray="6 5"/></g>` +
    `<use href="#coast" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}

function glyphs(art) {
  return art.glyphs
    .map(
      ([x, y, isTree, size]) =>
        `<use href="#${isTree ? 'tree' : 'peak'}" transform="translate(${x} ${y}) scale(${size})"/>`,
    )
    .join('');
}

function route([x1, y1, cx, cy, x2, y2]) {
  const dots = `d="M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}" fill="none" stroke-dasharray=".1 13" stroke-linecap="round"`;
  const end = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="6" fill="#fdf6e0" stroke="${OX}" stroke-width="2.4"/>`;
  return (
    `<path ${dots} stroke="#fdf6e0" stroke-width="8"/>` +
    `<path ${dots} stroke="${OX}" stroke-width="5"/>${end(x1, y1)}${end(x2, y2)}`
  );
}

function ships({ continents }, { spots }) {
  const found = [];
  const banners = Object.values(continents).map(({ at }) => at);
  for (const spot of spots.slice(1)) {
    const isFar = (apart) => ([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > apart;
    const isFree = found.every(isFar(SHIPS.apart)) && banners.every(isFar(SHIPS.aside));
    if (spot[2] >= SHIPS.room && isFree && found.length < SHIPS.most) found.push(spot);
  }
  return found
    .map(([x, y, room], at) => {
      const size = Math.min(1, room / 58);
      const across = at % 2 ? -size : size;
      return `<use href="#ship" transform="translate(${x} ${y + 4}) scale(${across} ${size})"/>`;
    })
    .join('');
}

function compass({ spots: [[x, y, room]] }) {
  const size = Math.min(64, room / 1.3);
  const ticks = Array.from(
    { length: 64 },
    (_, at) => `M${polar(at / 64, size * 0.7)}L${polar(at / 64, size * (at % 2 ? 0.72 : 0.74))}`,
  );
  return (
    `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width=".8">` +
    `<circle r="${size * 0.74}" fill="none"/><circle r="${size * 0.7}" fill="none"/>` +
    `<path d="${ticks.join('')}"/>` +
    star(8, 1 / 16, size * 0.55, 0.7, '#e8d6a8', '#7a6a4a') +
    star(4, 1 / 8, size * 0.72, 1, '#f2e2b8', '#5f7d80') +
    star(4, 0, size * 0.98, 1, '#f6e9c9', OX) +
    `<circle r="${size * 0.1}" fill="url(#gilt)"/>` +
    `<path d="M0-${size * 1.02}q-6-8 0-20 6 12 0 20zM-6-${size * 1.14}q-6 1-5-6 5-2 8 5M6-${size * 1.14}q6 1 5-6-5-2-8 5" fill="${OX}"/></g>`
  );
}

function star(points, turned, size, wide, light, dark) {
  const inner = size * 0.238;
  return Array.from({ length: points }, (_, at) => {
    const turn = turned + at / points;
    const half = (side) => `M0 0L${polar(turn + (side * wide) / points / 2, inner)}L${polar(turn, size)}z`;
    return `<path d="${half(-1)}" fill="${light}"/><path d="${half(1)}" fill="${dark}"/>`;
  }).join('');
}

/** A point so many whole turns clockwise from the north. */
function polar(turns, radius, x = 0, y = 0) {
  const angle = turns * 2 * Math.PI;
  const [across, down] = [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  return `${across.toFixed(1)} ${down.toFixed(1)}`;
}
