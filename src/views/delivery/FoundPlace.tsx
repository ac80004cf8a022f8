import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FirstSlot } from '../../../contract/api/shopping/delivery.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { hoursOn } from '../../../contract/rules/time/hours-on.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import {
  chosenPlaceId,
  finderKind,
  isFinderChoosing,
} from '../../../machines/store-finder/store-finder.selectors.ts';
import type { PickupPlace } from '../../../machines/store-finder/store-finder.types.ts';
import { distanceText } from '../../text/distance.ts';
import { shortHours } from '../../text/day.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { starIcon } from '../../ui/icons/star.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useSlotCost } from '../home/use-slot-cost.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import type { FinderRef } from './finder-ref.ts';

interface FoundPlaceProps {
  finder: FinderRef;
  place: PickupPlace;
}

/** A store or a locker: where it is, when it is open, and when first something can be collected (ADR-03, ADR-30). */
export function FoundPlace({ finder, place }: FoundPlaceProps) {
  const { t } = useLingui();
  const { today, flows } = useShop();
  const chosenId = useSelector(finder, chosenPlaceId);
  const isStore = useSelector(finder, finderKind) === 'store';
  const choosing = useSelector(finder, isFinderChoosing);
  const preferred = useSelector(flows.cart, (cart) => shownCart(cart)?.user.defaultStoreAddressId ?? null);
  const { id, name, distance, openingHours, delivers } = place;
  const hours = hoursOn(openingHours, today);
  const words = [
    `${place.address1} ${place.addressNumber}, ${place.city}`,
    openingHours.length > 0 && (hours === null ? t`oggi chiuso` : t`oggi ${hours}`),
    isStore && (delivers ? t`ritiro e consegna a casa` : t`solo ritiro`),
  ].filter((part) => part !== false);
  return (
    <ChoiceCard
      title={name}
      aside={distance === null ? undefined : distanceText(distance)}
      note={words.join(' · ')}
      more={
        <>
          <FirstPickup slot={place.firstSlot} />
          {preferred !== null && preferred === place.addressId && (
            <Badge icon={starIcon}>{t`Negozio preferito`}</Badge>
          )}
        </>
      }
      name="pickup-place"
      disabled={!choosing}
      value={String(id)}
      checked={chosenId === id}
      onPick={() => finder.send({ type: 'place.choose', id })}
    />
  );
}

function FirstPickup({ slot }: { slot: FirstSlot | null }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const costOf = useSlotCost();
  if (slot === null)
    return (
      <Text as="span" size="sm" tone="warning" weight="medium">
        {t`Nessun posto nei prossimi giorni`}
      </Text>
    );
  const when = `${days.relativeWithin(slot.dateIso, today)} ${shortHours(slot)}`;
  const { price } = costOf(slot);
  const isSoon = slot.dateIso <= addDays(today, 1);
  return (
    <Text as="span" size="sm" tone={isSoon ? 'success' : 'warning'} weight="medium">
      {isSoon ? t`Primo ritiro ${when}, ${price}` : t`Solo da ${when}, ${price}`}
    </Text>
  );
}
