// The viewer's next move: a card, a caballero and where it goes, a region on the disc, an answer to
// what was announced. What the rules forbid is sent all the same, so that the server says why not.
import type { Aside, Choice, Command, Mode, OptionGroup } from '../game';
import type { Table } from '../table.svelte';
import type { GrandeMove, GrandeVetoed, GrandeView } from '../wire.gen';
import { type Aim, aimOf, SPECIAL } from './aims';
import { asideOf } from './asides';
import { askText, waitText } from './asks';
import { commandsOf } from './commands';
import { optionsOf } from './options';
import { COURT, type Printed, printedFor } from './printed';
import { valuesText, word } from './words';

export interface Legal {
  id: number;
  move: GrandeMove;
}

/** The caballero that is about to be moved: from where, and whose, once that is known. */
export interface Held {
  region: string; // or the court
  owner: number | null;
}

/** A move as text that tells it from all others. */
function keyOf(move: GrandeMove): string {
  return Object.values(move).join(' ');
}

export class GrandeChoice implements Choice {
  readonly table: Table;
  // What was chosen holds for the very position in which it was chosen, the kind of action for the
  // card in use, the disc for the action that asks for it.
  #doing = $state.raw<{ action: string; isSpecial: boolean } | null>(null);
  #held = $state.raw<Held | null>(null);
  #board = $state(1);
  #unlessAt = $state<number | null>(null); // the position in which a place is being chosen
  #disc = $state.raw<{ action: string; region: string } | null>(null);

