import { seedBlocks } from './blocks.ts';
import { buildAnchors } from './build-anchor.ts';
import { buildProduct } from './build-product.ts';
import { departments } from './departments.ts';
import { inEnglish } from './english/in-english.ts';
import { withEnglishNames } from './english/translate.ts';
import type { Shopkeeper } from './maker.ts';
import { buildBags } from './packaging.ts';
import { seedCategories } from './seed-categories.ts';
import type { SeedCatalogue, SeedProduct } from './seed-catalogue.ts';
import { variantsOf } from './variants.ts';

function shelfProducts(shopkeeper: Shopkeeper): readonly SeedProduct[] {
  return departments.flatMap(({ leaves }) =>
    leaves.flatMap((leaf) =>
      leaf.items.flatMap((item) =>
        variantsOf(item, leaf).map((variant) => buildProduct(variant, shopkeeper)),
      ),
    ),
  );
}

/** Anchors take the place of the variants that would have their slug. */
function withAnchors(products: readonly SeedProduct[], shopkeeper: Shopkeeper): readonly SeedProduct[] {
  const anchors = new Map(buildAnchors(shopkeeper).map((anchor) => [anchor.slug, anchor]));
  const kept = products.filter(({ slug }) => !anchors.has(slug));
  return [...anchors.values(), ...kept, ...buildBags(shopkeeper.privateLabel)];
}

function inItalian(shopkeeper: Shopkeeper): SeedCatalogue {
  const products = withAnchors(shelfProducts(shopkeeper), shopkeeper);
  return { categories: seedCategories(), products, blocks: seedBlocks(products) };
}

/** The demo catalogue of one brand of the shop, in its language, an Italian one with English names: plain data, the same on every run. */
export function buildCatalogue(shopkeeper: Shopkeeper): SeedCatalogue {
  const italian = inItalian(shopkeeper);
  return shopkeeper.language === 'it' ? withEnglishNames(italian) : inEnglish(italian, shopkeeper);
}

/**
 * Slugs of a catalogue's products by those they have in Italian, which name the goods of the demo accounts in every brand. Throws
 * RangeError for what is not sold.
 */
export function slugsByItalian(
  { products }: SeedCatalogue,
  shopkeeper: Shopkeeper,
): (slug: string) => string {
  const italian = inItalian(shopkeeper).products;
  const slugs = new Map(italian.map(({ slug }, index) => [slug, products[index]?.slug]));
  return (slug) => {
    const found = slugs.get(slug);
    if (found === undefined) throw new RangeError(`No product ${slug}`);
    return found;
  };
}
