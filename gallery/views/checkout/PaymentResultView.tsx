import { paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { PaymentContext } from '../../../machines/payment/payment.types.ts';
import { PaymentResultView } from '../../../src/views/checkout/PaymentResultView.tsx';
import type { PaymentRef } from '../../../src/views/checkout/payment-ref.ts';
import { paymentModel } from '../../../paths/models/payment/payment.model.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: paymentModel,
  variantName: ({ context }) => {
    const { order, error, auths, heldAmount } = context as PaymentContext;
    return [
      order === null ? '' : `${order.paymentDueStatus}, transaction ${order.transactionStatusId}`,
      error === null ? '' : 'an error',
      auths.length === 0 ? '' : 'a stored card',
      heldAmount === null ? '' : 'what is held',
    ]
      .filter(Boolean)
      .join(', ');
  },
  variants: (payment) => {
    const { order } = payment.context as PaymentContext;
    if (order === null || !payment.matches('paid')) return { '': payment };
    return {
      '': payment,
      'held on the card, and to be called off': withContext(payment, {
        order: {
          ...order,
          authorizedAmount: order.totalPrice + 10,
          deletable: true,
          editableUntil: '2026-11-21T15:00:00Z',
        },
      }),
      'on delivery': withContext(payment, {
        order: { ...order, paymentTypeId: paymentTypeCodes.onDelivery },
      }),
    };
  },
  show: (payment, record) => {
    // The stand-in is no actor of one chart or another; the snapshot is the payment's.
    const page = standIn('payment', payment, record) as PaymentRef;
    return { flows: withoutSession(payment), node: <PaymentResultView payment={page} /> };
  },
});
