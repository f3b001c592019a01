// Whose turn it is, in words; several may be choosing at once.
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';

export function turnText(table: Table): string {
  const actors = table.shown?.actors ?? [];
  const names = actors.map((seat) => table.names[seat] ?? '').filter(Boolean);
  return names.length ? t('web-turn-of', { name: names.join(', ') }) : '';
}

/** For the tab of the browser, with a mark for what its reader has not seen yet. */
export function titleText(table: Table, unread: number): string {
  if (table.isOver) return t('web-over');
  if (table.isMyTurn) return `● ${t('web-your-turn')}`;
  return (unread ? `(${unread}) ` : '') + turnText(table).replace(/[\u2068\u2069]/g, '');
}
