// What the viewer is asked in this step, with what remains.
import { t } from '../i18n.svelte';
import { discAsk, effectOf } from './aims';
import type { GrandeChoice } from './choice.svelte';
import { leftText } from './labels';
import { ALL, COURT } from './printed';
import { ask, cardText, pendingText, placeText } from './words';

export function askText(choice: GrandeChoice): string {
  const { view } = choice;
  switch (view.phase) {
    case 'power': return ask('power');
    case 'income': return choice.targets.size ? ask('withdraw', { n: view.income }) : ask('income');
    case 'taking': return ask('take');
    case 'veto': return vetoText(choice);
    case 'discs': return discText(choice);
    case 'return': return ask('return', { n: view.returning });
    default: return actText(choice);
  }
}

/** What the others are asked, where their turn alone would not say it; null leaves it to the shell. */
export function waitText({ table, view }: GrandeChoice): string | null {
  if (table.seat === null || table.isOver || table.isWaiting) return null;
  const seats = view.actors.map((seat) => table.names[seat] ?? '').join(', ');
  const card = cardText(view.in_use?.card ?? '');
  if (view.phase === 'veto') return ask('wait-veto', { seats, card });
  return view.phase === 'discs' ? ask('wait-discs', { seats }) : null;
}

function actText(choice: GrandeChoice): string {
  const { view } = choice;
  if (!choice.canSpecial) return [stoppedText(choice), placeAsk(choice)].filter(Boolean).join(' ');
  if (!choice.isSpecial) return placeAsk(choice);
  const lost = choice.endsPlacing ? ask('ends-placing', { n: choice.toPlace }) : '';
  return [specialText(choice), leftText(view), lost].filter(Boolean).join(' · ');
}

function placeAsk(choice: GrandeChoice): string {
  return choice.canPlace ? ask('place', { n: choice.toPlace }) : ask('end');
}

function stoppedText({ stoppedBy, table }: GrandeChoice): string {
  return stoppedBy === null ? '' : ask('stopped', { seat: table.names[stoppedBy] ?? '' });
}

function specialText(choice: GrandeChoice): string {
  const { aim, held, table, view } = choice;
  if (aim === 'move') return moveStep(choice);
  if (choice.owners.length) return ask('owner', { region: placeText(held!.region) });
  if (aim === 'withdraw' && !choice.targets.size) return ask('court');
  if (aim) {
    const todo = view.in_use?.todo ?? [];
    const seats = todo.map((seat) => table.names[seat] ?? '').join(', ');
    return ask(aim === 'banish' && seats ? 'banish-left' : aim, { seats });
  }
  return choice.powers.size ? ask('recall') : ask('use', { card: cardText(view.in_use?.card ?? '') });
}

/** Which caballero, whose, and where to. */
function moveStep({ held, canAdd, owners, table, view }: GrandeChoice): string {
  if (!held) return ask(canAdd ? 'source-or-court' : 'source');
  const region = placeText(held.region);
  if (owners.length) return ask('owner', { region });
  if (held.region === COURT) return ask('add', { n: view.in_use?.court ?? 0 });
  return ask('target', { region, seat: table.names[held.owner ?? 0] ?? '' });
}

function vetoText({ table, view, isUnless }: GrandeChoice): string {
  if (isUnless || !view.pending) return ask('unless');
  const seat = table.names[view.turn ?? 0] ?? '';
  const card = cardText(view.in_use?.card ?? '');
  return ask('veto', { seat, card, what: pendingText(table, view.pending) });
}

function discText(choice: GrandeChoice): string {
  const { box, table, view, disc } = choice;
  if (disc !== null) return ask('disc-chosen', { region: placeText(disc) });
  const [amount = 0] = effectOf(box, view) === 'retreat' ? box.cards[view.in_use!.card]!.numbers : [];
  const region = placeText(view.in_use?.region ?? '');
  const own = [...choice.targets].map((name) => view.places[name]!.caballeros[table.seat ?? 0] ?? 0);
  if (amount && Math.max(0, ...own) === 1) return t('web-grande-retreat-one');
  const kind = amount >= ALL ? '-all' : '';
  return ask(`${discAsk(box, view)}${kind}`, { n: amount, region });
}
