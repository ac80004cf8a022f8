import ky from 'ky';
import * as v from 'valibot';
import type { Endpoint, EndpointData } from '../contract/api/endpoint.ts';
import { readEnvelope, type Envelope, type ServerMessage } from '../contract/api/envelope.ts';
import { isAuthenticated } from '../contract/rules/session/login-state.ts';
import type { Language } from '../contract/languages.ts';
import { ApiFailure } from '../contract/api/failure.ts';
import { idempotencyHeaders, sessionHeaders } from '../contract/api/headers.ts';
import { logout } from '../contract/api/account/auth.ts';
import { apiVersion } from '../contract/api/api-version.ts';
import type { RequestCache } from './request-cache.ts';
import { encodeQuery } from './query.ts';
import type { SessionStore } from './session-store.ts';

/** What a call answered with status 0. */
export interface Answer<Data> {
  data: Data;
  infos: readonly ServerMessage[];
  warnings: readonly ServerMessage[];
  /**
   * When the shop answered, by its own clock, in ms since the epoch; null where it does not say, or where a cache may
   * have kept the answer.
   */
  answeredAt: number | null;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Kept through timeout, retry and resume, so that a write happens once (T9, decision 004). */
  idempotencyKey?: string;
  /** A silent call shows no loading overlay; a silent read does not move the shopper on a 5xx (SHELL-10, ERR-03). */
  silent?: boolean;
  /** No answer that was kept for times without network will do. */
  fresh?: boolean;
}

/** Whoever must know what the answers say of session and service. */
export interface ApiObserver {
  callStarted(): void;
  callEnded(): void;
  /** A call that may change something is under way, silent or not (RULE-APPLIFECYCLE-2). */
  writeStarted(): void;
  writeEnded(): void;
  sessionExpired(): void;
  /** A call was refused until the password is given again. */
  loginStale(): void;
  /** Id of the user the tab shows; null while that is nobody, or not known yet. */
  shownUser(): number | null;
  /** A private answer to a call of this session said who it was given to (decision 002). */
  userSeen(userId: number): void;
  serviceFailed(): void;
}

/** Nobody wants to know. */
export const noObserver: ApiObserver = {
  callStarted: () => undefined,
  callEnded: () => undefined,
  writeStarted: () => undefined,
  writeEnded: () => undefined,
  sessionExpired: () => undefined,
  loginStale: () => undefined,
  shownUser: () => null,
  userSeen: () => undefined,
  serviceFailed: () => undefined,
};

export interface ApiClient {
  call<E extends Endpoint>(
    endpoint: E,
    params: v.InferInput<E['params']>,
    options?: CallOptions,
  ): Promise<Answer<EndpointData<E>>>;
}

export interface ApiClientDependencies {
  /** Origin of the shop, e.g. `https://shop.example`; absolute on the server. */
  baseUrl: string;
  fetch: typeof fetch;
  session: SessionStore;
  cache: RequestCache;
  observer: ApiObserver;
  clientUuid: () => string | null;
  /** The language answers are wanted in; absent, the shop speaks its first one (TEN-03). */
  language?: Language;
}

