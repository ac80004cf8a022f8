import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { giftsInOrder, giftState } from '../../../contract/rules/checkout/gift-state.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { shownLoyalty } from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { unpaidOrder } from '../../../machines/unpaid-order/unpaid-order.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { money } from '../../text/money.ts';
import { hourText } from '../../text/order-by.ts';
import { literal } from '../../text/literal.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ticketIcon } from '../../ui/icons/account/ticket.ts';
import { clockIcon } from '../../ui/icons/clock.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Icon } from '../../ui/primitives/Icon.tsx';
import { Ruled } from '../../ui/primitives/Ruled.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import type { GiftsRef } from '../loyalty/gifts-ref.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

const mostTodos = 3;

/** A certificate is spoken of when so many days are left to use it. */
const lastDays = 14;

/** What waits for the shopper, each with its one action: an order to be paid, certificates that end soon (NAV-12, CHK-19, LOY-05). */
export function Todos({ gifts }: { gifts: GiftsRef }) {
  const { t, i18n } = useLingui();
  const { flows, today } = useShop();
  const days = useDayWords();
  const order = useSelector(flows.unpaidOrder, unpaidOrder);
  const loyalty = useSelector(gifts, shownLoyalty);
  const ending = giftsInOrder(loyalty?.gifts ?? [], today).filter(
    (gift) =>
      ['valid', 'ending'].includes(giftState(gift, today)) && gift.validTo <= addDays(today, lastDays),
  );
  const shownGifts = ending.slice(0, order === null ? mostTodos : mostTodos - 1);
  if (order === null && shownGifts.length === 0) return null;
  const dueHour =
    order === null || order.dueUntil === null ? null : hourText(i18n, new Date(order.dueUntil).toISOString());
  return (
    <Panel>
      <Ruled>
        {order !== null && (
          <Row justify="between" wrap>
            <Row gap="3">
              <Icon of={clockIcon} />
              <Text>
                {dueHour === null
                  ? t`L’ordine ${order.orderId} aspetta il pagamento: ${money(order.totalPrice)}`
                  : t`L’ordine ${order.orderId} aspetta il pagamento: ${money(order.totalPrice)} entro ${dueHour}`}
              </Text>
            </Row>
            <TextLink alone href={paths.payOrder(order.orderId)}>
              <Trans>
                Paga ora<VisuallyHidden> l’ordine {literal(order.orderId)}</VisuallyHidden>
              </Trans>
            </TextLink>
          </Row>
        )}
        {shownGifts.map(({ code, giftTotal, validTo }) => {
          const amount = money(giftTotal);
          return (
            <Row key={code} justify="between" wrap>
              <Row gap="3">
                <Icon of={ticketIcon} />
                <Text>{t`Buono da ${amount}, scade ${days.dated(validTo)}`}</Text>
              </Row>
              <TextLink alone href={paths.loyalty}>
                <Trans>
                  Usa<VisuallyHidden> il buono da {literal(amount)}</VisuallyHidden>
                </Trans>
              </TextLink>
            </Row>
          );
        })}
      </Ruled>
    </Panel>
  );
}
