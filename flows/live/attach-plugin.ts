import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import type { HotChannelClient, Plugin } from 'vite';
import { LiveShop } from './live-shop.ts';
import { livePath, inspectionBatch, inspectionChannel } from './inspection-message.ts';

const inspectedBus = join(import.meta.dirname, 'inspected-bus.ts');
const silentBus = /\/src\/wiring\/event-bus\.ts$/;
const own = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A program of this machine; browsers always say what they fetch for, and no page may read along. */
const isAdmitted = ({ socket, headers }: IncomingMessage): boolean =>
  own.has(socket.remoteAddress ?? '') &&
  headers['sec-fetch-site'] === undefined &&
  headers.origin === undefined;

function answer(shop: LiveShop, request: IncomingMessage, response: ServerResponse): void {
  if (!isAdmitted(request)) {
    response.writeHead(403).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
  response.flushHeaders();
  const stop = shop.listen((message) => response.write(`${JSON.stringify(message)}\n`));
  response.on('close', stop);
}

/**
 * Lets `npm run flows` watch the flows of `npm run dev`. In the browser, and only under the development server, it puts
 * a bus that tells into the place of the app's own; a build never sees it.
 */
export function attachFlows(): Plugin {
  const shop = new LiveShop();
  const pages = new Map<HotChannelClient, number>();
  return {
    name: 'attach-flows',
    apply: 'serve',
    // Before Vite's own way to find files.
    enforce: 'pre',
    async resolveId(source, importer) {
      if (this.environment.name !== 'client' || !source.endsWith('event-bus.ts') || importer === inspectedBus)
        return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found !== null && silentBus.test(found.id) ? inspectedBus : null;
    },
    configureServer(server) {
      const { hot } = server.environments.client;
      hot.on(inspectionChannel, (batch: unknown, client: HotChannelClient) => {
        const told = v.safeParse(inspectionBatch, batch);
        if (!told.success) return;
        const page = pages.get(client) ?? shop.enter();
        pages.set(client, page);
        for (const one of told.output) shop.hear(page, one);
      });
      hot.on('vite:client:disconnect', (_: undefined, client: HotChannelClient) => {
        const page = pages.get(client);
        if (page !== undefined) shop.leave(page);
        pages.delete(client);
      });
      server.middlewares.use(livePath, (request, response) => answer(shop, request, response));
    },
  };
}
