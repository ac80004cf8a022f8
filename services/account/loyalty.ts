import type { Loyalty } from '../../contract/api/account/loyalty.ts';
import { viewUserDetail } from '../../contract/api/account/registration.ts';
import { listAssignedGiftCertificates, listGiftCertificates } from '../../contract/api/shopping/gift-list.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface LoyaltyService {
  view(options?: CallOptions): Promise<Loyalty>;
}

export function createLoyaltyService({ client }: { client: ApiClient }): LoyaltyService {
  return {
    async view(options) {
      const [user, all, given] = await Promise.all([
        client.call(viewUserDetail, {}, options),
        client.call(listGiftCertificates, {}, options),
        client.call(listAssignedGiftCertificates, {}, options),
      ]);
      const { fidelityCard, firstName, lastName, points } = user.data;
      const assigned = new Set(given.data.giftCertificates.map(({ giftCertificateId }) => giftCertificateId));
      return {
        cardNumber: fidelityCard,
        holder: `${firstName} ${lastName}`.trim(),
        points,
        gifts: all.data.giftCertificates.map((gift) => ({
          ...gift,
          assigned: assigned.has(gift.giftCertificateId),
        })),
        coming: all.data.coming,
      };
    },
  };
}
