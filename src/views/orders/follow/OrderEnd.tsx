import { useLingui } from '@lingui/react/macro';
import { orderStatusCodes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { OrderEnder } from '../../../../contract/api/ordering/order-history.ts';
import { orderEnd } from '../../../../contract/rules/orders/order-stages.ts';
import { shopTime } from '../../../text/shop-time.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { useDayWords } from '../../words/use-day-words.ts';

/** When a cancelled order ended and who ended it; nothing is to be paid for it (B-33). */
export function OrderEnd({ order }: { order: Order }) {
  const { t } = useLingui();
  const days = useDayWords();
  if (order.orderStatusId !== orderStatusCodes.cancelled) return null;
  const end = orderEnd(order);
  const endText = () => {
    if (end === null) return t`Ordine annullato.`;
    const { day, time } = shopTime(end.at);
    const when = days.dated(day);
    const by: Record<OrderEnder, string> = {
      shopper: t`Hai annullato l’ordine ${when} alle ${time}.`,
      shop: t`Il negozio ha annullato l’ordine ${when} alle ${time}.`,
      term: t`Ordine annullato ${when} alle ${time}: non è stato pagato in tempo.`,
    };
    return end.by === null ? t`Ordine annullato ${when} alle ${time}.` : by[end.by];
  };
  return (
    <Stack gap="1">
      <Text>{endText()}</Text>
      <Text tone="muted">{t`Non paghi nulla.`}</Text>
    </Stack>
  );
}
