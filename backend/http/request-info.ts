import { clientKinds, sessionHeaders } from '../../contract/api/headers.ts';
import type { ClientKind } from '../../contract/api/headers.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import { plainAddress } from './trusted-proxies.ts';
import type { TrustsProxy } from './trusted-proxies.ts';

/** What the web server knows of the connection; `@hono/node-server` passes `incoming`. */
export interface ConnectionBindings {
  readonly remoteAddress?: string;
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/** What a request says of itself, before anything is believed. */
export interface RequestInfo {
  readonly url: URL;
  readonly host: string;
  readonly tenant: TenantFacts;
  readonly clientKind: ClientKind | null;
  /** Address of the client, for rate limits and the audit log. */
  readonly address: string;
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
export const credentialHeader = sessionHeaders.session.toLowerCase();

/** Reads a header by its name in small letters. */
export type HeaderReader = (name: string) => string | null;

/** The host that was asked, behind a trusted proxy the one the proxy was asked (T6). */
export function askedHost(header: HeaderReader, isProxied: boolean): string | null {
  const forwarded = isProxied ? (header('x-forwarded-host')?.split(',')[0]?.trim() ?? null) : null;
  return (forwarded ?? header('host'))?.toLowerCase() ?? null;
}

/** Reads host, client kind, address and protocol; X-Forwarded headers count behind a trusted proxy only (T6). */
export function requestInfo(input: {
  readonly request: Request;
  readonly connection: ConnectionBindings;
  readonly tenantOf: (host: string) => TenantFacts;
  readonly trusts: TrustsProxy;
}): RequestInfo {
  const { request, connection, trusts } = input;
  const url = new URL(request.url);
  const header = (name: string) => request.headers.get(name);
  const socket = plainAddress(
    connection.remoteAddress ?? connection.incoming?.socket?.remoteAddress ?? localAddress,
  );
  const proxied = trusts(socket);
  const host = askedHost(header, proxied) ?? url.host.toLowerCase();
  const tenant = input.tenantOf(host);
  const kind = header(sessionHeaders.client);
  const origin = header('origin');
  return {
    url,
    host,
    tenant,
    clientKind: clientKinds.find((known) => known === kind) ?? null,
    address: proxied ? forwardedAddress(header('x-forwarded-for'), trusts, socket) : socket,
    secure: (proxied ? header('x-forwarded-proto') : url.protocol.slice(0, -1)) === 'https',
    isProxied: proxied,
    appOrigin: origin !== null && tenant.appOrigins.includes(origin) ? origin : null,
  };
}
