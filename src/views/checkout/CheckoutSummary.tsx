import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Cart, PurchaseRestriction } from '../../../contract/api/shopping/cart.ts';
import {
  canAcceptTerms,
  checkoutRestriction,
  hasAcceptedTerms,
  isPreparing,
} from '../../../machines/checkout/checkout.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';
import { ContinueButton } from './ContinueButton.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { PassedCap } from './PassedCap.tsx';

interface CheckoutSummaryProps {
  cart: Cart;
  checkout: CheckoutFlow;
  /** What is asked besides the terms. */
  children: ReactNode;
}

/** What is lacking or excluded stands on top of the page, the age below. */
const elsewhere: readonly string[] = [
  'msg.cart.availability.errors',
  'checkout.exclusion.required',
  'checkout.age.required',
];
const isLimit = ({ code }: PurchaseRestriction['restrictions'][number]) => !elsewhere.includes(code);

/** The sums, the terms of sale, and the way to the payment (CHK-04, B-12). */
export function CheckoutSummary({ cart, checkout, children }: CheckoutSummaryProps) {
  const { t } = useLingui();
  const accepted = useSelector(checkout, hasAcceptedTerms);
  const busy = useSelector(checkout, isPreparing);
  const canAccept = useSelector(checkout, canAcceptTerms);
  const restriction = useSelector(checkout, checkoutRestriction);
  return (
    <Panel>
      <OrderSummary cart={cart} editHref={busy ? null : paths.cart} canEdit={!busy} />
      <PassedCap cart={cart} />
      {restriction !== null &&
        restriction.restrictions.filter(isLimit).map((entry) => (
          <Alert key={`${entry.code} ${entry.name}`} tone="warning">
            {entry.message}
          </Alert>
        ))}
      {children}
      <Checkbox
        checked={accepted}
        disabled={!canAccept}
        onChecked={(isAccepted) => checkout.send({ type: 'terms.accept', isAccepted })}
        label={t`Accetto le condizioni di vendita`}
      />
      <Text size="sm">
        <TextLink href={paths.content('condizioni-di-vendita')} small target="_blank">
          {t`Leggi le condizioni di vendita`}
        </TextLink>
      </Text>
      <Responsive on="fromTablet">
        <ContinueButton cart={cart} checkout={checkout} />
      </Responsive>
      <Text size="sm" tone="muted">
        <Trans>
          Per i freschi e gli altri prodotti deperibili non vale il diritto di recesso (art. 59 Cod. Consumo);
          per gli altri hai 14 giorni.
        </Trans>
      </Text>
    </Panel>
  );
}
