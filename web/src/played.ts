// How a table is played and who sits there, in words.
import type { SeatInfo } from './api';
import { botName } from './bots';
import { i18n, t } from './i18n.svelte';

/** Each option that is not played as usual: a variant by its name, a ruling with its answer. */
export function changedTexts(game: string, changed: Record<string, string>): string[] {
  return Object.entries(changed).map(([option, value]) => {
    const id = `${game}-option-${option}`;
    const answer = `${id}-${value}`;
    if (value === 'yes') return t(id);
    return `${t(id)}: ${i18n.has(answer) ? t(answer) : value}`;
  });
}

export function colourText(game: string, { colour }: SeatInfo): string {
  return t(`${game}-colour-${colour}`);
}

export function sitterText({ kind, name }: SeatInfo): string {
  if (kind === 'open') return t('web-open');
  if (kind === 'bot') return t('web-seat-bot', { name: botName(name) });
  return name || t('web-guest');
}
