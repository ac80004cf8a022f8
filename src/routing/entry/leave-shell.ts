import { routeOf } from '../match-route.ts';

/** A line that is just back loses the first calls. In ms. */
const settling = 1_000;

/**
 * Opens what was asked for in place of the page that stands for it without network: at once where it is a shopper's own, which
 * the browser may have kept, else when the network is back (B-40).
 */
export function leaveShell(href: string, open: () => void): void {
  if (!routeOf(href).route.isPublic || navigator.onLine) open();
  else addEventListener('online', () => setTimeout(open, settling), { once: true });
}
