// Every legal move in words, grouped by what is done.
import type { OptionGroup } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { GrandeMove, GrandeView } from '../wire.gen';
import type { Legal } from './choice.svelte';
import { printedFor } from './printed';
import { ask, cardText, effectText, moveText, placeText, valuesText, word } from './words';

export function optionsOf(table: Table, legal: readonly Legal[]): OptionGroup[] {
  const view = table.shown!.view as GrandeView;
  const groups = new Map<string, OptionGroup>();
  for (const { id, move } of legal) {
    const title = titleOf(table, view, move);
    const group = groups.get(title) ?? { title, options: [] };
    const label = labelOf(table, view, move);
    const option = { move: id, label, short: shortOf(move) ?? label };
    groups.set(title, { title, options: [...group.options, option] });
  }
  return [...groups.values()];
}

function titleOf(table: Table, view: GrandeView, move: GrandeMove): string {
  switch (move.type) {
    case 'power': return ask('power');
    case 'call': return ask('income');
    case 'take': return ask('take');
    case 'place': return word('mode-place', { n: view.in_use?.heads ?? 0 });
    case 'add': return word('from-court');
    case 'move':
      return `${placeText(move.region)}, ${table.names[move.owner] ?? ''}`;
    case 'banish': return `${ask('banish')} ${table.names[move.owner] ?? ''}`;
    case 'board': return boardText(table, move.board);
    case 'score':
    case 'king':
    case 'grande':
    case 'expel': return word('mode-special');
    case 'recall': return ask('recall');
    case 'withdraw': return ask('withdraw', { n: view.income });
    case 'give':
    case 'give-court': return ask('return', { n: view.returning });
    case 'disc': return word('dial');
    case 'allow-unless': return ask('unless');
    default: return t('web-other-moves');
  }
}

function boardText(table: Table, board: number): string {
  return `${word('scoreboard')} ${valuesText(printedFor(table).boards[board - 1] ?? [])}`;
}

function labelOf(table: Table, view: GrandeView, move: GrandeMove): string {
  const card = move.type === 'take' ? view.cards[move.deck - 1] : null;
  if (move.type !== 'take' || !card) return moveText(table, move);
  return `${move.deck}: ${cardText(card)} – ${effectText(card)}`;
}

/** What is enough beside the title; null where the title says too little. */
function shortOf(move: GrandeMove): string | null {
  switch (move.type) {
    case 'power':
    case 'recall': return String(move.value);
    case 'call': return String(move.number);
    case 'move': return placeText(move.to);
    case 'place':
    case 'add':
    case 'board':
    case 'allow-unless': return placeText(move.place);
    case 'withdraw':
    case 'give':
    case 'banish':
    case 'disc': return placeText(move.region);
    default: return null;
  }
}
