import type { Storefront } from '../../tenants/theme/storefront.ts';

const modules = import.meta.glob<{ storefront: Storefront }>([
  '../../tenants/*/storefront.ts',
  // What all brands share.
  '!../../tenants/theme/**',
]);

const loaders = new Map(
  Object.entries(modules).map(([file, load]) => [file.split('/').at(-2) ?? '', load] as const),
);

/** Names of the brands, each a folder in tenants/. */
export const brands: readonly string[] = [...loaders.keys()];

/** A brand's storefront; of an empty name the first brand's. Throws RangeError for an unknown brand. */
export async function storefrontOf(brand: string): Promise<Storefront> {
  const load = loaders.get(brand === '' ? (brands[0] ?? '') : brand);
  if (load === undefined) throw new RangeError(`the gallery has no brand ${brand}`);
  return (await load()).storefront;
}
