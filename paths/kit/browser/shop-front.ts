import type { Log } from '../../../backend/platform/log.ts';
import { mainDependencies } from '../../../backend/main-dependencies.ts';
import { drawnPictures } from '../../../demo/packshots/drawn-pictures.ts';
import { loadBrands } from '../../../server/brands.ts';
import { readServerConfig } from '../../../server/config.ts';
import { openBuiltRenderer } from '../../../server/rendering/renderer.ts';
import { root } from '../../../server/root.ts';
import { createShopServer } from '../../../server/shop-server.ts';
import { openStaticFiles } from '../../../server/web/static-files.ts';
import { nextCall } from '../http/call-context.ts';
import { openLatch, type Latch } from '../http/latch.ts';
import { openSeededDatabase, type SeededShop } from '../http/seeded-shop.ts';
import { isCall } from './tab.ts';
import type { Traffic } from './traffic.ts';

/** One product is sold as the cases of the models have it: in fours, at most twelve. */
const soldInFours = `UPDATE products SET infos = infos || '{"QTY_MULT": "4", "QTY_LOCKED": "true", "MAXACQ": "12"}'
  WHERE slug = 'penne-rigate-500-g'`;

/** The whole shop, pages and backend, with a latch in front of its calls. */
export interface ShopFront {
  readonly shop: SeededShop;
  readonly latch: Latch;
  readonly port: number;
  /** Errors the server has written to its log since this was asked last. */
  complaints(): readonly string[];
  /** Hands every call to whoever directs the traffic now; nobody lets all of them through. */
  direct(traffic: Traffic | null): void;
  close(): Promise<void>;
}

/** Opens the built shop in this process, on a port of its own and a copy of the demo shop's database. */
export async function openShopFront(): Promise<ShopFront> {
  const database = await openSeededDatabase();
  await database.script(soldInFours);
  const config = readServerConfig({ PICTURE_DIR: `${root}/.data/pictures` });
  const complaints: string[] = [];
  const log: Log = {
    info: () => undefined,
    warn: () => undefined,
    error: (event, fields) => complaints.push(`${event} ${JSON.stringify(fields)}`),
  };
  const brands = await loadBrands(root);
  // React renders twice as fast so; the shop's own checks have read their setting already.
  process.env.NODE_ENV = 'production';
  const { listener, backend } = createShopServer({
    config,
    brands,
    deps: mainDependencies({ database, log, tenants: brands, config: config.backend }),
    renderer: await openBuiltRenderer({
      distDir: `${root}/dist`,
      headerPrefix: config.backend.headerPrefix,
    }),
    files: await openStaticFiles(`${root}/dist/client`),
    openPictures: drawnPictures(config.pictureDir),
    hasPolicy: true,
    responseLifetime: 60_000,
    log,
  });
  await backend.warm();
  let director: Traffic | null = null;
  const front = await openLatch(
    { backend },
    {
      callOf: ({ url = '' }) => (director !== null && isCall(url) ? nextCall() : null),
      arrived: (call, asked) => director?.arrived(call, asked),
      others: listener,
      keepsConnections: false,
    },
  );
  return {
    shop: { backend, database, close: () => backend.close() },
    latch: front.latch,
    port: front.port,
    complaints: () => complaints.splice(0),
    direct: (traffic) => {
      director = traffic;
    },
    async close() {
      await front.close();
      await backend.close();
    },
  };
}
