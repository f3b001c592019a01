// The action cards of the printed game, for the pictures of the rules.
import type { PrintedCard } from '../printed';

const MANY = 99;

export const BOARDS = [[8, 4, 0], [4, 0, 0]] as const; // the mobile scoreboards

/** Name, copies, effect and numbers, by deck. */
const DECKS: readonly (readonly [string, number, string, ...number[]])[][] = [
  [
    ['d1_all_own', 1, 'intrigue', MANY, 0, MANY, 1, 0],
    ['d1_add2', 1, 'intrigue', 0, 0, 0, 0, 2],
    ['d1_all_own_or_add2', 1, 'intrigue', MANY, 0, MANY, 1, 2],
    ['d1_5_from_one', 2, 'intrigue', 5, 5, 5, 1, 0],
    ['d1_3_foreign', 1, 'intrigue', 0, 3, 3, 0, 0],
    ['d1_3_any', 1, 'intrigue', 3, 3, 3, 0, 0],
    ['d1_2own_2foreign', 2, 'intrigue', 2, 2, 4, 0, 0],
    ['d1_4_own', 1, 'intrigue', 4, 0, 4, 0, 0],
    ['d1_4_any', 1, 'intrigue', 4, 4, 4, 0, 0],
  ],
  [
    ['d2_veto', 2, 'veto'],
    ['d2_decay_all', 1, 'decay', MANY],
    ['d2_decay_3', 1, 'decay', 3],
    ['d2_kings_anger_3', 1, 'anger', 3],
    ['d2_each_1', 1, 'one_each'],
    ['d2_secret_2', 1, 'retreat', 2, 2],
    ['d2_secret_all', 1, 'retreat', MANY, 1],
    ['d2_score_any', 3, 'score_any'],
  ],
  [
    ['d3_score_4', 2, 'score_class', 1 << 4],
    ['d3_score_5', 2, 'score_class', 1 << 5],
    ['d3_score_6_7', 1, 'score_class', (1 << 6) | (1 << 7)],
    ['d3_score_castillo', 2, 'score_castillo'],
    ['d3_score_first_only', 1, 'score_first'],
    ['d3_score_most', 1, 'score_most'],
    ['d3_score_least', 1, 'score_least'],
    ['d3_score_any', 1, 'score_any'],
  ],
  [
    ['d4_scoreboard', 3, 'scoreboard'],
    ['d4_royal_adviser', 1, 'adviser'],
    ['d4_expulsion', 1, 'expulsion'],
    ['d4_grande', 2, 'grande'],
    ['d4_recall_power', 2, 'recall'],
    ['d4_court_2', 1, 'court', 2],
    ['d4_score_secret', 1, 'score_secret'],
  ],
  [['d5_king', 1, 'king']],
];

export function cardsOf(deck: number): { name: string; card: PrintedCard }[] {
  return (DECKS[deck - 1] ?? []).map(([name, copies, effect, ...numbers]) => ({
    name, card: { deck, copies, effect, numbers },
  }));
}
