import type { GiftCertificate } from '../../../contract/api/shopping/gift.ts';
import { giftView } from './gift-certificate.ts';
import type { GiftContext } from './gift.context.ts';

/** Certificates of a user: given, earned or used (U01); only those given by hand (U02). */
export async function listGifts(
  context: Pick<GiftContext, 'gifts' | 'today'>,
  userId: number,
  { assignedOnly }: { assignedOnly: boolean },
): Promise<GiftCertificate[]> {
  const gifts = await context.gifts.listOf(userId);
  return gifts
    .filter(({ certificate }) => !assignedOnly || certificate.origin === 'assigned')
    .map((gift) => giftView(gift, { today: context.today, orderId: null }));
}
