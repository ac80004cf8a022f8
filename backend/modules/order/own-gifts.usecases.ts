import type { EndpointData } from '../../../contract/api/endpoint.ts';
import type { listGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import { earnedGiftsView } from '../gift/earned-gifts.ts';
import { giftView } from '../gift/gift-certificate.ts';
import type { OrderContext } from './order.context.ts';

/** A user's certificates, those of orders with the order, and what their orders on the way will give (U01, LOY-05). */
export async function listOwnGifts(
  { gifts, orders, today }: Pick<OrderContext, 'gifts' | 'orders' | 'today'>,
  userId: number,
): Promise<EndpointData<typeof listGiftCertificates>> {
  const own = await gifts.listOf(userId);
  const orderIds = own.flatMap(({ userGift }) => userGift?.orderId ?? []);
  const placed = await orders.placedAt(userId, orderIds);
  const underWay = await orders.listUnderWay(userId);
  return {
    giftCertificates: own.map((gift) => {
      const orderId = gift.userGift?.orderId ?? 0;
      const usedAt = placed.get(orderId);
      return {
        ...giftView(gift, { today, orderId: null }),
        orderId: usedAt === undefined ? null : orderId,
        usedAt: usedAt?.toISOString() ?? null,
      };
    }),
    coming: underWay.map(({ orderId, slotDate, points, giftsToGenerate }) => ({
      orderId,
      dateIso: slotDate,
      points,
      giftCertificates: earnedGiftsView(giftsToGenerate),
    })),
  };
}
