import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** Why each of some products is excluded; a product that is not has no reasons. */
export type ReasonsOf = Readonly<Record<number, readonly ExclusionReason[]>>;

/** What the shop tells of products it was asked about. */
export interface CheckedProducts {
  reasons: ReasonsOf;
  /** The shopper wants such products left out of lists. */
  isHiding: boolean;
}

export interface ExcludedProductsInput {
  wasLoggedIn: boolean;
}

export interface ExcludedProductsContext {
  wasLoggedIn: boolean;
  /** Of every product the shop was asked about. */
  reasons: ReasonsOf;
  isHiding: boolean;
  /** What is hidden shows for now. */
  isRevealed: boolean;
  /** Products on screen the shop has not told of. */
  unknown: readonly number[];
  /** Those it is asked about. */
  asked: readonly number[];
}

interface ExcludedProductsEvents {
  /** A product is on screen. */
  'product.look': { productId: number };
  'hidden.show': object;
  'hidden.hide': object;
  /** The shopper saved or deleted what they exclude. */
  'exclusions.changed': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type ExcludedProductsEvent = EventOf<ExcludedProductsEvents>;
