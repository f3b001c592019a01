// A few cities of the board with cubes on them, for the pictures of the rules.
import type { RoyalsView } from '../../wire.gen';
import type { Plate } from '../geometry';
import type { Printed } from '../printed';

export const COLOURS = ['black', 'white', 'orange'] as const;

const COUNTRY = { bonus: [12, 6], period: [[6, 3], [9, 5], [12, 6]] } as const;
export const BOX: Printed = {
  titles: {
    marshal: [1, 1, 4], baron: [2, 1, 6], countess: [3, 1, 8], duke: [4, 1, 10],
    cardinal: [5, 1, 12], princess: [6, 1, 14], king: [8, 2, 16],
  },
  cities: {
    paris: { country: 'france', bonus: 8, positions: [['king', 3]] },
    bordeaux: { country: 'france', bonus: 3, positions: [['princess', 2], ['baron', 1]] },
    avignon: { country: 'france', bonus: 2, positions: [['cardinal', 2], ['marshal', 1]] },
    reims: { country: 'france', bonus: 4, positions: [['duke', 2], ['baron', 1]] },
    cologne: { country: 'german_states', bonus: 3, positions: [['cardinal', 2], ['baron', 1]] },
    munich: { country: 'german_states', bonus: 4, positions: [['duke', 2], ['countess', 1]] },
  },
  countries: { france: COUNTRY, german_states: COUNTRY },
  noble_house: [16, 12, 8],
  limits: [12, 4],
};

export interface Held {
  holders?: Readonly<Record<string, number>>; // by title
  exiled?: readonly number[]; // by colour
  isTaken?: boolean; // the bonus of the city
}

/** A view in which this city is all that matters. */
export function viewOf(city: string, { holders = {}, exiled = [], isTaken = false }: Held): RoyalsView {
  const titles = BOX.cities[city]!.positions.map(([title]) => title);
  return {
    type: 'royals', seat: null, actors: [], phase: 'playing', period: 1, closing: false,
    starter: null, turn: null, draws: [0, 0], display: {}, pile: 0, discards: {},
    intrigue_pile: 0, intrigue_discards: {}, unseen: {}, unseen_intrigue: {}, hands: [],
    places: titles.map((title) => ({ city, title, holder: holders[title] ?? null })),
    exiled: { [city]: [...exiled] }, title_cubes: {}, influence: {}, payment: null, cubes: null,
    markers: {
      cities: { [city]: isTaken ? 0 : null }, countries: {}, noble_house: [], periods: {},
      titles: {},
    },
    tally: [], ranking: null,
  };
}

export function plateOf(city: string): Plate {
  const count = BOX.cities[city]!.positions.length;
  return { x: 0, y: 0, width: Math.max(116, count * 66 + 16), height: 96, city: null };
}
