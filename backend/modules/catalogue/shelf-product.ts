import type { Language } from '../../../contract/languages.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { baseUnit, isPieceUnit } from '../../../contract/rules/quantity/unit.ts';
import type { CatalogueRows } from './catalogue.reader.ts';
import type { CategoryNode } from './category-tree.ts';
import { mediaUrl } from './picture-url.ts';
import { breadCrumbsIn } from './words-in.ts';

type ProductRow = CatalogueRows['products'][number];
type PricedFields =
  | 'price'
  | 'priceDisplay'
  | 'priceStandardDisplay'
  | 'priceUmDisplay'
  | 'priceStandardUmDisplay'
  | 'priorPrice30'
  | 'warehousePromo'
  | 'available'
  | 'deliveryWarehouse'
  | 'metaData';

type FixedOfProduct = Omit<Product, PricedFields>;

/** A product as it stands on the shelf: all of it that depends neither on the warehouse nor on the moment. */
export interface ShelfProduct {
  readonly row: ProductRow;
  /** From the department to the category it lies in. */
  readonly trail: readonly CategoryNode[];
  /** In the brand's first language, which is what lines of orders keep. */
  readonly fixed: FixedOfProduct;
  /** The same in a language; the very same where nothing of it is translated. */
  fixedIn(language: Language): FixedOfProduct;
  readonly metaData: NonNullable<Product['metaData']>;
}

const vatIds: Readonly<Record<string, number>> = { '4': 1, '5': 2, '10': 3, '22': 4 };

/** Unit a price per unit is told in: kg, l or pz. */
function unitOf(infos: ProductRow['infos']): string {
  if (isPieceUnit(infos['WEIGHT_UNIT_SELLING'])) return 'pz';
  return baseUnit(infos).toLowerCase().replace('lt', 'l');
}

/** A label says of each part what there is to say; goods that are no food have neither legal name, nutrition nor operator. */
const noLabel = {
  legal_name: '',
  ingredients: '',
  allergens: '',
  storage: '',
  nutritional_values: '',
  origin: '',
  operator: '',
};

/** Classes of a tenant by id, with their maxima. */
export type ClassesById = ReadonlyMap<number, CatalogueRows['classes'][number]>;

function classMaximum(row: ProductRow, classes: ClassesById): Product['productClassRuleMax'] {
  for (const id of row.classIds) {
    const found = classes.get(id);
    if (found === undefined || found.maxQuantity === null) continue;
    const { productClassId, name, maxQuantity, maxUnit } = found;
    return { productClassId, productClassName: name, max: maxQuantity, unit: maxUnit };
  }
  return null;
}

export function createShelfProduct(
  row: ProductRow,
  context: {
    readonly trail: readonly CategoryNode[];
    readonly classes: ClassesById;
    readonly vendors: ReadonlyMap<number, string>;
  },
): ShelfProduct {
  const { trail, classes, vendors } = context;
  const vendorName = row.vendorId === null ? undefined : vendors.get(row.vendorId);
  const unit = unitOf(row.infos);
  const fixed: FixedOfProduct = {
    productId: row.productId,
    wpId: row.wpId,
    slug: row.slug,
    itemUrl: `/catalog/product/${row.slug}`,
    name: row.name,
    shortDescr: row.brand,
    description: row.packText,
    barcode: row.barcode,
    categoryId: row.categoryId,
    breadCrumbs: trail.map(({ categoryId, name, slug }) => ({ categoryId, name, slug })),
    vendor:
      row.vendorId === null || vendorName === undefined ? null : { vendorId: row.vendorId, name: vendorName },
    ivaCategory: {
      ivaCategoryId: vatIds[row.vatPercent] ?? 4,
      descr: `IVA ${row.vatPercent}%`,
      ivaPct: row.vatPercent,
    },
    mediaURL: mediaUrl(row.pictureKey, 'large'),
    mediaURLMedium: mediaUrl(row.pictureKey, 'medium'),
    priceUnitDisplay: sellingKind(row.infos) === 'piece' ? 'pz' : unit,
    weightUnitDisplay: unit,
    minAcq: row.minAcq,
    maxAcq: row.maxAcq,
    isNew: row.isNew,
    highlight: row.highlight,
    productClasses: row.classIds.flatMap((id) => {
      const found = classes.get(id);
      return found === undefined ? [] : [{ productClassId: id, name: found.name }];
    }),
    productClassRuleMax: classMaximum(row, classes),
    ...(row.dailyMax > 0 && { dailyMax: { max: row.dailyMax } }),
    selectOptions: row.options.map((option) => ({ ...option, selected: null })),
    logisticPalletItems: row.palletItems,
    logisticPackagingItems: row.packagingItems,
    productInfos: row.infos,
  };
  const translated = new Map<Language, FixedOfProduct>();
  return {
    row,
    trail,
    metaData: { product_description: { ...noLabel, ...row.descriptions } },
    fixed,
    fixedIn(language) {
      const known = translated.get(language) ?? fixedInLanguage(fixed, { row, trail, language });
      translated.set(language, known);
      return known;
    },
  };
}

function fixedInLanguage(
  fixed: FixedOfProduct,
  { row, trail, language }: Pick<ShelfProduct, 'row' | 'trail'> & { readonly language: Language },
): FixedOfProduct {
  const words = row.translations[language];
  if (words === undefined && trail.every(({ translations }) => translations[language] === undefined))
    return fixed;
  return {
    ...fixed,
    breadCrumbs: breadCrumbsIn(trail, language),
    ...(words !== undefined && { name: words.name, translated: true }),
  };
}
