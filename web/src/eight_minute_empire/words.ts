// Regions, goods, cards and moves of Eight-Minute Empire in words.
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { Arg, EmpireMove, EmpireView } from '../wire.gen';
import { type Card, cardOf, continentOf, GAME, type Printed, printedFor } from './printed';

export const word = (name: string, args: Record<string, Arg> = {}): string =>
  t(`${GAME}-word-${name}`, args);
export const ask = (name: string): string => t(`${GAME}-ask-${name}`);

/** What the box of a table calls something, in the reader's language if we know the word. */
function known(id: string, otherwise: string): string {
  return i18n.has(id) ? t(id) : otherwise;
}

export const goodText = (good: string): string => known(`${GAME}-good-${good}`, good);
export const continentText = (name: string): string => known(`${GAME}-continent-${name}`, name);

/** The number that regions of a known continent go by. */
export function numberOf(region: string): string {
  return /\d+$/.exec(region)?.[0] ?? region;
}

export function regionText(box: Printed, region: string): string {
  if (region === box.start) return word('start');
  const continent = continentOf(box, region);
  const isNamed = i18n.has(`${GAME}-continent-${continent}`) && /\d+$/.test(region);
  if (!isNamed) return region;
  return t(`${GAME}-region`, { continent: continentText(continent), n: numberOf(region) });
}

export function actText({ acts, join }: Pick<Card, 'acts' | 'join'>): string {
  const [one = '', other] = acts.map(({ act, count }) => t(`${GAME}-act-${act}`, { n: count }));
  return other && join ? word(join, { one, other }) : one;
}

export function cardText(box: Printed, token: string): string {
  const card = cardOf(box, token);
  return t(`${GAME}-card`, {
    good: goodText(card.good), units: card.units, action: actText(card),
  });
}

export function priceText(coins: number): string {
  return coins ? word('coin-count', { n: coins }) : word('free');
}

/** Who owns a piece: a seat's name, or nobody's. */
export function ownerText(table: Table, owner: number): string {
  return table.names[owner] ?? word('neutral');
}

export function moveText(table: Table, move: EmpireMove): string {
  const box = printedFor(table);
  const args: Record<string, Arg> = {};
  if ('slot' in move) Object.assign(args, { slot: move.slot, coins: box.costs[move.slot - 1]! });
  if ('coins' in move) args['coins'] = move.coins;
  if ('region' in move) args['region'] = regionText(box, move.region);
  if ('to' in move) args['to'] = regionText(box, move.to);
  if ('owner' in move) args['owner'] = ownerText(table, move.owner);
  if ('seat' in move) args['seat'] = { seat: move.seat };
  if ('card' in move) args['card'] = cardText(box, move.card);
  if ('good' in move) args['good'] = goodText(move.good);
  return i18n.text({ id: `${GAME}-move-${move.type}`, args }, table.names);
}

/** The pieces in a region by owner, who controls it, and its goods token. */
export function contentText(table: Table, view: EmpireView, region: string): string {
  const { armies, cities, owner, token } = view.regions[region]!;
  const pieces = armies.flatMap((count, seat) => {
    const built = cities[seat] ?? 0;
    if (!count && !built) return [];
    const parts = [count && `${word('armies')} ${count}`, built && `${word('cities')} ${built}`];
    return `${ownerText(table, seat)}: ${parts.filter(Boolean).join(', ')}`;
  });
  const control = pieces.length
    ? [word('controls', { seat: owner === null ? word('nobody') : (table.names[owner] ?? '') })]
    : [t('web-empty')];
  const goods = token ? [`${word('tokens')}: ${goodText(token)}`] : [];
  return [...pieces, ...control, ...goods].join('; ');
}

export function statusText(view: EmpireView): string {
  const taken = Math.max(...view.cards.map((cards) => cards.length));
  const counted = word('cards-of', { n: taken, total: view.limit });
  const many = view.games > 1 ? [word('game-of', { n: view.game, total: view.games })] : [];
  return [...many, counted, word('pile-left', { n: view.pile })].join(' · ');
}
