import type { GiftCertificate } from '../../../contract/api/shopping/gift.ts';
import { giftView } from './gift-certificate.ts';
import type { GiftContext } from './gift.context.ts';

/** Certificates the shop gave a user by hand (U02). */
export async function listAssignedGifts(
  context: Pick<GiftContext, 'gifts' | 'today'>,
  userId: number,
): Promise<GiftCertificate[]> {
  const gifts = await context.gifts.listOf(userId);
  return gifts
    .filter(({ certificate }) => certificate.origin === 'assigned')
    .map((gift) => giftView(gift, { today: context.today, orderId: null }));
}
