import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MailLook } from '../backend/modules/mail/mail-look.ts';
import type { MovedAddresses, Tenant } from '../contract/tenant.ts';
import { tenantFaults } from '../contract/tenant-keys.ts';
import type { TenantSeed } from '../contract/tenant-seed.ts';
import { contentFolder, openContent, type BrandContent } from './content/open-content.ts';
import { mailLookOf } from './mail-look.ts';
import type { TenantTokens } from '../tenants/theme/tokens.ts';

/**
 * A brand as the server needs it: its facts, its demo shop, its colours, the look of its mails, its texts and its older
 * addresses.
 */
export interface Brand {
  facts: Tenant['facts'];
  seed: TenantSeed;
  tokens: TenantTokens;
  mailLook: MailLook;
  content: BrandContent;
  addresses: MovedAddresses;
}

/** A brand's folder cannot be read; the message names the file. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}

const notBrands = new Set(['theme']);

async function load(root: string, file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(join(root, file)).href);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrandError(`The brand in ${file} cannot be read: ${reason}`, { cause: error });
  }
}

/** Names of the brand folders. */
async function brandNames(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'tenants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !notBrands.has(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/** Every folder of `tenants/` is a brand: a new one needs no code. Throws BrandError, ContentFileError. */
export async function loadBrands(
  root: string,
  { hasDrafts = false }: { readonly hasDrafts?: boolean } = {},
): Promise<Brand[]> {
  const names = await brandNames(root);
  return Promise.all(
    names.map(async (name) => {
      const [{ tenant }, { seed }, { tokens }, { addresses }] = await Promise.all([
        load(root, `tenants/${name}/tenant.ts`) as Promise<{ tenant: Tenant }>,
        load(root, `tenants/${name}/seed.ts`) as Promise<{ seed: TenantSeed }>,
        load(root, `tenants/${name}/tokens.ts`) as Promise<{ tokens: TenantTokens }>,
        load(root, `tenants/${name}/moved.ts`) as Promise<{ addresses: MovedAddresses }>,
      ]);
      const faults = tenantFaults(tenant);
      if (faults.length > 0)
        throw new BrandError([`The brand in tenants/${name}/tenant.ts cannot open:`, ...faults].join('\n'));
      return {
        facts: tenant.facts,
        seed,
        tokens,
        mailLook: mailLookOf(tokens),
        addresses,
        content: await openContent(contentFolder(root, name), { hasDrafts }),
      };
    }),
  );
}
