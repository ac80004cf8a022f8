import { Agent, request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const shared = new Agent({ keepAlive: true });
const patienceMs = 30_000;

/**
 * Sends a request to a port of this machine under the host its address names, which `fetch` of Node would replace.
 * Rejects with TypeError when no whole answer comes, and with the reason of an abort.
 */
export async function overNetwork(request: Request, port: number, agent = shared): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const lost = (cause: unknown) => new TypeError('the connection was cut', { cause });
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: request.method,
        path: pathname + search,
        headers: { host, ...Object.fromEntries(request.headers), 'content-length': body.length },
        timeout: patienceMs,
      },
      resolve,
    );
    sent.once('error', (cause) => reject(lost(cause)));
    sent.once('timeout', () => sent.destroy(new Error(`nothing came for ${patienceMs} ms`)));
    const abort = () => {
      reject(request.signal.reason);
      sent.destroy();
    };
    if (request.signal.aborted) abort();
    request.signal.addEventListener('abort', abort);
    sent.end(body);
  });
  const given = await buffer(message).catch((cause: unknown) => {
    throw lost(cause);
  });
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const status = message.statusCode ?? 0;
  return new Response([204, 304].includes(status) ? null : given, { status, headers });
}
