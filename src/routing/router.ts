import { navigate as pushOrReplace } from 'wouter/use-browser-location';
import { paths } from './paths.ts';
import { readListQuery } from './list-query.ts';
import { routeOf } from './match-route.ts';
import { returnTarget } from './return-target.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { mainId } from '../app/Shell.tsx';
import type { Fact } from '../wiring/emitted-events.ts';

interface RouterDependencies {
  broadcast: (fact: Fact) => void;
  hasMarker: () => boolean;
  /** A page other than the one on screen is wanted. */
  want: (href: string) => void;
  /** What the address searches for. */
  showSearched: (text: string) => void;
  scroll: ScrollMemory;
}

export interface Router {
  navigate: (href: string, options: { replace: boolean }) => void;
  /** Tells the flows where the shopper is, and goes on telling. */
  start: () => void;
  /** The wanted page stands on screen: its place and the keyboard's are found. */
  shown: () => void;
}

const hrefHere = () => location.pathname + location.search;

const returnTargetIn = (search: string): string | null =>
  returnTarget(new URLSearchParams(search).get('returnTo') ?? '', location.origin);

/** Ties the address bar to the flows: they hear where the shopper is, and say where to go. */
export function createRouter({
  broadcast,
  hasMarker,
  want,
  showSearched,
  scroll,
}: RouterDependencies): Router {
  let shownHref = hrefHere();
  let isBack = false;

  const tell = (href: string) => {
    const { route, at } = routeOf(href);
    broadcast({
      type: 'route.entered',
      path: href,
      needsLogin: route.needsLogin,
      isServiceDown: at.pathname === paths.serviceDown,
      hasMarker: hasMarker(),
      afterLogin: at.pathname === paths.login ? (returnTargetIn(at.search) ?? paths.home) : null,
    });
    return { route, at };
  };

  const enter = () => {
    const href = hrefHere();
    scroll.leave();
    const { route, at } = tell(href);
    if (hrefHere() !== href) return; // the guard led elsewhere
    showSearched(route.page === 'search' ? readListQuery(null, at.search).q : '');
    want(href);
  };

  return {
    navigate(href, { replace }) {
      const state: unknown = replace ? history.state : scroll.push();
      pushOrReplace(href, { replace, state });
    },
    start() {
      history.scrollRestoration = 'manual';
      addEventListener('scroll', () => scroll.note(window.scrollY), { passive: true });
      addEventListener('popstate', () => {
        isBack = true;
        enter();
      });
      for (const type of ['pushState', 'replaceState']) {
        addEventListener(type, () => {
          isBack = false;
          enter();
        });
      }
      const { pathname, search } = location;
      const wanted = pathname === paths.home ? returnTargetIn(search) : null;
      // The server sent a visitor home who wanted a login-only place.
      tell(wanted ?? hrefHere());
    },
    shown() {
      const href = hrefHere();
      const top = scroll.arrive(history.state);
      if (href === shownHref) return;
      const [before, now] = [new URL(location.origin + shownHref), new URL(location.origin + href)];
      shownHref = href;
      if (isBack) {
        window.scrollTo({ top: top ?? 0, behavior: 'instant' });
      } else if (
        now.pathname !== before.pathname ||
        now.searchParams.get('q') !== before.searchParams.get('q')
      ) {
        window.scrollTo({ top: 0, behavior: 'instant' });
      }
      if (now.pathname !== before.pathname) document.getElementById(mainId)?.focus({ preventScroll: true });
    },
  };
}
