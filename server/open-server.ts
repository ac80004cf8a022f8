import { openShop, type Seed } from '../backend/open-shop.ts';
import { loadBrands, type Brand } from './brands.ts';
import type { ServerConfig } from './config.ts';
import { databaseFailure } from './operations/database-failure.ts';
import { openPhotographs } from './web/photographs.ts';
import { noPictures, type OpenPictures } from './web/picture-source.ts';
import { validateTenantIds } from './web/validate-tenant-ids.ts';
import { root } from './root.ts';
import { createShopServer, type ShopServer, type ShopServerParts } from './shop-server.ts';

export interface OpenedServer extends ShopServer {
  brands: readonly Brand[];
}

/** What a demo shop brings to the server that opens it. */
export interface DemoShop {
  readonly seed: (brands: readonly Brand[]) => Seed;
  readonly openPictures: OpenPictures;
  /** `<name>@<brand>.example` logs in at every brand. */
  readonly accounts: { readonly names: readonly string[]; readonly password: string };
}

export interface ServerParts extends Omit<ShopServerParts, 'openPictures'> {
  demo: DemoShop | null;
  /** Texts that are drafts are seen. */
  hasDrafts?: boolean;
  /** Prints a line for each long step. */
  print: (line: string) => void;
}

/** A retailer's photographs go before what a demo shop draws. */
function picturesOf({ photoDir }: ServerConfig, demo: DemoShop | null): OpenPictures {
  if (photoDir !== null) return () => openPhotographs(photoDir);
  return demo?.openPictures ?? (() => noPictures);
}

/** Opens the shop and everything that answers for it. Throws BrandError, ConfigError, ContentFileError, DatabaseError. */
export async function openServer(parts: ServerParts): Promise<OpenedServer> {
  const { config, demo, log, print } = parts;
  const brands = await loadBrands(root, { hasDrafts: parts.hasDrafts ?? false });
  validateTenantIds(config.backend, brands);
  const deps = await openShop({
    config: config.backend,
    tenants: brands,
    seed: demo?.seed(brands) ?? (() => Promise.resolve()),
    log,
    onStep: ({ step, detail }) => {
      if (step === 'migrate') print(`Migrating the database: ${detail} …`);
      if (step === 'seed') print(`Filling the demo shop: ${detail} …`);
    },
  }).catch((error: unknown) => {
    throw databaseFailure(error, config.backend);
  });
  const openPictures = picturesOf(config, demo);
  return { ...createShopServer({ ...parts, brands, deps, openPictures }), brands };
}
