import { randomInt } from 'node:crypto';
import type { EarnedGift } from '../../../contract/api/shopping/gift.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import type { GiftPromotion, TenantFacts } from '../../../contract/tenant.ts';
import type { GiftContext } from './gift.context.ts';

/** Certificates a purchase earns where the brand has loyalty; `itemsTotal` in cents (LOY-08). */
export function giftsEarnedBy(
  itemsTotal: number,
  facts: Pick<TenantFacts, 'giftPromotions' | 'without'>,
): readonly GiftPromotion[] {
  if (!hasFeature(facts, 'loyalty')) return [];
  return facts.giftPromotions.filter(({ minSpendCents }) => itemsTotal >= minSpendCents);
}

/** Certificates a purchase earns, as the API answers them. */
export const earnedGiftsView = (earned: readonly GiftPromotion[]): EarnedGift[] =>
  earned.map(({ description, amountCents }) => ({ description, giftTotal: fromCents(amountCents) }));

// Without the letters and digits that are taken for one another.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = () =>
  `GRAZIE-${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

/** Gives a user the certificates of a delivered order. */
export async function giveEarned(
  unit: Pick<GiftContext, 'gifts' | 'today'>,
  userId: number,
  earned: readonly GiftPromotion[],
): Promise<void> {
  for (const { description, amountCents, validDays } of earned) {
    await unit.gifts.addCertificate({
      code: newCode(),
      description,
      amount: amountCents,
      minSpend: 0,
      validFrom: unit.today,
      validTo: addDays(unit.today, validDays),
      ownerUserId: userId,
      origin: 'order',
    });
  }
}
