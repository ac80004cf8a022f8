import { keptScheme, schemeCookieOf, type SchemeChoice } from '../../contract/rules/session/colour-scheme.ts';
import type { TabNews } from '../tab-news.ts';

/** The colours this browser shows the shop in (B-02). */
export interface ColourSchemeStore {
  recall(): SchemeChoice;
  /** Keeps a choice and tells the other tabs; a browser that keeps no cookies follows the device with the next page. */
  keep(choice: SchemeChoice): void;
  /** Calls back when another tab made a choice. */
  hear(changed: () => void): void;
}

interface ColourSchemeDependencies {
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  isSecure: boolean;
  news: TabNews;
}

/** By then every tab sees a cookie that was written, in ms. */
const settling = 500;

export const colourSchemeIn = (deps: ColourSchemeDependencies): ColourSchemeStore => ({
  recall: () => keptScheme(deps.readCookies()),
  keep(choice) {
    deps.writeCookie(schemeCookieOf(choice, { isSecure: deps.isSecure }));
    deps.news.tell();
  },
  hear: (changed) =>
    deps.news.hear(() => {
      changed();
      // Another process may see the cookie later than the news of it.
      setTimeout(changed, settling);
    }),
});
