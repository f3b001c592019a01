// The legal moves that need no place on the board, as buttons.
import type { Command } from '../game';
import { t } from '../i18n.svelte';
import type { GrandeMove } from '../wire.gen';
import type { GrandeChoice } from './choice.svelte';
import { moveText, word } from './words';

const KEYS: Partial<Record<GrandeMove['type'], string>> = {
  use: 'C', 'give-court': 'C', veto: 'V', allow: 'A', enough: 'E', 'end-turn': 'E',
};
// In the order of the buttons; the end of something comes last.
const KINDS: readonly GrandeMove['type'][] = [
  'call', 'use', 'give-court', 'veto', 'allow', 'enough', 'end-turn',
];

export function commandsOf(choice: GrandeChoice): Command[] {
  if (choice.owners.length || choice.isUnless) return [];
  const set = choice.disc === null ? null : choice.idOf(`disc ${choice.disc}`);
  const found = choice.legal
    .filter(({ move }) => KINDS.includes(move.type))
    .toSorted((one, other) => rank(one.move) - rank(other.move))
    .map(({ id, move }) => {
      const [label, key] = [labelOf(choice, move), keyOf(move)];
      return key ? { move: id, label, key } : { move: id, label };
    });
  if (set === null) return found;
  const label = word('set-disc');
  return [{ move: set, label, key: 'D' }, ...found];
}

/** Most caballeros first. */
function rank(move: GrandeMove): number {
  return KINDS.indexOf(move.type) * 100 - (move.type === 'call' ? move.number : 0);
}

function labelOf(choice: GrandeChoice, move: GrandeMove): string {
  if (move.type === 'call') {
    const call = word('call', { n: move.number });
    return choice.view.phase === 'acting' ? `${word('mode-special')}: ${call}` : call;
  }
  if (move.type === 'allow') return t('web-grande-pass');
  return moveText(choice.table, move);
}

function keyOf(move: GrandeMove): string | undefined {
  return move.type === 'call' ? String(move.number) : KEYS[move.type];
}
