// The illustrated rules of Kingdoms.
import type { IllustratedRules } from '../../illustrated';
import AsYouGo from './AsYouGo.svelte';
import Between from './Between.svelte';
import Box from './Box.svelte';
import Example from './Example.svelte';
import Kit from './Kit.svelte';
import NoLuck from './NoLuck.svelte';
import Scoring from './Scoring.svelte';
import Special from './Special.svelte';
import TenCastles from './TenCastles.svelte';
import Turn from './Turn.svelte';

export const rules: IllustratedRules = {
  chapters: [
    'goal', 'box', 'setup', 'turn', 'scoring', 'special', 'example', 'next', 'end',
    'last_castle', 'no_luck', 'as_you_go', 'rulings',
  ],
  pictures: {
    box: Box,
    setup: Kit,
    turn: Turn,
    scoring: Scoring,
    special: Special,
    example: Example,
    next: Between,
    last_castle: TenCastles,
    no_luck: NoLuck,
    as_you_go: AsYouGo,
  },
  messages: import.meta.glob<string>('/src/kingdoms/rules/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
