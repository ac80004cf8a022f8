import { slotHours } from '../../text/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { paths } from '../../routing/paths.ts';
import { money } from '../../text/money.ts';
import { durationText } from '../../text/shop-time.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Thumbs } from '../../ui/commerce/Thumbs.tsx';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AmendButton } from '../orders/AmendButton.tsx';
import { OrderBadge } from '../orders/OrderBadge.tsx';
import { OrderTimeline } from '../orders/OrderTimeline.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useNow } from '../words/use-now.ts';

const shownThumbs = 4;

/** The order that comes next: how far it is, and for how long it can be changed or cancelled (NAV-12, ORD-05, ORD-06). */
export function NextOrder({ order }: { order: Order }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const id = useId();
  const { orderId, timeslot, orderItems = [] } = order;
  const more = orderItems.length - shownThumbs;
  return (
    <Panel labelledBy={id}>
      <Row justify="between" wrap>
        <Heading level={2} look="card" id={id}>
          {timeslot === null
            ? t`Ordine ${orderId}`
            : `${days.relative(timeslot.dateIso, today)}, ${slotHours(timeslot)}`}
        </Heading>
        <OrderBadge order={order} />
      </Row>
      <OrderTimeline order={order} />
      <Row justify="between" wrap gap="4">
        <Row wrap gap="3">
          <Thumbs
            pictures={orderItems.slice(0, shownThumbs).map((item) => thumbPicture(item.product))}
            more={more > 0 ? `+${more}` : undefined}
          />
          <Text>{t`${money(order.totalPrice)} · ordine ${orderId}`}</Text>
        </Row>
        <Row wrap gap="3">
          <AmendButton order={order} />
          <ButtonLink href={paths.order(orderId)} aria-label={t`Dettaglio dell’ordine ${orderId}`}>
            {t`Dettaglio`}
          </ButtonLink>
        </Row>
      </Row>
      {order.deletable && order.editableUntil !== null && (
        <TimeLeft until={Date.parse(order.editableUntil)} />
      )}
    </Panel>
  );
}

function TimeLeft({ until }: { until: number }) {
  const now = useNow();
  if (until <= now) return null;
  return (
    <Text tone="warning" size="sm" weight="medium">
      <Trans>
        Puoi modificarlo o annullarlo ancora per <Countdown>{durationText(until - now)}</Countdown>
      </Trans>
    </Text>
  );
}
