// The illustrated rules of Eight-Minute Empire.
import type { IllustratedRules } from '../../illustrated';

export const rules: IllustratedRules = {
  chapters: [
    'goal', 'box', 'setup', 'bids', 'turn', 'actions', 'goods', 'scoring', 'end', 'two',
    'three_games', 'goods_tokens', 'dice', 'rulings', 'notation',
  ],
  pictures: {},
  messages: {},
};
