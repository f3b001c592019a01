// What bots are called, a level in the words of the reader, a bot of another author by its name;
// and what they say of moves.
import { i18n, signedDecimal, t } from './i18n.svelte';

const id = (bot: string) => `bot-${bot}`;

export function botName(bot: string): string {
  return i18n.has(id(bot)) ? t(id(bot)) : bot;
}

/** How it plays; nothing is known of other authors' bots. */
export function botHelp(bot: string): string {
  return i18n.has(id(bot)) ? t(`${id(bot)}.help`) : '';
}

/** Its level and how it plays. */
export function botText(bot: string): string {
  return [botName(bot), botHelp(bot)].filter(Boolean).join(': ');
}

/** What a move promises, as a bot weighs it. */
export function promiseText({ margin, wins }: { margin: number; wins: number }): string {
  return t('bot-why-told', { margin: signedDecimal(margin), wins: Math.round(wins * 100) });
}
