import type { AnyEventObject } from 'xstate';

/** Tells the flows whenever the page goes out of sight: on a phone it may be ended there without another word. */
export function broadcastPageLeft(broadcast: (fact: AnyEventObject) => void): void {
  const tell = () => broadcast({ type: 'page.left' });
  addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}
