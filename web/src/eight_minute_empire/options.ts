// Every legal move in words, grouped by what is done.
import type { OptionGroup } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { EmpireMove, EmpireView } from '../wire.gen';
import type { Legal } from './choice.svelte';
import { GAME, type Printed, printedFor } from './printed';
import { ask, cardText, moveText, ownerText, priceText, regionText } from './words';

export function optionsOf(table: Table, legal: readonly Legal[]): OptionGroup[] {
  const box = printedFor(table);
  const view = table.shown!.view as EmpireView;
  const groups = new Map<string, OptionGroup>();
  for (const { id, move } of legal) {
    const title = titleOf(box, move);
    const group = groups.get(title) ?? { title, options: [] };
    const label = labelOf(table, box, view, move);
    const option = { move: id, label, short: shortOf(table, box, move) ?? label };
    groups.set(title, { title, options: [...group.options, option] });
  }
  return [...groups.values()];
}

function titleOf(box: Printed, move: EmpireMove): string {
  switch (move.type) {
    case 'bid': return ask('bid');
    case 'name-starter': return ask('starter');
    case 'take-card': return ask('take');
    case 'place-army': return ask('place');
    case 'place-neutral': return ask('neutral');
    case 'build-city': return ask('city');
    case 'destroy-army': return `${ask('destroy')}: ${regionText(box, move.region)}`;
    case 'move-army':
      return t(`${GAME}-move-move-army`, { region: regionText(box, move.region), to: '…' });
    default: return t('web-other-moves');
  }
}

function labelOf(table: Table, box: Printed, view: EmpireView, move: EmpireMove): string {
  if (move.type !== 'take-card') return moveText(table, move);
  const offer = view.row[move.slot - 1];
  if (!offer) return moveText(table, move);
  return `${move.slot}: ${cardText(box, offer.card)} – ${priceText(offer.coins)}`;
}

/** What is enough beside the title; null where the title says too little. */
function shortOf(table: Table, box: Printed, move: EmpireMove): string | null {
  if (move.type === 'bid') return String(move.coins);
  if (move.type === 'name-starter') return table.names[move.seat] ?? '';
  if (move.type === 'destroy-army') return ownerText(table, move.owner);
  if ('to' in move) return regionText(box, move.to);
  return 'region' in move ? regionText(box, move.region) : null;
}
