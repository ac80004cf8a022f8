import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { callContext, callHeader } from './call-context.ts';

interface HttpFetch {
  readonly port: number;
  readonly host: string;
  /** The cookies of this browser; answers write to it. */
  readonly cookies: Map<string, string>;
  /** The address the shop sees. */
  readonly address: string;
}

function keepCookies(message: IncomingMessage, cookies: Map<string, string>): void {
  for (const cookie of message.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** `fetch` as a browser does it, over a real connection to a local server: with a Host, cookies and an abort. */
export const createHttpFetch = ({ port, host, cookies, address }: HttpFetch): typeof fetch => {
  const agent = new Agent({ keepAlive: true });
  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const headers: Record<string, string> = {
      ...Object.fromEntries(asked.headers),
      host,
      'x-test-address': address,
      [callHeader]: String(callContext.getStore() ?? 0),
    };
    if (cookies.size > 0)
      headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = Buffer.from(await asked.arrayBuffer());
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpRequest(
        { host: '127.0.0.1', port, agent, path: url.pathname + url.search, method: asked.method, headers },
        resolve,
      );
      sent.once('error', (cause) => reject(new TypeError('the connection was cut', { cause })));
      const abort = () => {
        reject(asked.signal.reason);
        sent.destroy();
      };
      if (asked.signal.aborted) abort();
      asked.signal.addEventListener('abort', abort);
      sent.end(body);
    });
    keepCookies(message, cookies);
    const given = await buffer(message);
    const answered = new Headers();
    for (const [name, value] of Object.entries(message.headers))
      if (typeof value === 'string') answered.set(name, value);
    const status = message.statusCode ?? 0;
    return new Response([204, 304].includes(status) ? null : given, { status, headers: answered });
  };
};
