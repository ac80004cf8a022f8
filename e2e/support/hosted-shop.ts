import type { RequestListener } from 'node:http';
import path from 'node:path';
import { usualHeaderPrefix } from '../../contract/api/headers.ts';
import { describeError, type Log } from '../../backend/platform/log.ts';
import { openDatabase } from '../../backend/open-shop.ts';
import { mainDependencies } from '../../backend/main-dependencies.ts';
import { drawnPictures } from '../../demo/packshots/drawn-pictures.ts';
import { loadBrands } from '../../server/brands.ts';
import { readServerConfig } from '../../server/config.ts';
import { openBuiltRenderer } from '../../server/rendering/renderer.ts';
import { root } from '../../server/root.ts';
import { createShopServer } from '../../server/shop-server.ts';
import { close, listen } from '../../server/web/listen.ts';
import { openStaticFiles } from '../../server/web/static-files.ts';
import { copiesOf, type ShopCopy } from '../../tests/backend/shop-copy.ts';
import { workerPaths } from '../../contract/rules/language/worker-path.ts';
import type { Shop, ShopSettings, WorkerOfShop } from './shop.ts';

/** The build of the shop, or another one in its place. */
const distDir = path.join(root, process.env.SHOP_DIST ?? 'dist');

/** What all shops of a process have in common. */
export interface ShopGround {
  /** A copy of the seeded PostgreSQL database, for one shop. */
  readonly takeCopy: () => Promise<ShopCopy>;
  readonly brands: Awaited<ReturnType<typeof loadBrands>>;
  readonly renderer: Awaited<ReturnType<typeof openBuiltRenderer>>;
  readonly files: Awaited<ReturnType<typeof openStaticFiles>>;
  readonly log: Log;
}

/** Loads what was built, once for all shops of this process. */
export async function loadGround(template: string, log: Log): Promise<ShopGround> {
  const takeCopy = copiesOf(template);
  const [brands, renderer, files] = await Promise.all([
    loadBrands(root),
    openBuiltRenderer({ distDir, headerPrefix: usualHeaderPrefix }),
    openStaticFiles(`${distDir}/client`),
  ]);
  return { takeCopy, brands, renderer, files, log };
}

/** A worker of a newer build, which has the usuals page under another name: the older one's is not among its files. */
async function newerWorker(worker: Response): Promise<Response> {
  const text = (await worker.text()).replaceAll(/\/assets\/usuals\.page-[\w-]+\.js/g, '/icon.svg');
  return new Response(`${text}\n// newer`, { headers: worker.headers });
}

/** The files of the build, with the worker a test wants browsers to be given. */
const filesWith =
  (files: ShopGround['files'], worker: WorkerOfShop): ShopGround['files'] =>
  async (request, pathname) => {
    if (!workerPaths.has(pathname) || worker === 'built') return files(request, pathname);
    const built = worker === 'off' ? null : await files(request, pathname);
    return built && newerWorker(built);
  };

/** The shop as `npm start` opens it where nothing else is set: its test payments and its outbox answer. */
function openOn(
  { brands, renderer, files, log }: ShopGround,
  { port, databaseUrl, settings }: { port: number; databaseUrl: string; settings: ShopSettings },
) {
  const config = readServerConfig({
    NODE_ENV: 'development',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    PICTURE_DIR: `${root}/.data/pictures`,
    ...settings,
  });
  const { headerPrefix } = config.backend;
  return async (worker: WorkerOfShop) => {
    const database = await openDatabase(config.backend, log);
    const { listener, backend, health } = createShopServer({
      config,
      brands,
      deps: mainDependencies({ database, log, tenants: brands, config: config.backend }),
      renderer:
        headerPrefix === usualHeaderPrefix ? renderer : await openBuiltRenderer({ distDir, headerPrefix }),
      files: filesWith(files, worker),
      openPictures: drawnPictures(config.pictureDir),
      hasPolicy: true,
      responseLifetime: 60_000,
      log,
    });
    backend.jobs.start();
    // Pages that are the same for everybody are kept from here on. No test looks at all brands: each loads what it needs.
    const warmed = backend
      .warm([])
      .catch((error: unknown) => log.warn('shop.cold', { reason: describeError(error) }));
    return {
      listener,
      close: async () => {
        health.close();
        await warmed;
        await backend.close();
      },
    };
  };
}

/**
 * Opens a shop in this process. `restart` closes its server, its connections and its database and opens all of them
 * again on the same data and port; the process itself, with the code it has loaded, goes on.
 */
export async function openHostedShop(ground: ShopGround, settings: ShopSettings): Promise<Shop> {
  const copy = await ground.takeCopy();
  let listener: RequestListener = (_, response) => response.writeHead(503).end();
  const listenOn = (port: number) =>
    listen((incoming, outgoing) => listener(incoming, outgoing), { host: '', port });
  // The shop has to know its port before it is made: its mails name it.
  let http = await listenOn(0);
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const { port } = address;
  const openShop = openOn(ground, { port, databaseUrl: copy.url, settings });
  let shop = await openShop('built');
  ({ listener } = shop);
  const end = async () => {
    await close(http);
    await shop.close();
  };
  return {
    port,
    restart: async (worker = 'built') => {
      await end();
      http = await listenOn(port);
      shop = await openShop(worker);
      ({ listener } = shop);
    },
    stop: async () => {
      await end();
      await copy.drop();
    },
  };
}
