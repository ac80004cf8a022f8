import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { firstSlotsWith } from '../../../contract/rules/checkout/timeslots.ts';
import { slotHours } from '../../text/day.ts';
import type { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import { areSlotsLoading, slotDays } from '../../../machines/content-block/content-block.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { orderByText } from '../../text/order-by.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { leafIcon } from '../../ui/icons/leaf.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlotMiniCard } from '../../ui/commerce/SlotMiniCard.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { ForStrangers } from '../../ui/layout/account/ForStrangers.tsx';
import { AreaForm } from './AreaForm.tsx';
import { useSlotCost } from './use-slot-cost.ts';
import { useShop } from '../shop-context.ts';
import { useCartService } from '../words/use-cart-service.ts';
import { useDayWords } from '../words/use-day-words.ts';

const idOf = ({ dateIso, timeslotId }: { dateIso: string; timeslotId: number }) => `${dateIso} ${timeslotId}`;

/** The first free slots, before anybody logs in, and the chosen one, each with what it costs the cart there is (B-29, B-31). */
export function FirstSlots({ block }: { block: ActorRefFrom<typeof contentBlockMachine> }) {
  const { t, i18n } = useLingui();
  const { tenant, flows, today } = useShop();
  const words = useDayWords();
  const costOf = useSlotCost();
  const service = useCartService();
  const loading = useSelector(block, (slots) => areSlotsLoading(slots, service));
  const days = useSelector(block, (slots) => slotDays(slots, service));
  const own = useSelector(flows.cart, (snapshot) => shownCart(snapshot)?.timeslot ?? null);
  const loggedIn = useSelector(flows.session, isLoggedIn);
  if (loading) return <Skeleton height="panel" />;
  const slots = firstSlotsWith(days ?? [], { most: 3, chosen: own });
  const [first] = slots;
  if (first === undefined) return null;
  const openPicker = () => flows.shop.send({ type: 'delivery.open', want: 'timeslot' });
  return (
    <SlotMiniCard
      title={
        service === deliveryServiceCodes.pickup ? t`Primo ritiro disponibile` : tenant.texts.slotCardTitle
      }
      badge={
        first.green ? (
          <Badge tone="success" icon={leafIcon}>
            {t`Furgone in zona`}
          </Badge>
        ) : undefined
      }
      chosen={own === null ? undefined : { id: idOf(own), label: t`La tua fascia` }}
      options={slots.map((slot) => ({
        id: idOf(slot),
        day: words.relative(slot.dateIso, today),
        hours: slotHours(slot),
        ...costOf(slot),
      }))}
      onPick={(id) => {
        const slot = slots.find((one) => idOf(one) === id);
        if (slot === undefined) return;
        const { dateIso, timeslotId } = slot;
        flows.shop.send({ type: 'delivery.open', want: 'timeslot', slot: { dateIso, timeslotId } });
      }}
      note={orderByText(i18n, { cutoff: first.cutoff, today })}
      all={<TextButton small onClick={openPicker}>{t`Tutti gli orari`}</TextButton>}
    >
      {!loggedIn && (
        <ForStrangers>
          <AreaForm />
        </ForStrangers>
      )}
    </SlotMiniCard>
  );
}
