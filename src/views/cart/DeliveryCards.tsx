import { slotHours } from '../../text/day.ts';
import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import { cartDelivery } from '../../../contract/rules/price/cart-delivery.ts';
import { moneyOfCents } from '../../text/money.ts';
import { clockIcon } from '../../ui/icons/clock.ts';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { LocationCard, LocationCards } from '../../ui/commerce/LocationCard.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useDeliveryPlace } from '../words/use-delivery-place.ts';
import { SlotTimer } from './SlotTimer.tsx';
import { useHoldLeft } from './use-hold-left.ts';

interface DeliveryCardsProps {
  cart: Cart;
  /** On the payment page nothing can be changed (ADR-08, SLOT-14). */
  isFrozen?: boolean;
}

/** Where and when, as two equal cards. */
export function DeliveryCards({ cart, isFrozen = false }: DeliveryCardsProps) {
  const { t } = useLingui();
  const { flows, tenant, today } = useShop();
  const days = useDayWords();
  const bypass = tenant.facts.bypassAutoAssigned;
  const holdLeft = useHoldLeft();
  const { shippingAddress: address, timeslot: slot } = cart;
  const hasAddress = address !== null && isAssigned(address, bypass.address);
  const hasSlot = slot !== null && isAssigned(slot, bypass.timeslot);
  const isPickup = hasAddress && address.deliveryServiceId === deliveryServiceCodes.pickup;
  const placeOf = useDeliveryPlace();
  const place = hasAddress ? placeOf(address.addressTypeId) : null;
  const { deliveryCents, freeFromCents } = tenant.facts.fees;
  const { fee, isFree } = cartDelivery(cart, { fee: deliveryCents, freeFrom: freeFromCents });
  const cost = isFree ? t`gratis` : moneyOfCents(fee);
  const open = (want: 'address' | 'timeslot') => () => flows.shop.send({ type: 'delivery.open', want });
  const canChangeAddress = !isFrozen && address?.editable !== false;
  const canChangeSlot = !isFrozen && slot?.editable !== false;
  return (
    <LocationCards>
      <LocationCard
        icon={place?.icon ?? mapPinIcon}
        title={hasAddress ? address.addressName : t`Dove consegniamo`}
        action={
          canChangeAddress ? (
            <TextButton small onClick={open('address')}>
              {place?.change ?? t`Scegli indirizzo`}
            </TextButton>
          ) : undefined
        }
      >
        {hasAddress ? (
          <>
            {address.address1} {address.addressNumber}
            <br />
            {address.postalcode} {address.city}
            {isAmending(cart.cartStatusId) && (
              <Text size="sm" tone="muted">{t`L’indirizzo non cambia durante la modifica.`}</Text>
            )}
          </>
        ) : (
          t`Non hai ancora scelto l’indirizzo.`
        )}
      </LocationCard>
      <LocationCard
        icon={clockIcon}
        title={
          hasSlot
            ? `${days.relative(slot.dateIso, today)}, ${slotHours(slot)}`
            : isPickup
              ? t`Quando ritiri`
              : t`Quando consegniamo`
        }
        action={
          canChangeSlot ? (
            <TextButton small onClick={open('timeslot')}>
              {hasSlot ? t`Cambia fascia oraria` : t`Scegli fascia oraria`}
            </TextButton>
          ) : undefined
        }
      >
        {hasSlot ? (
          <>
            {holdLeft !== null && <SlotTimer left={holdLeft} />}
            {isPickup ? t`Ritiro ${cost}` : t`Consegna ${cost}`}
          </>
        ) : (
          t`Non hai ancora scelto la fascia oraria.`
        )}
      </LocationCard>
    </LocationCards>
  );
}
