import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { close, drain, listen, type Timeouts } from './listen.ts';

const agent = new Agent({ keepAlive: true });
let opened: Server | null = null;

afterEach(() => {
  agent.destroy();
  opened?.closeAllConnections();
  opened?.close();
});

async function open(listener: RequestListener, timeouts?: Timeouts): Promise<number> {
  const given = timeouts === undefined ? {} : { timeouts };
  opened = await listen(listener, { host: '127.0.0.1', port: 0, ...given });
  return (opened.address() as AddressInfo).port;
}

function running(): Server {
  if (opened === null) throw new Error('nothing listens');
  return opened;
}

/** What is kept of an answer on a connection that may serve again. */
async function ask(port: number): Promise<[status: number, connection: string, body: string]> {
  const [answer] = (await once(get({ host: '127.0.0.1', port, agent }), 'response')) as [IncomingMessage];
  return [answer.statusCode ?? 0, answer.headers.connection ?? '', await text(answer)];
}

const good: RequestListener = (_, response) => response.end('good');

describe('who takes too long', () => {
  const short = { headers: 100, request: 200, idle: 60_000, keepAlive: 60_000, checkInterval: 20 };

  test('is given up after 10 seconds of headers, 20 of a request, a minute of silence', async () => {
    await open(good);
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = running();
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      timeout: 60_000,
      keepAliveTimeout: 75_000,
    });
  });

  test.each([
    ['nothing', ''],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: shop\r\nX-More: '],
    ['a body that never ends', 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('with %s is answered 408 and let go', async (_, sent) => {
    const port = await open((request, response) => {
      request.on('error', () => undefined);
      request.resume().on('end', () => response.end());
    }, short);
    const socket = connect(port, '127.0.0.1');
    socket.write(sent);
    expect(await text(socket)).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
  });

  test('to read the answer is let go', async () => {
    const ending = Promise.withResolvers<boolean>();
    const port = await open(
      (_, response) => {
        response.once('close', () => ending.resolve(response.writableFinished));
        response.end(Buffer.alloc(64 * 1024 * 1024));
      },
      { ...short, idle: 100 },
    );
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await ending.promise).toBe(false);
    socket.destroy();
  });
});

describe('a server that is told to end', () => {
  test('ends the connections of those it still answers', async () => {
    const port = await open(good);
    expect(await ask(port)).toEqual([200, 'keep-alive', 'good']);
    drain(running());
    expect(await ask(port)).toEqual([200, 'close', 'good']);
  });

  test('takes nobody, finishes what is under way, and is closed then', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const port = await open((_, response) => {
      begun.resolve();
      void finish.promise.then(() => response.end('good'));
    });
    const underWay = ask(port);
    await begun.promise;
    const closed = close(running(), 60_000);
    await expect(ask(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    finish.resolve();
    expect(await underWay).toEqual([200, 'keep-alive', 'good']);
    await closed;
  });

  test('ends what takes longer than its grace period', async () => {
    const begun = Promise.withResolvers<void>();
    const port = await open(() => begun.resolve());
    const underWay = ask(port).catch((error: unknown) => error);
    await begun.promise;
    await close(running(), 10);
    expect(await underWay).toMatchObject({ code: 'ECONNRESET' });
  });
});
