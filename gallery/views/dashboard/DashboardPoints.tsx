import { DashboardPoints } from '../../../src/views/dashboard/DashboardPoints.tsx';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { standIn } from '../../stand-in.ts';
import { isSignedOut } from '../../states/signed-out.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: giftCertificatesModel,
  variantName: ({ context: { loyalty } }) =>
    loyalty === null ? '' : loyalty.cardNumber === '' ? 'no card' : 'a card',
  // While nobody is logged in the page shows another thing.
  isShown: (gifts) => !isSignedOut(gifts),
  show: (gifts, record) => ({ node: <DashboardPoints gifts={standIn('gifts', gifts, record)} /> }),
});
