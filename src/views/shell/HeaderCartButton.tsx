import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { badgeText } from '../../../contract/rules/checkout/cart-badge.ts';
import { expectedCart } from '../../../machines/cart/cart.selectors.ts';
import { money } from '../../text/money.ts';
import { CartButton } from '../../ui/navigation/CartButton.tsx';
import { useCartCount } from '../cart/use-cart-count.ts';
import { useShop } from '../shop-context.ts';

/** Opens the cart drawer and tells how much is in it: the same sum, by the same name, as the drawer. */
export function HeaderCartButton() {
  const { t } = useLingui();
  const { flows } = useShop();
  const cart = useSelector(flows.cart, expectedCart);
  const words = useCartCount(cart?.totalItems ?? 0);
  const total = money(cart?.totalPrice ?? 0);
  return (
    <CartButton
      label={t`Carrello`}
      description={t`${words}, totale stimato ${total}`}
      count={badgeText(cart?.totalItems ?? 0)}
      total={total}
      aria-haspopup="dialog"
      onClick={() => flows.drawers.send({ type: 'drawer.open', drawer: 'cart' })}
    />
  );
}
