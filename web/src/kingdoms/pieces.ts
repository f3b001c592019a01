// How boards write what lies on a square, and what each piece is called.
import { signed, t } from '../i18n.svelte';

export const BARE = '..';
export const HIDDEN = '??';

const NAMES: Record<string, string> = {
  '+1': 'village', '+2': 'farm', '+3': 'town', '+4': 'windmill', '+5': 'knight',
  '+6': 'walled_city', '-1': 'swamp', '-2': 'cemetery', '-3': 'dire_wolves', '-4': 'warlock',
  '-5': 'raider', '-6': 'troll', MT: 'mountain', DR: 'dragon', GM: 'gold_mine', WZ: 'wizard',
};

/** The tile's name in the box, which is also that of its picture. */
export function tileName(token: string): string | undefined {
  return NAMES[token];
}

/** What a tile adds to its line; special tiles add nothing. */
export function tileValue(token: string): number {
  return /^[+-]\d+$/.test(token) ? Number(token) : 0;
}

export function tileText(token: string | null): string {
  if (token === null || token === HIDDEN) return t('kingdoms-tile-unknown');
  const name = NAMES[token];
  const value = tileValue(token);
  if (!name) return signed(value);
  const word = `kingdoms-tile-${name}`;
  if (!value) return t(word);
  return t('kingdoms-tile-valued', { name: { word }, value: { amount: value } });
}

/** The seat and rank of a castle, by the letters of the seats; null for anything else. */
export function castleAt(
  token: string,
  letters: readonly string[],
): { seat: number; rank: number } | null {
  const seat = letters.indexOf(token.charAt(0));
  return seat >= 0 && /^\w\d$/.test(token) ? { seat, rank: Number(token.charAt(1)) } : null;
}

/** The square's name, with columns as letters and rows as numbers: a1, b1 … */
export function squareName(row: number, column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column) + String(row + 1);
}
