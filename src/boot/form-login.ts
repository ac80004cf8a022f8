import { ruleWords } from '#rule-words';
import { language } from '#language';
import { flowErrorOf, type FlowError } from '../../contract/api/failure.ts';
import { requiredWith } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { noObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRequestCache } from '../../services/request-cache.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { createShopServices } from '../../services/shop-services.ts';
import { returnTarget } from '../routing/return-target.ts';

export interface SentLogin {
  /** What the form holds, as it was sent. */
  form: URLSearchParams;
  /** The address it was sent to: its query says where the visit goes on. */
  url: URL;
  /** Answers calls to the shop in this process, as if whoever sent the form had made them. */
  fetch: typeof fetch;
  /** Origin of the brand's shop, e.g. `http://ortavia.localhost`. */
  origin: string;
  /** What the names of the session's headers begin with (SES-02). */
  headerPrefix: string;
  now: () => number;
}

/** A login that was refused, as its page shows it: the e-mail stays. */
export interface RefusedLogin {
  email: string;
  error: FlowError;
}

const missing = (text: string): FlowError => ({
  failure: 'refused',
  messages: [{ text, code: null, field: null }],
});

/** Logs in with the form of the page, as it is sent without script: where the visit goes on, or why not (SES-11, SES-18). */
export async function logIn(sent: SentLogin): Promise<RefusedLogin | string> {
  const { form, url, fetch, origin, headerPrefix, now } = sent;
  const email = (form.get('login') ?? '').trim();
  const password = form.get('password') ?? '';
  const fault =
    validate(email, [requiredWith(ruleWords.loginEmail)]) ??
    validate(password, [requiredWith(ruleWords.loginPassword)]);
  if (fault !== null) return { email, error: missing(fault) };
  const services = createShopServices({
    language,
    baseUrl: origin,
    fetch,
    session: createSessionStore({
      credentials: { ...anonymousCredentials, headerPrefix },
      restoreToken: noRestoreToken,
    }),
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now,
  });
  try {
    await services.auth.login({ email, password, rememberMe: form.get('remember_me') === 'true' });
  } catch (error) {
    return { email, error: flowErrorOf(error) };
  }
  return returnTarget(url.searchParams.get('returnTo') ?? '/', url.origin) ?? '/';
}
