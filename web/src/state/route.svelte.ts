/** Which page is open. Links inside our own site do not reload. */
export type Route = { page: 'lobby' | 'lost' } | { page: 'table' | 'replay' | 'rules' | 'gallery'; id: string };

const PAGES: Record<string, 'table' | 'rules' | 'gallery'> = { t: 'table', rules: 'rules', gallery: 'gallery' };

export function parse(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'lobby' };
  if (/^\/rules\/?$/.test(path)) return { page: 'rules', id: '' };
  const [, kind = '', id] = /^\/(t|r|rules|gallery)\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  if (!id) return { page: 'lost' };
  return { page: PAGES[kind] ?? 'replay', id };
}

class Router {
  now = $state.raw<Route>({ page: 'lobby' });

  start(): void {
    const look = () => (this.now = parse(location.pathname));
    look();
    addEventListener('popstate', look);
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.show();
  }

  /** Go on to another page; the way back does not lead here. */
  instead(path: string): void {
    history.replaceState(null, '', path);
    this.show();
  }

  private show(): void {
    this.now = parse(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();
