// What the kinds of bots are called.
import { i18n, t } from './i18n.svelte';

const id = (bot: string) => `web-bot-${bot}`;

export function isBot(name: string): boolean {
  return i18n.has(id(name));
}

/** A bot's level; one that this client does not know goes by its own name. */
export function botName(bot: string): string {
  return isBot(bot) ? t(id(bot)) : bot;
}

/** Its level and how it plays. */
export function botText(bot: string): string {
  return isBot(bot) ? `${botName(bot)}: ${t(`${id(bot)}.help`)}` : bot;
}
