// Which page the address asks for: all of it after the #, so that no secret reaches a server log.

export type Route =
  | { page: 'home' }
  | { page: 'table' | 'watch'; table: string; ply: number | null }
  | { page: 'sit'; table: string; secret: string }
  | { page: 'rules'; game: string; chapter: string | null }
  | { page: 'replay' }
  | { page: 'about' }
  | { page: 'lost' };

export function readRoute(hash: string): Route {
  const [page, first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'about' || page === 'replay') return { page };
  if (page === 'rules' && first) return { page, game: first, chapter: second || null };
  if ((page === 'table' || page === 'watch') && first) {
    return { page, table: first, ply: /^\d{1,6}$/.test(second) ? Number(second) : null };
  }
  if (page === 'sit' && first && second) return { page, table: first, secret: second };
  return { page: page ? 'lost' : 'home' };
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = readRoute(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
