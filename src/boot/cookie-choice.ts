import { isConsentChoice } from '../../contract/rules/session/cookie-consent.ts';
import { cookieOf, currentPreferences, grantsOf } from '../../contract/rules/session/cookie-preferences.ts';
import { newUuid } from '../../services/uuid.ts';
import { returnTarget } from '../routing/return-target.ts';

interface BrandsTerms {
  /** Version of the brand's text on cookies. */
  terms: string;
  /** In ms since the epoch. */
  now: number;
}

interface SentChoice extends BrandsTerms {
  /** What the form holds, with the button that sent it. */
  form: URLSearchParams;
  /** Origin of the brand's shop. */
  origin: string;
  isSecure: boolean;
}

/** The cookie that keeps the choice of a form sent without script, and where the visit goes on; null where it chose nothing. */
export function chooseCookies({ form, terms, now, origin, isSecure }: SentChoice) {
  const action = form.get('action') ?? '';
  if (!isConsentChoice(action)) return null;
  const preferences = {
    technical: true,
    ...grantsOf(action, { analytics: form.has('analytics'), profilation: form.has('profilation') }),
    saveDate: new Date(now).toISOString(),
    uuid: newUuid(),
    terms,
  } as const;
  return {
    cookie: cookieOf(preferences, { isSecure }),
    location: returnTarget(form.get('returnTo') ?? '/', origin) ?? '/',
  };
}

/** A choice is kept among the cookies of a request, and holds. */
export const haveCookiesBeenChosen = (cookies: string, brand: BrandsTerms): boolean =>
  currentPreferences(cookies, brand) !== null;
