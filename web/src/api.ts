// The requests that are not part of a running match: games, tables, seats, records.
import type { Invite, Seat } from './keep';
import type { Said } from './wire.gen';

export interface Option {
  name: string;
  values: string[]; // the standard first
  kind: 'switch' | 'choice' | 'seat' | 'order';
  variant: boolean; // how to play, rather than how to read the rules
  seats: number[]; // that it is for; empty: all
}

export interface Game {
  name: string;
  seats: [number, number];
  options: Option[];
  bots: string[];
  bot: string; // the usual one of these
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface TableWish {
  game: string;
  seats: readonly SeatWish[];
  options: Record<string, string>;
  name: string;
  box: string | null;
}

export type SatDown = Seat & { seat: number };

export interface Opened {
  table: string;
  seat: number | null;
  secret: string | null;
  invites: Invite[];
}

/** A seat that was freed: its new invite, or none if a bot sits there now. */
export interface Reopened {
  seat: number;
  secret: string | null;
}

/** Who sits there: a bot's name is its kind, and a person may have none. */
export interface SeatInfo {
  kind: 'person' | 'bot' | 'open';
  name: string;
  colour: string;
}

/** What one is invited to; `changed` are the options that are not played as usual. */
export interface Invitation {
  game: string;
  seat: number;
  host: number | null;
  seats: SeatInfo[];
  changed: Record<string, string>;
  own_box: boolean;
}

export interface MyTable {
  table: string;
  game: string;
  seat: number;
  seats: SeatInfo[];
  changed: Record<string, string>;
  state: 'waiting' | 'mine' | 'theirs' | 'finished';
  moves: number;
  changed_at: number; // seconds since 1970
}

const TOO_LARGE = 413; // the status

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: Said | null,
  ) {
    super(code);
  }
}

async function ask<T>(path: string, request: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, request);
  } catch {
    throw new Refusal('offline', null);
  }
  if (answer.ok) return (await answer.json()) as T;
  if (answer.status === TOO_LARGE) throw new Refusal('too-large', null);
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; said?: Said };
  throw new Refusal(problem.code ?? String(answer.status), problem.said ?? null);
}

const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

const tell = <T>(path: string, body: unknown) =>
  ask<T>(path, post('application/json', JSON.stringify(body)));

const tablePath = (table: string, rest: string) => `tables/${encodeURIComponent(table)}/${rest}`;

export const games = () => ask<Game[]>('games');

export const openTable = (wish: TableWish) => tell<Opened>('tables', wish);

/** By POST, so that the secret reaches no log. */
export const invitation = (table: string, secret: string) =>
  tell<Invitation>(tablePath(table, 'invite'), { secret });

export const sit = (table: string, secret: string, name: string) =>
  tell<SatDown>(tablePath(table, 'sit'), { secret, name });

/** A new secret for my seat: every other device and link that has the old one is out. */
export const renew = (table: string, secret: string) =>
  tell<SatDown>(tablePath(table, 'renew'), { secret });

/** By the host: free a seat for somebody else, or let a bot take it. */
export const reopen = (table: string, secret: string, seat: number, bot: string | null) =>
  tell<Reopened>(tablePath(table, 'reopen'), { secret, seat, bot });

/** My seat at the next table of the same people. */
export const rematch = (table: string, secret: string) =>
  tell<SatDown>(tablePath(table, 'rematch'), { secret });

export const mine = (seats: readonly Seat[]) => tell<MyTable[]>('mine', { seats });

export const uploadRecord = (text: string) =>
  ask<{ table: string }>('records', post('text/plain', text));

export const recordAddress = (table: string) => `api/${tablePath(table, 'record')}`;

export const boxAddress = (game: string) => `api/games/${encodeURIComponent(game)}/box`;