/** The one client of the shop API: encodes by the contract, parses by the contract, turns failures into ApiFailure. */
export function createApiClient(deps: ApiClientDependencies): ApiClient {
  const { cache, observer, session } = deps;
  const { credentials } = session;
  const names = sessionHeaders(credentials.headerPrefix);
  const http = ky.create({ fetch: deps.fetch, timeout: false, throwHttpErrors: false });
  let clearings = 0;
  const clearCache = () => {
    clearings += 1;
    cache.clear();
  };

  const headersOf = (endpoint: Endpoint, idempotencyKey: string | undefined): Record<string, string> => {
    const uuid = deps.clientUuid();
    const user = endpoint.effect === 'write' ? observer.shownUser() : null;
    return {
      [names.client]: credentials.kind,
      [names.version]: apiVersion,
      ...(uuid === null ? {} : { [names.clientUuid]: uuid }),
      ...(user === null ? {} : { [names.user]: String(user) }),
      ...(idempotencyKey === undefined ? {} : { [idempotencyHeaders.key]: idempotencyKey }),
      ...(deps.language === undefined ? {} : { 'Accept-Language': deps.language }),
      ...credentials.headers(),
    };
  };

  const send = (
    endpoint: Endpoint,
    params: Record<string, unknown>,
    options: CallOptions,
  ): Promise<Response> => {
    const query = encodeQuery(params);
    const inQuery = endpoint.send === 'query' && query !== '';
    return http(`${deps.baseUrl}${endpoint.path}${inQuery ? `?${query}` : ''}`, {
      method: endpoint.send === 'query' ? endpoint.method : 'POST',
      headers: headersOf(endpoint, options.idempotencyKey),
      ...(options.fresh === true ? { cache: 'no-store' } : {}),
      ...(endpoint.send === 'json' ? { json: params } : {}),
      ...(endpoint.send === 'form' ? { body: new URLSearchParams(query) } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
      // A write goes on when the page that began it is closed.
      keepalive: endpoint.effect !== 'read',
      // Reads may be retried once on a network failure, writes never on their own (API-32).
      retry: endpoint.effect === 'read' ? { limit: 1, methods: ['get'], statusCodes: [] } : 0,
    });
  };

  const fail = (status: number, envelope: Envelope | null, isHidden: boolean): ApiFailure => {
    const messages = envelope?.errors ?? [];
    if (status === 419) {
      clearCache();
      observer.sessionExpired();
      return new ApiFailure('sessionExpired', { messages });
    }
    if (status >= 500) {
      if (!isHidden) observer.serviceFailed();
      return new ApiFailure('serviceDown', { messages });
    }
    return new ApiFailure(status === 404 ? 'notFound' : 'refused', { messages });
  };

  const refusalOf = ({ errors }: Envelope): ApiFailure => {
    const isStale = errors.some(({ code }) => code === 'auth.reauthenticate');
    if (isStale) observer.loginStale();
    return new ApiFailure(isStale ? 'loginStale' : 'refused', { messages: errors });
  };

  /**
   * Guards one call against a change of session: the function it returns waits for a logout that is under way and throws
   * `sessionExpired` once the session of the call's start is not the current one (RULE-SESSION-8, SES-05).
   */
  const guardOf = (endpoint: Endpoint): (() => Promise<void>) => {
    const startedIn = session.epoch();
    return async () => {
      if (endpoint.visibility !== 'private') return;
      if (endpoint.id !== logout.id) await session.settled();
      if (startedIn !== session.epoch()) throw new ApiFailure('sessionExpired');
    };
  };

  async function ask(
    endpoint: Endpoint,
    params: Record<string, unknown>,
    options: CallOptions,
  ): Promise<Answer<unknown>> {
    const requireSameSession = guardOf(endpoint);
    await requireSameSession();
    const response = await send(endpoint, params, options).catch((cause: unknown) => {
      throw options.signal?.aborted === true ? options.signal.reason : new ApiFailure('network', { cause });
    });
    const body = await response.text().catch((cause: unknown) => {
      throw options.signal?.aborted === true ? options.signal.reason : new ApiFailure('network', { cause });
    });
    await requireSameSession();
    const envelope = readOrNull(body);
    // What is wanted of a write waits for the service, so the shopper is told of it (ERR-13).
    const isHidden = options.silent === true && endpoint.effect === 'read';
    if (!response.ok) throw fail(response.status, envelope, isHidden);
    if (envelope === null) throw new ApiFailure('unreadable');
    if (endpoint.visibility === 'private') {
      credentials.keep(response.headers);
      observer.userSeen(envelope.user.userId);
      // An answer given to another user than the one on screen has ended their session: it is not for this page. One given to
      // nobody may be that of the call which ended it, as a deletion.
      if (isAuthenticated(envelope.user.userId)) await requireSameSession();
    }
    if (envelope.status !== 0) throw refusalOf(envelope);
    const parsed = v.safeParse(endpoint.data, envelope.data);
    if (!parsed.success) throw new ApiFailure('unreadable', { cause: new v.ValiError(parsed.issues) });
    return {
      data: parsed.output,
      infos: envelope.infos,
      warnings: envelope.warnings,
      answeredAt: endpoint.visibility === 'private' ? dateOf(response.headers) : null,
    };
  }

  return {
    async call(endpoint, params, options = {}) {
      const given = (params ?? {}) as Record<string, unknown>; // every params schema is an object schema
      const key = `${endpoint.path}?${encodeQuery(given)}`;
      const cached = endpoint.visibility === 'public' ? cache.get(key) : undefined;
      if (cached !== undefined) return cached as Answer<never>; // stored under this endpoint's own key
      const silent = options.silent ?? false;
      const isWrite = endpoint.effect !== 'read';
      if (!silent) observer.callStarted();
      if (isWrite) observer.writeStarted();
      const clearedBefore = clearings;
      try {
        const answer = await ask(endpoint, given, options);
        // What was asked before a write may be older than it (API-07).
        if (endpoint.visibility === 'public' && clearedBefore === clearings) cache.set(key, answer);
        return answer;
      } finally {
        if (endpoint.effect === 'write') clearCache();
        if (isWrite) observer.writeEnded();
        if (!silent) observer.callEnded();
      }
    },
  };
}

function dateOf(headers: Headers): number | null {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? null : time;
}

function readOrNull(body: string): Envelope | null {
  try {
    return readEnvelope(body);
  } catch {
    return null; // reported as `unreadable`, or by the HTTP status alone
  }
}
