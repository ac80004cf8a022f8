import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { money } from '../../text/money.ts';
import { hourText } from '../../text/order-by.ts';
import { durationText } from '../../text/shop-time.ts';
import { literal } from '../../text/literal.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { useNow } from '../words/use-now.ts';

/** What an unpaid order costs, and how long its place and its goods are held (CHK-20). */
export function PaymentTerm({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const total = money(order.totalPrice);
  const dueUntil = order.paymentDueUntil === null ? null : Date.parse(order.paymentDueUntil);
  if (order.paymentDueUntil === null || dueUntil === null || dueUntil <= now)
    return <p>{t`Sono ${total}.`}</p>;
  return (
    <p>
      <Trans>
        Sono {literal(total)}, da pagare entro {hourText(i18n, order.paymentDueUntil)}: il posto e i prodotti
        sono tenuti ancora per <Countdown>{durationText(dueUntil - now)}</Countdown>.
      </Trans>
    </p>
  );
}
