import type { SnapshotFrom } from 'xstate';
import type { addToCartMachine } from './add-to-cart.machine.ts';
import type { ProductRequest } from './add-to-cart.types.ts';

type AddToCart = SnapshotFrom<typeof addToCartMachine>;

/** The product whose options are asked for, while that gate is open. */
export const productAwaitingOptions = (snapshot: AddToCart): ProductRequest | null => {
  const { pending } = snapshot.context;
  return snapshot.matches({ gating: 'awaitingOptions' }) && pending?.kind === 'product' ? pending : null;
};

export const hasEveryOption = (snapshot: AddToCart): boolean => snapshot.can({ type: 'options.confirm' });

/** Whether this product is pending or on its way into the cart. */
export const isProductOnItsWay = ({ context }: AddToCart, productId: number): boolean =>
  [context.pending, ...context.queue].some(
    (request) => request?.kind === 'product' && request.productId === productId,
  );
