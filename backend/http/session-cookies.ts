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

const isSecure = (config: BackendConfig, requestInfo: RequestInfo) =>
  config.secureCookies === 'on' || requestInfo.secure;

interface CookieTarget {
  readonly headers: Headers;
  readonly config: BackendConfig;
  readonly requestInfo: RequestInfo;
}

function setSessionCookies(
  { headers, config, requestInfo }: CookieTarget,
  { credential, account, maxAge }: { credential: string; account: string; maxAge?: number },
): void {
  const secure = isSecure(config, requestInfo);
  const options = { secure, sameSite: 'Lax', ...(maxAge === undefined ? {} : { maxAge }) } as const;
  const name = sessionCookieName(config, secure);
  headers.append('Set-Cookie', generateCookie(name, credential, { ...options, httpOnly: true }));
  headers.append('Set-Cookie', generateCookie(config.accountCookie, account, options));
}

/** Sets both cookies and the two session headers; only the app gets the credential in a header (T5). */
export function setSession(
  headers: Headers,
  opened: SessionCredential,
  { config, requestInfo }: { config: BackendConfig; requestInfo: RequestInfo },
): void {
  const maxAge = opened.remember ? { maxAge: monthSeconds } : {};
  setSessionCookies(
    { headers, config, requestInfo },
    { credential: opened.token, account: marker, ...maxAge },
  );
  const names = sessionHeaders(config.headerPrefix);
  headers.set(names.session, requestInfo.clientKind === 'app' ? opened.token : marker);
  headers.set(names.account, marker);
}

/** Takes both cookies away: at logout and with every 419 (T2). */
export function clearSession(
  headers: Headers,
  { config, requestInfo }: { config: BackendConfig; requestInfo: RequestInfo },
): void {
  setSessionCookies({ headers, config, requestInfo }, { credential: '', account: '', maxAge: 0 });
}

function cookieValue(request: Request, name: string): string | null {
  const header = request.headers.get('cookie');
  return (header === null ? null : parse(header, name)[name]) || null;
}

/** The credential a request carries: the app's header, else the cookie, which the shell's origins never use (T5). */
export function credentialOf(
  request: Request,
  config: BackendConfig,
  requestInfo: RequestInfo,
): string | null {
  const { session } = sessionHeaders(config.headerPrefix);
  const header = requestInfo.clientKind === 'app' ? request.headers.get(session) : null;
  if (header !== null && header !== '') return header;
  if (requestInfo.appOrigin !== null) return null;
  return cookieValue(request, sessionCookieName(config, isSecure(config, requestInfo)));
}

const loginCookie = 'X-Ebsn-Login';
const loginSeconds = 10 * 60;

const loginCookieName = (config: BackendConfig, requestInfo: RequestInfo) =>
  config.production && isSecure(config, requestInfo) ? `__Host-${loginCookie}` : loginCookie;

/** Marks the browser that goes to an identity provider: the login may come back to it alone. */
export function setLoginBrowser(
  headers: Headers,
  browser: string,
  { config, requestInfo }: { config: BackendConfig; requestInfo: RequestInfo },
): void {
  const name = loginCookieName(config, requestInfo);
  const secure = isSecure(config, requestInfo);
  const options = { maxAge: loginSeconds, httpOnly: true, secure, sameSite: 'Lax' } as const;
  headers.append('Set-Cookie', generateCookie(name, browser, options));
}

/** The mark of the browser a request comes from. */
export function browserOf(
  request: Request,
  { config, requestInfo }: { config: BackendConfig; requestInfo: RequestInfo },
): string | null {
  return cookieValue(request, loginCookieName(config, requestInfo));
}
