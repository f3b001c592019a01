// What a click on a place means, by phase and by the card in use.
import type { GrandeMove, GrandeView } from '../wire.gen';
import type { Printed } from './printed';

/** The kind of move that a place makes whole. */
export type Aim =
  | 'place' | 'move' | 'score' | 'king' | 'grande' | 'board' | 'expel' | 'banish' | 'withdraw'
  | 'give' | 'disc' | 'allow-unless';

/** Kinds of moves that belong to the special action while one acts. */
export const SPECIAL: ReadonlySet<GrandeMove['type']> = new Set<GrandeMove['type']>([
  'move', 'add', 'score', 'king', 'grande', 'board', 'expel', 'banish', 'use', 'call', 'withdraw',
  'recall',
]);

const BY_PHASE: Readonly<Record<string, Aim>> = {
  income: 'withdraw', discs: 'disc', return: 'give', veto: 'allow-unless',
};
const BY_EFFECT: Readonly<Record<string, Aim>> = {
  intrigue: 'move', score_any: 'score', scoreboard: 'board', adviser: 'king', king: 'king',
  expulsion: 'expel', grande: 'grande', one_each: 'banish', court: 'withdraw',
};

/** Null where the special action has nothing to do with a place. */
export function aimOf(box: Printed, view: GrandeView, isSpecial: boolean): Aim | null {
  const fixed = BY_PHASE[view.phase];
  if (fixed) return fixed;
  if (!isSpecial) return 'place';
  return BY_EFFECT[effectOf(box, view) ?? ''] ?? null;
}

/** What the card in use does. */
export function effectOf(box: Printed, { in_use: use }: GrandeView): string | null {
  return use ? (box.cards[use.card]?.effect ?? null) : null;
}

/** What a disc is set for: an action card, or else the way out of the Castillo. */
export function discAsk(box: Printed, view: GrandeView): string {
  const effect = effectOf(box, view);
  if (effect === 'retreat') return 'disc-retreat';
  if (effect === 'expulsion') return 'disc-expulsion';
  return effect === 'score_secret' ? 'disc-score' : 'disc-castillo';
}
