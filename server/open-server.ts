import { getRequestListener } from '@hono/node-server';
import { createBackend, type Backend } from '../backend/app.ts';
import { describeError, type Log } from '../backend/log.ts';
import { openShop } from '../backend/open-shop.ts';
import { loadBrands, type Brand } from './brands.ts';
import type { ServerConfig } from './config.ts';
import { createMedia } from './media.ts';
import { createPages } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { root } from './root.ts';
import type { StaticFiles } from './static-files.ts';
import { createWeb } from './web.ts';

export interface OpenedServer {
  listener: ReturnType<typeof getRequestListener>;
  backend: Backend;
  brands: readonly Brand[];
}

export interface ServerParts {
  config: ServerConfig;
  renderer: Renderer;
  files: StaticFiles;
  hasPolicy: boolean;
  log: Log;
  /** Told of each long step. */
  tell: (line: string) => void;
}

/** Opens the shop and everything that answers for it. */
export async function openServer(parts: ServerParts): Promise<OpenedServer> {
  const { config, renderer, log, tell } = parts;
  const brands = await loadBrands(root);
  const deps = await openShop({
    config: config.backend,
    tenants: brands,
    log,
    onStep: ({ step, detail }) => {
      if (step === 'migrate') tell(`Migrating the database: ${detail} …`);
      if (step === 'seed') tell(`Filling the demo shop: ${detail} …`);
    },
  });
  const backend = createBackend(deps);
  const { publicOrigin, sessionCookie } = config.backend;
  const originOf = ({ facts }: Brand) =>
    publicOrigin
      .replace('{tenant}', facts.tenantId)
      .replace('{domain}', facts.domains[0] ?? `${facts.tenantId}.localhost`);
  const web = createWeb({
    config: config.backend,
    brands,
    backend,
    renderer,
    files: parts.files,
    hasPolicy: parts.hasPolicy,
    log,
    media: createMedia({
      dir: config.pictureDir,
      findPicture: (tenantId, key) => backend.findPicture(tenantId, key),
      onUnkept: (error) => log.warn('picture.unkept', { reason: describeError(error) }),
    }),
    pages: createPages({
      renderer,
      shop: async (request) => backend.app.fetch(request),
      originOf,
      sessionCookie,
      now: () => deps.clock().getTime(),
    }),
  });
  const listener = getRequestListener((request, connection) => web(request, connection), {
    overrideGlobalObjects: false,
  });
  return { listener, backend, brands };
}
