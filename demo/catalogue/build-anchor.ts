import type { Currency } from '../../contract/currencies.ts';
import type { SellingInfo } from '../../contract/rules/quantity/selling-info.ts';
import { type AnchorSource, anchors } from './anchors.ts';
import { buildProduct, plenty } from './build-product.ts';
import { departments } from './departments.ts';
import { ean13 } from './ean13.ts';
import type { Shopkeeper } from './maker.ts';
import { parseFormat } from './pack-format.ts';
import { type Priced, promoOf } from './price-history.ts';
import type { SeedProduct } from './seed-catalogue.ts';
import type { LeafSource } from './source.ts';

const leaves = new Map(
  departments.flatMap((department) => department.leaves.map((leaf) => [leaf.slug, leaf])),
);

function leafOf({ slug, leaf }: AnchorSource): LeafSource {
  const found = leaves.get(leaf);
  if (found === undefined) throw new RangeError(`No leaf ${leaf} for ${slug}`);
  return found;
}

const unchangedFor = 180;
const cutSince = 6;

function priced({ slug, cents, regularCents }: AnchorSource, infos: SellingInfo, currency: Currency): Priced {
  if (regularCents === undefined) {
    const priceHistory = [{ daysAgo: unchangedFor, cents }];
    return { priceCents: cents, standardPriceCents: null, priceHistory, promo: null };
  }
  return {
    priceCents: cents,
    standardPriceCents: regularCents,
    priceHistory: [
      { daysAgo: unchangedFor, cents: regularCents },
      { daysAgo: cutSince, cents },
    ],
    promo: promoOf({
      seed: slug,
      cents: regularCents,
      promoCents: cents,
      infos,
      daysAgoStart: cutSince,
      currency,
    }),
  };
}

function buildAnchor(source: AnchorSource, shopkeeper: Shopkeeper): SeedProduct {
  const leaf = leafOf(source);
  const { slug, item, line, given = {}, infos = {} } = source;
  const product = buildProduct(
    { leaf, item, line, format: parseFormat(source.format), isFirst: true },
    shopkeeper,
  );
  const { classMax = null } = given;
  const own = classMax === null ? [] : [{ id: classMax.classId, name: classMax.className }];
  const productInfos = { ...product.productInfos, ...infos };
  return {
    ...product,
    ...priced(source, productInfos, shopkeeper.currency),
    slug,
    barcode: ean13({ prefix: leaf.selling === 'pezzo' ? '80' : '2', seed: slug }),
    available: plenty,
    isNew: false,
    highlight: item.season === true ? 'Di stagione' : null,
    ...given,
    productClasses: [...product.productClasses, ...own],
    productInfos,
  };
}

/** The products the API's demo data promises. */
export const buildAnchors = (shopkeeper: Shopkeeper): readonly SeedProduct[] =>
  anchors.map((source) => buildAnchor(source, shopkeeper));
