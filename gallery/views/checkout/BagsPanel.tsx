import { BagsPanel } from '../../../src/views/checkout/BagsPanel.tsx';
import type { CheckoutFlow } from '../../../src/views/checkout/checkout-ref.ts';
import { bagsModel } from '../../../tests/models/bags/bags.model.ts';
import { checkoutModel } from '../../../tests/models/checkout/checkout.model.ts';
import { bags } from '../../fixtures/bags.ts';
import { cartOfEverySum } from '../../fixtures/carts.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: bagsModel,
  isShown: ({ context: { bags: listed } }) => Array.isArray(listed) && listed.length > 0,
  show: (snapshot, record) => {
    const reviewing = snapshotAt(checkoutModel, 'reviewing.ready');
    const children = { bags: standIn('bags', withContext(snapshot, { bags }), record) };
    // The stand-in is no actor of one chart or another; the snapshot is the checkout's.
    const checkout = standIn('checkout', withChildren(reviewing, children), record) as CheckoutFlow;
    return { node: <BagsPanel checkout={checkout} cart={cartOfEverySum} /> };
  },
});
