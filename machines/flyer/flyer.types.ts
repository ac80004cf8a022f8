import type { Translatable } from '../../contract/api/translated.ts';
import type { Flyer } from '../../contract/api/content/flyer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { EventOf } from '../chart.types.ts';

/** How its products are sorted: as in the flyer, by the highest discount, by the lowest price. */
export const flyerSorts = ['discount', 'price', 'flyer'] as const;
export type FlyerSort = (typeof flyerSorts)[number];

export interface FlyerInput {
  slug: string;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
  /** So many pages of products are shown. */
  page: number;
}

export interface FlyerContext extends FlyerInput {
  flyer: Flyer | null;
  /** In the order of the flyer; what is not sold is left out. */
  products: readonly Product[];
  /** Slug of the department that is looked at; null for all of them. */
  department: string | null;
  sort: FlyerSort;
}

interface FlyerEvents {
  'department.chosen': { department: string | null };
  'sort.chosen': { sort: FlyerSort };
  'page.changed': { page: number };
  'hash.changed': { hash: string };
  'list.retry': object;
  'page.retry': object;
  'service.resumed': object;
}
export type FlyerEvent = EventOf<FlyerEvents>;

/** What of a department is in a flyer. */
export interface FlyerDepartment extends Translatable {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}
