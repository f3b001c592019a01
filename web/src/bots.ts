// What bots are called, a level in the words of the reader, a bot of another author by its name;
// and what they say of moves.
import { i18n, signedDecimal, t } from './i18n.svelte';

const id = (bot: string) => `bot-${bot}`;

export function botName(bot: string): string {
  return i18n.has(id(bot)) ? t(id(bot)) : bot;
}

/** How it plays; of other authors' bots only that they are such. */
export function botHelp(bot: string): string {
  return i18n.has(id(bot)) ? t(`${id(bot)}.help`) : t('web-bot-guest');
}

/** Its level and how it plays. */
export function botText(bot: string): string {
  return `${botName(bot)}: ${botHelp(bot)}`;
}

export const percent = (part: number) => Math.round(part * 100);

/** What a move promises, as a bot weighs it. */
export function promiseText({ margin, wins }: { margin: number; wins: number }): string {
  return t('bot-why-told', { margin: signedDecimal(margin), wins: percent(wins) });
}
