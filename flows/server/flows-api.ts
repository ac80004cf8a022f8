import type { ServerResponse } from 'node:http';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as FlowModule from '../flow.ts';
import type * as ReplayModule from '../replay/read-replays.ts';
import type * as ConversationModule from '../conversation/path-conversation.ts';
import type * as WalkModule from '../walk/walk-by-hand.ts';
import type * as ModelModule from '../../paths/models/all-models.ts';
import { watchShop } from '../live/watch-shop.ts';
import { readResults } from '../results/read-results.ts';
import { standaloneSource } from '../source/standalone-source.ts';

export interface FlowsApiOptions {
  /** The repository's folder. */
  root: string;
  /** Where a shop that may be running listens. */
  shop: string;
}

const charts = /\/(?:contract|machines|paths)\/.*\.ts$/;

/** The numbers of a walk by hand. */
const walked = /^\d{1,4}(?:\.\d{1,4}){0,300}$/;

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

/** Keeps the page's stream open and follows the shop for it. */
function stream(response: ServerResponse, shop: string): void {
  const over = new AbortController();
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const send = (event: string, data: string) => response.write(`event: ${event}\ndata: ${data}\n\n`);
  response.on('close', () => over.abort());
  void watchShop({
    shop,
    heard: (line) => send('told', line),
    changed: (isThere) => send('shop', JSON.stringify({ address: shop, isThere })),
    signal: over.signal,
  });
}

/** Reads charts and models through the development server, so that what is edited shows without a new start. */
function reader(server: ViteDevServer, root: string) {
  const load = <T>(file: string) => server.ssrLoadModule(`${root}/${file}`) as Promise<T>; // what the file exports
  const modelOf = async (name: string) =>
    (await load<typeof ModelModule>('paths/models/all-models.ts')).allModels.find((one) => one.name === name);
  return {
    flows: async () => (await load<typeof FlowModule>('flows/flow.ts')).readFlows(root),
    async replays(name: string) {
      const model = await modelOf(name);
      if (model === undefined) return null;
      return (await load<typeof ReplayModule>('flows/replay/read-replays.ts')).readReplays(model);
    },
    async walk(name: string, numbers: string) {
      const model = await modelOf(name);
      if (model === undefined || !walked.test(numbers)) return null;
      const { walkByHand } = await load<typeof WalkModule>('flows/walk/walk-by-hand.ts');
      return walkByHand(model, numbers.split('.').map(Number));
    },
    async conversation(name: string, number: string) {
      const model = await modelOf(name);
      if (model === undefined || !/^\d{1,5}$/.test(number)) return null;
      const { pathConversation } = await load<typeof ConversationModule>(
        'flows/conversation/path-conversation.ts',
      );
      return pathConversation(model, Number(number));
    },
    async source(name: string) {
      if ((await modelOf(name)) === undefined) return null;
      const { machineSource } = await load<typeof FlowModule>('flows/flow.ts');
      return { source: await standaloneSource(name, await machineSource(root, name)) };
    },
  };
}

/** What the page asks of this machine: charts, paths, sources, results, and a running shop. */
export function flowsApi({ root, shop }: FlowsApiOptions): Plugin {
  return {
    name: 'flows-api',
    configureServer(server) {
      const read = reader(server, root);
      const answer = async (path: string, response: ServerResponse): Promise<void> => {
        const [, what = '', name = '', detail = ''] = path.split('/');
        if (what === 'live') return stream(response, shop);
        const found = await find({ what, name, detail });
        if (found === null) response.writeHead(404).end();
        else json(response, found);
      };
      const find = ({ what, name, detail }: Record<'what' | 'name' | 'detail', string>): Promise<unknown> => {
        if (what === 'flows') return read.flows();
        if (what === 'results') return readResults(root);
        if (what === 'walks') return read.walk(name, detail);
        if (what === 'conversations') return read.conversation(name, detail);
        if (what === 'replays') return read.replays(name);
        return what === 'source' ? read.source(name) : Promise.resolve(null);
      };
      const serve: Connect.NextHandleFunction = (request, response) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        answer(pathname, response).catch((error: unknown) => {
          server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
          response.writeHead(500).end();
        });
      };
      server.middlewares.use('/api', serve);
      server.watcher.on('change', (file) => {
        if (charts.test(file)) server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  };
}
