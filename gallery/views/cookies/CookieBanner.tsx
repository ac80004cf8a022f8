import { CookieBanner } from '../../../src/views/cookies/CookieBanner.tsx';
import { cookieConsentModel } from '../../../paths/models/cookie-consent/cookie-consent.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cookieConsentModel,
  show: (cookieConsent) => ({
    flows: { cookieConsent },
    node: <CookieBanner returnTo="/" />,
  }),
});
