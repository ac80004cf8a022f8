import type { PageEvent } from './page-events.ts';

/**
 * Tells the machines whenever the page goes out of sight, as on a phone it may be ended there without another word, and
 * when it is looked at again.
 */
export function broadcastVisibility(broadcast: (event: PageEvent) => void): void {
  const leave = () => broadcast({ type: 'page.left' });
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else broadcast({ type: 'page.returned' });
  });
}
