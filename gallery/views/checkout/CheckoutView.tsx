import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { CheckoutView } from '../../../src/views/checkout/CheckoutView.tsx';
import { bagsModel } from '../../../paths/models/bags/bags.model.ts';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { invoiceModel } from '../../../paths/models/invoice/invoice.model.ts';
import { agePart } from '../../fixtures/age-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { openFolds } from '../../open-folds.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { cartOfOne, cartWithWine } from '../../fixtures/carts.ts';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { crowdedCart, manyRestrictions } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot, shopWith } from '../../world.ts';

const carts: ReadonlyMap<string, Cart> = new Map([
  ['one product', cartOfOne],
  ['nothing', { ...cartOfOne, cartItems: [], totalItems: 0 }],
  ['with wine', cartWithWine],
  ['forty products', crowdedCart],
  ['with what is excluded', excludedCart],
]);

export const view = galleryView({
  kind: 'page',
  model: checkoutModel,
  isShown: (checkout) => !checkout.hasTag('paying'),
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  variants: (checkout) =>
    checkout.matches({ reviewing: 'ready' }) && checkout.context.error === null
      ? {
          '': checkout,
          ...Object.fromEntries(
            [...carts.keys()].map((shownCart) => [shownCart, withContext(checkout, { shownCart })]),
          ),
          'seven limits': withContext(checkout, { restriction: manyRestrictions }),
          'one limit': withContext(checkout, {
            restriction: { ...manyRestrictions, restrictions: manyRestrictions.restrictions.slice(0, 1) },
          }),
        }
      : { '': checkout },
  show: (checkout, record) => {
    const shownCart = 'shownCart' in checkout.context ? String(checkout.context.shownCart) : '';
    const cart = checkout.matches('preparing') ? cartWithWine : carts.get(shownCart);
    const invoice = standIn('invoice', snapshotAt(invoiceModel, 'notNeeded'), record);
    const bags = standIn('bags', snapshotAt(bagsModel, 'listed'), record);
    const open = standIn('checkout', withChildren(checkout, { invoice, bags }), record);
    return {
      flows: {
        shop: shopWith({ checkout: open }),
        ...(cart !== undefined && { cart: cartSnapshot(cart) }),
      },
      node: (
        <div ref={openFolds}>
          <CheckoutView Substitutions={substitutionParts(record, { isRead: true })} Age={agePart(record)} />
        </div>
      ),
    };
  },
});
