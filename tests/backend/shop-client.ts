import type { Endpoint, EndpointData } from '../../contract/api/endpoint.ts';
import { login } from '../../contract/api/account/auth.ts';
import { demoPassword } from '../../demo/accounts/demo-accounts.ts';
import { checkAnswer } from '../contract/conformance.ts';
import type { EnvelopeBody } from '../contract/conformance.ts';
import { recordRow } from './endpoint-coverage.ts';

type Params = Readonly<Record<string, unknown>>;

/** An answer as a test reads it. */
export interface Answered<Data> {
  readonly http: number;
  readonly status: number;
  /** Code of the first error; null when there is none. */
  readonly code: string | null;
  readonly field: string | null;
  readonly data: Data;
  readonly body: EnvelopeBody;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly address?: string;
  readonly method?: string;
}

/** Whatever answers for the shop: the backend in process, or one behind a network. */
export interface AnsweringShop {
  readonly app: {
    fetch(request: Request, connection?: { remoteAddress: string }): Response | Promise<Response>;
  };
}

/** A browser with its cookies, or an app with its header, at one brand's shop. Every answer is checked (T1). */
export class ShopClient {
  readonly cookies = new Map<string, string>();
  readonly tenantId: string;
  /** The languages the browser asks in; null sends no such header. */
  acceptLanguage: string | null = null;
  private readonly backend: AnsweringShop;

  constructor(backend: AnsweringShop, tenantId: string) {
    this.backend = backend;
    this.tenantId = tenantId;
  }

  /** Sends a request as it is, with this client's host, cookies and marker header. */
  async send(path: string, init: RequestInit = {}, address = '127.0.0.1'): Promise<Response> {
    const headers = new Headers({ 'X-Ebsn-Client': 'site' });
    if (this.cookies.size > 0) {
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (this.acceptLanguage !== null) headers.set('Accept-Language', this.acceptLanguage);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const request = new Request(`http://${this.tenantId}.localhost${path}`, { ...init, headers });
    const response = await this.backend.app.fetch(request, { remoteAddress: address });
    await recordRow(request, response);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Calls an endpoint as our client encodes it and checks the answer against the contract. */
  async call<E extends Endpoint>(
    endpoint: E,
    params: Params = {},
    options: CallOptions = {},
  ): Promise<Answered<EndpointData<E>>> {
    const { path, init } = encoded(endpoint, params, options);
    const response = await this.send(path, init, options.address);
    return answered(response, endpoint);
  }

  /** The same for a path of the shop API that may be wrong on purpose. */
  async raw(path: string, init: RequestInit = {}): Promise<Answered<unknown>> {
    return answered(await this.send(path, init), null);
  }

  /** Logs a demo account in. */
  async logIn(name: string): Promise<this> {
    const account = `${name}@${this.tenantId}.example`;
    const opened = await this.call(login, { login: account, password: demoPassword });
    if (opened.status !== 0) throw new Error(`${account} cannot log in: ${opened.code}`);
    return this;
  }
}

function queryText(params: Params): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query.toString();
}

function formText(params: Params): URLSearchParams {
  const entries = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(entries);
}

function encoded(endpoint: Endpoint, params: Params, options: CallOptions) {
  const headers = Object.fromEntries(
    Object.entries(options.headers ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const method = options.method ?? endpoint.method;
  if (endpoint.send === 'query' || method === 'GET') {
    const query = queryText(params);
    return { path: query === '' ? endpoint.path : `${endpoint.path}?${query}`, init: { method, headers } };
  }
  if (endpoint.send === 'form') {
    return { path: endpoint.path, init: { method, headers, body: formText(params) } };
  }
  const body = JSON.stringify(params);
  return {
    path: endpoint.path,
    init: { method, body, headers: { 'Content-Type': 'application/json', ...headers } },
  };
}

async function answered<E extends Endpoint>(
  response: Response,
  endpoint: E | null,
): Promise<Answered<EndpointData<E>>> {
  const body = checkAnswer(response, await response.text(), endpoint);
  const [error] = body.response.errors;
  return {
    http: response.status,
    status: body.response.status,
    code: error?.code ?? null,
    field: error?.field ?? null,
    // Checked against the endpoint above; of a refusal nobody reads the data.
    data: body.data as EndpointData<E>,
    body,
    headers: response.headers,
  };
}
