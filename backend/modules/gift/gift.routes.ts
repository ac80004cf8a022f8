import {
  listAssignedGiftCertificates,
  listGiftCertificates,
} from '../../../contract/api/shopping/gift-list.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { GiftContext } from './gift.context.ts';
import { listGifts } from './list-gifts.usecases.ts';

/** U01, U02. */
export function giftRoutes(api: ShopApi<GiftContext>): void {
  api.personal(listGiftCertificates, async ({ context, user }) => ({
    data: { giftCertificates: await listGifts(context, user.userId, { assignedOnly: false }) },
  }));

  api.personal(listAssignedGiftCertificates, async ({ context, user }) => ({
    data: { giftCertificates: await listGifts(context, user.userId, { assignedOnly: true }) },
  }));
}