  #vocabulary = $derived.by(() => (this.table.welcome?.vocabulary ?? []) as GrandeMove[]);
  #ids = $derived(new Map(this.#vocabulary.map((move, id) => [keyOf(move), id])));
  legal: readonly Legal[] = $derived.by(() =>
    this.table.legal.map((id) => ({ id, move: this.#vocabulary[id]! })),
  );
  #open = $derived(new Set(this.legal.map(({ move }) => keyOf(move))));

  canPlace = $derived(this.legal.some(({ move }) => move.type === 'place'));
  canSpecial = $derived.by(
    () => this.#isActing && this.legal.some(({ move }) => SPECIAL.has(move.type)),
  );
  /** Whether the special action asks for more than a button. */
  #hasParts = $derived.by(() => {
    const isPart = ({ type }: GrandeMove) => SPECIAL.has(type) && type !== 'use' && type !== 'call';
    return this.canSpecial && this.legal.some(({ move }) => isPart(move));
  });
  /** Whether clicks are about the special action and not about placing. */
  isSpecial = $derived.by(() => {
    if (this.canPlace !== this.canSpecial) return this.canSpecial;
    const isMeant = this.#doing?.action === this.#action && this.#doing.isSpecial;
    return isMeant && this.#hasParts;
  });
  aim: Aim | null = $derived.by(() => aimOf(this.box, this.view, this.isSpecial));

  /** Whose caballeros may be moved or sent home, by region. */
  sources: ReadonlyMap<string, readonly number[]> = $derived.by(() => {
    const found = new Map<string, number[]>();
    if (this.aim !== 'move' && this.aim !== 'banish') return found;
    for (const { move } of this.legal) {
      if (move.type !== 'move' && move.type !== 'banish') continue;
      const owners = found.get(move.region) ?? [];
      if (!owners.includes(move.owner)) found.set(move.region, [...owners, move.owner]);
    }
    return found;
  });
  /** Whether the special action may bring a caballero from the court. */
  canAdd = $derived.by(
    () => this.aim === 'move' && this.legal.some(({ move }) => move.type === 'add'),
  );
  #only = $derived.by((): Held | null => {
    if (this.aim !== 'move') return null;
    if (!this.sources.size) return this.canAdd ? { region: COURT, owner: this.table.seat } : null;
    const [source] = this.sources;
    if (this.canAdd || this.sources.size > 1 || source![1].length > 1) return null;
    return { region: source![0], owner: source![1][0]! };
  });
  held: Held | null = $derived.by(() => {
    const held = this.#held;
    if (held?.region === COURT) return this.canAdd ? held : this.#only;
    const owners = held && this.sources.get(held.region);
    const isThere = owners && (held.owner === null || owners.includes(held.owner));
    return held && isThere ? held : this.#only;
  });
  /** Whose caballeros to choose from, where several stand in the region that was chosen. */
  owners: readonly number[] = $derived.by(() =>
    this.held?.owner === null ? (this.sources.get(this.held.region) ?? []) : [],
  );
  /** The region that the disc will be set to, before it is. */
  disc = $derived.by(() => {
    const region = this.#disc?.action === this.#action ? this.#disc.region : null;
    return this.aim === 'disc' && this.#open.has(`disc ${region}`) ? region : null;
  });
  board = $derived.by(() => {
    const boards = this.boards;
    return boards.includes(this.#board) ? this.#board : (boards[0] ?? 1);
  });
  /** The mobile scoreboards that may be laid. */
  boards: readonly number[] = $derived.by(() => {
    const laid = this.legal.flatMap(({ move }) => (move.type === 'board' ? [move.board] : []));
    return [...new Set(laid)];
  });
  isUnless = $derived.by(
    () => this.#unlessAt === this.table.now?.rev && this.legal.some(({ move }) => move.type === 'veto'),
  );

  /** The places that can be chosen in this step. */
  targets: ReadonlySet<string> = $derived.by(() => {
    if (!this.aim || (this.aim === 'allow-unless' && !this.isUnless)) return new Set();
    const { held } = this;
    const isSource = (this.aim === 'move' && !held) || this.aim === 'banish';
    if (isSource) return new Set(this.sources.keys());
    const moves = this.legal.map(({ move }) => move);
    return new Set(moves.flatMap((move) => (this.#isTarget(move) ? [placeOf(move)] : [])));
  });
  /** Values of power cards that may be played or taken back. */
  powers: ReadonlySet<number> = $derived.by(() => {
    const own = this.legal.flatMap(({ move }) =>
      move.type === 'power' || move.type === 'recall' ? [move.value] : [],
    );
    return new Set(own);
  });
  /** Decks whose card may be taken. */
  decks: ReadonlySet<number> = $derived.by(() => {
    const open = this.legal.flatMap(({ move }) => (move.type === 'take' ? [move.deck] : []));
    return new Set(open);
  });

  hinted = $derived.by(() => this.table.hinted as GrandeMove | null);
  proposed = $derived.by(() => this.table.move(this.table.proposed) as GrandeMove | null);

  ask: string | null = $derived.by(() => (this.legal.length ? askText(this) : waitText(this)));
  commands: readonly Command[] = $derived.by(() => commandsOf(this));
  modes: readonly Mode[] = $derived.by(() => {
    if (this.owners.length) return this.owners.map((owner) => this.#ownerMode(owner));
    return [this.#kindModes(), this.#sourceModes(), this.#boardModes()].flat();
  });
  aside: Aside | null = $derived.by(() => asideOf(this));
  options: readonly OptionGroup[] = $derived.by(() => optionsOf(this.table, this.legal));

  constructor(table: Table) {
    this.table = table;
  }

  get view(): GrandeView {
    return this.table.shown!.view as GrandeView;
  }

  get box(): Printed {
    return printedFor(this.table);
  }

  /** Caballeros that the viewer can still place. */
  get toPlace(): number {
    return Math.min(this.view.in_use?.heads ?? 0, this.view.court[this.table.seat ?? 0] ?? 0);
  }

  /** Whether the special action would end a placing that has begun. */
  get endsPlacing(): boolean {
    const { in_use: use } = this.view;
    return this.canPlace && use !== null && use.heads < (this.box.cards[use.card]?.deck ?? 0);
  }

  /** Who has just stopped the viewer's special action by a veto. */
  get stoppedBy(): number | null {
    for (const { event } of this.table.facts.toReversed()) {
      if (event.type === 'turn-started') return null;
      if (event.type === 'vetoed') return (event as GrandeVetoed).seat;
    }
    return null;
  }

  get canGoBack(): boolean {
    const isHeld = this.held !== null && this.held !== this.#only;
    return isHeld || this.disc !== null || this.isUnless;
  }

  get isToSee(): boolean {
    return this.view.phase === 'veto' && this.legal.length > 0;
  }

  get isOnBoard(): boolean {
    return this.targets.size > 0 && !this.owners.length && this.aim !== 'disc';
  }

  back(): void {
    this.table.proposed = null;
    this.#held = null;
    this.#disc = null;
    this.#unlessAt = null;
  }

  press(key: string): boolean {
    const plain = key.toLowerCase();
    const command = this.commands.find((one) => one.key?.toLowerCase() === plain);
    const number = key === '0' ? 10 : Number(key);
    const isBoth = this.canPlace && this.#hasParts;
    const answer = this.aside?.answers.find((one) => one.key.toLowerCase() === plain);
    if (command) this.table.propose(command.move);
    else if (isBoth && (plain === 'p' || plain === 's')) this.do(plain === 's');
    else if (answer) answer.choose();
    else if (this.owners.includes(number - 1)) this.choose(number - 1);
    else if (number && this.decks.size) this.take(number);
    else if (number && this.powers.size) this.power(number);
    else if (this.boards.includes(number)) this.#board = number;
    else return false;
    return true;
  }

  /** Go on with the special action, or with placing. */
  do(isSpecial: boolean): void {
    this.back();
    this.#doing = { action: this.#action, isSpecial };
  }

  /** Choose the only place about which the viewer wants to be asked, or leave that. */
  watch(isUnless: boolean): void {
    this.back();
    this.#unlessAt = isUnless ? (this.table.now?.rev ?? null) : null;
  }

  /** A click on a place. */
  act(place: string): void {
    const { aim, held } = this;
    const isNewDisc = place !== this.disc && this.#open.has(`disc ${place}`);
    if (aim === 'disc' && isNewDisc) this.#disc = { action: this.#action, region: place };
    else if (aim === 'allow-unless' && !this.isUnless) this.table.nudge();
    else if (aim === 'board') this.#send(`board ${this.board} ${place}`);
    else if (aim === 'banish') this.#take(place);
    else if (aim !== 'move') this.#send(`${aim ?? 'place'} ${place}`);
    else if (held?.region === COURT) this.#send(`add ${place}`);
    else if (held && held.region === place) this.back();
    else if (held && held.owner !== null) this.#send(`move ${held.owner} ${held.region} ${place}`);
    else this.#take(place);
  }

  /** A click on the caballeros of a seat in a place. */
  pick(place: string, owner: number): void {
    const isSource = this.sources.get(place)?.includes(owner) ?? false;
    const isElsewhere = this.held !== null && this.held.region !== place;
    if (!isSource || (isElsewhere && this.held?.owner !== null)) {
      this.act(place);
    } else {
      this.#held = { region: place, owner: null };
      this.choose(owner);
    }
  }

  /** Whose caballero of the region that was chosen. */
  choose(owner: number): void {
    const region = this.#held?.region ?? '';
    if (this.aim === 'banish') this.#send(`banish ${owner} ${region}`);
    else this.#held = { region, owner };
  }

  /** A click on the viewer's own court. */
  useCourt(): void {
    if (this.canAdd) this.#held = { region: COURT, owner: this.table.seat };
    else this.#send('give-court');
  }

  /** A click on a power card. */
  power(value: number): void {
    this.#send(`${this.view.phase === 'special' ? 'recall' : 'power'} ${value}`);
  }

  /** A click on an action card: it is taken, or used if it is in use already. */
  take(deck: number): void {
    if (this.view.in_use?.deck === deck && this.#hasParts) this.do(true);
    else this.#send(`take ${deck}`);
  }

  /** Whether a move of this kind is legal. */
  isOpen(type: GrandeMove['type']): boolean {
    return this.legal.some(({ move }) => move.type === type);
  }

  idOf(key: string): number | null {
    return this.#ids.get(key) ?? null;
  }

  /** Choose a source: whose it is goes without saying where only one seat has any there. */
  #take(place: string): void {
    const owners = this.sources.get(place) ?? [];
    this.#held = { region: place, owner: null };
    if (owners.length === 1) this.choose(owners[0]!);
    else if (!owners.length) this.#sendAnyFrom(place);
  }

  /** Nothing may leave this place: a move that would, so that the server says why not. */
  #sendAnyFrom(place: string): void {
    this.#held = null;
    const there = this.view.places[place]?.caballeros.findIndex((count) => count > 0) ?? -1;
    const owner = there < 0 ? (this.table.seat ?? 0) : there;
    const regions = Object.keys(this.box.regions);
    const to = regions.find((name) => name !== place && name !== this.view.king);
    this.#send(this.aim === 'banish' ? `banish ${owner} ${place}` : `move ${owner} ${place} ${to}`);
  }

  #send(key: string): void {
    const id = this.#ids.get(key);
    this.#held = null;
    if (id === undefined) this.table.nudge();
    else this.table.propose(id);
  }

  #isTarget(move: GrandeMove): boolean {
    const { aim, held } = this;
    if (aim === 'board') return move.type === 'board' && move.board === this.board;
    if (aim !== 'move') return move.type === aim;
    if (held?.region === COURT) return move.type === 'add';
    return move.type === 'move' && move.owner === held?.owner && move.region === held.region;
  }

  #ownerMode(owner: number): Mode {
    const label = this.table.names[owner] ?? '';
    return { label, isOn: false, choose: () => this.choose(owner) };
  }

  #kindModes(): Mode[] {
    if (!this.canPlace || !this.#hasParts || this.canGoBack) return [];
    return [false, true].map((isSpecial) => ({
      label: isSpecial ? word('mode-special') : word('mode-place', { n: this.toPlace }),
      isOn: this.isSpecial === isSpecial,
      choose: () => this.do(isSpecial),
    }));
  }

  #sourceModes(): Mode[] {
    if (!this.canAdd || !this.sources.size) return [];
    const isOn = this.held?.region === COURT;
    const choose = () => (isOn ? this.back() : this.useCourt());
    return [{ label: word('from-court'), isOn, choose }];
  }

  #boardModes(): Mode[] {
    if (this.aim !== 'board' || this.boards.length < 2) return [];
    return this.boards.map((board) => ({
      label: valuesText(this.box.boards[board - 1] ?? []),
      isOn: this.board === board,
      choose: () => (this.#board = board),
    }));
  }

  /** What is being done, told from all that is done before and after: a card, or the scoring. */
  get #action(): string {
    return `${this.view.round} ${this.view.in_use?.card ?? ''}`;
  }

  get #isActing(): boolean {
    return this.view.phase === 'acting' || this.view.phase === 'special';
  }
}

function placeOf(move: GrandeMove): string {
  if ('to' in move) return move.to;
  if ('place' in move) return move.place;
  return 'region' in move ? move.region : '';
}
