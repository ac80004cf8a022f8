import { listAssignedGiftCertificates } from '../../../contract/api/shopping/gift-list.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { GiftContext } from './gift.context.ts';
import { listAssignedGifts } from './list-gifts.usecases.ts';

/** U02. */
export function giftRoutes(api: ShopApi<GiftContext>): void {
  api.personal(listAssignedGiftCertificates, async ({ context, user }) => ({
    data: { giftCertificates: await listAssignedGifts(context, user.userId) },
  }));
}
