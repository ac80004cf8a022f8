import { RefusalError } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';

export const consentRequired = () =>
  new RefusalError('exclusion.consent.required', {
    it: 'Per tenere le tue esclusioni serve il tuo consenso.',
    'en-US': 'We need your consent to keep what you exclude.',
  });

/** Nothing is bought against an exclusion without a yes (B-23). */
export const unacceptedText: Said = {
  it: 'Conferma o togli i prodotti che hai escluso.',
  'en-US': 'Confirm or remove the products you exclude.',
};

export const acceptanceRequired = () => new RefusalError('checkout.exclusion.required', unacceptedText);

export const excludedSubstitution = () =>
  new RefusalError('substitution.excluded', {
    it: 'Non possiamo mandarti al suo posto un prodotto che hai escluso.',
    'en-US': 'We cannot send you a product you exclude in its place.',
  });
