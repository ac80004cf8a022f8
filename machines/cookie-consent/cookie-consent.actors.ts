import { fromPromise } from 'xstate';
import type { CookieGrants, CookiePreferences } from '../../contract/rules/session/cookie-preferences.ts';
import type { CookiePreferenceStore } from '../../services/device/cookie-preferences.ts';

export const cookieConsentActors = ({
  cookies,
}: {
  cookies: Pick<CookiePreferenceStore, 'recall' | 'keep'>;
}) => ({
  recallChoice: fromPromise<CookiePreferences | null>(async () => cookies.recall()),
  keepChoice: fromPromise<CookiePreferences, CookieGrants>(async ({ input }) => cookies.keep(input)),
});
