import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import {
  checkoutRestriction,
  hasAcceptedTerms,
  hasReviewFailed,
} from '../../../machines/checkout/checkout.selectors.ts';
import { money } from '../../text/money.ts';
import { useShop } from '../shop-context.ts';
import type { CheckoutFlow } from './checkout-ref.ts';

/** Why the payment is not reached yet: one reason at a time, in the order it is mended (CHK-02). */
export function useContinueReason({ cart, checkout }: { cart: Cart; checkout: CheckoutFlow }): string {
  const { t } = useLingui();
  const { bypassAutoAssigned } = useShop().tenant.facts;
  const restriction = useSelector(checkout, checkoutRestriction);
  const hasFailed = useSelector(checkout, hasReviewFailed);
  const accepted = useSelector(checkout, hasAcceptedTerms);
  const invoice = useSelector(checkout, (snapshot) => snapshot.context.invoice);
  if (!isAssigned(cart.shippingAddress, bypassAutoAssigned.address)) return t`Scegli l’indirizzo di consegna`;
  if (!isAssigned(cart.timeslot, bypassAutoAssigned.timeslot)) return t`Scegli la fascia oraria`;
  if (hasFailed) return t`Prima va controllato il carrello: riprova`;
  if (restriction === null) return t`Stiamo controllando il carrello`;
  if (restriction.missing > 0)
    return t`Mancano ${money(restriction.missing)} all’ordine minimo di ${money(restriction.minOrder)}`;
  const codes = restriction.restrictions.map(({ code }) => code);
  if (codes.includes('checkout.exclusion.required')) return t`Togli o tieni quello che hai escluso`;
  if (codes.some((code) => code !== 'checkout.age.required')) return t`Correggi le quantità segnalate`;
  if (!restriction.ok) return t`Dichiara di avere almeno 18 anni`;
  if (invoice.isNeeded && !invoice.isSaved) return t`Salva i dati della fattura`;
  if (!accepted) return t`Accetta le condizioni di vendita`;
  return t`Un momento`;
}
