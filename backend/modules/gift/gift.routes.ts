import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/cart-gift.ts';
import { listAssignedGiftCertificates, listGiftCertificates } from '../../../contract/api/gift-list.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { cartAnswer } from '../cart/cart.routes.ts';
import { listGifts } from './list-gifts.usecases.ts';
import { addGift, checkGift, removeGift } from './cart-gift.usecases.ts';

/** C10-C12, U01, U02. */
export function giftRoutes(api: ShopApi): void {
  api.personal(checkGiftCode, async ({ scope, user, params }) => ({
    data: { valid: true as const, giftCertificate: await checkGift(scope, user.userId, params.code) },
  }));

  api.personal(addGiftCode, ({ scope, user, params }) =>
    cartAnswer(scope, addGift(scope, user.userId, params.code), params),
  );

  api.personal(removeGiftCode, ({ scope, user, params }) =>
    cartAnswer(scope, removeGift(scope, user.userId, params.code), params),
  );

  api.personal(listGiftCertificates, async ({ scope, user }) => ({
    data: { giftCertificates: await listGifts(scope, user.userId, { assignedOnly: false }) },
  }));

  api.personal(listAssignedGiftCertificates, async ({ scope, user }) => ({
    data: { giftCertificates: await listGifts(scope, user.userId, { assignedOnly: true }) },
  }));
}
