import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The pages that flows tell from all others. */
export type FlowPage = 'login' | 'checkout' | 'payment' | 'serviceDown' | 'other';

/** The shopper is at an address; `path` is path and query, for the router alone to read. */
export interface EnteredRoute {
  page: FlowPage;
  path: string;
  needsLogin: boolean;
  /** Only for who came by single sign-on. */
  isForSingleSignOn: boolean;
  /** A session cookie may exist. */
  hasMarker: boolean;
  /** Where the login page leads once the shopper is logged in; null on every other page. */
  afterLogin: string | null;
}

export interface NavigationContext {
  isLoggedIn: boolean;
  /** Who is logged in came by single sign-on. */
  isSingleSignOn: boolean;
  /** Where the shopper is, as path and query. */
  path: string;
  isPathProtected: boolean;
  /** Logged out there: the home page is on its way. */
  isLeaving: boolean;
  /** Where to go after the login or when the service is back; null where that is the home page or nowhere. */
  returnTo: string | null;
  /** The login-only target chosen while the service was down. */
  target: string | null;
}

interface NavigationEvents {
  'route.entered': EnteredRoute;
  /** A control that leads somewhere was used; a login-only target asks for login first. */
  'target.choose': { path: string; needsLogin: boolean };
  'session.opened': { isSingleSignOn: boolean };
  'session.absent': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  /** A page load or an action of the shopper was answered 500-599. */
  'service.failed': object;
  'service.retry': object;
}
export type NavigationEvent = EventOf<NavigationEvents>;

export type NavigationEmitted =
  /** An address that came from the router goes back to it. */
  | { type: 'navigation.requested'; path: string; replace: boolean }
  | { type: 'home.requested'; replace: boolean }
  | { type: 'dashboard.requested' }
  | { type: 'serviceDown.requested' }
  | { type: 'login.requested' }
  | { type: 'login.withdrawn' }
  | { type: 'service.resumed' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    navigation: NavigationEmitted;
  }
}
