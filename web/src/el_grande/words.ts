// Places, cards, moves and rounds of El Grande in words.
import { i18n, t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { Arg, GrandeMove, GrandePending, GrandeView } from '../wire.gen';
import { GAME, printedFor } from './printed';

export const word = (name: string, args: Record<string, Arg> = {}): string =>
  t(`${GAME}-word-${name}`, args);
export const ask = (name: string, args: Record<string, Arg> = {}): string =>
  t(`${GAME}-ask-${name}`, args);

/** What the box of a table calls something, in the reader's language if we know the word. */
function known(kind: string, name: string): string {
  const id = `${GAME}-${kind}-${name}`;
  return i18n.has(id) ? t(id) : name;
}

export const placeText = (name: string): string => known('place', name);
export const cardText = (name: string): string => known('card', name);

/** What the card does; nothing for a card of somebody's own box. */
export function effectText(name: string): string {
  const id = `${GAME}-card-${name}`;
  return i18n.has(id) ? t(`${id}.effect`) : '';
}

/** Such as 8/4/0. */
export const valuesText = (values: readonly number[]): string => values.join('/');

export function moveText(table: Table, move: GrandeMove): string {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(move) as [string, string | number][]) {
    if (name === 'owner' || name === 'seat') args[name] = { seat: Number(value) };
    else if (name === 'board') {
      args[name] = valuesText(printedFor(table).boards[Number(value) - 1] ?? []);
    } else if (name === 'card') args[name] = cardText(String(value));
    else if (typeof value === 'string') args[name] = placeText(value);
    else args[name] = value;
  }
  if ('card' in move) args['deck'] = printedFor(table).cards[move.card]?.deck ?? 0;
  return i18n.text({ id: `${GAME}-move-${move.type}`, args }, table.names);
}

/** What was announced, and may be stopped. */
export function pendingText(table: Table, { move, concerned, discs }: GrandePending): string {
  const announced = table.move(move) as GrandeMove | null;
  if (announced) return moveText(table, announced);
  if (concerned !== null) return word('concerning', { seat: table.names[concerned] ?? '' });
  return discs === 'next' ? t(`${GAME}-table-disc-next`) : word('discs-shown');
}

/** When a holder of a veto wants to be asked. */
export const wishText = (asked: string, place: string | null): string =>
  t(`${GAME}-table-asked`, { asked, place: placeText(place ?? '') });

export function statusText(view: GrandeView): string {
  const last = view.rounds.at(-1) ?? view.round;
  return word('round', { n: view.round, last });
}
