import type { AnyMachineSnapshot } from 'xstate';
import type { OwnGift } from '../../../contract/api/account/loyalty.ts';
import type { ComingGain } from '../../../contract/api/shopping/gift-list.ts';
import { LoyaltyView } from '../../../src/views/loyalty/LoyaltyView.tsx';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { many, manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot, withoutSession } from '../../world.ts';

/** What was told to be on the cart is on it. */
const giftsOnCart = ({ context: { loyalty, told, error } }: AnyMachineSnapshot): OwnGift[] =>
  error === null ? (loyalty?.gifts ?? []).filter(({ code }: OwnGift) => code === told) : [];

export const view = galleryView({
  kind: 'page',
  model: giftCertificatesModel,
  variantName: ({ context: { loyalty, group, told, error } }) =>
    [
      loyalty === null ? '' : loyalty.gifts.length > 0 ? 'certificates' : 'none',
      group === 'usable' ? '' : 'used and expired',
      told === null ? '' : error === null ? 'one on the cart' : 'one refused',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (gifts) =>
    gifts.matches('shown') && gifts.context.told === null && gifts.context.loyalty !== null
      ? {
          '': gifts,
          ...(gifts.context.loyalty.gifts.length > 0 && gifts.context.group === 'usable'
            ? {
                'twelve certificates': withContext(gifts, {
                  loyalty: {
                    ...gifts.context.loyalty,
                    gifts: manyLike<{
                      code: string;
                      userGiftCertificateId: number;
                      giftCertificateId: number;
                    }>(gifts.context.loyalty.gifts, 12, (at) => ({
                      code: `BUONO${at}`,
                      userGiftCertificateId: 700 + at,
                      giftCertificateId: 70 + at,
                    })),
                  },
                }),
                coming: withContext(gifts, { group: 'coming' }),
                'one coming': withContext(gifts, {
                  group: 'coming',
                  loyalty: { ...gifts.context.loyalty, coming: gifts.context.loyalty.coming.slice(0, 1) },
                }),
                'twelve coming': withContext(gifts, {
                  group: 'coming',
                  loyalty: {
                    ...gifts.context.loyalty,
                    coming: manyLike<{ orderId: number; points: number }>(
                      gifts.context.loyalty.coming,
                      12,
                      (at) => ({ orderId: 2000 + at, points: at }),
                    ),
                  },
                }),
                'one order gives five, two of them alike': withContext(gifts, {
                  group: 'coming',
                  loyalty: {
                    ...gifts.context.loyalty,
                    coming: manyLike<ComingGain>(gifts.context.loyalty.coming, 1, () => ({
                      giftCertificates: many(5, (at) => ({
                        description: `Buono ${Math.max(at, 2)} sulla prossima spesa`,
                        giftTotal: 5,
                      })),
                    })),
                  },
                }),
                'none usable': withContext(gifts, { loyalty: { ...gifts.context.loyalty, gifts: [] } }),
              }
            : {}),
        }
      : { '': gifts },
  show: (gifts, record) => ({
    flows: {
      ...withoutSession(gifts),
      cart: cartSnapshot({ ...fullCart, giftCertificates: giftsOnCart(gifts) }),
    },
    node: <LoyaltyView gifts={standIn('gifts', gifts, record)} />,
  }),
});
