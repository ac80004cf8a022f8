import { agePart } from '../../fixtures/age-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { CheckoutView } from '../../../src/views/checkout/CheckoutView.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { shopModel } from '../../../paths/models/shop/shop.model.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

/** How cart and session stand while the shop is in this state: without them there is no checkout. */
const othersOf = (checkout: unknown, session: string) => {
  if (checkout !== 'awaitingCart') return {};
  return {
    cart: snapshotAt(cartModel, 'absent'),
    session: snapshotAt(sessionModel, session),
  };
};

export const view = galleryView({
  kind: 'page',
  model: shopModel,
  isShown: ({ value }) => {
    const { delivery, checkout } = value as { delivery: string; checkout: string };
    return delivery === 'closed' && ['awaitingCart', 'loading', 'failed'].includes(checkout);
  },
  variants: (shop) =>
    (shop.value as { checkout: string }).checkout === 'awaitingCart'
      ? { '': shop, 'the shop did not answer': withContext(shop, { isUnanswered: true }) }
      : { '': shop },
  show: (shop, record) => ({
    flows: {
      shop,
      ...othersOf(
        (shop.value as { checkout: string }).checkout,
        'isUnanswered' in shop.context ? 'unanswered' : 'anonymous.browsing',
      ),
    },
    node: <CheckoutView Substitutions={substitutionParts(record, { isRead: true })} Age={agePart(record)} />,
  }),
});
