// Squares, lines and moves of Kingdoms in words.
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import { BARE, castleAt, tileText } from './pieces';
import type { Arg, KingdomsLineScored, KingdomsMove, KingdomsView } from '../wire.gen';

/** What lies on a square, without the square's name. */
export function content(table: Table, token: string): string {
  if (token === BARE) return t('web-empty');
  const castle = castleAt(token, table.welcome?.seats ?? []);
  if (!castle) return tileText(table, token);
  return t('web-castle-of', { rank: castle.rank, name: table.names[castle.seat] ?? '' });
}

export function describe(table: Table, square: string, token: string): string {
  return t('web-square', { square, content: content(table, token) });
}

/** A piece by its key: `castle 3`, `starting`, `drawn` or `tile +5`. */
export function pieceText(table: Table, view: KingdomsView, key: string): string {
  const [kind, of = ''] = key.split(' ');
  if (kind === 'castle') return t('web-castle', { rank: of });
  if (kind === 'tile') return tileText(table, of);
  if (kind === 'drawn') {
    return t('kingdoms-word-your-drawn-tile', { tile: tileText(table, view.held) });
  }
  const tile = tileText(table, view.starting[table.seat ?? 0] ?? null);
  return t('kingdoms-word-your-starting-tile', { tile });
}

export function moveText(table: Table, move: KingdomsMove): string {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(move)) {
    if (name === 'type') continue;
    args[name] = name === 'tile' ? tileText(table, String(value)) : (value as number | string);
  }
  return i18n.text({ id: `kingdoms-move-${move.type}`, args }, table.names);
}

export function lineText({ line, whole, squares }: KingdomsLineScored): string {
  const [kind, n = ''] = line.split(' ');
  const name = t(`kingdoms-word-${kind}`, { n });
  if (whole) return name;
  const part = [...new Set([squares[0], squares.at(-1)])].join('–');
  return t('kingdoms-word-part-of', { line: name, part });
}

export function statusText(view: KingdomsView): string {
  const epoch = { n: view.round, total: view.rounds ?? 0 };
  const counted = t(view.rounds ? 'kingdoms-word-epoch-of' : 'kingdoms-word-epoch', epoch);
  return view.final ? `${counted} · ${t('web-final')}` : counted;
}
