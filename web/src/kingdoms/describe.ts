// Squares and moves of Kingdoms in words.
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import { BARE, castleAt, tileText } from './pieces';
import type { Arg, KingdomsMove } from '../wire.gen';

/** What lies on a square, without the square's name. */
export function content(table: Table, token: string): string {
  if (token === BARE) return t('web-empty');
  const castle = castleAt(token, table.welcome?.seats ?? []);
  if (!castle) return tileText(token);
  return t('web-castle-of', { rank: castle.rank, name: table.names[castle.seat] ?? '' });
}

export function describe(table: Table, square: string, token: string): string {
  return t('web-square', { square, content: content(table, token) });
}

export function moveText(table: Table, move: KingdomsMove): string {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(move)) {
    if (name === 'type') continue;
    args[name] = name === 'tile' ? tileText(String(value)) : (value as number | string);
  }
  return i18n.text({ id: `kingdoms-move-${move.type}`, args }, table.names);
}
