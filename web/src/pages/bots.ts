// What the kinds of bots are called.
import { i18n, t } from '../i18n.svelte';

const id = (bot: string) => `web-bot-${bot}`;

export function isBot(name: string): boolean {
  return i18n.has(id(name));
}

/** How a bot plays; one that this client does not know goes by its own name. */
export function botText(bot: string): string {
  return isBot(bot) ? t(id(bot)) : bot;
}
