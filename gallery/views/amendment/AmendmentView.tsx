import { AmendmentView } from '../../../src/views/amendment/AmendmentView.tsx';
import { amendmentModel } from '../../../paths/models/amendment/amendment.model.ts';
import { isAmendmentTold } from '../../../machines/amendment/amendment.selectors.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { OrderItem } from '../../../contract/api/ordering/order.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { amendingCart, dearerCart, untouchedCart, withOrder } from '../../fixtures/amendment.ts';
import { manyLike, manyProducts } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const carts: Readonly<Record<string, Cart>> = {
  '': amendingCart,
  'nothing changed': untouchedCart,
  'the bank asks for more': dearerCart,
};

const taken = 'twelve taken out';

/** An amendment whose order has twelve products more than its cart. */
function withTwelveMore(amendment: AnyMachineSnapshot): AnyMachineSnapshot {
  const { seen } = amendment.context;
  const lines: readonly OrderItem[] = seen.order.orderItems;
  const more = manyProducts(12).flatMap((product) =>
    manyLike(lines, 1, () => ({
      orderItemId: product.productId,
      itemId: product.productId,
      cartItemId: product.productId,
      product,
    })),
  );
  return withContext(amendment, {
    key: taken,
    seen: { ...seen, order: { ...seen.order, orderItems: [...lines, ...more] } },
  });
}

export const view = galleryView({
  kind: 'part',
  model: amendmentModel,
  isShown: (amendment) => isAmendmentTold(amendment) && !amendment.matches({ open: 'askingLeave' }),
  variantName: ({ context: { seen } }) => (seen === null ? 'no order' : ''),
  variants: (amendment) =>
    amendment.matches({ open: 'amending' })
      ? {
          ...Object.fromEntries(
            Object.keys(carts).map((name) => [name, withContext(withOrder(amendment), { key: name })]),
          ),
          ...(amendment.context.seen !== null && { [taken]: withTwelveMore(withOrder(amendment)) }),
        }
      : { '': withOrder(amendment) },
  show: (amendment) => {
    const cart = carts[amendment.context.key] ?? amendingCart;
    return { flows: { amendment, cart: cartSnapshot(cart) }, node: <AmendmentView cart={cart} /> };
  },
});
