import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { PaymentView } from '../../../src/views/checkout/PaymentView.tsx';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { payableCart, shortCart, soldOutCart, storedCard } from '../../fixtures/carts.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot, shopWith, withoutSession } from '../../world.ts';

const carts: ReadonlyMap<string, Cart> = new Map([
  ['less of something', shortCart],
  ['nothing left of something', soldOutCart],
]);

export const view = galleryView({
  kind: 'page',
  model: checkoutModel,
  isShown: (checkout) => checkout.hasTag('paying') || checkout.status === 'done',
  variantName: ({ context: { choice, auths, error } }) =>
    [
      Array.isArray(auths) && auths.length > 0 ? 'a stored card' : '',
      choice === null ? 'nothing chosen' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (checkout) => {
    const { auths, choice, prepared } = checkout.context as {
      auths: readonly unknown[];
      choice: object | null;
      prepared: object | null;
    };
    if (prepared === null) return { '': checkout };
    const cards = auths.length > 0 ? [storedCard] : [];
    const dressed = (patch: object) =>
      withContext(checkout, { prepared: payableCart, auths: cards, ...patch });
    if (checkout.matches({ choosingPayment: 'mending' })) {
      const { summary } = checkout.context as { summary: object };
      const losing = (shownCart: string) => dressed({ shownCart, summary: { ...summary, isShort: true } });
      return {
        '': dressed({ summary: { ...summary, isShort: false } }),
        'less of something': losing('less of something'),
        'nothing left of something': losing('nothing left of something'),
      };
    }
    if (choice === null || !checkout.matches({ choosingPayment: 'ready' })) return { '': dressed({}) };
    return {
      'on delivery': dressed({}),
      'a new card': dressed({ choice: { paymentTypeId: 12, authId: null } }),
      ...(cards.length > 0
        ? {
            'twelve stored cards': dressed({
              auths: many(12, (at) => ({
                ...storedCard,
                userPaymentAuthId: 300 + at,
                name: `Visa •••• ${1000 + at}`,
                preferred: at === 1,
              })),
            }),
            'the stored card': dressed({
              choice: { paymentTypeId: 12, authId: storedCard.userPaymentAuthId },
            }),
          }
        : {}),
    };
  },
  show: (checkout, record) => {
    const cart = 'shownCart' in checkout.context ? carts.get(String(checkout.context.shownCart)) : undefined;
    return {
      flows: {
        ...withoutSession(checkout),
        shop: shopWith({ checkout: standIn('checkout', checkout, record) }),
        ...(cart !== undefined && { cart: cartSnapshot(cart) }),
      },
      node: <PaymentView />,
    };
  },
});
