import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isPreparing } from '../../../machines/checkout/checkout.selectors.ts';
import { isCartWaiting } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { checkoutRef } from '../../../machines/shop/shop.selectors.ts';
import { isFirstAsked } from '../../../machines/unpaid-order/unpaid-order.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Fold } from '../../ui/buttons/Fold.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { Shortages } from '../cart/Shortages.tsx';
import { DeliveryCards } from '../cart/DeliveryCards.tsx';
import { EmptyCart } from '../cart/EmptyCart.tsx';
import { GiftCodeForm } from '../cart/GiftCodeForm.tsx';
import { AwaitedChoice } from '../cart/substitutions/AwaitedChoice.tsx';
import { AgeOfCart } from '../cart/age/AgeOfCart.tsx';
import type { AgePart } from '../cart/age/age-ref.ts';
import { badgeOfLine } from '../cart/substitutions/badge-of-line.tsx';
import type { SubstitutionParts } from '../cart/substitutions/substitution-refs.ts';
import { UnpaidOrderNotice } from '../orders/UnpaidOrderNotice.tsx';
import { ServerInfos } from '../shell/ServerInfos.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { useShop } from '../shop-context.ts';
import { BagsPanel } from './BagsPanel.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';
import { CheckoutEntrance, CheckoutSkeleton } from './CheckoutEntrance.tsx';
import { CheckoutWaits } from './CheckoutWaits.tsx';
import { ContinueBar } from './ContinueButton.tsx';
import { CheckoutNews } from './CheckoutNews.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { NoteForm } from './NoteForm.tsx';

interface CheckoutViewProps {
  Substitutions: SubstitutionParts;
  Age: AgePart;
}

/** /checkout: delivery, bags, notes, substitutions, invoice, gift codes, terms (CHK-01, decision 001). */
export function CheckoutView({ Substitutions, Age }: CheckoutViewProps) {
  const { t } = useLingui();
  const { flows } = useShop();
  const cart = useSelector(flows.cart, shownCart);
  const checkout = useSelector(flows.shop, checkoutRef);
  const waits = useSelector(flows.offlineQueue, isCartWaiting);
  return (
    <Page top="md" gap="4">
      <Heading level={1}>{t`Cassa`}</Heading>
      <ServerInfos area="checkout" />
      <UnpaidOrderNotice />
      {waits ? (
        <CheckoutWaits />
      ) : cart === null || checkout === undefined ? (
        <CheckoutEntrance />
      ) : linesOf(cart).length === 0 ? (
        <NothingToBuy />
      ) : (
        <Review cart={cart} checkout={checkout} Substitutions={Substitutions} Age={Age} />
      )}
    </Page>
  );
}

/** The cart is empty, or its goods are in an order that waits for its payment (CHK-26). */
function NothingToBuy() {
  const { unpaidOrder: flow } = useShop().flows;
  const asking = useSelector(flow, isFirstAsked);
  return asking ? <CheckoutSkeleton /> : <EmptyCart />;
}

interface ReviewProps extends CheckoutViewProps {
  cart: Cart;
  checkout: CheckoutFlow;
}

function Review({ cart, checkout, Substitutions, Age }: ReviewProps) {
  const { t } = useLingui();
  const busy = useSelector(checkout, isPreparing);
  return (
    <>
      <CheckoutNews checkout={checkout} />
      <Shortages cart={cart} />
      <Excluded cart={cart} />
      <TwoColumn
        sticky
        asideLabel={t`Il tuo ordine`}
        aside={
          <CheckoutSummary cart={cart} checkout={checkout}>
            <AgeOfCart cart={cart} Age={Age} isFrozen={busy} />
          </CheckoutSummary>
        }
      >
        <Stack>
          <Panel labelledBy="consegna">
            <Heading level={2} look="card" id="consegna">
              {cart.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup
                ? t`Ritiro`
                : t`Consegna`}
            </Heading>
            <DeliveryCards cart={cart} isFrozen={busy} />
          </Panel>
          <BagsPanel checkout={checkout} cart={cart} />
          <Panel>
            <Substitutions.OfCart cart={cart} isFrozen={busy} meanwhile={<AwaitedChoice />} />
          </Panel>
          <NoteForm checkout={checkout} />
          <InvoiceForm checkout={checkout} cart={cart} />
          <Panel labelledBy="buono">
            <Fold title={t`Hai un buono?`} level={2} id="buono">
              <GiftCodeForm />
            </Fold>
          </Panel>
          <Panel labelledBy="prodotti">
            <Fold title={t`I prodotti (${cart.totalItems})`} level={2} id="prodotti">
              <TextLink href={paths.cart} alone>
                {t`Modifica il carrello`}
              </TextLink>
              <CartLines cart={cart} isCheckout badgeOf={badgeOfLine(Substitutions, cart)} />
            </Fold>
          </Panel>
        </Stack>
      </TwoColumn>
      <ContinueBar cart={cart} checkout={checkout} />
    </>
  );
}
