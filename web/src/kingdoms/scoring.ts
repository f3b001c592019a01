// The end of an epoch, made ready to be told line by line on the full board.
import type { Scoring } from '../game';
import { signed, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { Fact, KingdomsLineScored, KingdomsPart, KingdomsView } from '../wire.gen';
import { lineText } from './describe';
import { squareName } from './pieces';

export function scoringOf(
  table: Table,
  before: KingdomsView,
  news: readonly Fact[],
  facts: readonly Fact[],
): Scoring | null {
  const ended = news.findLast(({ event }) => event.type === 'round-ended')?.event;
  if (ended?.type !== 'round-ended') return null;
  const { round } = ended;
  const lines = scoredIn(facts, round);
  const paid = lines.filter(({ gains }) => gains.some(Boolean));
  const isNew = new Set<Fact['event']>(news.map(({ event }) => event));
  const first = paid.findIndex((line) => isNew.has(line));
  return {
    title: () => t('kingdoms-event-round-ended', { round }),
    view: { ...before, ...boardAfter(table, before, news, lines), held: null, actor: null },
    steps: paid.map((line) => ({
      label: () => lineText(line),
      worth: signed(line.base),
      places: line.squares,
      gains: line.gains,
    })),
    first: first < 0 ? paid.length : first,
  };
}

/** The lines that were scored in an epoch, in the order in which they were. */
function scoredIn(facts: readonly Fact[], round: number): KingdomsLineScored[] {
  const found: KingdomsLineScored[] = [];
  let now = 0;
  for (const { event } of facts) {
    if (event.type === 'round-started') now = event.round;
    else if (event.type === 'line-scored' && now === round) found.push(event);
  }
  return found;
}

/** The board as it stood when the epoch ended: nobody is shown that position by the server. */
function boardAfter(
  table: Table,
  before: KingdomsView,
  news: readonly Fact[],
  lines: readonly KingdomsLineScored[],
): Pick<KingdomsView, 'board' | 'rows' | 'columns'> {
  const names = table.welcome?.box['squares'] as string[];
  const letters = table.welcome?.seats ?? [];
  const board = [...before.board];
  for (const { event } of news) {
    if (event.type === 'round-ended') break;
    if (!('square' in event)) continue;
    const piece = 'tile' in event ? event.tile : `${letters[event.seat]}${event.rank}`;
    board[names.indexOf(event.square)] = piece;
  }
  /** What was scored, and what of the line was not. */
  const parts = (line: string, old: readonly KingdomsPart[]) => {
    const told = lines.filter((scored) => scored.line === line);
    const covered = new Set(told.flatMap(({ squares }) => squares));
    const others = old.filter(({ squares }) => !squares.some((square) => covered.has(square)));
    const found = [...told, ...others].map(({ squares, base }) => ({ squares, base }));
    return found.sort((one, two) => first(one) - first(two));
  };
  const first = ({ squares }: KingdomsPart) => names.indexOf(squares[0] ?? '');
  const rows = before.rows.map((old, row) => parts(`row ${row + 1}`, old));
  const columns = before.columns.map((old, column) =>
    parts(`column ${squareName(0, column).charAt(0)}`, old),
  );
  return { board, rows, columns };
}
