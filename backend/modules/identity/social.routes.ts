import { socialProviderNames, type SocialProviderName } from '../../../contract/api/account/social.ts';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { redirect } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import { setLoginBrowser, setSession, browserOf } from '../../http/session-cookies.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { loginDeviceOf } from '../auth/login-device.ts';
import { newToken } from '../auth/token.ts';
import type { SignInResult } from './complete-sign-in.usecases.ts';
import type { IdentityProviderName } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';
import { offersProvider } from './social-client.ts';
import { finishSocialLogin, newLoginToken, startSocialLogin, takeLogin } from './social.usecases.ts';

const start =
  (provider: SocialProviderName) =>
  async (call: RawCall<Transactional<IdentityContext>>): Promise<Response> => {
    const { context, requestInfo, request } = call;
    if (!offersProvider(context, provider)) throw new UnknownResourceError('provider');
    await takeLogin(context, requestInfo.address);
    const { config } = context;
    const browser = browserOf(request, { config, requestInfo }) ?? newToken();
    const response = redirect(await startSocialLogin(context, { provider, browser }));
    setLoginBrowser(response.headers, browser, { config, requestInfo });
    return response;
  };

/** Where somebody a provider vouches for opens an account (SES-20), or logs in where no accounts are opened (REG-11). */
export function registrationPath(
  facts: Pick<TenantFacts, 'without'>,
  { provider, code }: { provider: IdentityProviderName; code: string },
): string {
  if (!hasFeature(facts, 'registration')) return '/login';
  return `/registration-user?${new URLSearchParams({ social_login: provider, code }).toString()}`;
}

/** Where somebody reads that the mail of their account has still to be opened (NAV-09). */
export const unconfirmedPath = (facts: Pick<TenantFacts, 'without'>): string =>
  hasFeature(facts, 'registration') ? '/registration-completed' : '/login';

async function arrived(
  call: RawCall<Transactional<IdentityContext>>,
  provider: SocialProviderName,
  arrival: SignInResult,
): Promise<Response> {
  const { context, requestInfo } = call;
  if (arrival.kind === 'refused') return redirect('/login');
  if (arrival.kind === 'unconfirmed') return redirect(unconfirmedPath(context.facts));
  if (arrival.kind === 'new')
    return redirect(registrationPath(context.facts, { provider, code: arrival.code }));
  const { opening } = arrival;
  const { token, remember, user } = opening;
  const isPlugin = requestInfo.url.searchParams.get('use-plugin') === 'true';
  if (isPlugin) {
    // The app's own window knows nothing of this browser's cookies: it logs in with a token of its own.
    const handed = { login: user.login, token: await newLoginToken(context, user.userId) };
    return redirect(`/login?${new URLSearchParams(handed).toString()}`);
  }
  const response = redirect('/');
  setSession(response.headers, { token, remember }, { config: context.config, requestInfo });
  return response;
}

const finish =
  (provider: SocialProviderName) =>
  async (call: RawCall<Transactional<IdentityContext>>): Promise<Response> => {
    const { context, requestInfo, request, credential } = call;
    if (!offersProvider(context, provider)) throw new UnknownResourceError('provider');
    const browser = browserOf(request, { config: context.config, requestInfo }) ?? '';
    const query = requestInfo.url.search;
    const arrival = await finishSocialLogin(context, {
      provider,
      browser,
      query,
      device: loginDeviceOf(requestInfo),
      credential,
    });
    return arrived(call, provider, arrival);
  };

/** U10, U11; a path with an unknown provider is an unknown path. */
export const socialRoutes: readonly RawRoute<Transactional<IdentityContext>>[] = socialProviderNames.flatMap(
  (provider): RawRoute<Transactional<IdentityContext>>[] => [
    { method: 'GET', pattern: `/ebsn/api/social-redir/${provider}-mobile`, handle: start(provider) },
    { method: 'GET', pattern: `/api/social-redir/${provider}-mobile`, handle: start(provider) },
    { method: 'GET', pattern: `/ebsn/api/social-redir/${provider}`, handle: finish(provider) },
  ],
);
