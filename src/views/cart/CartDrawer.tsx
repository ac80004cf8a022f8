import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { isAuthenticated } from '../../../contract/rules/session/login-state.ts';
import {
  cartLines,
  isCartLoading,
  isCartSettling,
  isCartUnavailable,
  expectedCart,
} from '../../../machines/cart/cart.selectors.ts';
import { money } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Drawer, DrawerActions } from '../../ui/overlays/Drawer.tsx';
import { FoldedTotals } from '../../ui/commerce/FoldedTotals.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { UnpaidOrderNotice } from '../orders/UnpaidOrderNotice.tsx';
import { CartAsOf } from '../offline/CartAsOf.tsx';
import { WaitingRemovals } from '../offline/WaitingRemovals.tsx';
import { ServerInfos } from '../shell/ServerInfos.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { useShop } from '../shop-context.ts';
import { CartLines } from './CartLines.tsx';
import { DeliveryCards } from './DeliveryCards.tsx';
import { EarnedGifts } from './EarnedGifts.tsx';
import { EmptiedCart } from './EmptiedCart.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { FeeProgress } from './FeeProgress.tsx';
import { LoginToSeeCart } from './LoginToSeeCart.tsx';
import { CartUnavailable } from './CartUnavailable.tsx';
import { Shortages } from './Shortages.tsx';
import { ToCheckout } from './ToCheckout.tsx';
import { useCartCount } from './use-cart-count.ts';
import { CartPoints } from './CartPoints.tsx';
import { useCartRows } from './use-cart-rows.tsx';

/** The right drawer: where and when, the lines, the sums (SHELL-03). */
export function CartDrawer() {
  const { t } = useLingui();
  const { flows } = useShop();
  const cart = useSelector(flows.cart, expectedCart);
  const isLoading = useSelector(flows.cart, isCartLoading);
  const isUnavailable = useSelector(flows.cart, isCartUnavailable);
  const count = useCartCount(cart?.totalItems ?? 0);
  const isAnonymous = cart === null || !isAuthenticated(cart.user.userId);
  const close = () => flows.drawers.send({ type: 'drawer.close' });
  return (
    <Drawer
      open
      onClose={close}
      side="right"
      title={t`Carrello`}
      note={isAnonymous ? undefined : count}
      closeLabel={t`Chiudi`}
      footer={
        isAnonymous || linesOf(cart).length === 0 ? undefined : <CartFooter cart={cart} onContinue={close} />
      }
    >
      <ServerInfos area="cartDrawer" />
      {isLoading ? (
        <Stack busy>
          <Skeleton height="panel" />
          <Skeleton height="slot" />
          <Skeleton height="slot" />
        </Stack>
      ) : isUnavailable ? (
        <CartUnavailable />
      ) : isAnonymous ? (
        <LoginToSeeCart level={3} />
      ) : (
        <CartBody cart={cart} />
      )}
    </Drawer>
  );
}

function CartBody({ cart }: { cart: Cart }) {
  const { flows } = useShop();
  const lines = useSelector(flows.cart, cartLines);
  return (
    <Stack>
      <UnpaidOrderNotice />
      <CartAsOf />
      <DeliveryCards cart={cart} />
      {lines.length === 0 ? (
        <>
          <EmptiedCart cart={cart} />
          <EmptyCart level={3} />
          <WaitingRemovals />
        </>
      ) : (
        <>
          <Shortages cart={cart} />
          <Excluded cart={cart} />
          <FeeProgress cart={cart} />
          <CartLines cart={cart} inSteps />
          <WaitingRemovals />
          <EarnedGifts gifts={cart.giftCertificatesToGenerate} />
          <CartPoints cart={cart} />
        </>
      )}
    </Stack>
  );
}

function CartFooter({ cart, onContinue }: { cart: Cart; onContinue: () => void }) {
  const { t } = useLingui();
  const { flows } = useShop();
  const rows = useCartRows(cart, { canEdit: true });
  const isSettling = useSelector(flows.cart, isCartSettling);
  return (
    <div aria-busy={isSettling}>
      <FoldedTotals
        rows={rows}
        total={{ label: t`Totale stimato`, value: money(cart.totalPrice) }}
        more={t`Dettagli`}
      />
      <DrawerActions
        secondary={
          <Button variant="secondary" onClick={onContinue}>
            {t`Continua la spesa`}
          </Button>
        }
        primary={<ToCheckout cart={cart} />}
      />
    </div>
  );
}
