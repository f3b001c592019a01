// What to tell a person when a request failed.
import { Refusal } from './api';
import { i18n, t } from './i18n.svelte';

export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const own = `web-problem-${error.code}`;
  if (i18n.has(own)) return t(own);
  if (error.said && i18n.has(error.said.id)) return i18n.text(error.said, []);
  return t('web-problem', { code: error.code });
}
