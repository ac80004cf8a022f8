import type { PageEvent } from './page-events.ts';

interface Dependencies {
  broadcast: (event: PageEvent) => void;
  /** The device's clock, in ms since 1970. */
  now: () => number;
}

/**
 * Tells the machines whenever the page goes out of sight or is frozen, as on a phone it may be ended there without another
 * word, and, once for each time, when it is looked at again: also as it was kept for the way back.
 */
export function broadcastVisibility({ broadcast, now }: Dependencies): void {
  let isAway = document.visibilityState === 'hidden';
  const leave = () => {
    isAway = true;
    broadcast({ type: 'page.left', at: now() });
  };
  const comeBack = () => {
    if (!isAway) return;
    isAway = false;
    broadcast({ type: 'page.returned', at: now() });
  };
  const look = () => {
    if (document.visibilityState === 'visible') comeBack();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => event.persisted && comeBack());
  document.addEventListener('freeze', leave);
  // A tab may be woken for a moment while nobody looks.
  document.addEventListener('resume', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else look();
  });
}
