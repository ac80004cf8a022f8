import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/cart-gift.ts';
import { listAssignedGiftCertificates, listGiftCertificates } from '../../../contract/api/gift-list.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { cartAnswer } from '../cart/cart.routes.ts';
import { listGifts } from './list-gifts.usecases.ts';
import { addGift, checkGift, removeGift } from './cart-gift.usecases.ts';

/** C10-C12, U01, U02. */
export function giftRoutes(api: ShopApi): void {
  api.personal(checkGiftCode, async ({ context, user, params }) => ({
    data: { valid: true as const, giftCertificate: await checkGift(context, user.userId, params.code) },
  }));

  api.personal(addGiftCode, ({ context, user, params }) =>
    cartAnswer(context, addGift(context, user.userId, params.code), params),
  );

  api.personal(removeGiftCode, ({ context, user, params }) =>
    cartAnswer(context, removeGift(context, user.userId, params.code), params),
  );

  api.personal(listGiftCertificates, async ({ context, user }) => ({
    data: { giftCertificates: await listGifts(context, user.userId, { assignedOnly: false }) },
  }));

  api.personal(listAssignedGiftCertificates, async ({ context, user }) => ({
    data: { giftCertificates: await listGifts(context, user.userId, { assignedOnly: true }) },
  }));
}
