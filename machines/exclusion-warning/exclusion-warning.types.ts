import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ProductRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What a shopper wants to know before they say yes: the label, as HTML, and what they do not exclude in its place. */
export interface WarnedFacts {
  ingredients: string;
  instead: readonly Product[];
}

export interface ExclusionWarningContext {
  /** What is to be added, the one that is judged first. */
  additions: readonly ProductRequest[];
  /** Why the first one is excluded. */
  reasons: readonly ExclusionReason[];
  /** Of the one the shopper is warned of; null until the shop has told. */
  facts: WarnedFacts | null;
}

interface ExclusionWarningEvents {
  /** A product is to be added by somebody who excludes some. */
  'addition.ask': { request: ProductRequest };
  'addition.accept': object;
  'addition.drop': object;
  /** Something else is added in its place, which is not excluded. */
  'addition.replace': { request: ProductRequest };
  'session.closed': { reason: SessionEnd };
}
export type ExclusionWarningEvent = EventOf<ExclusionWarningEvents>;

/** Nothing stands against the addition, or the shopper said yes. */
export type ExclusionWarningEmitted = { type: 'addition.cleared'; request: ProductRequest };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    exclusionWarning: ExclusionWarningEmitted;
  }
}
