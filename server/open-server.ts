import { getRequestListener } from '@hono/node-server';
import { createBackend, type Backend } from '../backend/app.ts';
import { ConfigError } from '../backend/config.ts';
import { describeError, type Log } from '../backend/log.ts';
import { openShop } from '../backend/open-shop.ts';
import { loadBrands, type Brand } from './brands.ts';
import type { ServerConfig } from './config.ts';
import { databaseFailure } from './database-failure.ts';
import { createMedia } from './media.ts';
import { createPageCache } from './page-cache.ts';
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
  /** How long a page that is the same for everybody may be served again, in ms. */
  pageLifetime: number;
  log: Log;
  /** Told of each long step. */
  tell: (line: string) => void;
}

function checkDefaultTenant(chosen: string | null, brands: readonly Brand[]): void {
  const known = brands.map(({ facts }) => facts.tenantId);
  if (chosen === null || known.includes(chosen)) return;
  throw new ConfigError(`DEFAULT_TENANT is not valid: one of ${known.join(', ')}.`);
}

/** Opens the shop and everything that answers for it. Throws BrandError, ConfigError, DatabaseError. */
export async function openServer(parts: ServerParts): Promise<OpenedServer> {
  const { config, renderer, log, tell } = parts;
  const brands = await loadBrands(root);
  checkDefaultTenant(config.backend.defaultTenant, brands);
  const deps = await openShop({
    config: config.backend,
    tenants: brands,
    log,
    onStep: ({ step, detail }) => {
      if (step === 'migrate') tell(`Migrating the database: ${detail} …`);
      if (step === 'seed') tell(`Filling the demo shop: ${detail} …`);
    },
  }).catch((error: unknown) => {
    throw databaseFailure(error, config.backend);
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
      cache: createPageCache({ now: Date.now, lifetime: parts.pageLifetime }),
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
