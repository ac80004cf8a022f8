import { readBodyText } from '../../http/body.ts';
import { redirect, seeOther } from '../../http/plain-answers.ts';
import type { PlainCall, PlainRoute } from '../../http/plain-route.ts';
import { readForm } from '../../http/raw-params.ts';
import { announceBrowser, announceSession, browserOf, clearSession } from '../../http/session-cookies.ts';
import { UnknownResourceError } from '../../refusals.ts';
import { endSession, resolveSession } from '../auth/session.usecases.ts';
import { newToken } from '../auth/token.ts';
import { relayPath } from './relay-path.ts';
import { offersSaml, samlAnswerPath } from './saml-client.ts';
import { finishSingleSignOn, startSingleSignOn, takeSamlResponse } from './saml.usecases.ts';
import { registrationPath } from './social.routes.ts';
import { takeLogin } from './social.usecases.ts';

const finishPath = '/ebsn/api/saml/complete';

function assertOffered(call: PlainCall): void {
  if (!offersSaml(call.scope)) throw new UnknownResourceError('single sign-on');
}

const relayOf = ({ facts }: PlainCall) => relayPath(facts.url.searchParams.get('relay_state_url'));

async function start(call: PlainCall): Promise<Response> {
  const { scope, facts, request } = call;
  assertOffered(call);
  await takeLogin(scope, facts.address);
  const { config } = scope.services;
  const browser = browserOf(request, { config, facts }) ?? newToken();
  const response = redirect(await startSingleSignOn(scope, { browser, returnPath: relayOf(call) }));
  announceBrowser(response.headers, browser, { config, facts });
  return response;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's site posts here; the browser goes on with a GET that carries its own cookies again. */
async function takeResponse(call: PlainCall): Promise<Response> {
  assertOffered(call);
  const form = readForm(await readBodyText(call.request));
  const state = text(form['RelayState']);
  const isTaken = await takeSamlResponse(call.scope, { state, response: text(form['SAMLResponse']) });
  if (!isTaken) return seeOther('/login');
  return seeOther(`${finishPath}?${new URLSearchParams({ state }).toString()}`);
}

async function finish(call: PlainCall): Promise<Response> {
  const { scope, facts, request, credential } = call;
  assertOffered(call);
  const { config } = scope.services;
  const { arrival, returnPath } = await finishSingleSignOn(scope, {
    state: facts.url.searchParams.get('state') ?? '',
    browser: browserOf(request, { config, facts }) ?? '',
    credential,
  });
  if (arrival.kind === 'refused') return redirect('/login');
  if (arrival.kind === 'new') return redirect(registrationPath('saml', arrival.code));
  const { token, remember } = arrival.opening;
  const response = redirect(returnPath);
  announceSession(response.headers, { token, remember }, { config, facts });
  return response;
}

/** Ends the session of single sign-on, where this site's own page asks for it (U09, SES-22). */
async function logOut(call: PlainCall): Promise<Response> {
  const { scope, facts, request, credential } = call;
  assertOffered(call);
  const response = redirect(relayOf(call));
  const site = request.headers.get('sec-fetch-site');
  if (credential === null || site === 'cross-site' || site === 'same-site') return response;
  const session = await resolveSession(scope, credential);
  const user = session === null ? null : await scope.users.findById(session.userId);
  if (user?.ssoUser !== true) return response;
  await endSession(scope, credential);
  clearSession(response.headers, { config: scope.services.config, facts });
  return response;
}

/** U08, U09, and the two steps between them. */
export const samlRoutes: readonly PlainRoute[] = [
  { method: 'GET', pattern: '/ebsn/api/saml/do-login', handle: start },
  { method: 'POST', pattern: samlAnswerPath, handle: takeResponse },
  { method: 'GET', pattern: finishPath, handle: finish },
  { method: 'GET', pattern: '/ebsn/api/saml/do-logout', handle: logOut },
];
