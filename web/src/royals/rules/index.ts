// The illustrated rules of Royals.
import type { IllustratedRules } from '../../illustrated';
import Defs from '../Defs.svelte';
import Bonuses from './Bonuses.svelte';
import Box from './Box.svelte';
import Draw from './Draw.svelte';
import Joker from './Joker.svelte';
import Occupy from './Occupy.svelte';
import Period from './Period.svelte';
import Takeover from './Takeover.svelte';
import Titles from './Titles.svelte';

export const rules: IllustratedRules = {
  chapters: [
    'goal', 'box', 'setup', 'turn', 'draw', 'occupy', 'joker', 'takeover', 'limits', 'bonuses',
    'period', 'titles', 'end', 'rulings', 'notation',
  ],
  pictures: {
    box: Box, draw: Draw, occupy: Occupy, joker: Joker, takeover: Takeover, bonuses: Bonuses,
    period: Period, titles: Titles,
  },
  Defs,
  messages: import.meta.glob<string>('/src/royals/rules/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
