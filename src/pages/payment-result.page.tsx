import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { paymentLogic } from '../../machines/payment/payment.logic.ts';
import { PaymentResultView } from '../views/checkout/PaymentResultView.tsx';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';

export const page: PageModule = {
  open(deps, { params }) {
    const payment = createActor(paymentLogic.provide({ actors: paymentActors(deps) }), {
      input: { orderId: Number(params.orderId) },
    });
    return {
      actors: { payment },
      start: () => payment.start(),
      stop: () => payment.stop(),
      follow: () => payment.send({ type: 'order.reload' }),
      render: () => <PaymentResultView payment={payment} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Esito del pagamento`)),
      isSettled: () => !payment.getSnapshot().matches('loading'),
    };
  },
};
