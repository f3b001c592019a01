// Colours of regions and decks, and shapes of pieces.

const HUES: Record<string, string> = {
  galicia: '#b9c79a', pais_vasco: '#d9b08c', castilla_la_vieja: '#e3cf8f', aragon: '#cda2a0',
  cataluna: '#e0bb77', valencia: '#a9c4a8', castilla_la_nueva: '#c9b6cc', sevilla: '#dcae9a',
  granada: '#a7bfc4',
};
const OTHERS = Object.values(HUES);
export const DECKS = ['#5f6e30', '#8a5a2b', '#2f6079', '#6b3f74', '#7c1f1f'] as const;
export const INK = '#3a2817';
export const OX = '#7c1f1f';
export const METALS = ['gold', 'silver', 'bronze'] as const;

/** The colour of a region; one of somebody's own box gets one of ours. */
export function hueOf(region: string, at = 0): string {
  return HUES[region] ?? OTHERS[at % OTHERS.length]!;
}

export const deckColour = (deck: number): string => DECKS[(deck - 1) % DECKS.length]!;

/** Within 24 units around 0,0, below a head. */
export const CORONET = 'M-10 4-12-6-6-1.5 0-9 6-1.5 12-6 10 4Q0 6.5-10 4z';
