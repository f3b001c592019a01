// The viewer's next move: how to draw, then the cards one by one, a position, its payment card by
// card, and what is discarded. What the rules forbid is sent all the same, so that the server says
// why not.
import { compact } from '../compact';
import type { Choice, Command, Mode, OptionGroup } from '../game';
import type { Table } from '../table.svelte';
import type { RoyalsMove, RoyalsView } from '../wire.gen';
import { optionsOf } from './options';
import { countriesOf, displayed, pairsOf, type Printed, printedFor } from './printed';
import { ask, cityText, moveText, titleText, word } from './words';

export interface Legal {
  id: number;
  move: RoyalsMove;
}

const KEYS: Partial<Record<RoyalsMove['type'], string>> = {
  'plan-three': '3', 'plan-intrigue': '2', 'draw-from-pile': 'P', 'draw-intrigue': 'I',
  'end-turn': 'E',
};
const DRAWING = new Set(['planning', 'drawing']);
const COMMANDS = new Set<RoyalsMove['type']>([
  'plan-three', 'plan-intrigue', 'draw-from-pile', 'draw-intrigue', 'recall-cube', 'end-turn',
]);

/** A move as text that tells it from all others. */
function keyOf(move: RoyalsMove): string {
  return Object.values(move).join(' ');
}

export class RoyalsChoice implements Choice {
  readonly table: Table;
  /** The city whose sheet is open on a small screen. */
  city: string | null = $state(null);
  // That a card goes into a joker holds for the very payment in which it was chosen.
  #jokerFor = $state<string | null>(null);

