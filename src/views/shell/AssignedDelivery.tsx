import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import { shortHours } from '../../text/day.ts';
import { DeliveryPillText } from '../../ui/commerce/DeliveryPill.tsx';
import { storeIcon } from '../../ui/icons/store.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** The address and slot of a cart in the header's words; what the shopper has still to choose is said. */
export function AssignedDelivery({ id, cart }: { id: string; cart: Cart }) {
  const { t } = useLingui();
  const { tenant, today } = useShop();
  const days = useDayWords();
  const bypass = tenant.facts.bypassAutoAssigned;
  const address = cart.shippingAddress;
  const slot = cart.timeslot;
  const hasAddress = isAssigned(address, bypass.address) && address !== null;
  const hasSlot = isAssigned(slot, bypass.timeslot) && slot !== null;
  const isPickup = address?.deliveryServiceId === deliveryServiceCodes.pickup;

  const place = hasAddress ? (isPickup ? address.addressName : address.address1) : null;
  const title =
    place === null ? t`Consegna o ritiro` : isPickup ? t`Ritiro a ${place}` : t`Consegna a ${place}`;
  const day = hasSlot ? days.relativeWithin(slot.dateIso, today) : '';
  const shortDay = hasSlot ? days.relativeShort(slot.dateIso, today) : '';
  const hours = hasSlot ? shortHours(slot) : '';
  const when = hasSlot ? `${shortDay} ${hours}` : hasAddress ? t`scegli quando` : t`scegli dove e quando`;
  return (
    <DeliveryPillText
      id={id}
      description={hasSlot ? t`${title}, ${day} ${hours}. Cambia` : `${title}, ${when}`}
      icon={isPickup ? storeIcon : truckIcon}
      long={{ title, detail: hasSlot ? t`${when} · cambia` : when }}
      short={{ title: hasSlot ? when : isPickup ? t`Ritiro` : t`Consegna`, detail: place ?? t`scegli` }}
    />
  );
}
