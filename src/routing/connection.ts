import type { PageEvent } from './page-events.ts';

/** Tells the machines when the device loses its network and when it is back (B-40). */
export function broadcastConnection(broadcast: (event: PageEvent) => void): void {
  const lose = () => broadcast({ type: 'connection.lost' });
  addEventListener('offline', lose);
  addEventListener('online', () => broadcast({ type: 'connection.restored' }));
  if (!navigator.onLine) lose();
}
