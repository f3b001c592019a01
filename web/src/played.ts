// How a table is played and who sits there, in words.
import type { SeatInfo } from './api';
import { botName } from './bots';
import { i18n, t } from './i18n.svelte';

/** Each option that is not played as usual: a variant by its name, a ruling with its answer. */
export function changedTexts(game: string, changed: Record<string, string>): string[] {
  return Object.entries(changed).map(([option, value]) => {
    const id = `${game}-option-${option}`;
    return value === 'yes' ? t(id) : `${t(id)}: ${valueText(id, value)}`;
  });
}

/** A value of the option with this message: one that has words, or seats by their numbers. */
export function valueText(id: string, value: string, names: readonly string[] = []): string {
  if (i18n.has(`${id}-${value}`)) return t(`${id}-${value}`);
  const seats = value.split('-').map(Number);
  return seats.map((n) => [t('web-seat', { n }), names[n - 1]].filter(Boolean).join(' – ')).join(', ');
}

export function colourText(game: string, { colour }: SeatInfo): string {
  return t(`${game}-colour-${colour}`);
}

export function sitterText({ kind, name }: SeatInfo): string {
  if (kind === 'open') return t('web-open');
  if (kind === 'bot') return t('web-seat-bot', { name: botName(name) });
  return name || t('web-guest');
}
