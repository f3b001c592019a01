// How boards write what lies on a square, and what each piece is called and looks like.
import { i18n, signed, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';

export const BARE = '..';
export const HIDDEN = '??';

const SCENES: Record<string, string> = {
  '+1': 'village', '+2': 'farm', '+3': 'town', '+4': 'windmill', '+5': 'knight',
  '+6': 'walled_city', '-1': 'swamp', '-2': 'cemetery', '-3': 'dire_wolves', '-4': 'warlock',
  '-5': 'raider', '-6': 'troll', MT: 'mountain', DR: 'dragon', GM: 'gold_mine', WZ: 'wizard',
};
const MOST = 6; // of the values that have a picture of their own

/** The picture of a tile; a value of an edited box takes the nearest one that is drawn. */
export function sceneOf(token: string): string | undefined {
  const value = tileValue(token);
  const near = Math.max(-MOST, Math.min(MOST, value));
  return SCENES[value ? signed(near).replace('−', '-') : token];
}

/** What a tile adds to its line; special tiles add nothing. */
export function tileValue(token: string): number {
  return /^[+-]\d+$/.test(token) ? Number(token) : 0;
}

/** A tile goes by the first name that its box gives it, in the reader's language if we know it. */
export function tileText(table: Table, token: string | null): string {
  if (token === null || token === HIDDEN) return t('kingdoms-tile-unknown');
  const boxed = table.welcome?.box['tiles'] as Record<string, string[]> | undefined;
  const name = boxed?.[token]?.[0] ?? '';
  const word = `kingdoms-tile-${name}`;
  const value = tileValue(token);
  const called = i18n.has(word) ? { word } : name;
  if (!value) return typeof called === 'string' ? called : t(called.word);
  return t('kingdoms-tile-valued', { name: called, value: { amount: value } });
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
