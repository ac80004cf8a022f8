import type { SaleTerms } from './selling-info.ts';
import { fromThousandths } from '../number/thousandths.ts';
import { sellingTerms } from './selling-terms.ts';

/** What a first add puts into the cart, in pieces or in the selling unit (QTY-02, QTY-04). */
export const firstQuantity = (product: SaleTerms): number => fromThousandths(sellingTerms(product).first);
