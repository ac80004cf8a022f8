import { chance, pickIndex } from './chance.ts';
import { classesOf } from './claims.ts';
import { ean13 } from './ean13.ts';
import { buildLabel, declaredAllergens, labelSource } from './labels/build-label.ts';
import { type Maker, makerOf, type Shopkeeper } from './maker.ts';
import { pricedOf } from './price-history.ts';
import { shelfCents } from './price-points.ts';
import { dietsOf, productClasses } from './product-classes.ts';
import { productPicture } from './product-picture.ts';
import { productSlug } from './product-slug.ts';
import type { SeedProduct } from './seed-catalogue.ts';
import { selectOptions } from './select-options.ts';
import { logistics, sellingInfos } from './selling-infos.ts';
import { euroOf, type Variant } from './variants.ts';

/** What never runs out in the demo. */
export const plenty = 100_000;

/** Where bulky goods are sent from. */
const centralWarehouse = { warehouseId: 900, name: 'Magazzino centrale' };

const newShare = 0.05;
const scarceShare = 0.011;

function availability(seed: string): number {
  const drawn = chance(`${seed} stock`);
  if (drawn >= scarceShare) return plenty;
  return drawn < scarceShare / 3 ? 0 : 1 + pickIndex(`${seed} left`, 5);
}

const praises = ['Il più scelto', 'Consigliato da noi', 'Filiera italiana'] as const;

function highlightOf({ item, leaf, format, isFirst }: Variant, seed: string): string | null {
  if (item.season === true && isFirst) return 'Di stagione';
  const sizes = item.formats ?? leaf.formats;
  const isLargest = sizes.length > 2 && leaf.selling === 'pezzo' && format.count >= 3;
  if (isLargest && chance(`${seed} large`) < 0.5) return 'Formato scorta';
  return chance(`${seed} praise`) < 0.04
    ? (praises[pickIndex(`${seed} which`, praises.length)] ?? null)
    : null;
}

/** Slug of a variant; loose goods have no pack in theirs, and no maker unless a second one sells them too. */
function variantSlug(variant: Variant, maker: Maker): string {
  const { item, leaf, format, isFirst } = variant;
  const isLoose = leaf.selling === 'sfuso';
  return productSlug({
    name: item.name,
    maker: isLoose && isFirst ? '' : maker.slugPart,
    pack: isLoose ? '' : format.printed.replace('circa ', ''),
  });
}

/** '10 capsule, 52 g': the net weight too of what is sold by its number (Reg. UE 1169/2011, art. 23). */
function countedText({ item, leaf, format }: Variant): string {
  const { pieceGrams } = labelSource(item, leaf);
  if (pieceGrams === undefined || format.unit !== 'PZ') return format.text;
  const grams = Math.round(format.gross * pieceGrams * 100) / 100;
  return `${format.text}, ${String(grams).replace('.', ',')} g`;
}

function packText(variant: Variant): string {
  const { leaf, format } = variant;
  if (leaf.selling !== 'sfuso') return countedText(variant);
  return `${format.unit === 'GR' ? 'al banco' : 'sfuso'}, ${format.text}`;
}

// Goods weighed in the shop carry in-store codes (GS1 prefix 2), the rest Italian ones.
const codePrefix = ({ leaf }: Variant): string => (leaf.selling === 'pezzo' ? '80' : '2');

/** The product a variant becomes in one brand of the shop. */
export function buildProduct(variant: Variant, shopkeeper: Shopkeeper): SeedProduct {
  const { leaf, item, line, format } = variant;
  const maker = makerOf(line, shopkeeper);
  const slug = variantSlug(variant, maker);
  const isBio = line.brand === 'own-bio';
  const classes = classesOf(item, leaf, isBio);
  const noPromo = item.noPromo === true;
  const cents = shelfCents(euroOf(variant));
  const infos = sellingInfos({ leaf, format, cents });
  const priced = pricedOf({ seed: slug, cents, infos, noPromo, currency: shopkeeper.currency });
  const isLiquid = format.unit === 'ML' || format.unit === 'CL' || format.unit === 'LT';
  const { alcohol } = labelSource(item, leaf);
  return {
    slug,
    name: item.name,
    brand: maker.name,
    description: packText(variant),
    barcode: ean13({ prefix: codePrefix(variant), seed: slug }),
    categorySlug: leaf.slug,
    vatPct: item.vat ?? leaf.vat,
    ...priced,
    perishable: leaf.perishable === true,
    available: availability(slug),
    minAcq: 1,
    maxAcq: 0,
    deliveryWarehouse: item.isSentApart === true ? centralWarehouse : null,
    maxPerDay: item.maxPerDay ?? 0,
    isNew: priced.promo === null && chance(`${slug} new`) < newShare,
    highlight: highlightOf(variant, slug),
    productClasses: classes.map((key) => productClasses[key]),
    diets: dietsOf(classes),
    classMax: null,
    selectOptions: (item.options ?? leaf.options ?? []).map((key) => selectOptions[key]),
    productInfos: {
      ...sellingInfos({ leaf, format, cents: priced.priceCents }),
      ...(alcohol === undefined ? {} : { ALCOHOL_VOL: String(alcohol) }),
    },
    ...logistics({ leaf, format, seed: slug }),
    allergens: declaredAllergens({ item, leaf, isBio }),
    label: buildLabel({ item, leaf, maker, isBio, unit: isLiquid ? 'ml' : 'g' }),
    vendor: maker.vendor,
    packaging: false,
    picture: productPicture(variant, maker),
  };
}
