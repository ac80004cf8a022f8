import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { orderStatusCodes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { hourText, termText } from '../../../text/order-by.ts';
import { durationText } from '../../../text/shop-time.ts';
import { literal } from '../../../text/literal.tsx';
import { Countdown } from '../../../ui/feedback/Countdown.tsx';
import { useShop } from '../../shop-context.ts';
import { useNow } from '../../words/use-now.ts';
import { useDueStatus } from '../use-due-status.ts';

/** The last hours before its cut-off are counted down, in ms. */
const countedMs = 2 * 3_600_000;

interface OrderNote {
  note?: ReactNode;
  tone: 'plain' | 'warning' | 'danger';
}

/** What an order asks of its shopper, or that it asks for nothing any more (CHK-24, B-17). */
export function useOrderNote(order: Order): OrderNote {
  const { t, i18n } = useLingui();
  const { today } = useShop();
  const now = useNow();
  const { status, isPayable, left } = useDueStatus(order);
  const due = order.paymentDueUntil === null ? null : hourText(i18n, order.paymentDueUntil);
  if (isPayable) {
    if (due === null || left === null)
      return { tone: 'warning', note: t`Da pagare: altrimenti viene annullato` };
    if (status === 'pending')
      return { tone: 'warning', note: t`Da pagare entro ${due}: altrimenti viene annullato` };
    return {
      tone: 'danger',
      note: (
        <Trans>
          Da pagare entro {literal(due)}: mancano <Countdown>{durationText(left)}</Countdown>
        </Trans>
      ),
    };
  }
  if (status === 'expired')
    return { tone: 'plain', note: t`Non è stato pagato in tempo: non c’è più niente da pagare` };
  if (order.orderStatusId === orderStatusCodes.cancelled)
    return { tone: 'plain', note: t`È annullato: non c’è niente da pagare` };
  if (!order.deletable || order.editableUntil === null) return { tone: 'plain' };
  const changeable = Date.parse(order.editableUntil) - now;
  if (changeable <= 0) return { tone: 'plain' };
  if (changeable <= countedMs)
    return {
      tone: 'warning',
      note: (
        <Trans>
          Puoi cambiarlo ancora per <Countdown>{durationText(changeable)}</Countdown>
        </Trans>
      ),
    };
  const until = termText(i18n, { term: order.editableUntil, today });
  return { tone: 'plain', note: t`Puoi annullarlo entro ${until}` };
}
