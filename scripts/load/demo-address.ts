import { Agent, request as send, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AnsweringShop } from '../../tests/backend/shop-client.ts';
import type { LoadFigures } from './load-figures.ts';

/** Nobody puts a load on a shop where people buy. */
class NoDemoShopError extends Error {
  override readonly name = 'NoDemoShopError';
}

const agent = new Agent({ keepAlive: true });
const patienceMs = 30_000;

const hostOf = ({ hostname }: URL): string => (/(?:^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname);

/** What is called, without what tells one product, order or file from another. */
function callOf(method: string, pathname: string): string {
  if (pathname.startsWith('/ebsn/')) return `${method} ${pathname}`;
  if (pathname.startsWith('/__psp')) return 'payment page';
  if (pathname.startsWith('/__')) return 'development';
  const [first = ''] = pathname.slice(1).split('/');
  return `page /${first}${pathname.split('/').length > 2 ? '/…' : ''}`;
}

function answerOf(url: URL, request: Request, body: Buffer, from: string): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), host: url.host, 'x-forwarded-for': from };
  return new Promise((resolve, reject) => {
    const sent = send(
      {
        agent,
        host: hostOf(url),
        port: url.port === '' ? 80 : url.port,
        method: request.method,
        path: pathname + search,
        headers: { ...headers, 'content-length': body.length },
        timeout: patienceMs,
      },
      resolve,
    );
    sent.once('error', reject);
    sent.once('timeout', () => sent.destroy(new Error(`nothing came for ${patienceMs} ms`)));
    sent.end(body);
  });
}

/** The shop at an address for one shopper, who comes `from` an address of their own, with every answer timed. */
export const shopAt = (url: URL, from: string, figures: LoadFigures): AnsweringShop => ({
  app: {
    async fetch(request) {
      const call = callOf(request.method, new URL(request.url).pathname);
      const began = performance.now();
      const body = Buffer.from(await request.arrayBuffer());
      try {
        const message = await answerOf(url, request, body, from);
        const given = await buffer(message);
        const status = message.statusCode ?? 0;
        figures.add(call, performance.now() - began, status >= 500);
        const headers = new Headers();
        for (const [name, values = []] of Object.entries(message.headersDistinct))
          for (const value of values) headers.append(name, value);
        return new Response([204, 304].includes(status) ? null : given, { status, headers });
      } catch (error) {
        figures.add(call, performance.now() - began, true);
        throw error;
      }
    },
  },
});

/** Only a demo shop shows its mails to everybody. Throws NoDemoShopError. */
export async function assertDemoShop({ app }: AnsweringShop, url: URL): Promise<void> {
  const asked = new Request(new URL('/__dev/outbox?to=nobody', url), {
    headers: { 'X-Ebsn-Client': 'site' },
  });
  const answer = await Promise.resolve(app.fetch(asked)).catch(() => null);
  const told: unknown = answer?.status === 200 ? await answer.json().catch(() => null) : null;
  if (told === null || typeof told !== 'object' || !('mails' in told))
    throw new NoDemoShopError(`${url.origin} is no demo shop: nothing was sent to it.`);
}
