import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isCartLoading, isCartUnavailable } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { hasCheckoutFailed } from '../../../machines/shop/shop.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CartUnavailable } from '../cart/CartUnavailable.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';

/** The pages of the checkout before it is there: cart, session and code each come, or say why not. */
export function CheckoutEntrance() {
  const { flows } = useShop();
  const isUnavailable = useSelector(flows.cart, isCartUnavailable);
  const isLoading = useSelector(flows.cart, isCartLoading);
  const hasFailed = useSelector(flows.shop, hasCheckoutFailed);
  const known = useSelector(flows.session, isLoggedIn);
  if (isUnavailable) return <CartUnavailable />;
  if (hasFailed) return <CheckoutLost />;
  if (known || isLoading) return <CheckoutSkeleton />;
  return (
    <AwaitingSession onRetry={() => flows.cart.send({ type: 'cart.reload' })}>
      <CheckoutSkeleton />
    </AwaitingSession>
  );
}

export const CheckoutSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

/** The code of the checkout did not come, or broke (NAV-31). */
function CheckoutLost() {
  const { t } = useLingui();
  const { shop } = useShop().flows;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t`La cassa non si è caricata`}
      action={<Button onClick={() => shop.send({ type: 'checkout.retry' })}>{t`Riprova`}</Button>}
    >
      {t`Il carrello è al sicuro. Controlla la connessione e riprova.`}
    </Alert>
  );
}
