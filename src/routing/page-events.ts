import type { AppLifecycleEvent } from '../../machines/app-lifecycle/app-lifecycle.types.ts';
import type { CartEvent } from '../../machines/cart/cart.types.ts';
import type { ConnectionEvent } from '../../machines/connection/connection.machine.ts';
import type { SessionEvent } from '../../machines/session/session.types.ts';
import type { NavigationEvent } from '../../machines/navigation/navigation.types.ts';

/** What the address bar, the page's life and the network tell the machines. */
export type PageEvent =
  | Extract<NavigationEvent, { type: 'route.entered' }>
  | Extract<SessionEvent, { type: 'session.changed' }>
  | Extract<CartEvent, { type: 'cart.reload' }>
  | Extract<AppLifecycleEvent, { type: 'page.left' | 'page.returned' }>
  | Extract<ConnectionEvent, { type: 'connection.lost' | 'connection.restored' }>;
