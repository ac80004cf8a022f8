import type { AnyMachineSnapshot } from 'xstate';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { BagsPanel } from '../../../src/views/checkout/BagsPanel.tsx';
import type { CheckoutFlow } from '../../../src/views/checkout/checkout-ref.ts';
import { addToCartModel } from '../../../paths/models/add-to-cart/add-to-cart.model.ts';
import { bagsModel } from '../../../paths/models/bags/bags.model.ts';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { bags } from '../../fixtures/bags.ts';
import { cartOfEverySum } from '../../fixtures/carts.ts';
import { pasta } from '../../fixtures/products.ts';
import { openFolds } from '../../open-folds.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { mergeViews } from '../../merge-views.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

interface ShownBags {
  snapshot: AnyMachineSnapshot;
  cart: Cart;
  record: Parameters<typeof standIn>[2];
}

function panel({ snapshot, cart, record }: ShownBags) {
  const reviewing = snapshotAt(checkoutModel, 'reviewing.ready');
  // The stand-in is no actor of one chart or another; the snapshot is the checkout's.
  const checkout = standIn(
    'checkout',
    withChildren(reviewing, { bags: standIn('bags', snapshot, record) }),
    record,
  ) as CheckoutFlow;
  return (
    <div ref={openFolds}>
      <BagsPanel checkout={checkout} cart={cart} />
    </div>
  );
}

const listed = galleryView({
  kind: 'part',
  model: bagsModel,
  isShown: (snapshot) => !snapshot.matches('hidden'),
  variants: (snapshot) =>
    snapshot.matches('listed')
      ? {
          '': withContext(snapshot, { bags }),
          'eight bags': withContext(snapshot, {
            bags: manyLike(bags, 8, (at) => ({ productId: 6000 + at, name: `Sacchetto ${at}` })),
          }),
        }
      : { '': snapshot.matches('loading') ? snapshot : withContext(snapshot, { bags }) },
  show: (snapshot, record) => ({
    node: panel({
      snapshot,
      cart: cartOfEverySum,
      record,
    }),
  }),
});

/** What is on its way into the cart is one of the bags: it shows before the shop has answered. */
const onItsWay = galleryView({
  kind: 'part',
  model: addToCartModel,
  isShown: (adding) => adding.matches('adding'),
  show: (adding, record) => ({
    flows: { addToCart: adding },
    node: panel({
      snapshot: withContext(snapshotAt(bagsModel, 'listed'), { bags: [...bags, pasta] }),
      cart: cartOfEverySum,
      record,
    }),
  }),
});

export const view = mergeViews(listed, onItsWay);
