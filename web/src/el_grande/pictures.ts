// One picture for every effect of an action card, as markup within 140 by 112 units around 0,0.
import { SHIELD } from '../arms/heraldry';
import { CORONET, INK, METALS, OX } from './look';
import { ALL, type PrintedCard } from './printed';

type Whose = 'own' | 'foreign' | 'any';

const LINE = '#1c1107';
const [OWN, FOREIGN] = ['#a3302a', '#5f7488'];
const HUES = [
  '#b9c79a', '#d9b08c', '#e3cf8f', '#cda2a0', '#e0bb77', '#a9c4a8', '#c9b6cc', '#dcae9a', '#a7bfc4',
];
const [GREEN, ROSE, SAND, MAUVE] = ['#a9c4a8', '#cda2a0', '#e3cf8f', '#c9b6cc'] as const;

const put = (x: number, y: number, size: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${inner}</g>`;

function shield(x: number, y: number, size: number, whose: Whose): string {
  const half =
    whose === 'any'
      ? `<path d="${SHIELD}" fill="${FOREIGN}" clip-path="url(#grande-half)"/>` +
        `<path d="M0-17V20" stroke="${LINE}" stroke-width="1.6"/>`
      : '';
  return put(
    x, y, size,
    `<path d="${SHIELD}" fill="${whose === 'foreign' ? FOREIGN : OWN}" stroke="${LINE}" ` +
      'stroke-width="2.4"/>' +
      `${half}<path d="${SHIELD}" fill="url(#sheen)"/>`,
  );
}

function shields(
  x: number,
  y: number,
  count: number,
  whose: Whose,
  size: number,
  apart: number,
): string {
  const first = x - ((count - 1) / 2) * apart;
  return Array.from({ length: count }, (_, at) => shield(first + at * apart, y, size, whose)).join('');
}

function arrow(x: number, y: number, toX: number, toY: number, bend = -16): string {
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2 + bend];
  const angle = Math.atan2(toY - midY, toX - midX);
  const at = (turn: number, far: number) => {
    const [across, down] = [Math.cos(angle + turn) * far, Math.sin(angle + turn) * far];
    return `${(toX + across).toFixed(1)} ${(toY + down).toFixed(1)}`;
  };
  const d = `M${x} ${y}Q${midX} ${midY} ${at(Math.PI, 8)}`;
  return (
    `<path d="${d}" fill="none" stroke="#fff6e0" stroke-width="8.5" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${OX}" stroke-width="4.5" stroke-linecap="round"/>` +
    `<path d="M${at(0, 2)}L${at(Math.PI - 0.55, 14)}L${at(Math.PI + 0.55, 14)}z" fill="${OX}"/>`
  );
}

function land(x: number, y: number, size: number, hue: string, isDashed = false): string {
  const dash = isDashed ? ' stroke-dasharray="4 3"' : '';
  return put(
    x, y, size,
    '<path d="M-26-4Q-28-16-14-17-4-22 8-17 22-18 25-6 30 4 20 11 12 19-2 15-16 20-22 10-29 4-26-4z" ' +
      `fill="${hue}" stroke="${LINE}" stroke-width="${(1.7 / size).toFixed(2)}"${dash}/>`,
  );
}

/** The court: a palace with a flag. */
export const COURT =
  `<g stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round">` +
    '<path d="M-20 18V-2H20V18z" fill="#efe1bb"/>' +
  `<path d="M-24-2 0-19 24-2z" fill="${OX}"/><path d="M-14 18V2M-5 18V2M5 18V2M14 18V2" ` +
    'stroke-width="2.6"/>' +
  '<path d="M-24 18H24" stroke-width="3"/>' +
    `<path d="M0-19V-27M0-27Q5-29 9-27 6-25 9-22 4-22 0-23" fill="${OX}" stroke-width="1.1"/>` +
    '</g>';
/** The province: two houses on a hill. */
export const PROVINCE =
  `<g stroke="${LINE}" stroke-width="1.5" stroke-linejoin="round">` +
    '<path d="M-26 18Q0 8 26 18z" fill="#b7bd78"/>' +
  '<path d="M-18 15V2L-9-6 0 2V15z" fill="#efe1bb"/><path d="M-21 4-9-8 3 4" fill="none" ' +
    'stroke="#8a4a22" stroke-width="3.2"/>' +
  '<path d="M4 15V5L11-1 18 5V15z" fill="#e2d09c"/><path d="M1 7 11-3 21 7" fill="none" ' +
    'stroke="#8a4a22" stroke-width="2.8"/>' +
  '<path d="M-12 15V8H-6V15z" fill="#4a3018"/></g>';
