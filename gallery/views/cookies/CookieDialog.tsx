import { CookieDialog } from '../../../src/views/cookies/CookieDialog.tsx';
import { cookieConsentModel } from '../../../paths/models/cookie-consent/cookie-consent.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: cookieConsentModel,
  variantName: ({ context: { preferences } }) => (preferences === null ? '' : 'a choice'),
  show: (cookieConsent) => ({
    flows: { cookieConsent },
    node: <CookieDialog />,
  }),
});
