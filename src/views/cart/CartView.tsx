import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { isAuthenticated } from '../../../contract/rules/session/login-state.ts';
import { isCartLoading, isCartUnavailable, expectedCart } from '../../../machines/cart/cart.selectors.ts';
import { isRestoring } from '../../../machines/session/session.selectors.ts';
import { money } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { CartAsOf } from '../offline/CartAsOf.tsx';
import { WaitingRemovals } from '../offline/WaitingRemovals.tsx';
import { ServerInfos } from '../shell/ServerInfos.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { useShop } from '../shop-context.ts';
import { CartLines } from './CartLines.tsx';
import { CartPoints } from './CartPoints.tsx';
import { CartSaving } from './CartSaving.tsx';
import { CartUnavailable } from './CartUnavailable.tsx';
import { DeliveryCards } from './DeliveryCards.tsx';
import { EarnedGifts } from './EarnedGifts.tsx';
import { EmptiedCart } from './EmptiedCart.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { EmptyTheCart } from './EmptyTheCart.tsx';
import { FeeProgress } from './FeeProgress.tsx';
import { GiftCodeForm } from './GiftCodeForm.tsx';
import { LoginToSeeCart } from './LoginToSeeCart.tsx';
import { Shortages } from './Shortages.tsx';
import { AwaitedChoice } from './substitutions/AwaitedChoice.tsx';
import { AgeOfCart } from './age/AgeOfCart.tsx';
import type { AgePart } from './age/age-ref.ts';
import type { CapPart } from './cap/cap-refs.ts';
import { badgeOfLine } from './substitutions/badge-of-line.tsx';
import type { SubstitutionParts } from './substitutions/substitution-refs.ts';
import { ToCheckout } from './ToCheckout.tsx';
import { useCartCount } from './use-cart-count.ts';
import { useCartRows } from './use-cart-rows.tsx';

interface CartViewProps {
  /** What stands here while the cart changes an order. */
  Amendment: ComponentType<{ cart: Cart; meanwhile?: ReactNode }>;
  Substitutions: SubstitutionParts;
  /** What whoever buys alcohol is asked, where there is no checkout to ask it. */
  Age: AgePart;
  Cap: CapPart;
}

/** The full cart (NAV-13), or the order it changes (ORD-09). */
export function CartView({ Amendment, Substitutions, Age, Cap }: CartViewProps) {
  const { t } = useLingui();
  const { flows } = useShop();
  const cart = useSelector(flows.cart, expectedCart);
  const isUnavailable = useSelector(flows.cart, isCartUnavailable);
  const restoring = useSelector(flows.session, isRestoring);
  const isAmending = cart !== null && cart.modifyingOrderId !== null;
  const isLoading = useSelector(flows.cart, isCartLoading) || (restoring && cart === null);
  return (
    <Page top="md" gap="4" tall>
      <Stack gap="1">
        <Heading level={1}>{isAmending ? t`Modifica ordine` : t`Carrello`}</Heading>
        <CartAsOf />
      </Stack>
      <ServerInfos area="cart" />
      {isLoading ? (
        <CartSkeleton />
      ) : isUnavailable ? (
        <CartUnavailable />
      ) : cart === null || !isAuthenticated(cart.user.userId) ? (
        <LoginToSeeCart />
      ) : isAmending ? (
        <>
          <AgeOfCart cart={cart} Age={Age} />
          <Amendment cart={cart} meanwhile={<CartSkeleton />} />
        </>
      ) : (
        <FullCart cart={cart} Substitutions={Substitutions} Cap={Cap} />
      )}
    </Page>
  );
}

const CartSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

interface FullCartProps {
  cart: Cart;
  Substitutions: SubstitutionParts;
  Cap: CapPart;
}

function FullCart({ cart, Substitutions, Cap }: FullCartProps) {
  const { t } = useLingui();
  const count = useCartCount(cart.totalItems);
  const rows = useCartRows(cart, { canEdit: true });
  const isEmpty = linesOf(cart).length === 0;
  return (
    <TwoColumn
      sticky
      asideLabel={t`Riepilogo`}
      aside={
        isEmpty ? undefined : (
          <Panel>
            <Heading level={2} look="card">
              {t`Riepilogo`}
            </Heading>
            <FeeProgress cart={cart} />
            <Totals rows={rows} total={{ label: t`Totale stimato`, value: money(cart.totalPrice) }} />
            <CartSaving cart={cart} />
            <Cap cart={cart} />
            <EarnedGifts gifts={cart.giftCertificatesToGenerate} />
            <CartPoints cart={cart} />
            <GiftCodeForm />
            <ToCheckout cart={cart} />
          </Panel>
        )
      }
    >
      <Panel>
        <Row justify="between" wrap>
          <Text tone="muted">{count}</Text>
          {!isEmpty && <EmptyTheCart />}
        </Row>
        <DeliveryCards cart={cart} />
        <Shortages cart={cart} />
        <Excluded cart={cart} />
        {isEmpty ? (
          <>
            <EmptiedCart cart={cart} />
            <EmptyCart />
          </>
        ) : (
          <>
            <Substitutions.OfCart cart={cart} meanwhile={<AwaitedChoice />} />
            <CartLines
              cart={cart}
              level={2}
              badgeOf={badgeOfLine(Substitutions, cart, <Skeleton height="control" />)}
              Instead={Substitutions.InsteadOfLine}
            />
          </>
        )}
        <WaitingRemovals level={2} />
      </Panel>
    </TwoColumn>
  );
}
