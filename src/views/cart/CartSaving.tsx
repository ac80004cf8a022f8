import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { savingOf } from '../../../contract/rules/price/saving.ts';
import { buyableQuantity } from '../../../contract/rules/quantity/shortage.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Text } from '../../ui/primitives/Text.tsx';

/** What the promotions in the cart take off. */
export function CartSaving({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const saving = savingOf(
    linesOf(cart).map((item) => ({
      product: item.product,
      quantity: buyableQuantity(effectiveQuantity(item), item.shortage),
    })),
  );
  if (saving <= 0) return null;
  return <Text size="sm" tone="success">{t`Con le offerte risparmi ${moneyOfCents(saving)}`}</Text>;
}
