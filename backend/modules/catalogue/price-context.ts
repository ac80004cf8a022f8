import type { Warehouse } from './catalogue.ts';

/** From where a shopper looks at the catalogue: prices and stock are those of this warehouse and day (CAT-13). */
export interface PriceContext {
  readonly warehouse: Warehouse;
  /** Day of the cart's slot; null without one. */
  readonly day: string | null;
}
