import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/cart-gift.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { cartAnswer } from '../cart/cart.routes.ts';
import { addGift, checkGift, removeGift } from './cart-gift.usecases.ts';

/** C10-C12. */
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
}
