import { agePart } from '../../fixtures/age-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { CheckoutView } from '../../../src/views/checkout/CheckoutView.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { shopModel } from '../../../paths/models/shop/shop.model.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

/** How cart and session stand while the shop is in this state: without them there is no checkout. */
const othersOf = (checkout: unknown) => {
  if (checkout !== 'awaitingCart') return {};
  return {
    cart: snapshotAt(cartModel, 'absent'),
    session: snapshotAt(sessionModel, 'anonymous.browsing'),
  };
};

export const view = galleryView({
  kind: 'page',
  model: shopModel,
  isShown: ({ value }) => {
    const { delivery, checkout } = value as { delivery: string; checkout: string };
    return delivery === 'closed' && ['awaitingCart', 'loading', 'failed'].includes(checkout);
  },
  show: (shop, record) => ({
    flows: { shop, ...othersOf((shop.value as { checkout: string }).checkout) },
    node: <CheckoutView Substitutions={substitutionParts(record, { isRead: true })} Age={agePart(record)} />,
  }),
});
