// Every legal move in words, grouped by what is done.
import type { OptionGroup } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { RoyalsMove, RoyalsView } from '../wire.gen';
import type { Legal } from './choice.svelte';
import { ask, cityText, countryText, moveText, pairText, titleText, word } from './words';

export function optionsOf(table: Table, legal: readonly Legal[]): OptionGroup[] {
  const view = table.shown!.view as RoyalsView;
  const groups = new Map<string, OptionGroup>();
  for (const { id, move } of legal) {
    const title = titleOf(view, move);
    const group = groups.get(title) ?? { title, options: [] };
    const label = moveText(table, move);
    const option = { move: id, label, short: shortOf(move) ?? label };
    groups.set(title, { title, options: [...group.options, option] });
  }
  return [...groups.values()];
}

function titleOf(view: RoyalsView, move: RoyalsMove): string {
  switch (move.type) {
    case 'plan-three':
    case 'plan-intrigue': return ask('plan');
    case 'draw-from-pile':
    case 'draw-intrigue':
    case 'take-from-display': return ask('draw-any');
    case 'pay-card':
    case 'pay-intrigue': return view.payment ? word('payment', names(view.payment)) : '';
    case 'pay-in-joker':
    case 'pay-intrigue-in-joker': return word('as-joker');
    case 'claim-position': {
      const isHeld = view.places.some(
        ({ city, title, holder }) => city === move.city && title === move.title && holder !== null,
      );
      return `${word(isHeld ? 'take-over' : 'occupy')}: ${cityText(move.city)}`;
    }
    case 'discard-card':
    case 'discard-intrigue': return word('discards');
    default: return t('web-other-moves');
  }
}

const names = ({ city, title }: { city: string; title: string }) => ({
  city: cityText(city), title: titleText(title),
});

/** What is enough beside the title; null where the title says too little. */
function shortOf(move: RoyalsMove): string | null {
  switch (move.type) {
    case 'claim-position': return titleText(move.title);
    case 'pay-card':
    case 'pay-in-joker':
    case 'discard-card': return countryText(move.country);
    case 'pay-intrigue':
    case 'pay-intrigue-in-joker':
    case 'discard-intrigue': return pairText(move.pair);
    default: return null;
  }
}
