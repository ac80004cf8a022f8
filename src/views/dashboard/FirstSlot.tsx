import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Timeslot } from '../../../contract/api/shopping/timeslot.ts';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { firstFreeSlots } from '../../../contract/rules/checkout/timeslots.ts';
import { slotHours } from '../../text/day.ts';
import type { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import { areSlotsLoading, slotDays } from '../../../machines/content-block/content-block.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { orderByText } from '../../text/order-by.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { leafIcon } from '../../ui/icons/leaf.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useSlotCost } from '../home/use-slot-cost.ts';
import { useShop } from '../shop-context.ts';
import { useCartService } from '../words/use-cart-service.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';

/** Without an order on its way: when the next one could come, and how to begin it (NAV-12, B-29). */
export function FirstSlot({ block }: { block: ActorRefFrom<typeof contentBlockMachine> }) {
  const { t } = useLingui();
  const service = useCartService();
  const loading = useSelector(block, (slots) => areSlotsLoading(slots, service));
  const days = useSelector(block, (slots) => slotDays(slots, service));
  if (loading) return <OrderSkeleton />;
  const [first] = firstFreeSlots(days ?? [], 1);
  if (first !== undefined) return <FreeSlot slot={first} />;
  return (
    <EmptyState
      title={t`Nessun ordine in arrivo`}
      picture="/media/emoji/1f4e6-240.webp"
      actions={<ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>}
    >
      {t`Il prossimo lo trovi qui, con lo stato e fino a quando lo puoi annullare.`}
    </EmptyState>
  );
}

type FreeTimeslot = Pick<
  Timeslot,
  'timeslotId' | 'beginTime' | 'endTime' | 'cutoff' | 'green' | 'price' | 'freeFrom'
> & { dateIso: string };

function FreeSlot({ slot }: { slot: FreeTimeslot }) {
  const { t, i18n } = useLingui();
  const { tenant, flows, today } = useShop();
  const words = useDayWords();
  const isPickup = useCartService() === deliveryServiceCodes.pickup;
  const id = useId();
  const { price, terms } = useSlotCost()(slot);
  const { dateIso, timeslotId, cutoff, green } = slot;
  const cost = terms === undefined ? price : `${price} (${terms})`;
  return (
    <Panel labelledBy={id}>
      <Row justify="between" wrap>
        <Heading level={2} look="card" id={id}>
          {isPickup ? t`Primo ritiro disponibile` : tenant.texts.slotCardTitle}
        </Heading>
        {green && (
          <Badge tone="success" icon={leafIcon}>
            {t`Furgone in zona`}
          </Badge>
        )}
      </Row>
      <Text size="lg" weight="strong">{`${words.relative(dateIso, today)}, ${slotHours(slot)}`}</Text>
      <Text tone="muted" size="sm">
        {`${isPickup ? t`Ritiro: ${cost}` : t`Consegna: ${cost}`} · ${orderByText(i18n, { cutoff, today })}`}
      </Text>
      <Row wrap>
        <Button
          variant="secondary"
          onClick={() =>
            flows.shop.send({ type: 'delivery.open', want: 'timeslot', slot: { dateIso, timeslotId } })
          }
        >
          {t`Scegli questo orario`}
        </Button>
        <ButtonLink href={paths.home}>{t`Inizia la spesa`}</ButtonLink>
      </Row>
      <Text tone="muted" size="sm">{t`Nessun ordine in arrivo: il prossimo lo trovi qui.`}</Text>
    </Panel>
  );
}
