import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { paths } from '../../routing/paths.ts';
import { euroOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { useShop } from '../shop-context.ts';

/** The way to the checkout, or what is missing to the minimum order (CART-18, B-24). */
export function ToCheckout({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { minOrderCents } = useShop().tenant.facts.fees;
  const missing = missingToThreshold(minOrderCents, toCents(cart.itemsTotal));
  if (missing === 0)
    return (
      <ButtonLink size="lg" block href={paths.checkout}>
        {t`Vai alla cassa`}
      </ButtonLink>
    );
  return (
    <Button
      size="lg"
      block
      disabledReason={t`Mancano ${euroOfCents(missing)} all’ordine minimo di ${euroOfCents(minOrderCents)}`}
    >
      {t`Vai alla cassa`}
    </Button>
  );
}
