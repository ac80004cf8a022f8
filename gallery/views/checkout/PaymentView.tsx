import { PaymentView } from '../../../src/views/checkout/PaymentView.tsx';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { payableCart, storedCard } from '../../fixtures/carts.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { shopWith, withoutSession } from '../../world.ts';

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
  show: (checkout, record) => ({
    flows: {
      ...withoutSession(checkout),
      shop: shopWith({ checkout: standIn('checkout', checkout, record) }),
    },
    node: <PaymentView />,
  }),
});
