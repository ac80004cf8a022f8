import { LoyaltyView } from '../../../src/views/loyalty/LoyaltyView.tsx';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: giftCertificatesModel,
  variantName: ({ context: { loyalty, told, error } }) =>
    [
      loyalty === null ? '' : loyalty.gifts.length > 0 ? 'certificates' : 'none',
      told === null ? '' : error === null ? 'one on the cart' : 'one refused',
    ]
      .filter(Boolean)
      .join(', '),
  show: (gifts, record) => ({
    flows: withoutSession(gifts),
    node: <LoyaltyView gifts={standIn('gifts', gifts, record)} />,
  }),
});
