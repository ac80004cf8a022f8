import { Trans, useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { cartDelivery } from '../../../contract/rules/price/cart-delivery.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Meter } from '../../ui/feedback/Meter.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

/**
 * How much is missing for the minimum order, then for free delivery in the chosen slot and what it costs until then, from
 * the first item on (B-24, CART-21, decision 087).
 */
export function FeeProgress({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { fees } = useShop().tenant.facts;
  const isPickup = cart.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  const items = toCents(cart.itemsTotal);
  const toMinimum = missingToThreshold(fees.minOrderCents, items);
  const { fee, freeFrom, missing } = cartDelivery(cart, {
    fee: fees.deliveryCents,
    freeFrom: fees.freeFromCents,
  });
  if (items === 0) return null;
  if (toMinimum > 0) {
    return (
      <Meter value={items} max={fees.minOrderCents} end={moneyOfCents(fees.minOrderCents)} tone="warning">
        <Trans>
          Ti mancano <strong>{moneyOfCents(toMinimum)}</strong> per ordinare
        </Trans>
      </Meter>
    );
  }
  if (freeFrom === null || missing === null) return null;
  if (missing > 0) {
    return (
      <Meter value={items} max={freeFrom} end={moneyOfCents(freeFrom)}>
        {isPickup ? (
          <Trans>
            Ti mancano <strong>{moneyOfCents(missing)}</strong> al ritiro gratis, ora {moneyOfCents(fee)}
          </Trans>
        ) : (
          <Trans>
            Ti mancano <strong>{moneyOfCents(missing)}</strong> alla consegna gratis, ora {moneyOfCents(fee)}
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
