// When a holder of a veto wants to be asked: small buttons while it is asked, and on its own turn.
import type { Answer, Aside } from '../game';
import { t } from '../i18n.svelte';
import type { GrandeChoice } from './choice.svelte';
import { placeText } from './words';

const WISHES: readonly [type: string, key: string, name: string][] = [
  ['allow-action', 'R', 'not-action'],
  ['allow-round', 'O', 'not-round'],
  ['allow-unless-me', 'M', 'unless-me'],
];

export function asideOf(choice: GrandeChoice): Aside | null {
  const again = choice.idOf('ask-again');
  const isStanding = again !== null && choice.isOpen('ask-again');
  if (isStanding && choice.view.phase !== 'veto') return standing(choice, again);
  if (!choice.isOpen('allow-action')) return null;
  const answers = choice.isUnless ? [] : WISHES.flatMap((wish) => answerOf(choice, ...wish));
  const only: Answer = {
    label: t('web-grande-unless-place'), key: 'N', isOn: choice.isUnless,
    choose: () => choice.watch(!choice.isUnless),
  };
  return { label: t('web-grande-dont-ask'), answers: [...answers, only] };
}

function answerOf(choice: GrandeChoice, type: string, key: string, name: string): Answer[] {
  const move = choice.idOf(type);
  if (move === null || !choice.isOpen(type)) return [];
  return [{ label: t(`web-grande-${name}`), key, choose: () => choice.table.propose(move) }];
}

function standing({ table, view }: GrandeChoice, again: number): Aside {
  const own = view.vetoes.find(({ seat }) => seat === table.seat);
  const place = placeText(own?.place ?? '');
  return {
    label: t(`web-grande-wish-${own?.asked ?? 'not-round'}`, { place }),
    answers: [
      { label: t('web-grande-ask-again'), key: 'N', choose: () => table.propose(again) },
    ],
  };
}
