import { AmendmentView } from '../../../src/views/amendment/AmendmentView.tsx';
import { amendmentModel } from '../../../paths/models/amendment/amendment.model.ts';
import { isAmendmentTold } from '../../../machines/amendment/amendment.selectors.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { amendingCart, dearerCart, untouchedCart, withOrder } from '../../fixtures/amendment.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const carts: Readonly<Record<string, Cart>> = {
  '': amendingCart,
  'nothing changed': untouchedCart,
  'the bank asks for more': dearerCart,
};

export const view = galleryView({
  kind: 'part',
  model: amendmentModel,
  isShown: (amendment) => isAmendmentTold(amendment) && !amendment.matches({ open: 'askingLeave' }),
  variantName: ({ context: { seen } }) => (seen === null ? 'no order' : ''),
  variants: (amendment) =>
    amendment.matches({ open: 'amending' })
      ? Object.fromEntries(
          Object.keys(carts).map((name) => [name, withContext(withOrder(amendment), { key: name })]),
        )
      : { '': withOrder(amendment) },
  show: (amendment) => {
    const cart = carts[amendment.context.key] ?? amendingCart;
    return { flows: { amendment, cart: cartSnapshot(cart) }, node: <AmendmentView cart={cart} /> };
  },
});
