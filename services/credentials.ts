import { usualHeaderPrefix, type ClientKind } from '../contract/api/headers.ts';

/** How this client proves its session: cookies on the web, a stored header in the mobile shell (decision 011). */
export interface Credentials {
  readonly kind: ClientKind;
  /** What the names of the session's headers begin with (SES-02). */
  readonly headerPrefix: string;
  /** Headers to send with every call. */
  headers(): Record<string, string>;
  /** Reads session headers of an answer (API-04). */
  keep(answer: Headers): void;
  /** Whether a session may exist: the marker the guard trusts, without authority (NAV-22). */
  hasMarker(): boolean;
  forget(): void;
}

/** The web: the browser carries the HttpOnly session cookie by itself; the marker cookie is readable. */
export function cookieCredentials(page: {
  /** Name of the marker cookie. */
  marker: string;
  headerPrefix: string;
  readCookies: () => string;
  dropCookie: (name: string) => void;
}): Credentials {
  const { marker, headerPrefix } = page;
  return {
    kind: 'site',
    headerPrefix,
    headers: () => ({}),
    keep: () => undefined,
    hasMarker: () =>
      page
        .readCookies()
        .split('; ')
        .some((cookie) => cookie.startsWith(`${marker}=`)),
    forget: () => page.dropCookie(marker),
  };
}

/** The server's own render: nobody's session. */
export const anonymousCredentials: Credentials = {
  kind: 'site',
  headerPrefix: usualHeaderPrefix,
  headers: () => ({}),
  keep: () => undefined,
  hasMarker: () => false,
  forget: () => undefined,
};
