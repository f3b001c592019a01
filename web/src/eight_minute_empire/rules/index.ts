// The illustrated rules of Eight-Minute Empire.
import type { IllustratedRules } from '../../illustrated';
import Defs from '../Defs.svelte';
import Actions from './Actions.svelte';
import Bids from './Bids.svelte';
import Goods from './Goods.svelte';
import Scoring from './Scoring.svelte';
import Turn from './Turn.svelte';

export const rules: IllustratedRules = {
  chapters: [
    'goal', 'box', 'setup', 'bids', 'turn', 'actions', 'goods', 'scoring', 'end', 'two',
    'three_games', 'goods_tokens', 'dice', 'rulings', 'notation',
  ],
  pictures: { bids: Bids, turn: Turn, actions: Actions, goods: Goods, scoring: Scoring },
  Defs,
  messages: import.meta.glob<string>('/src/eight_minute_empire/rules/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
