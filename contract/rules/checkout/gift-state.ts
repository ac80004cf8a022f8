import type { GiftCertificate } from '../../api/shopping/gift.ts';
import { addDays } from '../time/calendar-day.ts';

/** How many days before its end a certificate is said to end soon. */
const endingDays = 30;

export type GiftState = 'ending' | 'valid' | 'coming' | 'used' | 'expired';

/** How a certificate stands on a day: it can be used, or why not (LOY-05). */
export function giftState(
  { status, validFrom, validTo }: Pick<GiftCertificate, 'status' | 'validFrom' | 'validTo'>,
  today: string,
): GiftState {
  if (status !== 'valid') return status;
  if (validTo < today) return 'expired';
  if (validFrom > today) return 'coming';
  return validTo <= addDays(today, endingDays) ? 'ending' : 'valid';
}

/** How certificates are grouped on their page: to be used, on their way, and those that are done with. */
export const giftGroups = ['usable', 'coming', 'over'] as const;
export type GiftGroup = (typeof giftGroups)[number];

const groups: Readonly<Record<GiftState, GiftGroup>> = {
  ending: 'usable',
  valid: 'usable',
  coming: 'coming',
  used: 'over',
  expired: 'over',
};

/** The group a certificate stands in on a day (LOY-05). */
export const giftGroup = (...asked: Parameters<typeof giftState>): GiftGroup => groups[giftState(...asked)];

const places: Readonly<Record<GiftState, number>> = { ending: 0, valid: 0, coming: 1, used: 2, expired: 3 };

/** In the order of their use: the usable one that ends first on top, then those to come, used and expired ones. */
export const giftsInOrder = <Gift extends Pick<GiftCertificate, 'status' | 'validFrom' | 'validTo'>>(
  gifts: readonly Gift[],
  today: string,
): Gift[] =>
  gifts.toSorted(
    (one, other) =>
      places[giftState(one, today)] - places[giftState(other, today)] ||
      one.validTo.localeCompare(other.validTo),
  );
