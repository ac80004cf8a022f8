import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { OrderDelivery } from '../../../../contract/api/ordering/order-delivery.ts';
import { toCents } from '../../../../contract/rules/price/money.ts';
import { moneyOfOrder } from '../../../../contract/rules/orders/money-of-order.ts';
import { moneyOfCents } from '../../../text/money.ts';
import { shopTime } from '../../../text/shop-time.ts';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { ComparedLines } from '../../../ui/orders/ComparedLines.tsx';
import { useDayWords } from '../../words/use-day-words.ts';
import { ClaimDialog } from '../claim/ClaimDialog.tsx';
import { UnwantedDialog } from '../claim/UnwantedDialog.tsx';
import { partedLines } from './changed-lines.ts';
import type { ClaimRef } from './order-right-refs.ts';
import { useClaimable } from './use-claimable.ts';
import { useComparedLines } from './use-compared-lines.tsx';
import { useHas } from '../../use-has.ts';

interface DeliveredOrderProps {
  order: Order;
  delivery: OrderDelivery;
  claim: ClaimRef;
}

/** Renders what became of an order at the door: what was paid, and the lines that changed, each to be claimed (B-22). */
export function DeliveredOrder({ order, delivery, claim }: DeliveredOrderProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const hasClaims = useHas('claims');
  const claimable = useClaimable(delivery);
  const isOver = claimable === null;
  const ordered = toCents(order.totalPrice);
  const { taken, givenBack, paid } = moneyOfOrder(order);
  const compared = useComparedLines({ claim, claimable });
  const { changed } = partedLines(order);
  const until = days.dated(shopTime(delivery.claimUntil).day);
  return (
    <>
      <Panel>
        <Row justify="between" wrap>
          <Stack gap="1">
            <Text size="sm" tone="muted">{t`Pagato`}</Text>
            <Text size="figure">{moneyOfCents(paid)}</Text>
          </Stack>
          {(paid !== ordered || givenBack > 0) && (
            <Text size="sm" tone="muted">
              {givenBack > 0
                ? t`Ordinato ${moneyOfCents(ordered)}, addebitato ${moneyOfCents(taken)}, reso ${moneyOfCents(givenBack)}`
                : t`Ordinato ${moneyOfCents(ordered)}`}
            </Text>
          )}
        </Row>
      </Panel>
      <Panel labelledBy="righe-cambiate">
        <Heading level={2} look="card" id="righe-cambiate">
          {changed.length === 0
            ? t`Tutto come ordinato`
            : changed.length === 1
              ? t`1 riga è cambiata`
              : t`${changed.length} righe sono cambiate`}
        </Heading>
        {hasClaims && (
          <Text size="sm" tone={isOver ? 'muted' : 'warning'}>
            {isOver
              ? t`Il tempo per segnalare un prodotto è finito ${until}.`
              : t`Puoi segnalare un prodotto fino a tutto ${until}.`}
          </Text>
        )}
        {changed.length > 0 && (
          <ComparedLines
            label={t`Cosa è cambiato`}
            words={{
              product: t`Prodotto`,
              ordered: t`Ordinato`,
              arrived: t`Arrivato`,
              difference: t`Differenza`,
              actions: t`Segnalazione`,
            }}
            lines={changed.map(compared)}
          />
        )}
      </Panel>
      {hasClaims && (
        <>
          <ClaimDialog claim={claim} />
          <UnwantedDialog claim={claim} />
        </>
      )}
    </>
  );
}
