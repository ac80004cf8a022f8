import { clientKinds, sessionHeaders } from '../../contract/api/headers.ts';
import type { ClientKind } from '../../contract/api/headers.ts';
import type { Language } from '../../contract/languages.ts';
import { languageFor } from '../../contract/rules/language/language-for.ts';
import { wishedLanguage } from '../../contract/rules/language/wished-language.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import type { BackendConfig } from '../platform/config.ts';
import { normalisedPath } from './normalised-path.ts';
import { tenantsByHost } from './tenant-of-host.ts';
import { plainAddress, trustedProxies } from './trusted-proxies.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** What a browser opens by itself comes without the page's word: the choice that was kept counts. */
function languageOf(header: (name: string) => string | null, { languages }: TenantFacts): Language {
  const acceptLanguage = header('accept-language');
  return header('sec-fetch-mode') === 'navigate'
    ? wishedLanguage({ cookie: header('cookie'), acceptLanguage }, languages)
    : languageFor(acceptLanguage, languages);
}

/** What the web server knows of the connection; `@hono/node-server` passes `incoming`. */
export interface ConnectionBindings {
  readonly remoteAddress?: string;
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
  /** What the web server read of the request already. */
  readonly info?: RequestInfo;
}

/** What a request says of itself, before anything is believed. */
export interface RequestInfo {
  readonly url: URL;
  /** The path in the one form it is judged in; null where it cannot be decoded. */
  readonly path: string | null;
  readonly host: string;
  readonly tenant: TenantFacts;
  /** Of those of the brand the one the client likes best: the page says it in `Accept-Language`. */
  readonly language: Language;
  readonly clientKind: ClientKind | null;
  /** Address of the client, for rate limits and the audit log. */
  readonly address: string;
  /** What the client's program calls itself; empty where it does not say. */
  readonly userAgent: string;
  readonly secure: boolean;
  /** The connection comes from a trusted proxy: what it says of the client counts. */
  readonly isProxied: boolean;
  /** An Origin of the tenant's mobile shell, which is never judged by cookies (decision 011). */
  readonly appOrigin: string | null;
}

const localAddress = '127.0.0.1';

function forwardedAddress(header: string | null, trusts: TrustsProxy, socket: string): string {
  const hops = (header ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  return hops.findLast((hop) => hop !== '' && !trusts(hop)) ?? socket;
}

/** The header that carries an app's credential, as Node writes names. */
export const credentialHeader = ({ headerPrefix }: Pick<BackendConfig, 'headerPrefix'>): string =>
  sessionHeaders(headerPrefix).session.toLowerCase();

/** The host of a request, behind a trusted proxy the one the proxy was asked for (T6). */
function requestedHost(header: (name: string) => string | null, isProxied: boolean): string | null {
  const forwarded = isProxied ? (header('x-forwarded-host')?.split(',')[0]?.trim() ?? null) : null;
  return (forwarded ?? header('host'))?.toLowerCase() ?? null;
}

/** Reads host, tenant, client kind, address and protocol of a request. */
export type RequestReader = (request: Request, connection: ConnectionBindings) => RequestInfo;

/** A reader that knows the tenants by their hosts; X-Forwarded headers count behind a trusted proxy only (T6). */
export function createRequestReader(
  tenants: readonly TenantFacts[],
  config: Pick<BackendConfig, 'defaultTenant' | 'headerPrefix' | 'trustedProxies'>,
): RequestReader {
  const tenantOf = tenantsByHost(tenants, config.defaultTenant);
  const trusts = trustedProxies(config.trustedProxies);
  const { client } = sessionHeaders(config.headerPrefix);
  return (request, connection) => {
    const url = new URL(request.url);
    const header = (name: string) => request.headers.get(name);
    const socket = plainAddress(
      connection.remoteAddress ?? connection.incoming?.socket?.remoteAddress ?? localAddress,
    );
    const isProxied = trusts(socket);
    const host = requestedHost(header, isProxied) ?? url.host.toLowerCase();
    const tenant = tenantOf(host);
    const kind = header(client);
    const origin = header('origin');
    return {
      url,
      path: normalisedPath(url.pathname),
      host,
      tenant,
      language: languageOf(header, tenant),
      clientKind: clientKinds.find((known) => known === kind) ?? null,
      address: isProxied ? forwardedAddress(header('x-forwarded-for'), trusts, socket) : socket,
      userAgent: header('user-agent') ?? '',
      secure: (isProxied ? header('x-forwarded-proto') : url.protocol.slice(0, -1)) === 'https',
      isProxied,
      appOrigin: origin !== null && tenant.appOrigins.includes(origin) ? origin : null,
    };
  };
}
