import { CartView } from '../../../src/views/cart/CartView.tsx';
import { AmendmentView } from '../../../src/views/amendment/AmendmentView.tsx';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { amendmentModel } from '../../../paths/models/amendment/amendment.model.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { notificationsModel } from '../../../paths/models/notifications/notifications.model.ts';
import { cartVariantName } from '../../cart-variant-name.ts';
import { cartOfEverySum, cartOfOne, cartWithWine, fullCart, shortCart } from '../../fixtures/carts.ts';
import { amendingCart, withOrder } from '../../fixtures/amendment.ts';
import { changedCart, withoutNetwork } from '../../fixtures/without-network.ts';
import { agePart } from '../../fixtures/age-part.tsx';
import { capPart } from '../../fixtures/cap-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { reachedStates, snapshotAt, withContext } from '../../states/reached-states.ts';
import { crowdedCart, many } from '../../fixtures/more.ts';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

const infosOf = (count: number) => ({
  area: 'cart',
  texts: many(count, (at) => `Messaggio ${at} del negozio.`),
});

const amendedWine: Cart = {
  ...amendingCart,
  sectors: [{ sectorId: 1, name: 'Vini', cartItems: [...linesOf(cartWithWine)] }],
};
const compared = reachedStates(amendmentModel).find(
  ({ snapshot }) => snapshot.matches({ open: 'amending' }) && snapshot.context.seen !== null,
);
if (compared === undefined) throw new Error('an order is being changed');
const amending = withOrder(compared.snapshot);

/** Forty minutes before the gallery is looked at. */
const receivedAt = now - 2_400_000;

export const view = galleryView({
  kind: 'page',
  model: cartModel,
  variantName: cartVariantName,
  variants: (cart) => {
    if (cart.context.cart === null || cartVariantName(cart) !== '') return { '': cart };
    return {
      '': withContext(cart, { cart: fullCart }),
      ...(cart.matches({ present: 'current' })
        ? {
            'with every sum': withContext(cart, { cart: cartOfEverySum }),
            'a part is lacking': withContext(cart, { cart: shortCart }),
            'one product': withContext(cart, { cart: cartOfOne }),
            'with what is excluded': withContext(cart, { cart: excludedCart }),
            'of an order, with wine': withContext(cart, { cart: amendedWine }),
            'forty products': withContext(cart, { cart: crowdedCart }),
            'changed without network': withContext(cart, { cart: changedCart, receivedAt }),
          }
        : {}),
    };
  },
  show: (cart, record) => ({
    flows: {
      cart,
      ...(cart.context.cart === crowdedCart && {
        notifications: snapshotAt(notificationsModel, 'idle', { infos: infosOf(6) }),
      }),
      ...(cart.context.cart === amendedWine && { amendment: amending }),
      ...(cart.context.cart === cartOfOne && {
        notifications: snapshotAt(notificationsModel, 'idle', { infos: infosOf(1) }),
      }),
      ...(cart.context.cart === changedCart && withoutNetwork()),
    },
    node: (
      <CartView
        Amendment={AmendmentView}
        Substitutions={substitutionParts(record)}
        Age={agePart(record)}
        Cap={capPart(record)}
      />
    ),
  }),
});
