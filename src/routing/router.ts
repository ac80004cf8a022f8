import { navigate as pushOrReplace } from 'wouter/use-browser-location';
import type { EnteredRoute } from '../../machines/navigation/navigation.types.ts';
import { entryPath } from './entry/entry-path.ts';
import { addressOf, hrefHere } from './entry/here.ts';
import { linkedPlace } from '../ui/navigation/linked-place.ts';
import type { OverlayHistory } from './overlay-history.ts';
import { paths } from './paths.ts';
import { readListQuery } from './list-query.ts';
import { routeOf } from './match-route.ts';
import { returnTarget } from './return-target.ts';
import { restoreScroll } from './restore-scroll.ts';
import type { ScrollMemory } from './scroll-memory.ts';
import { mainId } from '../ui/layout/main-id.ts';
import type { PageEvent } from './page-events.ts';

interface RouterDependencies {
  /** The address the document was opened at, where Back or Forward has led on before the code was there; else null. */
  opened: string | null;
  broadcast: (event: PageEvent) => void;
  hasMarker: () => boolean;
  /** Another page than the one on screen is to be opened. */
  want: (href: string) => void;
  /** What the address searches for. */
  showSearched: (searched: { text: string }) => void;
  scroll: ScrollMemory;
  /** Resolves when the data of an address's page are there; null when they are. */
  settled: (href: string) => Promise<unknown> | null;
  overlays: OverlayHistory;
}

export interface Router {
  navigate: (href: string, options: { replace: boolean }) => void;
  /** Broadcasts the current route, and every one that follows; enters it where Back led on before the code was there. */
  start: () => void;
  /** The wanted page stands on screen: its place and the keyboard's are found. */
  shown: () => void;
}

const returnTargetIn = (search: string): string | null =>
  returnTarget(new URLSearchParams(search).get('returnTo') ?? '', location.origin);

/** The focus goes to the start of the page that has come, unless that has given it to news or to a field of its own. */
function focusMain(): void {
  const main = document.getElementById(mainId);
  const { activeElement: held } = document;
  const isGiven = held !== main && held?.getAttribute('tabindex') === '-1' && main?.contains(held) === true;
  const isStart = held?.getAttribute('data-starts-here') === '';
  if (!isGiven && !isStart) main?.focus({ preventScroll: true });
}

/** Ties the address bar to the flows: every address that is entered is broadcast to them. */
export function createRouter({
  opened,
  broadcast,
  hasMarker,
  want,
  showSearched,
  scroll,
  settled,
  overlays,
}: RouterDependencies): Router {
  let shownHref = opened ?? hrefHere();
  let isBack = false;
  let giveUpPlace = (): void => undefined;

  const broadcastRoute = (href: string) => {
    const { route, at } = routeOf(href);
    const entered: EnteredRoute = {
      page: route.flowPage,
      path: href,
      needsLogin: route.needsLogin,
      isForSingleSignOn: route.isForSingleSignOn,
      hasMarker: hasMarker(),
      afterLogin: route.flowPage === 'login' ? (returnTargetIn(at.search) ?? paths.home) : null,
    };
    broadcast({ type: 'route.entered', ...entered });
    return { route, at };
  };

  const enter = () => {
    const href = hrefHere();
    giveUpPlace();
    scroll.leave();
    const { route, at } = broadcastRoute(href);
    if (hrefHere() !== href) return; // the guard led elsewhere
    showSearched({ text: route.page === 'search' ? readListQuery(null, at.search).q : '' });
    want(href);
  };

  const shown = () => {
    const href = hrefHere();
    const top = scroll.arrive(history.state);
    if (href === shownHref) return;
    const [before, now] = [new URL(location.origin + shownHref), new URL(location.origin + href)];
    shownHref = href;
    if (isBack) {
      // As far as a page can be scrolled that is still too short is no place of its entry's.
      scroll.leave();
      giveUpPlace = restoreScroll(top ?? 0, {
        settled: settled(href),
        whenThere: () => void scroll.arrive(history.state),
      });
    } else if (
      now.pathname !== before.pathname ||
      now.searchParams.get('q') !== before.searchParams.get('q')
    ) {
      const linked = linkedPlace();
      if (linked === null) window.scrollTo({ top: 0, behavior: 'instant' });
      else linked.scrollIntoView({ behavior: 'instant' });
    }
    if (now.pathname !== before.pathname) focusMain();
  };

  return {
    shown,
    navigate(href, { replace }) {
      const isOver = overlays.isOverlayEntry();
      const state: unknown = replace && !isOver ? history.state : scroll.push();
      pushOrReplace(addressOf(entryPath(href) ?? href), { replace: replace || isOver, state });
    },
    start() {
      history.scrollRestoration = 'manual';
      addEventListener('scroll', () => scroll.note(window.scrollY), { passive: true });
      addEventListener('popstate', () => {
        if (overlays.popped()) return;
        isBack = true;
        enter();
      });
      for (const type of ['pushState', 'replaceState']) {
        addEventListener(type, () => {
          isBack = false;
          overlays.entered();
          enter();
        });
      }
      const { pathname, search } = new URL(hrefHere(), location.origin);
      const wanted = pathname === paths.home ? returnTargetIn(search) : null;
      // The server sent a visitor home who wanted a login-only place.
      if (hrefHere() === shownHref) {
        broadcastRoute(wanted ?? shownHref);
        shown();
      } else {
        isBack = true;
        enter();
      }
    },
  };
}
