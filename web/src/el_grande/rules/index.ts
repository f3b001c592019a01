// The illustrated rules of El Grande.
import type { IllustratedRules } from '../../illustrated';
import Defs from '../Defs.svelte';
import Boards from './Boards.svelte';
import Box from './Box.svelte';
import Castillo from './Castillo.svelte';
import Deck1 from './Deck1.svelte';
import Deck2 from './Deck2.svelte';
import Deck3 from './Deck3.svelte';
import Deck4 from './Deck4.svelte';
import Deck5 from './Deck5.svelte';
import Placing from './Placing.svelte';
import Power from './Power.svelte';
import Scoring from './Scoring.svelte';

export const rules: IllustratedRules = {
  chapters: [
    'goal', 'box', 'setup', 'round', 'power', 'turn', 'placing', 'king', 'castillo', 'special',
    'deck1', 'deck2', 'veto', 'deck3', 'deck4', 'deck5', 'scoring', 'general', 'boards', 'end',
    'rulings', 'notation',
  ],
  pictures: {
    box: Box, power: Power, placing: Placing, castillo: Castillo, deck1: Deck1, deck2: Deck2,
    deck3: Deck3, deck4: Deck4, deck5: Deck5, scoring: Scoring, boards: Boards,
  },
  Defs,
  messages: import.meta.glob<string>('/src/el_grande/rules/*.ftl', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
