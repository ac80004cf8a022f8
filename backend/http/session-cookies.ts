import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { BackendConfig } from '../platform/config.ts';
import { sessionHeaders } from '../../contract/api/headers.ts';
import type { RequestInfo } from './request-info.ts';

const monthSeconds = 30 * 24 * 60 * 60;
const marker = '1';

/** A session just opened: the credential travels once, in the answer that opens it. */
export interface SessionCredential {
  readonly token: string;
  readonly remember: boolean;
}

function sessionCookieName(config: BackendConfig, secure: boolean): string {
  return config.production && secure ? `__Host-${config.sessionCookie}` : config.sessionCookie;
}

const isSecure = (config: BackendConfig, facts: RequestInfo) => config.secureCookies === 'on' || facts.secure;

interface CookieTarget {
  readonly headers: Headers;
  readonly config: BackendConfig;
  readonly facts: RequestInfo;
}

function setSessionCookies(
  { headers, config, facts }: CookieTarget,
  { credential, account, maxAge }: { credential: string; account: string; maxAge?: number },
): void {
  const secure = isSecure(config, facts);
  const options = { secure, sameSite: 'Lax', ...(maxAge === undefined ? {} : { maxAge }) } as const;
  const name = sessionCookieName(config, secure);
  headers.append('Set-Cookie', generateCookie(name, credential, { ...options, httpOnly: true }));
  headers.append('Set-Cookie', generateCookie(config.accountCookie, account, options));
}

/** Sets both cookies and the two session headers; only the app gets the credential in a header (T5). */
export function announceSession(
  headers: Headers,
  opened: SessionCredential,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): void {
  const maxAge = opened.remember ? { maxAge: monthSeconds } : {};
  setSessionCookies({ headers, config, facts }, { credential: opened.token, account: marker, ...maxAge });
  headers.set(sessionHeaders.session, facts.clientKind === 'app' ? opened.token : marker);
  headers.set(sessionHeaders.account, marker);
}

/** Takes both cookies away: at logout and with every 419 (T2). */
export function clearSession(
  headers: Headers,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): void {
  setSessionCookies({ headers, config, facts }, { credential: '', account: '', maxAge: 0 });
}

function cookieValue(request: Request, name: string): string | null {
  const header = request.headers.get('cookie');
  return (header === null ? null : parse(header, name)[name]) || null;
}

/** The credential a request carries: the app's header, else the cookie, which the shell's origins never use (T5). */
export function credentialOf(request: Request, config: BackendConfig, facts: RequestInfo): string | null {
  const header = facts.clientKind === 'app' ? request.headers.get(sessionHeaders.session) : null;
  if (header !== null && header !== '') return header;
  if (facts.appOrigin !== null) return null;
  return cookieValue(request, sessionCookieName(config, isSecure(config, facts)));
}

const loginCookie = 'X-Ebsn-Login';
const loginSeconds = 10 * 60;

const loginCookieName = (config: BackendConfig, facts: RequestInfo) =>
  config.production && isSecure(config, facts) ? `__Host-${loginCookie}` : loginCookie;

/** Marks the browser that goes to an identity provider: the login may come back to it alone. */
export function announceBrowser(
  headers: Headers,
  browser: string,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): void {
  const name = loginCookieName(config, facts);
  const secure = isSecure(config, facts);
  const options = { maxAge: loginSeconds, httpOnly: true, secure, sameSite: 'Lax' } as const;
  headers.append('Set-Cookie', generateCookie(name, browser, options));
}

/** The mark of the browser a request comes from. */
export function browserOf(
  request: Request,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): string | null {
  return cookieValue(request, loginCookieName(config, facts));
}
