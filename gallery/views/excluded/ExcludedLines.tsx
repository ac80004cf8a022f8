import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { exclusionAcceptanceModel } from '../../../paths/models/exclusion-acceptance/exclusion-acceptance.model.ts';
import { ExcludedPart } from '../../../src/views/excluded/ExcludedPart.tsx';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { manyLike } from '../../fixtures/more.ts';
import { pasta } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const items = linesOf(excludedCart).filter(({ exclusions }) => exclusions.length > 0);
const [first] = items;

/** A cart with so many lines, all of them excluded. */
const excluding = (count: number): Cart => ({
  ...excludedCart,
  cartItems: manyLike(items, count, (at) => ({
    itemId: 900 + at,
    cartItemId: 900 + at,
    product: { ...pasta, productId: 5000 + at, name: `Pasta ${at}` },
  })),
});

export const view = galleryView({
  kind: 'part',
  model: exclusionAcceptanceModel,
  variants: (flow) =>
    flow.matches('idle')
      ? {
          '': withContext(flow, { asked: [] }),
          'one of them': withContext(flow, { asked: [], cart: excluding(1) }),
          'twelve of them': withContext(flow, { asked: [], cart: excluding(12) }),
        }
      : { '': withContext(flow, { asked: [first?.itemId] }) },
  show: (exclusionAcceptance) => {
    const { cart = excludedCart } = exclusionAcceptance.context;
    return {
      flows: { exclusionAcceptance, cart: cartSnapshot(cart) },
      node: <ExcludedPart cart={cart} />,
    };
  },
});
