import { broadcastConnection } from './connection.ts';
import { followDocumentLinks } from './document-links.ts';
import { followOtherTabs } from './other-tabs.ts';
import { broadcastVisibility } from './page-visibility.ts';
import { routeOf } from './match-route.ts';
import { tabNewsIn } from '../../services/tab-news.ts';
import { newUuid } from '../../services/uuid.ts';
import type { OpenedPage, PageDependencies, PageLocation, PageModule } from './page.ts';
import { createOverlayHistory } from './overlay-history.ts';
import { createPageStore } from './page-store.ts';
import type { PageName } from './route-table.ts';
import { createRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { provideCloseOnBack } from '../ui/overlays/close-on-back.ts';
import type { PageEvent } from './page-events.ts';

export interface NavigatorDependencies {
  pageDependencies: () => PageDependencies;
  /** Loads the code and the messages of a page. */
  loadPage: (name: PageName) => Promise<PageModule>;
  broadcast: (event: PageEvent) => void;
  hasMarker: () => boolean;
  /** Another page than the one on screen is to be opened. */
  want: (href: string) => void;
  showSearched: (searched: { text: string }) => void;
  /** The page the server rendered. */
  first: { href: string; page: OpenedPage };
  /** Back or Forward has led on before the code was there. */
  isLeft: boolean;
}

export interface Navigator {
  navigate: (href: string, options: { replace: boolean }) => void;
  /** Opens the page of an address; resolves once there is something to show. */
  open: (href: string) => Promise<{ key: string; href: string }>;
  pageOf: (key: string) => OpenedPage | undefined;
  locationOf: (href: string) => PageLocation;
  /** Resolves when the data of the page at the address are there; null when they are. */
  settled: (href: string) => Promise<void> | null;
  /** The requested page is on screen. */
  shown: () => void;
  /** Follows the address bar, links and forms from now on. */
  start: () => void;
}

/** How long the old page may wait for the next one's data, in ms; then the next one shows that it is loading. */
const settleTimeout = 700;

/** Opens pages in place; until its code is loaded links and forms work as without script. */
export function createNavigator(deps: NavigatorDependencies): Navigator {
  const store = createPageStore({
    deps: deps.pageDependencies,
    loadPage: deps.loadPage,
    settleTimeout,
  });
  store.adopt(deps.first.href, deps.first.page);
  const overlays = createOverlayHistory();
  const router = createRouter({
    opened: deps.isLeft ? deps.first.href : null,
    broadcast: deps.broadcast,
    hasMarker: deps.hasMarker,
    want: deps.want,
    showSearched: deps.showSearched,
    scroll: createScrollMemory(newUuid),
    settled: store.settled,
    overlays,
  });
  return {
    navigate: router.navigate,
    open: store.open,
    pageOf: store.get,
    locationOf: (href) => routeOf(href).at,
    settled: store.settled,
    shown: router.shown,
    start() {
      router.start();
      provideCloseOnBack(overlays.opened);
      broadcastVisibility({ broadcast: deps.broadcast, now: Date.now });
      broadcastConnection(deps.broadcast);
      const device = { storage: () => localStorage, now: Date.now };
      followOtherTabs({
        cart: tabNewsIn('cart-changed', device),
        session: tabNewsIn('session-changed', device),
        hasMarker: deps.hasMarker,
        broadcast: deps.broadcast,
      });
      followDocumentLinks({
        navigate: (wanted) => router.navigate(wanted, { replace: false }),
        prefetch: store.prefetch,
      });
    },
  };
}
