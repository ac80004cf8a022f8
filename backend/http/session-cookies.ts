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

function cookie(input: {
  name: string;
  value: string;
  maxAge: number | null;
  secure: boolean;
  hidden: boolean;
}) {
  return [
    `${input.name}=${input.value}`,
    'Path=/',
    ...(input.maxAge === null ? [] : [`Max-Age=${input.maxAge}`]),
    ...(input.hidden ? ['HttpOnly'] : []),
    ...(input.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}

function setCookies(input: {
  headers: Headers;
  config: BackendConfig;
  facts: RequestInfo;
  session: string;
  account: string;
  maxAge: number | null;
}): void {
  const { headers, config, maxAge } = input;
  const secure = isSecure(config, input.facts);
  const name = sessionCookieName(config, secure);
  headers.append('Set-Cookie', cookie({ name, value: input.session, maxAge, secure, hidden: true }));
  headers.append(
    'Set-Cookie',
    cookie({ name: config.accountCookie, value: input.account, maxAge, secure, hidden: false }),
  );
}

/** Sets both cookies and the two session headers; only the app gets the credential in a header (T5). */
export function announceSession(
  headers: Headers,
  opened: SessionCredential,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): void {
  const maxAge = opened.remember ? monthSeconds : null;
  setCookies({ headers, config, facts, session: opened.token, account: marker, maxAge });
  headers.set(sessionHeaders.session, facts.clientKind === 'app' ? opened.token : marker);
  headers.set(sessionHeaders.account, marker);
}

/** Takes both cookies away: at logout and with every 419 (T2). */
export function clearSession(
  headers: Headers,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): void {
  setCookies({ headers, config, facts, session: '', account: '', maxAge: 0 });
}

function cookieValue(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim() || null;
  }
  return null;
}

/** The credential a request carries: the app's header, else the cookie, which the shell's origins never use (T5). */
export function credentialOf(request: Request, config: BackendConfig, facts: RequestInfo): string | null {
  const header = facts.clientKind === 'app' ? request.headers.get(sessionHeaders.session) : null;
  if (header !== null && header !== '') return header;
  if (facts.appOrigin !== null) return null;
  return cookieValue(request.headers.get('cookie'), sessionCookieName(config, isSecure(config, facts)));
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
  headers.append('Set-Cookie', cookie({ name, value: browser, maxAge: loginSeconds, secure, hidden: true }));
}

/** The mark of the browser a request comes from. */
export function browserOf(
  request: Request,
  { config, facts }: { config: BackendConfig; facts: RequestInfo },
): string | null {
  return cookieValue(request.headers.get('cookie'), loginCookieName(config, facts));
}
