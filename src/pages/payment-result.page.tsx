import { messages } from '#words/personal.po';
import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { isOnlinePayment } from '../../contract/rules/price/payment-types.ts';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentLogic } from '../../machines/payment/payment.logic.ts';
import { isOrderPaid, paidOrder } from '../../machines/payment/payment.selectors.ts';
import { PaymentResultView } from '../views/checkout/PaymentResultView.tsx';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';

/** Whether the shopper comes to pay, as `paths.payOrder` leads. */
const isToPay = (search: string): boolean => new URLSearchParams(search).has('pay');

export const page: PageModule = {
  messages,
  open(deps, { params, search }) {
    const payment = createActor(paymentLogic.provide({ actors: paymentActors(deps) }), {
      input: {
        orderId: Number(params.orderId),
        onlineTypes: deps.tenant.facts.payments.types.filter(isOnlinePayment),
        wanted: isToPay(search) ? 'method' : 'result',
      },
    });
    return {
      actors: { payment },
      start: () => payment.start(),
      stop: () => payment.stop(),
      follow: (at) => payment.send({ type: isToPay(at.search) ? 'method.change' : 'order.reload' }),
      render: () => <PaymentResultView payment={payment} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Esito del pagamento`)),
      viewed() {
        const snapshot = payment.getSnapshot();
        const order = isOrderPaid(snapshot) ? paidOrder(snapshot) : null;
        return order && { kind: 'order', order };
      },
      isSettled: () => !payment.getSnapshot().matches('loading'),
    };
  },
};
