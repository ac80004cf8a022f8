import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { productAwaitingOptions } from '../../machines/add-to-cart/add-to-cart.selectors.ts';
import { isCartOpen, isMenuOpen } from '../../machines/drawers/drawers.selectors.ts';
import { cartWarnings } from '../../machines/notifications/notifications.selectors.ts';
import { isLoginOpen } from '../../machines/session/session.selectors.ts';
import { deliveryRef } from '../../machines/shop/shop.selectors.ts';
import { paths } from '../routing/paths.ts';
import { LineRemovals } from '../views/cart/LineRemovals.tsx';
import { useShop } from '../views/shop-context.ts';
import { dialogModules } from '../wiring/dialog-modules.ts';

const LoginDialog = lazy(async () => ({ default: (await dialogModules.login()).LoginDialog }));
const DeliveryDialogs = lazy(async () => ({ default: (await dialogModules.delivery()).DeliveryDialogs }));
const OptionsDialog = lazy(async () => ({ default: (await dialogModules.options()).OptionsDialog }));
const CartDrawer = lazy(async () => ({ default: (await dialogModules.cart()).CartDrawer }));
const CartWarnings = lazy(async () => ({ default: (await dialogModules.warnings()).CartWarnings }));
const Departments = lazy(async () => ({ default: (await dialogModules.departments()).Departments }));

/** Whatever is open over the page; each comes with its own code. */
export function Dialogs({ path }: { path: string }) {
  const { flows } = useShop();
  const login = useSelector(flows.session, isLoginOpen) && path !== paths.login;
  const delivery = useSelector(flows.shop, deliveryRef);
  const product = useSelector(flows.addToCart, productAwaitingOptions);
  const cart = useSelector(flows.drawers, isCartOpen);
  const menu = useSelector(flows.drawers, isMenuOpen);
  const hasWarnings = useSelector(
    flows.notifications,
    (notifications) => cartWarnings(notifications).length > 0,
  );
  // The flows keep what was open: it stands there again when the service is back.
  if (path === paths.serviceDown) return null;
  return (
    <>
      {menu && (
        <Open>
          <Departments />
        </Open>
      )}
      {cart && (
        <Open>
          <CartDrawer />
        </Open>
      )}
      <LineRemovals />
      {delivery !== undefined && (
        <Open>
          <DeliveryDialogs delivery={delivery} />
        </Open>
      )}
      {product !== null && (
        <Open>
          <OptionsDialog request={product} />
        </Open>
      )}
      {hasWarnings && (
        <Open>
          <CartWarnings />
        </Open>
      )}
      {login && (
        <Open>
          <LoginDialog />
        </Open>
      )}
    </>
  );
}

const Open = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
