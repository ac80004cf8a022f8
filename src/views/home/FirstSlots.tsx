import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { TimeslotDay } from '../../../contract/api/shopping/timeslot.ts';
import { isSelectable, slotHours, visibleDays } from '../../../contract/rules/checkout/timeslots.ts';
import type { contentBlockMachine } from '../../../machines/content-block/content-block.machine.ts';
import { blockData, isBlockLoading } from '../../../machines/content-block/content-block.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { euro } from '../../text/money.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { leafIcon } from '../../ui/icons/leaf.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SlotMiniCard } from '../../ui/commerce/SlotMiniCard.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

const firstOf = (days: readonly TimeslotDay[]) =>
  visibleDays(days)
    .flatMap((day) => day.timeslots.filter(isSelectable).map((slot) => ({ ...slot, dateIso: day.dateIso })))
    .slice(0, 3);

/** The first free slots, before anybody logs in (B-29). */
export function FirstSlots({ block }: { block: ActorRefFrom<typeof contentBlockMachine> }) {
  const { t } = useLingui();
  const { tenant, flows, today } = useShop();
  const words = useDayWords();
  const loading = useSelector(block, isBlockLoading);
  const days = useSelector(block, (snapshot) => blockData(snapshot, 'timeslots'));
  const own = useSelector(flows.cart, (snapshot) => shownCart(snapshot)?.timeslot ?? null);
  if (loading) return <Skeleton height="panel" />;
  const slots = firstOf(days?.days ?? []);
  const [first] = slots;
  if (first === undefined) return null;
  const open = () => flows.shop.send({ type: 'delivery.open', want: 'timeslot' });
  const cutoff = shopTime(first.cutoff);
  return (
    <SlotMiniCard
      title={tenant.texts.slotCardTitle}
      badge={
        first.green ? (
          <Badge tone="success" icon={leafIcon}>
            {t`Furgone in zona`}
          </Badge>
        ) : undefined
      }
      chosen={own === null ? undefined : `${own.dateIso} ${own.timeslotId}`}
      options={slots.map((slot) => ({
        id: `${slot.dateIso} ${slot.timeslotId}`,
        time: `${words.relative(slot.dateIso, today)}, ${slotHours(slot)}`,
        price: euro(slot.price),
      }))}
      onPick={(id) => {
        const slot = slots.find((one) => `${one.dateIso} ${one.timeslotId}` === id);
        if (slot !== undefined)
          flows.shop.send({
            type: 'delivery.open',
            want: 'timeslot',
            slot: { dateIso: slot.dateIso, timeslotId: slot.timeslotId },
          });
      }}
      note={t`Ordina entro le ${cutoff.time} di ${words.relativeWithin(cutoff.day, today)}`}
      all={<TextButton small onClick={open}>{t`Tutti gli orari`}</TextButton>}
    />
  );
}
