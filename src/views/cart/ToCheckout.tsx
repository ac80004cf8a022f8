import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { useClosedReason } from './use-closed-reason.ts';

/** The way to the checkout, or why it is closed: no network, what waits for it, the minimum order (CART-18, B-24, B-27). */
export function ToCheckout({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const reason = useClosedReason(cart);
  if (cart.modifyingOrderId !== null)
    return (
      <ButtonLink size="lg" block href={paths.cart}>
        {t`Rivedi le modifiche`}
      </ButtonLink>
    );
  if (reason === undefined)
    return (
      <ButtonLink size="lg" block href={paths.checkout}>
        {t`Vai alla cassa`}
      </ButtonLink>
    );
  return (
    <Button size="lg" block disabledReason={reason}>
      {t`Vai alla cassa`}
    </Button>
  );
}
