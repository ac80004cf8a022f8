import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { isOnlinePayment } from '../../../../contract/rules/price/payment-types.ts';
import { money } from '../../../text/money.ts';
import { shopTime } from '../../../text/shop-time.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { Totals } from '../../../ui/commerce/Totals.tsx';
import { EarnedGifts } from '../../cart/EarnedGifts.tsx';
import { usePaymentNames } from '../../checkout/use-payment-names.ts';
import { useDayWords } from '../../words/use-day-words.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import { signedEuro } from './use-compared-lines.tsx';

/** 'Conti': how what was ordered became what was paid, and how it was (B-22). */
export function DeliveredSums({ order, delivery }: { order: Order; delivery: OrderDelivery }) {
  const { t } = useLingui();
  const names = usePaymentNames(order);
  const days = useDayWords();
  const { sums } = delivery;
  const name = names[order.paymentTypeId];
  const day = days.dated(shopTime(delivery.deliveredAt).day);
  const charged = money(delivery.charged);
  const back = money(delivery.givenBack);
  const held = money(order.authorizedAmount);
  const steps = [
    { key: 'weights', label: t`Peso vero`, amount: sums?.weights ?? 0 },
    { key: 'substitutions', label: t`Sostituzioni`, amount: sums?.substitutions ?? 0 },
    { key: 'missing', label: t`Mancanti`, amount: sums?.missing ?? 0 },
    { key: 'other', label: t`Consegna, sacchetti e buoni`, amount: sums?.other ?? 0 },
    { key: 'claims', label: t`Segnalazioni`, amount: sums?.claims ?? 0 },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Panel labelledBy="conti">
      <Heading level={2} look="card" id="conti">
        {t`Conti`}
      </Heading>
      <Totals
        rows={
          sums === null
            ? []
            : [
                { key: 'ordered', label: t`Ordinato`, value: money(sums.ordered) },
                ...steps.map(({ amount, ...step }) => ({
                  ...step,
                  value: signedEuro(amount),
                  minus: amount < 0,
                })),
              ]
        }
        total={{ label: t`Pagato`, value: money(sums?.paid ?? delivery.charged) }}
      />
      <EarnedGifts gifts={order.giftCertificatesToGenerate} areGiven />
      <Text size="sm" tone="muted">
        {isOnlinePayment(order.paymentTypeId)
          ? t`${name}: addebitati ${charged} ${day}.`
          : t`${name}: ${charged}, ${day}.`}{' '}
        {delivery.givenBack > 0 && t`Resi ${back}.`}{' '}
        {order.authorizedAmount > 0 && t`Il blocco di ${held} è stato liberato.`}
      </Text>
      <OrderDocuments order={order} />
    </Panel>
  );
}
