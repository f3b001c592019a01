// What the browser remembers: the player's name, the secrets of seats, invitations, habits.

export interface Seat {
  table: string;
  secret: string;
}

export interface Invite {
  seat: number;
  secret: string;
}

/** How many bots, and which, were wanted last. */
export interface Rivals {
  count: number;
  bot: string;
}

const SEATS = 'crownlands.seats';
const INVITES = 'crownlands.invites.';
const RIVALS = 'crownlands.rivals.';
const NAME = 'crownlands.name';
const MOST_SEATS = 60;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Newest first. */
export function seats(): Seat[] {
  return read<Seat[]>(SEATS, []);
}

export function secretOf(table: string): string | null {
  return seats().find((seat) => seat.table === table)?.secret ?? null;
}

export function keepSeat({ table, secret }: Seat): void {
  const others = seats().filter((seat) => seat.table !== table);
  const kept = [{ table, secret }, ...others].slice(0, MOST_SEATS);
  localStorage.setItem(SEATS, JSON.stringify(kept));
}

export function forgetSeats(tables: readonly string[]): void {
  const kept = seats().filter((seat) => !tables.includes(seat.table));
  localStorage.setItem(SEATS, JSON.stringify(kept));
  for (const table of tables) localStorage.removeItem(INVITES + table);
}

export function invites(table: string): Invite[] {
  return read<Invite[]>(INVITES + table, []);
}

export function keepInvites(table: string, list: readonly Invite[]): void {
  if (list.length) localStorage.setItem(INVITES + table, JSON.stringify(list));
}

/** In place of an older invite to the same seat; null forgets that one. */
export function changeInvite(table: string, seat: number, secret: string | null): void {
  const others = invites(table).filter((invite) => invite.seat !== seat);
  const list = secret === null ? others : [...others, { seat, secret }];
  localStorage.setItem(INVITES + table, JSON.stringify(list));
}

export function rivals(game: string): Rivals | null {
  return read<Rivals | null>(RIVALS + game, null);
}

export function keepRivals(game: string, wish: Rivals): void {
  localStorage.setItem(RIVALS + game, JSON.stringify(wish));
}

export function myName(): string {
  return localStorage.getItem(NAME) ?? '';
}

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

let left: string | null = null;
addEventListener('hashchange', ({ oldURL }) => {
  const { hash } = new URL(oldURL);
  if (/^#\/(table|watch)\//.test(hash)) left = hash;
  if (/^#?\/?$/.test(location.hash)) left = null;
});

/** The address of the table that was left for other pages, until one has been home again. */
export function tableLeft(): string | null {
  return left;
}
