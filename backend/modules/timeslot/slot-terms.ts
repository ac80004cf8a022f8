import type { Currency } from '../../../contract/currencies.ts';
import { shortHoursText } from '../../../contract/rules/language/hours-text.ts';
import { slotTerms } from '../../../contract/rules/price/delivery-fee.ts';
import type { DeliveryTerms } from '../../../contract/rules/price/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { inEach, locales } from '../../platform/said.ts';
import { messageThreshold } from '../../platform/said-money.ts';
import type { Said } from '../../platform/said.ts';
import type { SlotPlace } from './slot-place.repository.ts';
import { clockTime } from './timeslot-calendar.ts';
import type { TimeslotTemplate } from './timeslot-calendar.ts';

interface NamedSlot {
  readonly template: Pick<TimeslotTemplate, 'beginMinute' | 'endMinute'>;
  readonly place: Pick<SlotPlace, 'slotDate'>;
}

const weekday = inEach(
  (language) => new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }),
);

/** What a delivery in a slot costs; the tenant's terms without one (B-31). */
export function termsOf(
  slot: Pick<TimeslotTemplate, 'price' | 'freeFrom'> | null,
  { fees }: Pick<TenantFacts, 'fees'>,
): DeliveryTerms {
  return slotTerms(slot, { fee: fees.deliveryCents, freeFrom: fees.freeFromCents });
}

/** Returns the same for the wire, in units of the brand's currency. */
export function termsView({ fee, freeFrom }: DeliveryTerms): { price: number; freeFrom: number | null } {
  return { price: fromCents(fee), freeFrom: freeFrom === null ? null : fromCents(freeFrom) };
}

/** A slot as it is spoken of: "venerdì 18–20", "Friday 6–8 PM". */
function slotText({ template, place }: NamedSlot): Said {
  const begin = clockTime(template.beginMinute);
  const end = clockTime(template.endMinute);
  const at = dayTime(place.slotDate);
  return inEach(
    (language) =>
      `${weekday[language].format(at)} ${shortHoursText(begin, end, language).replaceAll('\u00A0', ' ')}`,
  );
}

/**
 * What a cart pays for its delivery from now on and what it paid before, in words, each free or a fee in cents: "Con
 * venerdì 18–20 la consegna costa 5,90 € invece di gratis." (CART-21, B-31). `slot` null is a cart that has none any more.
 */
export function changedCostText(input: {
  before: number;
  now: number;
  freeFrom: number | null;
  slot: NamedSlot | null;
  isPickup: boolean;
  currency: Currency;
}): Said {
  const { before, now, freeFrom, slot, isPickup, currency } = input;
  const amount = (cents: number) => messageThreshold(cents, currency);
  const named = slot === null ? null : slotText(slot);
  const it = [
    named === null ? 'Senza fascia oraria' : `Con ${named.it}`,
    isPickup ? 'il ritiro' : 'la consegna',
    now === 0 ? 'è gratis' : `costa ${amount(now).it}`,
    `invece di ${before === 0 ? 'gratis' : amount(before).it}.`,
  ].join(' ');
  const english = [
    named === null ? 'Without a slot' : `With ${named['en-US']}`,
    isPickup ? 'pickup' : 'delivery',
    now === 0 ? 'is free' : `costs ${amount(now)['en-US']}`,
    `instead of ${before === 0 ? 'free' : amount(before)['en-US']}.`,
  ].join(' ');
  if (now === 0 || freeFrom === null) return { it, 'en-US': english };
  return {
    it: `${it} È gratis da ${amount(freeFrom).it}.`,
    'en-US': `${english} It is free from ${amount(freeFrom)['en-US']}.`,
  };
}
