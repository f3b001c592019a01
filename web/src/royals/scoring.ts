// The end of a period, made ready to be told country by country; at the end of the game also what
// the markers won before are worth, and the titles.
import type { Scoring, ScoringStep } from '../game';
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type {
  Fact, RoyalsEvent, RoyalsPeriodScored, RoyalsTally, RoyalsTie, RoyalsTitleScored, RoyalsView,
} from '../wire.gen';
import { GAME, printedFor, titleOf } from './printed';
import { placesOf } from './story';
import { countryText, titleText, word, yearText } from './words';

export function endsScoring(event: RoyalsEvent): boolean {
  return event.type === 'period-scored';
}

export function scoringOf(
  table: Table,
  before: RoyalsView,
  news: readonly Fact[],
): Scoring | null {
  const events = news.map(({ event }) => event as RoyalsEvent);
  const countries = events.filter((event) => event.type === 'period-scored');
  if (!countries.length) return null;
  const titles = events.filter((event) => event.type === 'title-scored');
  const isFinal = events.some((event) => event.type === 'game-ended');
  const steps = [
    ...countries.map((event) => countryStep(table, event)),
    ...titles.map((event) => titleStep(table, event)),
  ];
  return {
    title: () => (isFinal ? t('web-over') : word('period', { n: countries[0]!.period })),
    view: { ...before, turn: null, actors: [] },
    steps: isFinal ? [...earlier(before), ...steps] : steps,
    first: 0,
    ...(isFinal ? { from: table.names.map(() => 0) } : {}),
  };
}

const KINDS = ['cities', 'countries', 'noble_house', 'periods'] as const;
const NAMES: Record<(typeof KINDS)[number], string> = {
  cities: 'city-bonus', countries: 'country-bonus', noble_house: 'noble-house-bonus',
  periods: 'periods',
};

/** The markers that everybody had before, turned over kind by kind. */
function earlier(before: RoyalsView): ScoringStep[] {
  const gains = (kind: keyof RoyalsTally) => before.tally.map((tally) => tally[kind]);
  return KINDS.filter((kind) => gains(kind).some(Boolean)).map((kind) => ({
    label: () => word(NAMES[kind]),
    worth: '',
    places: kind === 'noble_house' ? ['noble'] : [],
    gains: gains(kind),
  }));
}

function countryStep(table: Table, event: RoyalsPeriodScored): ScoringStep {
  const { country, period, first, second, points, influence, ties } = event;
  const gains = table.names.map((_, seat) =>
    seat === first ? points[0] : seat === second ? points[1] : 0,
  );
  const lost = (first === null ? points : second === null ? [points[1]] : []).map(String);
  return {
    label: () => `${countryText(country)} ${yearText(period)}`,
    detail: () =>
      [
        ...compared(table, 'influence', influence),
        ...ties.map((tie) => tieText(table, tie)),
        ...(lost.length ? [`${lost.join(', ')}: ${word('gone')}`] : []),
      ].join('; '),
    worth: points.join(', '),
    places: placesOf(event),
    gains,
  };
}

/** Who came before whom with equal influence, and by what. */
function tieText(table: Table, { winner, loser, by }: RoyalsTie): string {
  const args = {
    winner: { seat: winner }, loser: { seat: loser }, by: { word: `${GAME}-word-tie-${by}` },
  };
  return i18n.text({ id: `${GAME}-tie`, args }, table.names);
}

function titleStep(table: Table, event: RoyalsTitleScored): ScoringStep {
  const { title, winners, points, cubes } = event;
  return {
    label: () => titleText(title),
    detail: () => {
      const share = winners.length > 1 ? [word('half-each')] : [];
      const end = winners.length ? share : [word('marker-gone')];
      return [...compared(table, 'cubes', cubes), ...end].join('; ');
    },
    worth: String(titleOf(printedFor(table), title).full),
    places: placesOf(event),
    gains: table.names.map((_, seat) => (winners.includes(seat) ? points : 0)),
  };
}

/** Such as influence: Anna 3, Béla 1; nothing where nobody has any. */
function compared(table: Table, what: 'influence' | 'cubes', counts: readonly number[]): string[] {
  const held = counts.map((count, seat) => ({ count, name: table.names[seat] ?? '' }));
  const told = held.filter(({ count }) => count).sort((one, two) => two.count - one.count);
  const list = told.map(({ count, name }) => `${name}\u00a0${count}`).join(', ');
  return list ? [`${word(what)}: ${list}`] : [];
}
