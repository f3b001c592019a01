// The requests that are not part of a running match: games, tables, seats, records.
import type { Invite, Seat } from './keep';
import type { Said } from './wire.gen';

export interface Game {
  name: string;
  seats: [number, number];
  options: { name: string; values: string[] }[];
  bots: string[];
}

export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface Opened {
  table: string;
  seat: number | null;
  secret: string | null;
  invites: Invite[];
}

export interface MyTable {
  table: string;
  game: string;
  seat: number;
  names: string[];
  state: 'waiting' | 'mine' | 'theirs' | 'finished';
  ply: number;
}

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly said: Said | null,
  ) {
    super(code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, request);
  } catch {
    throw new Refusal('offline', null);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; said?: Said };
  throw new Refusal(problem.code ?? String(answer.status), problem.said ?? null);
}

export const games = () => ask<Game[]>('games');

export const openTable = (
  game: string,
  seats: readonly SeatWish[],
  options: Record<string, string>,
  name: string,
) => ask<Opened>('tables', { game, seats, options, name });

export const sit = (table: string, secret: string, name: string) =>
  ask<Seat & { seat: number }>(`tables/${encodeURIComponent(table)}/sit`, { secret, name });

export const mine = (seats: readonly Seat[]) => ask<MyTable[]>('mine', { seats });

export const recordAddress = (table: string) => `api/tables/${encodeURIComponent(table)}/record`;
