// Whether the screen is one of those where the board is small.
import { MediaQuery } from 'svelte/reactivity';

export const compact = new MediaQuery(
  '(max-width: 640px), (max-width: 900px) and (orientation: portrait)',
);
