import { orderStatusCodes, paymentTypeCodes } from '../../contract/api/codes.ts';
import type { Said } from '../../backend/platform/said.ts';
import type { PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import { fortnightly, sometimes, stocked, twice, weekly } from './demo-usuals.ts';

/** An order of the past, in the words of the catalogue: slug, quantity in pieces or the selling unit, options. */
export interface PastOrder {
  readonly daysAgo: number;
  readonly fromHour: number;
  readonly statusId:
    | typeof orderStatusCodes.delivered
    | typeof orderStatusCodes.partlyDelivered
    | typeof orderStatusCodes.cancelled;
  readonly paymentTypeId: PaymentTypeId;
  readonly comment: Said | null;
  /** Placed by somebody of the customer service (ORD-12). */
  readonly byAgent: boolean;
  /** Why the first product was replaced, and the last one did not come; null where all came. */
  readonly replacedReason: Said | null;
  /** Of another line one piece less came, and loose goods weighed a little less. */
  readonly isShort: boolean;
  readonly items: readonly (readonly [
    slug: string,
    quantity: number,
    options?: Readonly<Record<string, string>>,
  ])[];
}

type Item = PastOrder['items'][number];

const formatOut: Said = { it: 'Formato esaurito', 'en-US': 'Size out of stock' };
const notThere: Said = { it: 'Prodotto non disponibile', 'en-US': 'Product not available' };

const pantry: readonly Item[] = [
  ['penne-rigate-500-g', 4],
  ['caffe-macinato-250-g', 2],
  ['biscotti-frollini-700-g', 2],
  ['acqua-naturale-1-5-l', 12],
];
const fresh: readonly Item[] = [
  ['mele-annurche', 1.5],
  ['petto-di-pollo-a-fette-450-g', 2],
  ['yogurt-magro-125-g', 8],
  ['burrata-250-g', 1],
];
const deli: readonly Item[] = [
  ['prosciutto-cotto-al-banco', 200, { spessore: 'sottile', confezione: 'carta' }],
  ['mele-annurche', 1],
  ['birra-chiara-3x33-cl', 2],
];
const party: readonly Item[] = [
  ['birra-chiara-3x33-cl', 4],
  ['olio-extravergine-latta-5-l', 1],
  ['burrata-250-g', 2],
];

interface Habit {
  readonly daysAgo: number;
  readonly items: readonly Item[];
  readonly changes?: Partial<PastOrder>;
}

const habits: readonly Habit[] = [
  {
    daysAgo: 5,
    items: [...pantry, ...fresh],
    changes: {
      statusId: orderStatusCodes.partlyDelivered,
      replacedReason: formatOut,
      paymentTypeId: paymentTypeCodes.onlineCard,
      isShort: true,
    },
  },
  {
    daysAgo: 12,
    items: [...fresh, ...deli],
    changes: {
      byAgent: true,
      statusId: orderStatusCodes.partlyDelivered,
      replacedReason: formatOut,
      paymentTypeId: paymentTypeCodes.onlineCard,
    },
  },
  { daysAgo: 19, items: [...pantry, ...deli, ...weekly, ...fortnightly, ...twice(stocked)] },
  {
    daysAgo: 24,
    items: [...party, ...fresh, ...weekly, ...sometimes],
    changes: { fromHour: 17, comment: { it: 'Citofonare due volte', 'en-US': 'Ring twice' } },
  },
  { daysAgo: 31, items: [...pantry, ...fresh], changes: { statusId: orderStatusCodes.cancelled } },
  {
    daysAgo: 33,
    items: [...pantry, ...fresh, ...deli, ...weekly, ...fortnightly, ...stocked],
    changes: { paymentTypeId: paymentTypeCodes.onlineCard },
  },
  { daysAgo: 40, items: [...fresh, ...deli, ...weekly] },
  {
    daysAgo: 47,
    items: [...pantry, ...party, ...weekly, ...fortnightly, ...stocked],
    changes: { fromHour: 17 },
  },
  {
    daysAgo: 54,
    items: [...pantry, ...fresh, ...sometimes],
    changes: { paymentTypeId: paymentTypeCodes.onlineCard },
  },
  {
    daysAgo: 61,
    items: [...fresh, ...party],
    changes: { statusId: orderStatusCodes.partlyDelivered, replacedReason: notThere },
  },
  { daysAgo: 75, items: [...pantry, ...deli] },
  { daysAgo: 82, items: [...pantry, ...fresh, ...party, ...sometimes] },
  {
    daysAgo: 96,
    items: [...fresh, ...deli],
    changes: { statusId: orderStatusCodes.cancelled, paymentTypeId: paymentTypeCodes.onlineCard },
  },
  { daysAgo: 103, items: [...pantry, ...fresh] },
  { daysAgo: 117, items: [...pantry, ...party], changes: { fromHour: 19 } },
  { daysAgo: 131, items: [...pantry, ...fresh, ...deli] },
];

function merged(items: readonly Item[]): Item[] {
  const bySlug = new Map<string, Item>();
  for (const [slug, quantity, options] of items) {
    const sum = quantity + (bySlug.get(slug)?.[1] ?? 0);
    bySlug.set(slug, options === undefined ? [slug, sum] : [slug, sum, options]);
  }
  return [...bySlug.values()];
}

/** Sixteen orders of half a year, newest first. */
export const pastOrders: readonly PastOrder[] = habits.map(({ daysAgo, items, changes }) => ({
  daysAgo,
  fromHour: 9,
  statusId: orderStatusCodes.delivered,
  paymentTypeId: paymentTypeCodes.onDelivery,
  comment: null,
  byAgent: false,
  replacedReason: null,
  isShort: false,
  ...changes,
  items: merged(items),
}));
