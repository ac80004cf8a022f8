import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandPost } from '../../contract/brand-post.ts';
import type { TenantSeed } from '../../contract/tenant-seed.ts';
import type { MovedAddresses, Tenant } from '../../contract/tenant.ts';
import { languages, type Language } from '../../contract/languages.ts';
import { contentFolder } from '../../server/content/open-content.ts';
import { readPosts } from '../../server/content/read-posts.ts';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { TenantTokens } from '../../tenants/theme/tokens.ts';

/** A brand's folder as its checks read it. `tenant` is what the file holds, whatever that is. */
export interface BrandFolder {
  id: string;
  tenant: unknown;
  seed: TenantSeed;
  tokens: TenantTokens;
  addresses: MovedAddresses;
  logo: LogoDrawing;
  texts: readonly BrandPost[];
  /** What its files `texts/<language>.ts` hold, whatever that is, of the languages that have one. */
  furtherTexts: ReadonlyMap<Language, unknown>;
  /** Paths of all its files, from the folder. */
  files: readonly string[];
}

/** A brand whose `tenant` holds what the schema wants. */
export interface WholeBrand extends BrandFolder {
  tenant: Tenant;
}

/** The tool was asked for what it cannot do; the message says what to do instead. */
export class BrandToolError extends Error {
  override readonly name = 'BrandToolError';
}

async function load(root: string, file: string): Promise<Record<string, unknown>> {
  try {
    return (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BrandToolError(`${file} cannot be read: ${reason}`, { cause: error });
  }
}

/** What a brand says in other languages than its first. */
async function furtherTextsOf(
  root: string,
  id: string,
  files: readonly string[],
): Promise<ReadonlyMap<Language, unknown>> {
  const said = languages.filter((language) => files.includes(`texts/${language}.ts`));
  return new Map(
    await Promise.all(
      said.map(async (language) => {
        const { texts } = await load(root, `tenants/${id}/texts/${language}.ts`);
        return [language, texts] as const;
      }),
    ),
  );
}

/** Names of the brands of a shop. */
export async function brandIds(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'tenants'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
    .map(({ name }) => name)
    .toSorted();
}

/** Reads the folder of a brand. Throws BrandToolError, ContentFileError. */
export async function readBrand(root: string, id: string): Promise<BrandFolder> {
  if (!(await brandIds(root)).includes(id)) throw new BrandToolError(`There is no brand in tenants/${id}.`);
  const [{ tenant }, { seed }, { tokens }, { addresses }, { logo }, texts, entries] = await Promise.all([
    load(root, `tenants/${id}/tenant.ts`),
    load(root, `tenants/${id}/seed.ts`) as Promise<{ seed?: TenantSeed }>,
    load(root, `tenants/${id}/tokens.ts`) as Promise<{ tokens?: TenantTokens }>,
    load(root, `tenants/${id}/moved.ts`) as Promise<{ addresses?: MovedAddresses }>,
    load(root, `tenants/${id}/logo.ts`) as Promise<{ logo?: LogoDrawing }>,
    readPosts(contentFolder(root, id), { hasDrafts: true }),
    readdir(join(root, 'tenants', id), { recursive: true }),
  ]);
  if (seed === undefined) throw new BrandToolError(`tenants/${id}/seed.ts exports no \`seed\`.`);
  if (tokens === undefined) throw new BrandToolError(`tenants/${id}/tokens.ts exports no \`tokens\`.`);
  if (addresses === undefined) throw new BrandToolError(`tenants/${id}/moved.ts exports no \`addresses\`.`);
  if (logo === undefined) throw new BrandToolError(`tenants/${id}/logo.ts exports no \`logo\`.`);
  const furtherTexts = await furtherTextsOf(root, id, entries);
  return { id, tenant, seed, tokens, addresses, logo, texts, furtherTexts, files: entries };
}
