import {
  cookieOf,
  currentPreferences,
  type CookieGrants,
  type CookiePreferences,
} from '../../contract/rules/session/cookie-preferences.ts';
import type { TabNews } from '../tab-news.ts';
import type { Uuid } from '../uuid.ts';

/** The choice about cookies of this browser (COOK-01). */
export interface CookiePreferenceStore {
  /** The choice that holds; null where it is to be asked. */
  recall(): CookiePreferences | null;
  /** Makes a choice of these, tells the other tabs, and gives it back; a browser that keeps no cookies asks again with the next page. */
  keep(grants: CookieGrants): CookiePreferences;
  /** Calls back when another tab made a choice. */
  hear(changed: () => void): void;
}

interface CookiePreferenceDependencies {
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  isSecure: boolean;
  /** Version of the brand's text. */
  terms: string;
  now: () => number;
  newUuid: () => Uuid;
  news: TabNews;
}

/** By then every tab sees a cookie that was written, in ms. */
const settling = 500;

export const cookiePreferencesIn = (deps: CookiePreferenceDependencies): CookiePreferenceStore => ({
  recall: () => currentPreferences(deps.readCookies(), { terms: deps.terms, now: deps.now() }),
  keep(grants) {
    const preferences: CookiePreferences = {
      technical: true,
      ...grants,
      saveDate: new Date(deps.now()).toISOString(),
      uuid: deps.newUuid(),
      terms: deps.terms,
    };
    deps.writeCookie(cookieOf(preferences, { isSecure: deps.isSecure }));
    deps.news.tell();
    return preferences;
  },
  hear: (changed) =>
    deps.news.hear(() => {
      changed();
      // Another process may see the cookie later than the news of it.
      setTimeout(changed, settling);
    }),
});
