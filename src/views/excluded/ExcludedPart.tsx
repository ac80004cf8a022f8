import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import type { ProductRequest } from '../../../machines/add-to-cart/add-to-cart.types.ts';
import { exclusionWords } from '../../text/allergens.ts';
import { ExcludedLines } from './ExcludedLines.tsx';
import { ExclusionAlert } from './ExclusionAlert.tsx';
import { ExclusionDialog } from './ExclusionDialog.tsx';
import { ExclusionMark } from './ExclusionMark.tsx';
import { HiddenProducts } from './HiddenProducts.tsx';

/** What the part says: the words of other parts do not come with it. */
export const excludedWords = exclusionWords;

/** One of: what marks a product, what its page says, what a list hides, what the cart holds, the warning of an addition. */
export interface ExcludedPartProps {
  mark?: Product;
  page?: Product;
  list?: readonly Product[];
  cart?: Cart;
  warning?: ProductRequest;
}

/** All that is shown to who excludes products: one file, for nobody else loads it (B-23). */
export function ExcludedPart({ mark, page, list, cart, warning }: ExcludedPartProps) {
  if (mark !== undefined) return <ExclusionMark product={mark} />;
  if (page !== undefined) return <ExclusionAlert product={page} />;
  if (list !== undefined) return <HiddenProducts products={list} />;
  if (warning !== undefined) return <ExclusionDialog request={warning} />;
  if (cart === undefined) return null;
  return <ExcludedLines items={linesOf(cart).filter(({ exclusions }) => exclusions.length > 0)} />;
}
