import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import type { PaymentChoice } from '../../../machines/checkout/checkout.types.ts';
import {
  heldAmount,
  isMethodWanted,
  isPaymentWaiting,
  paymentAuths,
} from '../../../machines/payment/payment.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { useShop } from '../shop-context.ts';
import { HeldAmount } from './HeldAmount.tsx';
import { PaymentTerm } from './PaymentTerm.tsx';
import { PaymentChoices } from './PaymentChoices.tsx';
import { usePaymentNames } from './use-payment-names.ts';
import type { PaymentRef } from './payment-ref.ts';

/** Another way to pay for the same order: id, lines and total stay (RULE-PAYMENT-8). */
export function ChangeMethod({ payment, order }: { payment: PaymentRef; order: Order }) {
  const { t } = useLingui();
  const { tenant, newUuid } = useShop();
  const names = usePaymentNames(order);
  const busy = useSelector(payment, isPaymentWaiting);
  const auths = useSelector(payment, paymentAuths);
  const isToPay = useSelector(payment, isMethodWanted);
  const held = useSelector(payment, heldAmount);
  // A choice in the making; the flow hears of it when it is confirmed.
  const [choice, setChoice] = useState<PaymentChoice>({ paymentTypeId: order.paymentTypeId, authId: null });
  const { types, prebilledPct } = tenant.facts.payments;
  const named = types.map((paymentTypeId: PaymentTypeId) => ({ paymentTypeId, name: names[paymentTypeId] }));
  return (
    <Panel>
      <Heading level={1} look="section">
        {isToPay ? t`Paga l’ordine ${order.orderId}` : t`Cambia metodo di pagamento`}
      </Heading>
      <PaymentTerm order={order} />
      <PaymentChoices types={named} auths={auths} chosen={choice} onChoose={setChoice} disabled={busy} />
      {isOnlinePayment(choice.paymentTypeId) && held !== null && (
        <HeldAmount total={order.totalPrice} held={held} percent={prebilledPct} level={2} />
      )}
      <Row justify="end">
        <Button
          variant="secondary"
          disabledReason={busy ? t`Un momento` : undefined}
          reasonHidden
          onClick={() => payment.send({ type: 'method.dismiss' })}
        >
          {t`Annulla`}
        </Button>
        <Button busy={busy} onClick={() => payment.send({ type: 'method.choose', choice, key: newUuid() })}>
          {t`Paga così`}
        </Button>
      </Row>
    </Panel>
  );
}
