import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isOrderReturning, unpaidOrder } from '../../../machines/unpaid-order/unpaid-order.selectors.ts';
import type { UnpaidOrder } from '../../../machines/unpaid-order/unpaid-order.types.ts';
import { paths } from '../../routing/paths.ts';
import { money } from '../../text/money.ts';
import { hourText } from '../../text/order-by.ts';
import { durationText } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useShop } from '../shop-context.ts';
import { useNow } from '../words/use-now.ts';

/**
 * An order waits for its payment: it is paid, or its goods go back to the cart (CHK-19, CHK-20, CHK-26). Once its term is
 * past it is not offered for payment, until the shop says how it stands.
 */
export function UnpaidOrderNotice() {
  const order = useSelector(useShop().flows.unpaidOrder, unpaidOrder);
  return order === null ? null : <Notice order={order} />;
}

function Notice({ order: { orderId, totalPrice, dueUntil } }: { order: UnpaidOrder }) {
  const { t, i18n } = useLingui();
  const flow = useShop().flows.unpaidOrder;
  const returning = useSelector(flow, isOrderReturning);
  const now = useNow();
  const isOver = dueUntil !== null && dueUntil <= now;
  return (
    <Alert
      tone="warning"
      role="status"
      title={
        isOver
          ? t`L’ordine ${orderId} non è stato pagato in tempo`
          : t`L’ordine ${orderId} aspetta il pagamento`
      }
    >
      <Stack gap="3">
        <p>
          {dueUntil === null ? (
            t`Sono ${money(totalPrice)}: il posto e i prodotti sono tenuti per te.`
          ) : isOver ? (
            t`Il tempo per pagarlo è finito: puoi rimettere i prodotti nel carrello.`
          ) : (
            <Trans>
              Sono {money(totalPrice)}, da pagare entro {hourText(i18n, new Date(dueUntil).toISOString())}: il
              posto e i prodotti sono tenuti ancora per <Countdown>{durationText(dueUntil - now)}</Countdown>.
            </Trans>
          )}
        </p>
        <Row wrap>
          <Button variant="secondary" busy={returning} onClick={() => flow.send({ type: 'order.return' })}>
            {t`Rimetti nel carrello`}
          </Button>
          {!isOver && <ButtonLink href={paths.payOrder(orderId)}>{t`Paga ora`}</ButtonLink>}
        </Row>
      </Stack>
    </Alert>
  );
}
