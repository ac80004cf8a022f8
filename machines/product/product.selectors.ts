import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import { firstQuantity } from '../../contract/rules/quantity/first-quantity.ts';
import type { ProductContext, productMachine } from './product.machine.ts';

type ProductPage = SnapshotFrom<typeof productMachine>;

export const shownProduct = (page: ProductPage) => page.context.product;
export const chosenOptions = (page: ProductPage) => page.context.chosen;
export const isProductMissing = (page: ProductPage): boolean => page.matches('missing');
export const hasProductFailed = (page: ProductPage): boolean => page.matches('failed');
/** The product is there but for its label, which is on its way. */
export const isLabelComing = (page: ProductPage): boolean => page.matches({ shown: 'completing' });
export const isLabelLost = (page: ProductPage): boolean => page.matches({ shown: 'incomplete' });

/** How much of the product the page adds: the first quantity, unless another was chosen. */
export const chosenQuantity = ({ context }: { context: ProductContext }, product: Product): number =>
  context.wanted?.quantity ?? firstQuantity(product);

/** Why the last step of the quantity went no further. */
export const chosenQuantityHint = (page: ProductPage) => page.context.wanted?.hint ?? null;
