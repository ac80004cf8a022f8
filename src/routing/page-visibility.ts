import type { PageEvent } from './page-events.ts';

/** Tells the machines whenever the page goes out of sight: on a phone it may be ended there without another word. */
export function broadcastPageLeft(broadcast: (event: PageEvent) => void): void {
  const leave = () => broadcast({ type: 'page.left' });
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
}
