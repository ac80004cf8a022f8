import type { GiftCertificate } from '../../../contract/api/gift.ts';
import type { TenantScope } from '../../scope.ts';
import { giftView } from './gift-certificate.ts';

/** Certificates of a user: given, earned or used (U01); only those given by hand (U02). */
export async function listGifts(
  scope: TenantScope,
  userId: number,
  { assignedOnly }: { assignedOnly: boolean },
): Promise<GiftCertificate[]> {
  const gifts = await scope.gifts.listOf(userId);
  return gifts
    .filter(({ certificate }) => !assignedOnly || certificate.origin === 'assigned')
    .map((gift) => giftView(gift, { today: scope.today, orderId: null }));
}
