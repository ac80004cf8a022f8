import { readBodyText } from '../../http/body.ts';
import { readForm } from '../../http/raw-params.ts';
import { redirect, seeOther } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import { setLoginBrowser, setSession, browserOf, clearSession } from '../../http/session-cookies.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { loginDeviceOf } from '../auth/login-device.ts';
import { endSession, resolveSession } from '../auth/session.usecases.ts';
import { newToken } from '../auth/token.ts';
import type { IdentityContext } from './identity.context.ts';
import { relayPath } from './relay-path.ts';
import { offersSaml, samlAnswerPath } from './saml-client.ts';
import { finishSingleSignOn, startSingleSignOn, takeSamlResponse } from './saml.usecases.ts';
import { registrationPath, unconfirmedPath } from './social.routes.ts';
import { takeLogin } from './social.usecases.ts';

const finishPath = '/ebsn/api/saml/complete';

function assertOffered(call: RawCall<Transactional<IdentityContext>>): void {
  if (!offersSaml(call.context)) throw new UnknownResourceError('single sign-on');
}

const relayOf = ({ requestInfo }: RawCall<Transactional<IdentityContext>>) =>
  relayPath(requestInfo.url.searchParams.get('relay_state_url'));

async function start(call: RawCall<Transactional<IdentityContext>>): Promise<Response> {
  const { context, requestInfo, request } = call;
  assertOffered(call);
  await takeLogin(context, requestInfo.address);
  const { config } = context;
  const browser = browserOf(request, { config, requestInfo }) ?? newToken();
  const response = redirect(await startSingleSignOn(context, { browser, returnPath: relayOf(call) }));
  setLoginBrowser(response.headers, browser, { config, requestInfo });
  return response;
}

const consentsPath = '/registration-consents';

/** Where the missing consents are asked for, and the path the visit goes on to from there (REG-10). */
function consentsPathBefore(returnPath: string): string {
  const [pathname] = returnPath.split('?');
  if (pathname === consentsPath) return returnPath;
  return `${consentsPath}?${new URLSearchParams({ returnTo: returnPath }).toString()}`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's site posts here; the browser goes on with a GET that carries its own cookies again. */
async function takeResponse(call: RawCall<Transactional<IdentityContext>>): Promise<Response> {
  assertOffered(call);
  const form = readForm(await readBodyText(call.request));
  const state = text(form['RelayState']);
  const isTaken = await takeSamlResponse(call.context, { state, response: text(form['SAMLResponse']) });
  if (!isTaken) return seeOther('/login');
  return seeOther(`${finishPath}?${new URLSearchParams({ state }).toString()}`);
}

async function finish(call: RawCall<Transactional<IdentityContext>>): Promise<Response> {
  const { context, requestInfo, request, credential } = call;
  assertOffered(call);
  const { config } = context;
  const { arrival, returnPath, lacksConsent } = await finishSingleSignOn(context, {
    state: requestInfo.url.searchParams.get('state') ?? '',
    browser: browserOf(request, { config, requestInfo }) ?? '',
    device: loginDeviceOf(requestInfo),
    credential,
  });
  if (arrival.kind === 'refused') return redirect('/login');
  if (arrival.kind === 'unconfirmed') return redirect(unconfirmedPath(context.facts));
  if (arrival.kind === 'new')
    return redirect(registrationPath(context.facts, { provider: 'saml', code: arrival.code }));
  const { token, remember } = arrival.opening;
  const response = redirect(lacksConsent ? consentsPathBefore(returnPath) : returnPath);
  setSession(response.headers, { token, remember }, { config, requestInfo });
  return response;
}

/** Ends the session of single sign-on, where this site's own page asks for it (U09, SES-22). */
async function logOut(call: RawCall<Transactional<IdentityContext>>): Promise<Response> {
  const { context, requestInfo, request, credential } = call;
  assertOffered(call);
  const response = redirect(relayOf(call));
  const site = request.headers.get('sec-fetch-site');
  if (credential === null || site === 'cross-site' || site === 'same-site') return response;
  const session = await resolveSession(context, credential);
  const user = session === null ? null : await context.users.findById(session.userId);
  if (user?.ssoUser !== true) return response;
  await endSession(context, credential);
  clearSession(response.headers, { config: context.config, requestInfo });
  return response;
}

/** U08, U09, and the two steps between them. */
export const samlRoutes: readonly RawRoute<Transactional<IdentityContext>>[] = [
  { method: 'GET', pattern: '/ebsn/api/saml/do-login', handle: start },
  { method: 'POST', pattern: samlAnswerPath, handle: takeResponse },
  { method: 'GET', pattern: finishPath, handle: finish },
  { method: 'GET', pattern: '/ebsn/api/saml/do-logout', handle: logOut },
];
