import type { EventOf } from '../chart.types.ts';

/** How the page is left: loaded anew, loaded anew for a newer version, or for the store of the mobile app. */
export type Departure = { kind: 'reload' } | { kind: 'update' } | { kind: 'store'; url: string };

export interface AppLifecycleContext {
  /** Path and query of the page on screen, of an old link with its hash. */
  path: string;
  /** When the page went out of sight, by the device's clock in ms since 1970; null while it is looked at. */
  leftAt: number | null;
  /** Calls under way that change something. */
  writes: number;
  isOnline: boolean;
  /** Time away after which the app begins anew, in ms (LIFE-01). */
  reloadAfterMs: number;
  departure: Departure;
}

/** Where the app stands when its lifecycle is first followed. */
export type AppLifecycleInput = Pick<AppLifecycleContext, 'path' | 'leftAt' | 'isOnline' | 'reloadAfterMs'>;

interface AppLifecycleEvents {
  'route.entered': { path: string };
  /** The page is hidden, frozen or closed; `at` in ms since 1970, by the device's clock. */
  'page.left': { at: number };
  'page.returned': { at: number };
  'write.started': object;
  'write.ended': object;
  'connection.lost': object;
  'connection.restored': object;
  /** `store` is where the mobile app is updated; null where the page loads anew. */
  'update.accepted': { store: string | null };
}
export type AppLifecycleEvent = EventOf<AppLifecycleEvents>;
