// The viewer's next move: a bid, a card, or with the card in use an action, then its region, then,
// for an army on the march, the next one. What the rules forbid is sent all the same, so that the
// server says why not.
import type { Choice, Command, Mode, OptionGroup } from '../game';
import { t } from '../i18n.svelte';
import type { Table } from '../table.svelte';
import type { EmpireMove, EmpireView } from '../wire.gen';
import { optionsOf } from './options';
import { type Act, cardOf, GAME, neighbours, type Printed, printedFor } from './printed';
import { ask, moveText, ownerText, word } from './words';

/** What is done to regions; both ways of moving are one. */
export type Kind = 'place' | 'move' | 'city' | 'destroy' | 'neutral';

export interface Legal {
  id: number;
  move: EmpireMove;
}

const KINDS: Partial<Record<EmpireMove['type'], Kind>> = {
  'place-army': 'place', 'move-army': 'move', 'build-city': 'city', 'destroy-army': 'destroy',
  'place-neutral': 'neutral',
};
const KIND_OF_ACT: Record<Act, Kind> = {
  place: 'place', land: 'move', sea: 'move', city: 'city', destroy: 'destroy',
};

/** A move as text that tells it from all others. */
function keyOf(move: EmpireMove): string {
  return Object.values(move).join(' ');
}

export class EmpireChoice implements Choice {
  readonly table: Table;
  // What was picked holds for the very position in which it was, and no longer.
  #picked = $state.raw<{ region: string | null; rev: number } | null>(null);
  #chosen = $state.raw<{ kind: Kind; card: number } | null>(null);

  #vocabulary = $derived.by(() => (this.table.welcome?.vocabulary ?? []) as EmpireMove[]);
  #ids = $derived(new Map(this.#vocabulary.map((move, id) => [keyOf(move), id])));
  legal: readonly Legal[] = $derived.by(() =>
    this.table.legal.map((id) => ({ id, move: this.#vocabulary[id]! })),
  );

  /** What may still be done to regions, in the order of the card. */
  kinds: readonly Kind[] = $derived.by(() => {
    const open = new Set(this.legal.map(({ move }) => KINDS[move.type]));
    const acts = this.#card?.acts.map(({ act }) => KIND_OF_ACT[act]) ?? ['neutral' as const];
    return [...new Set(acts)].filter((kind) => open.has(kind));
  });
  /** What a click on a region does; null where one of two actions is to be chosen first. */
  kind: Kind | null = $derived.by(() => {
    const { kinds } = this;
    const chosen = this.#chosen?.card === this.#cardNumber ? this.#chosen.kind : null;
    if (chosen && kinds.includes(chosen)) return chosen;
    return kinds.length < 2 || this.#card?.join === 'and' ? (kinds[0] ?? null) : null;
  });

  /** The region whose army is on the march, or where one of several is to be destroyed. */
  picked: string | null = $derived.by(() => {
    if (this.kind !== 'move' && this.kind !== 'destroy') return null;
    const open = this.#byRegion(this.kind);
    const picked = this.#sole(open) ?? this.#pickedNow;
    return picked !== null && open.has(picked) ? picked : null;
  });
  /** The legal moves by the region that one would click now. */
  targets: ReadonlyMap<string, readonly Legal[]> = $derived.by(() => {
    const { kind, picked } = this;
    if (kind === 'move' && picked) return this.#stepsFrom(picked);
    if (kind) return this.#byRegion(kind);
    const all = new Map<string, readonly Legal[]>();
    for (const each of this.kinds) {
      for (const [region, moves] of this.#byRegion(each)) {
        all.set(region, [...(all.get(region) ?? []), ...moves]);
      }
    }
    return all;
  });
  /** Where several owners have armies that the viewer might destroy. */
  #owners = $derived(
    this.kind === 'destroy' && this.picked ? (this.targets.get(this.picked) ?? []) : [],
  );

  hinted = $derived.by(() => this.table.hinted as EmpireMove | null);
  proposed = $derived.by(() => this.table.move(this.table.proposed) as EmpireMove | null);

  ask: string | null = $derived.by(() => {
    const { phase, has_bid } = this.#view;
    if (!this.legal.length) {
      const isWaiting = phase === 'bids' && has_bid[this.table.seat ?? -1];
      return isWaiting && !this.table.frame ? ask('bid-wait') : null;
    }
    if (phase === 'bids') return ask('bid');
    if (phase === 'naming') return ask('starter');
    if (phase === 'neutral') return `${ask('neutral')} · ${word('left', { n: this.#view.neutrals })}`;
    if (phase === 'taking') return ask('take');
    return this.#askAct();
  });
  commands: readonly Command[] = $derived.by(() => {
    const owners = this.#owners.length > 1 ? this.#owners : [];
    const ends = this.legal.filter(({ move }) => move.type === 'end-turn');
    return [
      ...owners.map(({ id, move }) => ({
        move: id,
        label: ownerText(this.table, 'owner' in move ? move.owner : 0),
      })),
      ...ends.map(({ id, move }) => ({ move: id, label: moveText(this.table, move), key: 'E' })),
    ];
  });
  modes: readonly Mode[] = $derived.by(() => {
    const acts = this.#card?.acts ?? [];
    if (this.kinds.length < 2 || this.picked) return [];
    return acts.map(({ act, count }) => ({
      label: t(`${GAME}-act-${act}`, { n: count }),
      isOn: this.kind === KIND_OF_ACT[act],
      choose: () => this.#choose(KIND_OF_ACT[act]),
    }));
  });
  options: readonly OptionGroup[] = $derived.by(() => optionsOf(this.table, this.legal));

  constructor(table: Table) {
    this.table = table;
  }

  get canGoBack(): boolean {
    return this.#canUnpick || this.#canUnchoose;
  }

  get isOnBoard(): boolean {
    return this.targets.size > 0;
  }

  back(): void {
    this.table.proposed = null;
    if (this.#canUnpick) this.#pick(null);
    else this.#chosen = null;
  }

  press(key: string): boolean {
    if (key.toLowerCase() === 'e') this.#send('end-turn');
    else if (/^[1-9]$/.test(key) && this.#ids.has(`take-card ${key}`)) this.take(Number(key));
    else return false;
    return true;
  }

  take(slot: number): void {
    this.#send(`take-card ${slot}`);
  }

  bid(coins: number): void {
    this.#send(`bid ${coins}`);
  }

  name(seat: number): void {
    this.#send(`name-starter ${seat}`);
  }

  /** A click on a region: do what is asked there, begin to, or be told why not. */
  act(region: string): void {
    this.table.proposed = null;
    const moves = this.targets.get(region);
    const kinds = new Set(moves?.map(({ move }) => KINDS[move.type]!));
    if (!this.kind && kinds.size > 1) this.table.tell({ id: `${GAME}-ask-choose`, args: {} });
    else if (this.picked === region) this.back();
    else if (moves) this.#begin(region, moves);
    else if (this.kind === 'move' && this.#byRegion('move').has(region)) this.#pick(region);
    else this.#send(this.#forbidden(region));
  }

  #begin(region: string, moves: readonly Legal[]): void {
    const kind = this.kind ?? KINDS[moves[0]!.move.type]!;
    const isStep = kind === 'move' && this.picked !== null;
    if (!this.kind) this.#choose(kind);
    if (moves.length === 1 && (kind !== 'move' || isStep)) this.table.propose(moves[0]!.id);
    else this.#pick(region);
  }

  /** A move that the server refuses with the reason why nothing can be done here. */
  #forbidden(region: string): string {
    const seat = this.table.seat ?? 0;
    const near = neighbours(this.#box, region)[0]?.to;
    if (this.kind === 'city') return `build-city ${region}`;
    if (this.kind === 'destroy') return `destroy-army ${seat} ${region}`;
    if (this.kind !== 'move') return `place-army ${region}`;
    return this.picked ? `move-army ${this.picked} ${region}` : `move-army ${region} ${near}`;
  }

  #send(key: string): void {
    const id = this.#ids.get(key);
    if (id !== undefined) this.table.propose(id);
    else if (this.picked) this.table.tell({ id: `${GAME}-ask-move-to`, args: {} });
  }

  #pick(region: string | null): void {
    this.#picked = { region, rev: this.table.now?.rev ?? 0 };
  }

  #choose(kind: Kind): void {
    this.table.proposed = null;
    this.#chosen = { kind, card: this.#cardNumber };
  }

  #askAct(): string {
    const { kind } = this;
    if (!this.kinds.length) return ask('end');
    if (!kind) return ask('choose');
    const which = kind === 'move' ? (this.picked ? 'move-to' : 'move-from') : kind;
    const acts = this.#card?.acts ?? [];
    const at = acts.findIndex(({ act }) => KIND_OF_ACT[act] === kind);
    const n = this.#view.in_use?.left[at] ?? 0;
    return `${ask(which)} · ${word(kind === 'move' ? 'steps-left' : 'left', { n })}`;
  }

