import type { SnapshotFrom } from 'xstate';
import { sumOfQuantities } from '../../contract/rules/quantity/quantity-sum.ts';
import type { addToCartMachine } from './add-to-cart.machine.ts';
import type { ProductRequest } from './add-to-cart.types.ts';

type AddToCart = SnapshotFrom<typeof addToCartMachine>;

/** The product whose options are asked for, while that gate is open. */
export const productAwaitingOptions = (snapshot: AddToCart): ProductRequest | null => {
  const { pending } = snapshot.context;
  return snapshot.matches({ gating: 'awaitingOptions' }) && pending?.kind === 'product' ? pending : null;
};

/** Why the last step of its quantity went no further. */
export const pendingQuantityHint = ({ context }: AddToCart) => context.hint;

export const hasEveryOption = (snapshot: AddToCart): boolean => snapshot.can({ type: 'options.confirm' });

const requestsOf = ({ context }: AddToCart, productId: number): ProductRequest[] =>
  [context.pending, ...context.queue]
    .filter((request) => request?.kind === 'product')
    .filter(({ product }) => product.productId === productId);

/** Whether this product is pending or on its way into the cart. */
export const isProductOnItsWay = (snapshot: AddToCart, productId: number): boolean =>
  requestsOf(snapshot, productId).length > 0;

/**
 * How much of a product is shown as in the cart before the shop has answered, in the unit of its quantity; 0 while a gate
 * is in its way (GATE-14).
 */
export const quantityOnItsWay = (snapshot: AddToCart, productId: number): number =>
  snapshot.matches('gating')
    ? 0
    : sumOfQuantities(requestsOf(snapshot, productId).map(({ quantity }) => quantity));

/** Many products are pending or on their way into the cart. */
export const areProductsOnTheirWay = ({ context }: AddToCart): boolean =>
  [context.pending, ...context.queue].some((request) => request?.kind === 'products');