/** The King, as on the board. */
const KING =
  '<path d="M-13 20Q-14 14-9 10-7-2-4.6-7H4.6Q7-2 9 10 14 14 13 20 7 24 0 24T-13 20z" ' +
    'fill="#201a1d"/>' +
  '<circle cy="-11" r="6.4" fill="#201a1d"/>' +
  '<path d="M-8-14-10-25-4.6-19.5 0-28 4.6-19.5 10-25 8-14Q0-11.4-8-14z" ' +
    'fill="url(#grande-gilt)" stroke="#3a2405"/>';
/** A sealed disc with its nine regions. */
export const DISC =
  `<circle r="20" fill="#f6ead0" stroke="${LINE}" stroke-width="1.8"/>` +
  HUES.map((hue, at) => {
    const [from, to] = [at, at + 1].map((step) => (step * 2 * Math.PI) / 9) as [number, number];
    const rim = (turn: number) =>
      `${(20 * Math.sin(turn)).toFixed(1)} ${(-20 * Math.cos(turn)).toFixed(1)}`;
    return `<path d="M0 0L${rim(from)}A20 20 0 0 1 ${rim(to)}z" fill="${hue}" ` +
      `stroke="${LINE}" stroke-width=".9"/>`;
  }).join('') +
  `<path d="M-3 4 0-17 3 4z" fill="${OX}" stroke="${LINE}"/><circle r="4.5" ` +
    `fill="url(#grande-gilt)" stroke="${LINE}"/>`;

const court = (x: number, y: number, size: number) => put(x, y, size, COURT);
const province = (x: number, y: number, size: number) => put(x, y, size, PROVINCE);
const disc = (x: number, y: number, size: number) => put(x, y, size, DISC);
const king = (x: number, y: number, size: number) => put(x, y, size, KING);

function text(x: number, y: number, said: string | number, size: number, fill = INK): string {
  return (
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="Alegreya SC" ` +
      `font-weight="700" font-size="${size}" ` +
    `fill="${fill}" stroke="#fbf3dc" stroke-width="5" paint-order="stroke">${said}</text>`
  );
}

const amount = (x: number, y: number, count: number): string =>
  count >= ALL ? text(x, y, '∞', 42) : text(x, y, count, 32);

function coin(x: number, y: number, value: number | string, metal: string, r: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#grande-${metal})" stroke="#3b2608" ` +
      'stroke-width="1.3"/>' +
    `<text x="${x}" y="${y + r * 0.4}" text-anchor="middle" font-family="Alegreya Sans" ` +
      'font-weight="800" ' +
    `font-size="${r * 1.3}" fill="#2b1a05">${value}</text>`
  );
}

