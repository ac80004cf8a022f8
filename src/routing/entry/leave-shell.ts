import { shopTime } from '../../text/shop-time.ts';
import { routeOf } from '../match-route.ts';

/** A line that is just back loses the first calls. In ms. */
const settling = 1_000;

/**
 * Opens what was asked for in place of the page that stands for it without network: at once where it is a shopper's own, which
 * the browser may have kept, else when the network is back (B-40).
 */
function leaveShell(href: string, open: () => void): void {
  if (!routeOf(href).route.isPublic || navigator.onLine) open();
  else addEventListener('online', () => setTimeout(open, settling), { once: true });
}

/** What a page needs that was opened from the shell, which is of the day it was kept on; `now` in ms since the epoch. */
export const shellOf = (now: number) => ({ leaveShell, today: shopTime(new Date(now).toISOString()).day });
