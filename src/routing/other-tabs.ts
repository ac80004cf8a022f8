import type { TabNews } from '../../services/tab-news.ts';
import type { PageEvent } from './page-events.ts';

interface OtherTabs {
  cart: Pick<TabNews, 'hear'>;
  session: Pick<TabNews, 'hear'>;
  hasMarker: () => boolean;
  broadcast: (event: PageEvent) => void;
}

/**
 * Broadcasts what other tabs changed. A cart is read again at once where it is seen, else when it is seen again. A change of
 * session is broadcast in a hidden tab too, and when a page returns from the back/forward cache, which receives no storage events.
 */
export function followOtherTabs({ cart, session, hasMarker, broadcast }: OtherTabs): void {
  let isStale = false;
  const reload = () => {
    if (!isStale || document.visibilityState === 'hidden') return;
    isStale = false;
    broadcast({ type: 'cart.reload' });
  };
  cart.hear(() => {
    isStale = true;
    reload();
  });
  document.addEventListener('visibilitychange', reload);
  const checkSession = () => broadcast({ type: 'session.changed', hasMarker: hasMarker() });
  session.hear(checkSession);
  addEventListener('pageshow', (event) => event.persisted && checkSession());
}
