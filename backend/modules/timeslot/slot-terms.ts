import { thresholdText } from '../../../contract/rules/language/money-text.ts';
import { slotTerms } from '../../../contract/rules/price/delivery-fee.ts';
import type { DeliveryTerms } from '../../../contract/rules/price/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { Said } from '../../platform/said.ts';
import type { TimeslotTemplate } from './timeslot-calendar.ts';

/** What a delivery in a slot costs; the tenant's terms without one (B-31). */
export function termsOf(
  slot: Pick<TimeslotTemplate, 'price' | 'freeFrom'> | null,
  { fees }: Pick<TenantFacts, 'fees'>,
): DeliveryTerms {
  return slotTerms(slot, { fee: fees.deliveryCents, freeFrom: fees.freeFromCents });
}

/** The same on the wire, in EUR. */
export function termsView({ fee, freeFrom }: DeliveryTerms): { price: number; freeFrom: number | null } {
  return { price: fromCents(fee), freeFrom: freeFrom === null ? null : fromCents(freeFrom) };
}

// With a plain space, unlike amounts elsewhere.
const euroText = (cents: number): string =>
  `${fromCents(cents)
    .toFixed(cents % 100 === 0 ? 0 : 2)
    .replace('.', ',')} €`;

/** What a cart with goods pays more for its delivery from now on, in words (B-31). */
export function dearerText(input: { fee: number; freeFrom: number | null; isPickup: boolean }): Said {
  const { fee, freeFrom, isPickup } = input;
  const costs = {
    it: `${isPickup ? 'Il ritiro' : 'La consegna'} costa ora ${euroText(fee)}.`,
    'en-US': `${isPickup ? 'Pickup' : 'Delivery'} now costs ${thresholdText(fee, 'en-US')}.`,
  };
  if (freeFrom === null) return costs;
  return {
    it: `${costs.it} È gratis da ${euroText(freeFrom)}.`,
    'en-US': `${costs['en-US']} It is free from ${thresholdText(freeFrom, 'en-US')}.`,
  };
}
