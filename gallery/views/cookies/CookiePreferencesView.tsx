import { CookiePreferencesView } from '../../../src/views/cookies/CookiePreferencesView.tsx';
import { cookieConsentModel } from '../../../paths/models/cookie-consent/cookie-consent.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: cookieConsentModel,
  variantName: ({ context: { preferences } }) =>
    preferences === null ? '' : preferences.analytics ? 'statistics allowed' : 'refused',
  show: (cookieConsent) => ({
    flows: { cookieConsent },
    node: <CookiePreferencesView />,
  }),
});
