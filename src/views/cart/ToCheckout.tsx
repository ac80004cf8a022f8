import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { FocusHandoff } from '../../ui/overlays/FocusHandoff.tsx';
import { useShop } from '../shop-context.ts';
import { useClosedReason } from './use-closed-reason.ts';
import { useHeldCount } from './use-held-count.ts';

/** The way to the checkout, or first the save of what is held (CART-07). */
export const ToCheckout = ({ cart }: { cart: Cart }) => (
  <FocusHandoff>{useHeldCount() > 0 ? <SaveQuantities /> : <Checkout cart={cart} />}</FocusHandoff>
);

function SaveQuantities() {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  return (
    <Button size="lg" block onClick={() => cart.send({ type: 'lines.save' })}>
      {t`Salva le quantità`}
    </Button>
  );
}

/** The way itself, or why it is closed: no network, what waits for it, the minimum order (CART-18, B-24, B-27). */
function Checkout({ cart }: { cart: Cart }) {
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
