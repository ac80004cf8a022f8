import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { euroOfCents } from '../../text/money.ts';
import { Meter } from '../../ui/feedback/Meter.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

/** From which cents on the delivery is free, as the slot has it that was chosen; null is never (B-31). */
function freeFromOf({ timeslot }: Cart, ofTenant: number | null): number | null {
  if (timeslot === null || timeslot.autoAssigned) return ofTenant;
  return timeslot.freeFrom === null ? null : toCents(timeslot.freeFrom);
}

/** How much is missing for the minimum order, then for free delivery, from the first item on (B-24). */
export function FeeProgress({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { fees } = useShop().tenant.facts;
  const isPickup = cart.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  const items = toCents(cart.itemsTotal);
  const toMinimum = missingToThreshold(fees.minOrderCents, items);
  const freeFrom = freeFromOf(cart, fees.freeFromCents);
  const toFree = missingToThreshold(freeFrom, items);
  if (items === 0) return null;
  if (toMinimum > 0) {
    return (
      <Meter value={items} max={fees.minOrderCents} end={euroOfCents(fees.minOrderCents)}>
        <Trans>
          Ti mancano <strong>{euroOfCents(toMinimum)}</strong> all’ordine minimo
        </Trans>
      </Meter>
    );
  }
  if (freeFrom === null) return null;
  if (toFree > 0) {
    return (
      <Meter value={items} max={freeFrom} end={euroOfCents(freeFrom)}>
        {isPickup ? (
          <Trans>
            Ti mancano <strong>{euroOfCents(toFree)}</strong> al ritiro gratis
          </Trans>
        ) : (
          <Trans>
            Ti mancano <strong>{euroOfCents(toFree)}</strong> alla consegna gratis
          </Trans>
        )}
      </Meter>
    );
  }
  return (
    <Text size="sm" tone="success">
      {isPickup ? t`Il ritiro è gratis` : t`La consegna è gratis`}
    </Text>
  );
}
