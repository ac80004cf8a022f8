import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { PreparedCart } from '../../../contract/api/ordering/checkout.ts';
import {
  canPlaceOrder,
  checkoutError,
  hasAskedInVain,
  isBuying,
  isCheckoutAwaitingSession,
  isMending,
  isOutcomeAskedAgain,
  isOutcomeUnknown,
  isPaying,
  isReviewing,
  isShortAtPayment,
  paymentChoice,
  preparedCart,
  storedCards,
} from '../../../machines/checkout/checkout.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { checkoutRef } from '../../../machines/shop/shop.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { lockIcon } from '../../ui/icons/lock.ts';
import { Icon } from '../../ui/primitives/Icon.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { DeliveryCards } from '../cart/DeliveryCards.tsx';
import { Shortages } from '../cart/Shortages.tsx';
import { UnpaidOrderNotice } from '../orders/UnpaidOrderNotice.tsx';
import { useShop } from '../shop-context.ts';
import type { CheckoutFlow } from './checkout-ref.ts';
import { CheckoutNews } from './CheckoutNews.tsx';
import { CheckoutEntrance, CheckoutSkeleton } from './CheckoutEntrance.tsx';
import { HeldAmount } from './HeldAmount.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PaymentChoices } from './PaymentChoices.tsx';

/** /payment: how to pay, the amount held, and the button that obliges (B-11, decision 001). */
export function PaymentView() {
  const { t } = useLingui();
  const { flows } = useShop();
  const checkout = useSelector(flows.shop, checkoutRef);
  return (
    <Page top="md" gap="4">
      <Heading level={1}>{t`Pagamento`}</Heading>
      <UnpaidOrderNotice />
      {checkout === undefined ? <CheckoutEntrance /> : <Payment checkout={checkout} />}
    </Page>
  );
}

function Payment({ checkout }: { checkout: CheckoutFlow }) {
  const { t } = useLingui();
  const cart = useSelector(checkout, preparedCart);
  const paying = useSelector(checkout, isPaying);
  const unknown = useSelector(checkout, isOutcomeUnknown);
  const choice = useSelector(checkout, paymentChoice);
  const auths = useSelector(checkout, storedCards);
  const asked = useSelector(checkout, isOutcomeAskedAgain);
  const isAwaitingSession = useSelector(checkout, isCheckoutAwaitingSession);
  const reviewing = useSelector(checkout, isReviewing);
  const buying = useSelector(checkout, isBuying);
  if (unknown || asked) return <OutcomeUnknown checkout={checkout} />;
  if (isAwaitingSession) return <CheckoutEntrance />;
  if (reviewing) return <ReviewFirst />;
  if (cart === null || !paying) return <CheckoutSkeleton />;
  const type = cart.paymentTypes.find((candidate) => candidate.paymentTypeId === choice?.paymentTypeId);
  return (
    <>
      <CheckoutNews checkout={checkout} />
      <Losses checkout={checkout} />
      <TwoColumn
        sticky
        asideLabel={t`Il tuo ordine`}
        aside={<PaymentSummary checkout={checkout} cart={cart} />}
      >
        <Stack>
          <Panel>
            <Heading level={2} look="card">
              {t`Come paghi?`}
            </Heading>
            <PaymentChoices
              types={cart.paymentTypes}
              auths={auths}
              chosen={choice}
              onChoose={(next) => checkout.send({ type: 'payment.choose', choice: next })}
              disabled={buying}
            />
            {type?.online === true && (
              <HeldAmount
                total={cart.totalPrice}
                held={cart.prebilledAmount}
                percent={type.prebilledPct}
                level={3}
              />
            )}
          </Panel>
          <Panel>
            <Heading level={2} look="card">
              {cart.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup
                ? t`Ritiro`
                : t`Consegna`}
            </Heading>
            <DeliveryCards cart={cart} isFrozen />
          </Panel>
        </Stack>
      </TwoColumn>
    </>
  );
}

/** Offers what can be done about goods that were lost since the cart was prepared (CART-18); what was refused says its own way on. */
function Losses({ checkout }: { checkout: CheckoutFlow }) {
  const cart = useSelector(useShop().flows.cart, shownCart);
  const mending = useSelector(checkout, isMending);
  const short = useSelector(checkout, isShortAtPayment);
  const error = useSelector(checkout, checkoutError);
  return (
    <>
      {cart !== null && <Shortages cart={cart} />}
      {mending && !short && error === null && <ReviewFirst />}
    </>
  );
}

/** The cart changed, or was locked too long: it is looked through again before it is paid (CART-23). */
function ReviewFirst() {
  const { t } = useLingui();
  return (
    <Alert tone="info" action={<ButtonLink href={paths.checkout}>{t`Torna alla cassa`}</ButtonLink>}>
      {t`Prima di pagare ricontrolla l’ordine.`}
    </Alert>
  );
}

/** Nobody knows whether the order exists: it is asked for before anything else (RULE-CHECKOUT-7). */
function OutcomeUnknown({ checkout }: { checkout: CheckoutFlow }) {
  const { t } = useLingui();
  const busy = useSelector(checkout, isBuying);
  const inVain = useSelector(checkout, hasAskedInVain);
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t`Non sappiamo ancora se l’ordine è andato a buon fine`}
      action={
        <Button busy={busy} onClick={() => checkout.send({ type: 'outcome.check' })}>
          {t`Controlla l’ordine`}
        </Button>
      }
    >
      <p>
        {t`La connessione si è interrotta. Controlliamo prima se l’ordine c’è già: non verrà fatto due volte.`}
      </p>
      {inVain && !busy && <p>{t`Il negozio non risponde ancora. Controlla la connessione e riprova.`}</p>}
    </Alert>
  );
}

function PaymentSummary({ checkout, cart }: { checkout: CheckoutFlow; cart: PreparedCart }) {
  const { t } = useLingui();
  const { newUuid } = useShop();
  const busy = useSelector(checkout, isBuying);
  const ready = useSelector(checkout, canPlaceOrder);
  const mending = useSelector(checkout, isMending);
  const short = useSelector(checkout, isShortAtPayment);
  const reason = short
    ? t`Decidi prima che cosa fare di quello che manca`
    : mending
      ? t`Prima ricontrolla l’ordine alla cassa`
      : t`Scegli come pagare`;
  return (
    <>
      <Panel>
        <OrderSummary cart={cart} editHref={busy ? null : paths.checkout} canEdit={false} />
        <Button
          size="lg"
          block
          busy={busy}
          disabledReason={ready || busy ? undefined : reason}
          onClick={() => checkout.send({ type: 'order.place', key: newUuid() })}
        >
          {t`Ordine con obbligo di pagare`}
        </Button>
      </Panel>
      <Row justify="center">
        <Icon of={lockIcon} size="sm" />
        <Text size="sm" tone="muted">
          {t`Pagamento cifrato e autenticato dalla tua banca`}
        </Text>
      </Row>
    </>
  );
}
