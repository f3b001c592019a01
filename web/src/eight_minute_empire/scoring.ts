// The end of a game, made ready to be told: regions, then continents, then everybody's goods.
import type { Scoring, ScoringStep } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { EmpireEvent, EmpireGoodsScored, EmpireView, Fact } from '../wire.gen';
import { GAME, printedFor } from './printed';
import { placesOf } from './story';
import { continentText, goodText, regionText, word } from './words';

export function scoringOf(
  table: Table,
  before: EmpireView,
  news: readonly Fact[],
): Scoring | null {
  const events = news.map(({ event }) => event as EmpireEvent);
  const scored = events.find((event) => event.type === 'game-scored');
  if (!scored) return null;
  const { game } = scored;
  const goods = events.filter((event) => event.type === 'goods-scored');
  const seats = table.names.map((_, seat) => goods.filter((event) => event.seat === seat));
  return {
    title: () =>
      before.games > 1 ? word('game-of', { n: game, total: before.games }) : t('web-over'),
    view: { ...before, in_use: null, turn: null, actors: [] },
    steps: [
      ...events.flatMap((event) => majority(table, event) ?? []),
      ...seats.flatMap((own, seat) => (own.length ? hoard(table, seat, own) : [])),
    ],
    first: 0,
    from: before.tally.map(({ earlier }) => earlier),
  };
}

/** Who has most in a region or on a continent. */
function majority(table: Table, event: EmpireEvent): ScoringStep | null {
  if (event.type !== 'region-scored' && event.type !== 'continent-scored') return null;
  const label = () =>
    event.type === 'region-scored'
      ? regionText(printedFor(table), event.region)
      : `${word('continents')}: ${continentText(event.continent)}`;
  return {
    label,
    worth: event.pieces.filter(Boolean).sort((one, two) => two - one).join(' : '),
    places: placesOf(event),
    gains: table.names.map((_, seat) => (seat === event.seat ? 1 : 0)),
  };
}

/** One seat's goods, with where its jokers went. */
function hoard(table: Table, seat: number, own: readonly EmpireGoodsScored[]): ScoringStep {
  const total = own.reduce((sum, { points }) => sum + points, 0);
  return {
    label: () => `${word('goods')}: ${table.names[seat]}`,
    detail: () => own.map(goodsText).join(' · '),
    worth: '',
    places: [`goods ${seat}`],
    gains: table.names.map((_, at) => (at === seat ? total : 0)),
  };
}

function goodsText({ good, units, tokens, jokers, points }: EmpireGoodsScored): string {
  const more = [
    ...(jokers ? [`${t(`${GAME}-good-joker`)} ${jokers}`] : []),
    ...(tokens ? [`${word('tokens')} ${tokens}`] : []),
  ];
  const total = units + tokens + jokers;
  return `${goodText(good)} ${total}${more.length ? ` (${more.join(', ')})` : ''} → ${points}`;
}
