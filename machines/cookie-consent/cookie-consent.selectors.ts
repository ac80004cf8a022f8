import type { SnapshotFrom } from 'xstate';
import type { cookieConsentMachine } from './cookie-consent.machine.ts';

type CookieConsent = SnapshotFrom<typeof cookieConsentMachine>;

/** The banner stands on the page, also behind the dialog: nobody has chosen, as far as is known. */
export const areCookiesAsked = (consent: CookieConsent): boolean =>
  consent.context.preferences === null && !consent.matches('keeping');

/** It is known that no choice holds. */
export const isChoiceMissing = (consent: CookieConsent): boolean =>
  areCookiesAsked(consent) && !consent.matches('recalling');

/** The dialog is open. */
export const areCookiesReviewed = (consent: CookieConsent): boolean => consent.matches('reviewing');

export const cookiePreferences = (consent: CookieConsent) => consent.context.preferences;