  #vocabulary = $derived.by(() => (this.table.welcome?.vocabulary ?? []) as RoyalsMove[]);
  #ids = $derived(new Map(this.#vocabulary.map((move, id) => [keyOf(move), id])));
  legal: readonly Legal[] = $derived.by(() =>
    this.table.legal.map((id) => ({ id, move: this.#vocabulary[id]! })),
  );
  #open = $derived(new Set(this.legal.map(({ move }) => keyOf(move))));

  /** The positions that can be claimed, as `city title`. */
  targets: ReadonlySet<string> = $derived.by(() => {
    const claims = this.legal.map(({ move }) => move).filter((one) => one.type === 'claim-position');
    return new Set(claims.map(({ city, title }) => `${city} ${title}`));
  });
  /** What can be drawn: `pile`, `intrigue`, or the country of a card of the display. */
  draws: ReadonlySet<string> = $derived.by(
    () => new Set(this.legal.flatMap(({ move }) => drawnBy(move) ?? [])),
  );
  /** The viewer's cards by kind: countries, then pairs of them. */
  hand: readonly { card: string; count: number }[] = $derived.by(() => {
    const held = this.#view.hands[this.table.seat ?? -1];
    return [...countriesOf(this.#box), ...pairsOf(this.#box)]
      .map((card) => ({ card, count: held?.countries[card] ?? held?.pairs[card] ?? 0 }))
      .filter(({ count }) => count);
  });
  /** The kinds of cards in hand with which something can be done. */
  cards: ReadonlySet<string> = $derived.by(() => {
    const open = this.hand.filter(({ card }) => this.#open.has(this.#use(card)));
    return new Set(open.map(({ card }) => card));
  });
  /** Whether cards go into jokers, although they could also count as themselves. */
  isJoker = $derived.by(() => this.#canChoose && this.#jokerFor === this.#paymentKey);

  /** On a small screen what can be drawn lies by the hand, where the thumb is. */
  isDrawingInHand = $derived.by(
    () => compact.current && this.legal.length > 0 && DRAWING.has(this.#view.phase),
  );

  hinted = $derived.by(() => this.table.hinted as RoyalsMove | null);
  proposed = $derived.by(() => this.table.move(this.table.proposed) as RoyalsMove | null);

  ask: string | null = $derived.by(() => {
    if (!this.legal.length) return null;
    const { phase } = this.#view;
    if (phase === 'planning') return ask('plan');
    if (phase === 'drawing') return this.#askDraw();
    if (phase === 'paying') return this.#askPay();
    if (phase === 'discarding') return this.#askDiscard();
    return ask(this.legal.length > 1 ? 'play' : 'end');
  });
  commands: readonly Command[] = $derived.by(() => {
    const found = this.legal.filter(({ move }) => COMMANDS.has(move.type));
    return found
      .toSorted((one, other) => rank(one.move) - rank(other.move))
      .map(({ id, move }) => {
        const [label, key] = [moveText(this.table, move), KEYS[move.type]];
        return key ? { move: id, label, key } : { move: id, label };
      });
  });
  modes: readonly Mode[] = $derived.by(() => {
    if (!this.#canChoose) return [];
    return [{ label: word('as-joker'), isOn: this.isJoker, choose: () => this.toggleJoker() }];
  });
  options: readonly OptionGroup[] = $derived.by(() => optionsOf(this.table, this.legal));

  constructor(table: Table) {
    this.table = table;
  }

  get canGoBack(): boolean {
    return this.city !== null || this.isJoker;
  }

  get isOnBoard(): boolean {
    return this.targets.size > 0;
  }

  back(): void {
    this.table.proposed = null;
    if (this.city !== null) this.city = null;
    else this.#jokerFor = null;
  }

  press(key: string): boolean {
    const plain = key.toLowerCase();
    const command = this.commands.find((one) => one.key?.toLowerCase() === plain);
    const card = this.#inOrder[Number(key) - 1];
    if (command) this.table.propose(command.move);
    else if (plain === 'j' && this.#canChoose) this.toggleJoker();
    else if (card && this.draws.size) this.draw(card);
    else if (card) this.use(card);
    else return false;
    return true;
  }

  toggleJoker(): void {
    this.table.proposed = null;
    this.#jokerFor = this.isJoker ? null : this.#paymentKey;
  }

  /** A click on a position. */
  claim(city: string, title: string): void {
    this.city = null;
    this.#send(`claim-position ${city} ${title}`);
  }

  /** A click on the pile, on the intrigue pile or on a card of the display. */
  draw(what: string): void {
    if (what === 'pile') this.#send('draw-from-pile');
    else if (what === 'intrigue') this.#send('draw-intrigue');
    else this.#send(`take-from-display ${what}`);
  }

  /** A click on a card in hand, given by its country or its pair. */
  use(card: string): void {
    this.#send(this.#use(card));
  }

  /** The move for a card in hand: what is cheapest, unless it was to go into a joker. */
  #use(card: string): string {
    const isPair = card.includes('-');
    const [single, joker] = isPair
      ? [`pay-intrigue ${card}`, `pay-intrigue-in-joker ${card}`]
      : [`pay-card ${card}`, `pay-in-joker ${card}`];
    if (this.#view.phase === 'discarding') {
      return isPair ? `discard-intrigue ${card}` : `discard-card ${card}`;
    }
    const isPaying = this.#view.phase === 'paying' && this.legal.length > 0;
    return isPaying && (this.isJoker || !this.#hasSingles) ? joker : single;
  }

  #send(key: string): void {
    const id = this.#ids.get(key);
    if (id !== undefined) this.table.propose(id);
  }

  #askDraw(): string {
    const [cards, intrigue] = this.#view.draws;
    if (!cards) return ask('draw-intrigue');
    const what = ask(intrigue && this.draws.has('intrigue') ? 'draw-any' : 'draw');
    return `${what} · ${word('draws-left', { n: cards })}`;
  }

  #askPay(): string {
    const payment = this.#view.payment!;
    const kind = payment.intrigue ? 'pay-intrigue' : 'pay';
    const joker = this.isJoker || !this.#hasSingles ? '-joker' : '';
    const names = { city: cityText(payment.city), title: titleText(payment.title) };
    return ask(`${kind}${joker}`, names);
  }

  #askDiscard(): string {
    const hand = this.#view.hands[this.table.seat ?? 0]!;
    const [cards, intrigue] = this.#box.limits;
    if (hand.cards > cards) return ask('discard', { n: hand.cards - cards });
    return ask('discard-intrigue', { n: hand.intrigue - intrigue });
  }

  /** What number keys stand for: the cards of the display, or those in hand. */
  get #inOrder(): string[] {
    return this.draws.size ? displayed(this.#view) : this.hand.map(({ card }) => card);
  }

  get #hasSingles(): boolean {
    return this.legal.some(({ move }) => move.type === 'pay-card' || move.type === 'pay-intrigue');
  }

  /** Whether a card may count as itself or go into a joker. */
  get #canChoose(): boolean {
    const joker = ['pay-in-joker', 'pay-intrigue-in-joker'];
    return this.#hasSingles && this.legal.some(({ move }) => joker.includes(move.type));
  }

  /** Which part of which payment is under way. */
  get #paymentKey(): string {
    const { payment } = this.#view;
    return payment ? `${payment.city} ${payment.title} ${payment.intrigue > 0}` : '';
  }

  get #box(): Printed {
    return printedFor(this.table);
  }

  get #view(): RoyalsView {
    return this.table.shown!.view as RoyalsView;
  }
}

function drawnBy(move: RoyalsMove): string | null {
  if (move.type === 'draw-from-pile') return 'pile';
  if (move.type === 'draw-intrigue') return 'intrigue';
  return move.type === 'take-from-display' ? move.country : null;
}

/** The end of the turn comes last among the buttons. */
function rank(move: RoyalsMove): number {
  return [...COMMANDS].indexOf(move.type);
}
