/** Where the reader is, kept in the address of the page. */

import { decoded, pageOf, pathOf } from './pages';

class Route {
  path = $state(location.pathname);
  /** What stands behind `?`, without it. */
  query = $state(location.search.slice(1));
  /** What stands behind `#`, without it: the key of a link, a section of the help. */
  hash = $state(location.hash.slice(1));
  /** How often the reader has moved; the page shown takes the focus after the first time. */
  moves = $state(0);
  readonly page = $derived(pageOf(this.path));

  read(): void {
    this.path = location.pathname;
    this.query = location.search.slice(1);
    this.hash = location.hash.slice(1);
  }
}

export const route = new Route();

/** Go to an address of the square: `go('/table/abc#key=xyz')`; `replace` leaves no step back. */
export function go(address: string, replace = false): void {
  const before = location.pathname;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.read();
  if (location.pathname === before) return;
  route.moves += 1;
  window.scrollTo(0, 0);
}

/**
 * Have the address say what its page shows now, without a step back. Whoever is already on the way to another page, which may
 * still be fetched, is not called back.
 */
export function restate(address: string): void {
  if (pathOf(address) === location.pathname) go(address, true);
}

/** A value of the query, such as the moment of a replay. */
export function asked(name: string): string | null {
  const found = route.query.split('&').find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** Follow the browser's steps back and forth, and let plain links lead to pages without a reload. */
export function listen(): () => void {
  const back = (): void => {
    const before = route.path;
    route.read();
    if (route.path !== before) route.moves += 1;
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) {
      return;
    }
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', back);
  window.addEventListener('hashchange', back);
  document.addEventListener('click', click);
  return () => {
    window.removeEventListener('popstate', back);
    window.removeEventListener('hashchange', back);
    document.removeEventListener('click', click);
  };
}
