import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tenant } from '../contract/tenant.ts';
import type { TenantSeed } from '../contract/tenant-seed.ts';
import type { TenantTokens } from '../tenants/theme/tokens.ts';

/** A brand as the server needs it: its facts, its demo shop, its colours. */
export interface Brand {
  facts: Tenant['facts'];
  seed: TenantSeed;
  tokens: TenantTokens;
}

const notBrands = new Set(['theme']);

/** Names of the brand folders. */
export async function brandNames(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'tenants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !notBrands.has(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** Every folder of `tenants/` is a brand: a new one needs no code. */
export async function loadBrands(root: string): Promise<Brand[]> {
  const names = await brandNames(root);
  return Promise.all(
    names.map(async (name) => {
      const load = (file: string): Promise<unknown> =>
        import(pathToFileURL(join(root, 'tenants', name, file)).href);
      const [{ tenant }, { seed }, { tokens }] = await Promise.all([
        load('tenant.ts') as Promise<{ tenant: Tenant }>,
        load('seed.ts') as Promise<{ seed: TenantSeed }>,
        load('tokens.ts') as Promise<{ tokens: TenantTokens }>,
      ]);
      return { facts: tenant.facts, seed, tokens };
    }),
  );
}
