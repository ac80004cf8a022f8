import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { shortHours } from '../../text/day.ts';
import { DeliveryPill } from '../../ui/commerce/DeliveryPill.tsx';
import { storeIcon } from '../../ui/icons/store.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** Where and when the shopping arrives; until that is known its place is kept. */
export function HeaderDelivery() {
  const { t } = useLingui();
  const { flows, tenant, today } = useShop();
  const days = useDayWords();
  const cart = useSelector(flows.cart, shownCart);
  const bypass = tenant.facts.bypassAutoAssigned;
  const address = cart?.shippingAddress ?? null;
  const slot = cart?.timeslot ?? null;
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
    <DeliveryPill
      label={t`Consegna`}
      description={hasSlot ? t`${title}, ${day} ${hours}. Cambia` : `${title}, ${when}`}
      icon={isPickup ? storeIcon : truckIcon}
      long={{ title, detail: hasSlot ? t`${when} · cambia` : when }}
      short={{ title: hasSlot ? when : t`Consegna`, detail: place ?? t`scegli` }}
      onClick={() => flows.shop.send({ type: 'delivery.open', want: hasAddress ? 'timeslot' : 'address' })}
    />
  );
}
