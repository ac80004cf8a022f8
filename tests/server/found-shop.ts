import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { login } from '../../contract/api/account/auth.ts';
import type { ShopFeature } from '../../contract/tenant.ts';
import { mainDependencies } from '../../backend/main-dependencies.ts';
import { demoPassword } from '../../e2e/support/shopper.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { drawnPictures } from '../../demo/packshots/drawn-pictures.ts';
import { openSeededDatabase } from '../../paths/kit/http/seeded-shop.ts';
import { loadBrands } from '../../server/brands.ts';
import { readServerConfig } from '../../server/config.ts';
import { openBuiltRenderer } from '../../server/rendering/renderer.ts';
import { root } from '../../server/root.ts';
import { createShopServer } from '../../server/shop-server.ts';
import { openStaticFiles } from '../../server/web/static-files.ts';

export interface FoundAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The web process over the demo shop, as a crawler meets it. */
export async function openFoundShop() {
  const config = readServerConfig({ PUBLIC_ORIGIN: 'https://{domain}', PICTURE_DIR: '.data/pictures' });
  const database = await openSeededDatabase();
  const renderer = await openBuiltRenderer({
    distDir: `${root}/dist`,
    headerPrefix: config.backend.headerPrefix,
  });
  const files = await openStaticFiles(`${root}/dist/client`, { hasWorker: false });
  /** By brand, the features it is without. */
  const leftOut = new Map<string, readonly ShopFeature[]>();
  const brands = (await loadBrands(root)).map(({ facts, ...brand }) => ({
    ...brand,
    facts: {
      ...facts,
      get without() {
        return leftOut.get(facts.tenantId) ?? facts.without;
      },
    },
  }));
  const server = createShopServer({
    config,
    brands,
    renderer: {
      ...renderer,
      async storefrontOf(brand, language) {
        const storefront = await renderer.storefrontOf(brand, language);
        const { facts } = storefront.tenant;
        const without = leftOut.get(brand) ?? facts.without;
        return { ...storefront, tenant: { ...storefront.tenant, facts: { ...facts, without } } };
      },
    },
    files: async (request, pathname) => {
      const [, brand] = /^\/assets\/tenant-(\w+)-/.exec(pathname) ?? [];
      const without = leftOut.get(brand ?? '');
      if (without === undefined) return files(request, pathname);
      const built = await files(new Request(request.url), pathname);
      const text = await built?.text();
      return new Response(text?.replace(/\bwithout:\[[^\]]*\]/, `without:${JSON.stringify(without)}`), {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
      });
    },
    openPictures: drawnPictures(config.pictureDir),
    hasPolicy: true,
    responseLifetime: 0,
    log: silentLog,
    deps: mainDependencies({ database, log: silentLog, tenants: brands, config: config.backend }),
  });
  await server.backend.warm();
  const http = createServer(server.listener);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the shop has no port');
  return {
    brands,
    database,
    /** From now on the brand is without these. */
    leaveOut: (brand: string, features: readonly ShopFeature[]) => void leftOut.set(brand, features),
    /** Where a browser finds a brand. */
    originOf: (brand: string) => `http://${brand}.localhost:${address.port}`,
    /** The cookie of a demo account's session. */
    async logIn(brand: string, account: string): Promise<string> {
      const { method, path } = login;
      const headers = { 'X-Ebsn-Client': 'site', 'Content-Type': 'application/json' };
      const body = JSON.stringify({ login: `${account}@${brand}.example`, password: demoPassword });
      const call = new Request(`http://${brand}.localhost${path}`, { method, headers, body });
      const answer = await server.backend.app.fetch(call);
      const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('X-Ebsn-Session='));
      if (cookie === undefined) throw new Error(`${account} was not let in: ${await answer.text()}`);
      return cookie.slice(0, cookie.indexOf(';'));
    },
    /** Answers of a brand; where they lead elsewhere, that is not followed. */
    async get(
      brand: string,
      path: string,
      { method = 'GET', cookie = '' }: { method?: string; cookie?: string } = {},
    ): Promise<FoundAnswer> {
      const asked = request({
        host: '127.0.0.1',
        port: address.port,
        path,
        method,
        headers: { Host: `${brand}.localhost`, ...(cookie === '' ? {} : { Cookie: cookie }) },
      });
      const answered = new Promise<FoundAnswer>((resolve, reject) => {
        asked.once('error', reject);
        asked.once('response', (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
            reject,
          );
        });
      });
      asked.end();
      return answered;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await server.backend.close();
    },
  };
}

export type FoundShop = Awaited<ReturnType<typeof openFoundShop>>;