const LEAVES = [[12, 23, 70], [20, 15, 48], [25, 5, 24], [28, -6, 4], [26, -17, -14]] as const;
const LAUREL = [-1, 1]
  .map((side) => {
    const leaves = LEAVES.map(
      ([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="8" ` +
        `transform="rotate(${turn - 30} ${x} ${y})"/>`,
    );
    return (
      `<g transform="scale(${side} 1)" fill="#8fa552" stroke="${LINE}">` +
        '<path d="M4 26Q30 18 27-14" fill="none" ' +
      `stroke="#5b6d2c" stroke-width="2"/>${leaves.join('')}</g>`
    );
  })
  .join('');
/** Around what is scored. */
const crowned = (inner: string): string => put(0, 2, 1.6, LAUREL) + inner;

const CASTLE =
  `<g stroke="${LINE}" stroke-width="1.5" stroke-linejoin="round">` +
    '<path d="M-20 20V-6h6v5h6v-5h5v-12h-3v-6h4v3h4v-3h4v6h-3v12h5v5h6v-5h6V20z" ' +
    'fill="#e6d6ae"/>' +
  '<path d="M-5 20V10Q0 4 5 10V20z" fill="#4a3018"/></g>';
const OR =
  '<path d="M-66 0H-16M16 0H66" stroke="#b98a35" stroke-width="1.4"/>' +
    `<path d="M0-12 12 0 0 12-12 0z" fill="${OX}" stroke="${LINE}"/>` +
  '<path d="M-3.5 5.500 3.500-5.500" stroke="#fff6e0" stroke-width="2.6" stroke-linecap="round"/>';
const SCROLL =
  `<g stroke="${LINE}" stroke-width="1.6" stroke-linejoin="round">` +
    '<path d="M-20-22H14Q22-22 22-15V16H-12V-14Q-12-22-20-22-27-21-26-14H-12" ' +
    'fill="#f7ecd0"/>' +
  '<path d="M22 16Q24 24 16 24H-20Q-12 24-12 16" fill="#e7d5a6"/>' +
    '<path d="M-6-12H16M-6-5H16M-6 2H10" stroke-width="1.4" opacity=".7"/></g>';
const NO =
  '<g fill="none"><circle r="17" stroke="#fff6e0" stroke-width="9"/>' +
    '<path d="M-12-12 12 12" stroke="#fff6e0" stroke-width="9"/>' +
  '<circle r="17" stroke="#a8201a" stroke-width="5.5"/><path d="M-12-12 12 12" ' +
    'stroke="#a8201a" stroke-width="5.5"/></g>';

function board(y: number, turn: number, values: readonly number[]): string {
  const coins = values.map((value, at) => coin((at - (values.length - 1) / 2) * 23, 0, value, METALS[at]!, 10));
  return (
    `<g transform="translate(0 ${y}) rotate(${turn})"><rect x="-42" y="-15" width="84" ` +
      'height="30" rx="6" ' +
    `fill="#5a3a1e" stroke="${LINE}" stroke-width="1.8"/>${coins.join('')}</g>`
  );
}

function power(x: number, y: number, value: number): string {
  return (
    `<g transform="translate(${x} ${y})"><rect x="-15" y="-21" width="30" height="42" ` +
      'rx="4" fill="#f7ecd0" ' +
    `stroke="${LINE}" stroke-width="1.8"/>${text(0, 7, value, 21, OX)}</g>`
  );
}

/** Numbers of an intrigue: own, foreign, total, whether from one region, and from the court. */
function intrigue([own = 0, foreign = 0, total = 0, one = 0, added = 0]: readonly number[]): string {
  if (!total) return adding(added);
  const moving = own && foreign && own +
    foreign <= total ? mixed(own, foreign) : moved(own, foreign, total, one);
  if (!added) return moving;
  return put(0, -29, 0.6, moving) + put(0, 29, 0.66, adding(added)) + OR;
}

const adding = (count: number): string =>
  court(-36, 4, 0.95) + arrow(-10, -16, 30, -10, -18) + land(38, 20, 0.86, GREEN) +
    shields(38, 12, Math.min(3, count), 'own', 0.62, 19);

function moved(own: number, foreign: number, total: number, one: number): string {
  const whose = own && foreign ? 'any' : own ? 'own' : 'foreign';
  if (!one) {
    return (
      land(-44, -14, 0.42, GREEN) + land(-36, 26, 0.48, ROSE) + shield(-42, -22, 0.62, whose) +
        shield(-36, 18, 0.62, whose) +
      amount(2, 12, total) + arrow(16, -6, 48, -26, -8) + arrow(18, 6, 48, 26, 4) +
        land(54, -32, 0.32, SAND) + land(54, 34, 0.32, MAUVE)
    );
  }
  const few = shields(-43, 8, 2, whose, 0.6, 17) + amount(-12, 20, total);
  const heap = total >= ALL ? shields(-32, 8, 3, whose, 0.62, 17) : few;
  return land(-30, 18, 1.05, SAND) + heap + arrow(-4, -12, 48, -22, -14) + arrow(6, 2, 50, 14, 2) +
    land(54, -30, 0.34, GREEN) + land(54, 26, 0.34, ROSE);
}

function mixed(own: number, foreign: number): string {
  const line = (whose: Whose, count: number, y: number) =>
    land(-42, y + 6, 0.5, whose === 'own' ? GREEN : ROSE) + shield(-42, y - 3, 0.66, whose) +
      amount(-12, y + 10, count) + arrow(4, y, 42, y, -12) + land(52, y + 2, 0.34, SAND);
  return line('own', own, -24) + line('foreign', foreign, 24);
}

/** The first values that are scored, as bits. */
function values([bits = 0]: readonly number[]): string {
  const every = Array.from({ length: 30 }, (_, value) => value);
  const found = every.filter((value) => (bits >> value) & 1);
  const [r, apart] = found.length > 1 ? [60 / (found.length + 1), 72 / found.length] : [25, 0];
  const first = -((found.length - 1) / 2) * apart;
  const coins = found.map((value, at) => coin(first + at * apart, -3, value, 'gold', r));
  return crowned(coins.join(''));
}

const FIVE = [[-20, -16], [0, -16], [20, -16], [-10, 2], [10, 2]] as const;

type Values = readonly number[];

const PICTURES: Record<string, (numbers: Values, boards: readonly Values[]) => string> = {
  intrigue,
  veto: () => put(-4, 2, 1.35, SCROLL) + put(20, 10, 1.15, NO),
  decay: ([count = 0]) =>
    court(-38, -4, 0.92) + arrow(-12, 4, 22, 10, -16) + province(40, 10, 0.98) +
      shields(-36, 30, 2, 'foreign', 0.48, 16) + amount(2, 38, count),
  anger: ([count = 0]) =>
    court(-42, -26, 0.62) + land(-42, 26, 0.62, ROSE) + shield(-42, 19, 0.56, 'foreign') +
      arrow(-18, -22, 20, -2, -12) +
    arrow(-16, 26, 20, 14, 10) + province(42, 8, 0.9) + amount(-4, 12, count),
  one_each: () =>
    land(-34, 10, 1, ROSE) + shield(-44, 2, 0.6, 'own') + shield(-24, 2, 0.6, 'foreign') +
      arrow(-6, -6, 22, 2, -16) + province(42, 8, 0.95) + amount(4, 40, 1),
  retreat: ([count = 0]) =>
    disc(-40, -14, 1.08) + land(-34, 32, 0.62, ROSE) + shield(-34, 24, 0.56, 'foreign') +
      arrow(-10, 24, 22, 16, -16) + province(42, 6, 0.9) + amount(6, -8, count),
  score_any: () => crowned(land(0, -2, 0.92, SAND) + text(0, 8, '?', 34, OX)),
  score_class: values,
  score_castillo: () => crowned(put(0, 2, 1.2, CASTLE)),
  score_first: () =>
    crowned(FIVE.map(([x, y]) => land(x, y, 0.3, SAND)).join('') + coin(0, 26, 1, 'gold', 11)),
  score_most: () =>
    crowned(
      land(0, 2, 1.06, SAND) + shields(0, 8, 3, 'any', 0.54, 16) + shields(0, -10, 2, 'any', 0.54, 16),
    ),
  score_least: () => crowned(land(0, 2, 1.06, SAND) + shield(0, 0, 0.62, 'any')),
  score_secret: () => crowned(disc(-17, -10, 0.8) + disc(17, -6, 0.8) + text(0, 34, '≠', 26, OX)),
  scoreboard: (_, [first, second]) => land(0, 18, 1.5, '#cfc28a') +
    (first ? board(second ? -18 : 2, -4, first) : '') + (second ? board(22, 3, second) : ''),
  adviser: () => land(-34, 24, 0.86, MAUVE) + land(34, 24, 0.86, GREEN) + king(-34, 0, 1.2) +
    arrow(-12, -14, 34, 8, -26),
  king: () => land(-34, 30, 0.6, MAUVE) + land(36, 28, 0.6, GREEN) + land(44, -26, 0.42, SAND) +
    land(-46, -24, 0.42, ROSE) + king(0, 6, 1.55),
  expulsion: () =>
    land(-22, 14, 1.15, ROSE) + shield(-36, 8, 0.56, 'foreign') + shield(-14, 8, 0.56, 'foreign') +
      arrow(2, 2, 50, -20, -14) + arrow(6, 12, 52, 24, 0) + disc(-30, -34, 0.62),
  grande: () =>
    land(-34, 26, 0.8, MAUVE, true) + land(36, 26, 0.8, GREEN) + shield(-34, 4, 0.95, 'own') +
    put(-34, -16, 1.1, `<path d="${CORONET}" fill="url(#grande-gilt)" stroke="#3a2405"/>`) +
      arrow(-10, -12, 36, 10, -26),
  recall: () => power(-26, 8, 7) + power(-12, 2, 12) + arrow(8, -20, 46, 26, -32) +
    shield(48, 40, 0.5, 'own'),
  court: ([count = 0]) => province(-38, 10, 0.98) + arrow(-12, -8, 20, -6, -18) +
    court(40, 4, 0.92) + amount(2, 36, count),
};

/** Of a card from a box with these scoreboards; nothing for one that this client does not know. */
export function pictureOf({ effect, numbers }: PrintedCard, boards: readonly Values[]): string {
  return PICTURES[effect]?.(numbers, boards) ?? '';
}
