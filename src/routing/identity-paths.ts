import type { SocialProviderName } from '../../contract/api/account/social.ts';

const relay = (path: string) => new URLSearchParams({ relay_state_url: path }).toString();

/** Where a login by a provider begins; the browser leaves the shop (U10, SES-19). */
export const socialLogin = (provider: SocialProviderName) => `/ebsn/api/social-redir/${provider}-mobile`;

/** Where single sign-on begins, and the path of this shop it comes back to (U08, SES-21). */
export const singleSignOn = (path: string) => `/ebsn/api/saml/do-login?${relay(path)}`;

/** Where single sign-on ends, and the path of this shop it comes back to (U09, SES-22). */
export const singleSignOnLogout = (path: string) => `/ebsn/api/saml/do-logout?${relay(path)}`;
