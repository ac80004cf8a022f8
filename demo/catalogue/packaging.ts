import { emojiName } from '../packshots/emoji-name.ts';
import { plenty } from './build-product.ts';
import { ean13 } from './ean13.ts';
import { packagingCategory } from './seed-categories.ts';
import type { SeedProduct } from './seed-catalogue.ts';

type Bag = { slug: string; name: string; description: string; cents: number; most: number; emoji: string };

/** Biodegradable bags the shop packs in, each charged and shown as a line of its own (B-13). */
const bags: readonly Bag[] = [
  {
    slug: 'busta-spesa-compostabile',
    name: 'Busta per la spesa compostabile',
    description: '1 pezzo, fino a 10 kg',
    cents: 15,
    most: 20,
    emoji: '🛍️',
  },
  {
    slug: 'sacchetto-ortofrutta-compostabile',
    name: 'Sacchetto ortofrutta compostabile',
    description: '1 pezzo, fino a 3 kg',
    cents: 2,
    most: 40,
    emoji: '🛍️',
  },
  {
    slug: 'busta-grande-carta-riciclata',
    name: 'Busta grande in carta riciclata',
    description: '1 pezzo, fino a 15 kg',
    cents: 20,
    most: 20,
    emoji: '🛍️',
  },
];

function buildBag({ slug, name, description, cents, most, emoji }: Bag, privateLabel: string): SeedProduct {
  return {
    slug,
    name,
    brand: privateLabel,
    description,
    barcode: ean13({ prefix: '80', seed: slug }),
    categorySlug: packagingCategory,
    vatPct: 22,
    priceCents: cents,
    standardPriceCents: null,
    priceHistory: [{ daysAgo: 180, cents }],
    promo: null,
    perishable: false,
    available: plenty,
    minAcq: 1,
    maxAcq: 0,
    deliveryWarehouse: null,
    maxPerDay: 0,
    isNew: false,
    highlight: null,
    productClasses: [],
    diets: [],
    classMax: null,
    selectOptions: [],
    productInfos: {
      TIPOLOGIA: 'Pezzo',
      UNIT_SELLING: 'PZ',
      WEIGHT_SELLING: '1',
      WEIGHT_UNIT_SELLING: 'PZ',
      WEIGHT_UNIT_BASE: 'PZ',
      MAXACQ: String(most),
    },
    logisticPackagingItems: null,
    logisticPalletItems: null,
    allergens: null,
    label: {
      ingredients: 'Bioplastica o carta, biodegradabile e compostabile secondo UNI EN 13432:2002.',
      storage: 'Riusare per la raccolta dell’umido.',
    },
    vendor: `${privateLabel} S.p.A.`,
    packaging: true,
    picture: { kind: 'emoji', emoji: emojiName(emoji) },
  };
}

export const buildBags = (privateLabel: string): readonly SeedProduct[] =>
  bags.map((bag) => buildBag(bag, privateLabel));
