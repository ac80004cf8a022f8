import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { BottomBarTarget } from '../../../contract/tenant.ts';
import { badgeText } from '../../../contract/rules/checkout/cart-badge.ts';
import { expectedCart } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn, isRestoring } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { money } from '../../text/money.ts';
import { BottomBar } from '../../ui/navigation/BottomBar.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { gridIcon } from '../../ui/icons/grid.ts';
import { listChecksIcon } from '../../ui/icons/lists/list-checks.ts';
import { homeIcon } from '../../ui/icons/home.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { useCartCount } from '../cart/use-cart-count.ts';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';

/** The phone's main navigation: a target opens login first where the brand asks for it (SHELL-07, SHELL-09, B-35). */
export function ShopBottomBar({ path }: { path: string }) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  // A drawer says itself what it cannot show: it need not wait until it is known who is there.
  const mayBeLoggedIn = useSelector(flows.session, (session) => isLoggedIn(session) || isRestoring(session));
  const cart = useSelector(flows.cart, expectedCart);
  const count = cart?.totalItems ?? 0;
  const words = useCartCount(count);
  const badge = badgeText(count);

  const hasLists = useHas('lists');
  const tap = (target: BottomBarTarget, to: string) =>
    flows.navigation.send({
      type: 'target.choose',
      path: to,
      needsLogin: !tenant.features.publicTargets.includes(target),
    });
  const openOr = (drawer: 'menu' | 'cart', target: BottomBarTarget, to: string) => () => {
    if (!mayBeLoggedIn && !tenant.features.publicTargets.includes(target)) return tap(target, to);
    if (drawer === 'menu') flows.departments.send({ type: 'block.load' });
    flows.drawers.send({ type: 'drawer.open', drawer });
  };
  return (
    <BottomBar
      label={t`Barra principale`}
      items={[
        {
          label: t`Home`,
          icon: homeIcon,
          current: path === paths.home,
          onClick: () => tap('home', paths.home),
        },
        {
          label: t`Ordini`,
          icon: packageIcon,
          current: path.startsWith(paths.orders),
          onClick: () => tap('orders', paths.orders),
        },
        {
          label: t`Prodotti`,
          icon: gridIcon,
          current: path.startsWith('/catalog'),
          onClick: openOr('menu', 'products', '/catalog/search'),
        },
        {
          label: t`Carrello`,
          // What it costs with all fees, on every page (B-35).
          ...(cart && count > 0 ? { text: money(cart.totalPrice) } : {}),
          icon: basketIcon,
          current: path.startsWith('/cart'),
          onClick: openOr('cart', 'cart', paths.cart),
          ...(badge === null ? {} : { count: { text: badge, description: words } }),
        },
        ...(hasLists
          ? [
              {
                label: t`Liste`,
                icon: listChecksIcon,
                current: path.startsWith(paths.lists),
                onClick: () => tap('lists', paths.lists),
              },
            ]
          : []),
      ]}
    />
  );
}