  #byRegion(kind: Kind): Map<string, Legal[]> {
    const found = new Map<string, Legal[]>();
    for (const legal of this.legal) {
      const { move } = legal;
      if (KINDS[move.type] !== kind || !('region' in move)) continue;
      found.set(move.region, [...(found.get(move.region) ?? []), legal]);
    }
    return found;
  }

  #stepsFrom(region: string): Map<string, Legal[]> {
    const steps = this.#byRegion('move').get(region) ?? [];
    return new Map(steps.map((legal) => [(legal.move as { to: string }).to, [legal]]));
  }

  /** The only region with armies to move is picked by itself. */
  #sole(open: ReadonlyMap<string, unknown>): string | null {
    return this.kind === 'move' && open.size === 1 ? [...open.keys()][0]! : null;
  }

  /** An army that has just moved stays picked, so that its next step is one click. */
  get #pickedNow(): string | null {
    if (this.#picked?.rev === this.table.now?.rev) return this.#picked?.region ?? null;
    const last = this.table.facts.at(-1)?.event;
    return last?.type === 'army-moved' && last.seat === this.table.seat ? last.to : null;
  }

  get #canUnpick(): boolean {
    return this.picked !== null && !(this.kind && this.#sole(this.#byRegion(this.kind)));
  }

  get #canUnchoose(): boolean {
    return this.kinds.length > 1 && this.kind !== null && this.#card?.join === 'or';
  }

  get #box(): Printed {
    return printedFor(this.table);
  }

  get #view(): EmpireView {
    return this.table.shown!.view as EmpireView;
  }

  get #card() {
    const used = this.#view.in_use;
    return used && this.legal.length ? cardOf(this.#box, used.card) : null;
  }

  /** Which of the viewer's cards is in use. */
  get #cardNumber(): number {
    return this.#view.cards[this.table.seat ?? 0]?.length ?? 0;
  }
}
