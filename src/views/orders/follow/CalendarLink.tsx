import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../../contract/api/codes.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { isOrderUnderWay } from '../../../../contract/rules/checkout/order-status.ts';
import { calendarFile } from '../../../../contract/rules/orders/calendar-file.ts';
import { addressText } from '../../../text/address.ts';
import { money } from '../../../text/money.ts';
import { TextLink } from '../../../ui/buttons/TextLink.tsx';
import { useShop } from '../../shop-context.ts';

/** Puts the slot of an order that is still to come into the shopper's calendar (B-33). */
export function CalendarLink({ order }: { order: Order }) {
  const { t } = useLingui();
  const { name, tenantId } = useShop().tenant.facts;
  const { orderId, shippingAddress: address } = order;
  if (!isOrderUnderWay(order.orderStatusId)) return null;
  const isPickup = address?.deliveryServiceId === deliveryServiceCodes.pickup;
  const file = calendarFile(order, {
    shop: tenantId,
    words: {
      title: isPickup ? t`Ritiro della spesa, ${name}` : t`Arriva la spesa, ${name}`,
      place: address === null ? '' : addressText(address),
      text: t`Ordine ${orderId}, totale ${money(order.totalPrice)}`,
    },
  });
  if (file === null) return null;
  return (
    <TextLink
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`${tenantId}-${orderId}.ics`}
      alone
      small
    >
      {t`Aggiungi al calendario`}
    </TextLink>
  );
}
