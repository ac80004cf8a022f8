import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/cart.ts';
import { missingToThreshold } from '../../../contract/rules/delivery-fee.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { euroOfCents } from '../../format/money.ts';
import { Meter } from '../../ui/Meter.tsx';
import { Text } from '../../ui/Text.tsx';
import { useShop } from '../shop-context.ts';

/** How much is missing for the minimum order, then for free delivery, from the first item on (B-24). */
export function FeeProgress({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { fees } = useShop().tenant.facts;
  const items = toCents(cart.itemsTotal);
  const toMinimum = missingToThreshold(fees.minOrderCents, items);
  const toFree = missingToThreshold(fees.freeFromCents, items);
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
  if (fees.freeFromCents === null) return null;
  if (toFree > 0) {
    return (
      <Meter value={items} max={fees.freeFromCents} end={euroOfCents(fees.freeFromCents)}>
        <Trans>
          Ti mancano <strong>{euroOfCents(toFree)}</strong> alla consegna gratis
        </Trans>
      </Meter>
    );
  }
  return (
    <Text size="sm" tone="success">
      {t`La consegna è gratis`}
    </Text>
  );
}
