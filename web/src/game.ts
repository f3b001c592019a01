// What the shell asks of a game's own module, and how it finds that module by the game's name.
import type { Component } from 'svelte';
import type { Sound } from './sounds';
import type { Table } from './table.svelte';
import type { Fact, GameEvent, GameMove, GameView } from './wire.gen';

/** A legal move in words; `short` is enough beside the title of its group. */
export interface Option {
  move: number;
  label: string;
  short: string;
}

export interface OptionGroup {
  title: string;
  options: Option[];
}

/** A legal move that needs no place on the board, as a button of the prompt bar. */
export interface Command {
  move: number;
  label: string;
  key?: string;
}

/** Lesser answers that belong together: small buttons after a few words. */
export interface Aside {
  label: string;
  answers: readonly Answer[];
}

export interface Answer {
  label: string;
  key: string;
  isOn?: boolean; // stays pressed
  choose: () => void;
}

/** One of several ways of going on; a button of the prompt bar that stays pressed. */
export interface Mode {
  label: string;
  isOn: boolean;
  choose: () => void;
}

/** The viewer's next move in the making: the game decides into which steps it falls. */
export interface Choice {
  /** What to do in this step; null leaves it to the shell's own words. */
  readonly ask: string | null;
  readonly commands: readonly Command[];
  /** Ways of going on, one of which is chosen before the move itself. */
  readonly modes?: readonly Mode[];
  readonly aside?: Aside | null;
  /** Every legal move, so that nobody needs the board to play. */
  readonly options: readonly OptionGroup[];
  readonly canGoBack: boolean;
  /** The next step is on the board, so that a keyboard should be there too. */
  readonly isOnBoard: boolean;
  /** What is asked is about something that the board shows. */
  readonly isToSee?: boolean;
  back(): void;
  /** Whether this hot key meant something to the game. */
  press(key: string): boolean;
}

/** A piece goes to a place from the first of these that is on the screen (`data-at` of each). */
export interface Flight {
  from: readonly string[];
  to: string;
  via?: readonly string[]; // what it passes on its way
}

/** One step of a scoring: what is scored, where it lies, what it brings to each seat. */
export interface ScoringStep {
  label: () => string;
  detail?: () => string;
  worth: string;
  places: readonly string[];
  gains: readonly number[];
}

/** A scoring to be told step by step on the board as it stood. */
export interface Scoring {
  title: () => string;
  view: GameView;
  steps: readonly ScoringStep[];
  first: number; // the steps before this one were told when they happened
  isBrief?: boolean; // one of many: nobody has to say that it was seen
  from?: readonly number[]; // the scores that the steps add to; else those before the scoring
}

/** A part of everybody's score that has a name of its own. */
export interface ScorePart {
  name: string;
  points: readonly number[];
}

export interface BoardProps<V, C> {
  table: Table;
  view: V;
  choice: C;
  lit: ReadonlySet<string>;
}

export interface PartProps<V, C> {
  table: Table;
  view: V;
  choice: C;
}

export interface SeatProps<V> {
  table: Table;
  view: V;
  seat: number;
}

export interface Game<
  V extends GameView = GameView,
  M extends GameMove = GameMove,
  E extends GameEvent = GameEvent,
  C extends Choice = Choice,
> {
  Defs: Component; // what its drawings refer to
  Board: Component<BoardProps<V, C>>;
  Shelf?: Component<PartProps<V, C>>; // what lies open beside the board, for everybody
  Hand: Component<PartProps<V, C>>;
  isHandBelow?: boolean; // the board, and not on its left
  beside?: string; // how wide what stands beside the board is, where its shape asks for that
  besideWords?: string; // the same while that is the board in words
  SeatDetails: Component<SeatProps<V>>;
  loadTwin(): Promise<Component<PartProps<V, C>>>; // the board as a plain table
  choose(table: Table): C;
  moveText(table: Table, move: M): string;
  status(view: V): string;
  scoreName(): string;
  /** Whether this seat's score may be seen now; without this, always. */
  isScoreOpen?(table: Table, seat: number): boolean;
  /** What the score is made of, by seat. */
  scoreParts?(table: Table): readonly ScorePart[];
  /** What besides the score gave this seat its place. */
  placeNote?(table: Table, seat: number): string;
  keysHelp(): string;
  /** Whether it is to be confirmed even by those who want to play at once. */
  isWeighty?(move: M): boolean;
  seatOf(event: E): number | null;
  placesOf(event: E): readonly string[];
  opensChapter(event: E): boolean;
  /** Whether it is a move as players count them; without this every event is one. */
  isMove?(event: E): boolean;
  soundOf(event: E): Sound | null;
  /** Facts: all that happened, this event among them. */
  flightOf(event: E, viewer: number | null, facts: readonly Fact[]): Flight | null;
  endsScoring(event: E): boolean;
  /** The scoring among these facts, all of one update, if there is one to be told. */
  scoringOf(
    table: Table,
    before: V,
    news: readonly Fact[],
    facts: readonly Fact[],
  ): Scoring | null;
}

// A table's server sends the views, moves and events of its own game only, so that each module
// may take them for its own.
const MODULES: Record<string, () => Promise<Game>> = {
  kingdoms: async () => (await import('./kingdoms')).kingdoms as unknown as Game,
  eight_minute_empire: async () =>
    (await import('./eight_minute_empire')).empire as unknown as Game,
  royals: async () => (await import('./royals')).royals as unknown as Game,
  el_grande: async () => (await import('./el_grande')).grande as unknown as Game,
};

export const GAMES = Object.keys(MODULES);

/** Null for a game that this client does not know. */
export async function loadGame(name: string): Promise<Game | null> {
  return Object.hasOwn(MODULES, name) ? MODULES[name]!() : null;
}

// What the drawings refer to, apart from the rest, for pages that show some of them.
const DEFS: Record<string, () => Promise<{ default: Component }>> = {
  kingdoms: () => import('./kingdoms/Defs.svelte'),
};

export async function loadAllDefs(): Promise<Component[]> {
  const loaded = await Promise.all(Object.values(DEFS).map((load) => load()));
  return loaded.map((module) => module.default);
}
