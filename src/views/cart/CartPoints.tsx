import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** The shopper's points, apart from the amounts: they are no part of the sum (LOY-03). */
export function CartPoints({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { pointsPerEuro } = useShop().tenant.facts;
  const points = cart.userPoints?.LOYALTY.value ?? 0;
  const hasLoyalty = useHas('loyalty');
  if (!hasLoyalty || points <= 0 || pointsPerEuro <= 0) return null;
  return (
    <Text size="sm" tone="muted">
      {t`Hai ${plural(points, { one: '# punto', other: '# punti' })}`}
    </Text>
  );
}
