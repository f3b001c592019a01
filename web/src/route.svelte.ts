// Which page the address asks for: all of it after the #, so that no secret reaches a server log.

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'watch'; table: string }
  | { page: 'sit'; table: string; secret: string }
  | { page: 'rules'; game: string }
  | { page: 'about' };

export function readRoute(hash: string): Route {
  const [page, first = '', second = ''] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'about') return { page };
  if (page === 'rules' && first) return { page, game: first };
  if ((page === 'table' || page === 'watch') && first) return { page, table: first };
  if (page === 'sit' && first && second) return { page, table: first, secret: second };
  return { page: 'home' };
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
