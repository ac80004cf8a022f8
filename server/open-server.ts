import { openShop } from '../backend/open-shop.ts';
import { demoSeed } from '../demo/demo-seed.ts';
import { loadBrands, type Brand } from './brands.ts';
import { databaseFailure } from './operations/database-failure.ts';
import { validateTenantIds } from './web/validate-tenant-ids.ts';
import { root } from './root.ts';
import { createShopServer, type ShopServer, type ShopServerParts } from './shop-server.ts';

export interface OpenedServer extends ShopServer {
  brands: readonly Brand[];
}

export interface ServerParts extends ShopServerParts {
  /** Prints a line for each long step. */
  print: (line: string) => void;
}

/** Opens the shop and everything that answers for it. Throws BrandError, ConfigError, DatabaseError. */
export async function openServer(parts: ServerParts): Promise<OpenedServer> {
  const { config, log, print } = parts;
  const brands = await loadBrands(root);
  validateTenantIds(config.backend, brands);
  const deps = await openShop({
    config: config.backend,
    tenants: brands,
    seed: demoSeed(brands),
    log,
    onStep: ({ step, detail }) => {
      if (step === 'migrate') print(`Migrating the database: ${detail} …`);
      if (step === 'seed') print(`Filling the demo shop: ${detail} …`);
    },
  }).catch((error: unknown) => {
    throw databaseFailure(error, config.backend);
  });
  return { ...createShopServer({ ...parts, brands, deps }), brands };
}
