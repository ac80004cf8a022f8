import type { CategoryWords } from '../../backend/modules/catalogue/catalogue.table.ts';
import type { Translations } from '../../contract/languages.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { DeclaredAllergens } from '../../contract/rules/catalogue/allergens.ts';
import type { PictureSpec } from '../packshots/picture-spec.ts';
import type { SeedClass } from './product-classes.ts';
import type { SeedOption } from './select-options.ts';
import type { VatPct } from './vat-rate.ts';

/** Text blocks of a label, allergens in `<strong>`. */
export type SeedLabel = NonNullable<Product['metaData']>['product_description'];

export type SeedCategory = {
  slug: string;
  name: string;
  /** Header above its products, or of the dialog it stands for. */
  title: string;
  /** Emoji asset, '1f34e'. */
  emoji: string;
  parentSlug: string | null;
  /** Place among its siblings, from 1. */
  position: number;
  hidden: boolean;
  description: string;
  /** Slugs of the categories whose goods go well with its own. */
  goesWith: readonly string[];
  translations?: Translations<CategoryWords>;
};

/** A price in cents in force since that many days before today. */
export type SeedPrice = { daysAgo: number; cents: number };

/** An announced price cut that runs today. */
export type SeedPromo = {
  daysAgoStart: number;
  daysLeft: number;
  label: string;
  cssClass: string;
  header: string;
  /** Simple HTML. */
  body: string;
  footer: string;
};

type SeedClassMax = { classId: number; className: string; max: number; unit: string };

export type SeedProduct = {
  slug: string;
  name: string;
  brand: string;
  /** Pack text: '500 g', 'circa 450 g', '6 × 1,5 l'. */
  description: string;
  /** EAN-13. */
  barcode: string;
  categorySlug: string;
  vatPct: VatPct;
  /** Price paid: per piece, or per kilogram or litre of Confezione and Sfuso. */
  priceCents: number;
  /** Struck price: the lowest of the 30 days before the cut. */
  standardPriceCents: number | null;
  /** Oldest first; the last one is `priceCents`. */
  priceHistory: readonly SeedPrice[];
  promo: SeedPromo | null;
  /** Spoils within thirty days. */
  perishable: boolean;
  /** Pieces, or kilograms and litres of loose goods; 0 is sold out. */
  available: number;
  minAcq: number;
  /** 0 is no maximum. */
  maxAcq: number;
  /** Null where it comes from the shop's own. */
  deliveryWarehouse: Product['deliveryWarehouse'] | null;
  /** Most for one customer and day; 0 is no maximum. */
  maxPerDay: number;
  isNew: boolean;
  highlight: string | null;
  productClasses: readonly SeedClass[];
  /** Diet and claim filters, a subset of the classes: 'senza-glutine', 'bio'. */
  diets: readonly string[];
  classMax: SeedClassMax | null;
  selectOptions: readonly SeedOption[];
  /** Units in upper case: GR, KG, ML, LT, CL, PZ. */
  productInfos: Readonly<Record<string, string>>;
  logisticPackagingItems: number | null;
  logisticPalletItems: number | null;
  /** Null for goods that are no food. */
  allergens: DeclaredAllergens | null;
  label: SeedLabel;
  vendor: string;
  /** A bag the shop packs in: sold at checkout, never listed. */
  packaging: boolean;
  picture: PictureSpec;
  translations?: Translations<Pick<Product, 'name'>>;
};

export const blockKeys = ['offerte', 'novita', 'di-stagione', 'sotto-un-euro'] as const;

export type SeedBlock = { key: (typeof blockKeys)[number]; slugs: readonly string[] };

export type SeedCatalogue = {
  categories: readonly SeedCategory[];
  products: readonly SeedProduct[];
  blocks: readonly SeedBlock[];
};
