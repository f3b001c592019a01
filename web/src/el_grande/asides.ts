// When a holder of a veto wants to be asked: small buttons while it is asked, and on its own turn.
import type { Answer, Aside } from '../game';
import { t } from '../i18n.svelte';
import type { GrandeMove } from '../wire.gen';
import type { GrandeChoice } from './choice.svelte';
import { wishText } from './words';

const WISHES: readonly [type: GrandeMove['type'], key: string, name: string][] = [
  ['allow-action', 'R', 'not-action'],
  ['allow-round', 'O', 'not-round'],
  ['allow-unless-me', 'M', 'unless-me'],
];

export function asideOf(choice: GrandeChoice): Aside | null {
  if (choice.isOpen('ask-again')) return standing(choice);
  if (!choice.isOpen('allow-action')) return null;
  const answers = choice.isUnless ? [] : WISHES.flatMap((wish) => answerOf(choice, ...wish));
  const only: Answer = {
    label: t('web-grande-unless-place'), key: 'N', isOn: choice.isUnless,
    choose: () => choice.watch(!choice.isUnless),
  };
  return { label: t('web-grande-dont-ask'), answers: [...answers, only] };
}

function answerOf(
  choice: GrandeChoice, type: GrandeMove['type'], key: string, name: string,
): Answer[] {
  const move = choice.idOf(type);
  if (move === null || !choice.isOpen(type)) return [];
  return [{ label: t(`web-grande-${name}`), key, choose: () => choice.table.propose(move) }];
}

function standing(choice: GrandeChoice): Aside {
  const { asked, place } = choice.view.vetoes.find(({ seat }) => seat === choice.table.seat)!;
  return {
    label: t('web-grande-wish', { wish: wishText(asked ?? '', place) }),
    answers: answerOf(choice, 'ask-again', 'N', 'ask-again'),
  };
}
