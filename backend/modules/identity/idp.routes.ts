import * as v from 'valibot';
import { htmlResponse, jsonResponse } from '../../http/plain-answers.ts';
import type { PlainCall, PlainRoute } from '../../http/plain-route.ts';
import type { TenantScope } from '../../scope.ts';
import { shopUrl } from '../mail/send-mail.ts';
import { demoPersons } from './demo-persons.ts';
import { authorizationSchema, issueCode } from './embedded-oidc.ts';
import type { Authorization } from './embedded-oidc.ts';
import { issueSamlResponse, readSamlQuestion } from './embedded-saml.ts';
import type { SamlQuestion } from './embedded-saml.ts';
import { socialProviders } from './identity-provider.ts';
import type { SocialProviderName } from './identity-provider.ts';
import { identityPage, personForm, personLink, personOnly } from './idp.page.ts';
import { embeddedSamlPath, samlAnswerPath, samlEntityId } from './saml-client.ts';

/** The page's own way back: the shop is at this very site, under whatever name it was reached. */
const returnPath = (provider: SocialProviderName) => `/ebsn/api/social-redir/${provider}`;

async function personLinks(
  call: PlainCall,
  provider: SocialProviderName,
  asked: Authorization,
): Promise<string[]> {
  const { scope } = call;
  const links: string[] = [];
  for (const person of demoPersons(scope)) {
    const code = await issueCode(scope, { provider, personId: person.id, asked });
    const query = new URLSearchParams({ code, state: asked.state });
    links.push(personLink(person, `${returnPath(provider)}?${query.toString()}`));
  }
  return links;
}

const socialPage =
  (provider: SocialProviderName) =>
  async (call: PlainCall): Promise<Response> => {
    const { scope, facts } = call;
    const given = Object.fromEntries(facts.url.searchParams);
    const isQuestion = Object.keys(given).length > 0;
    const asked = v.safeParse(authorizationSchema, given);
    const isRight = asked.success && asked.output.redirect_uri === shopUrl(scope, returnPath(provider));
    if (isQuestion && !isRight) return jsonResponse({ error: 'invalid_request' }, 400);
    const persons = asked.success
      ? await personLinks(call, provider, asked.output)
      : demoPersons(scope).map(personOnly);
    const start = `${returnPath(provider)}-mobile`;
    const footer = asked.success
      ? '<a href="/login">Annulla e torna al negozio</a>'
      : `<a href="${start}">Comincia dal negozio</a>`;
    return htmlResponse(identityPage({ provider, shop: scope.facts.name, persons, footer }));
  };

async function samlForms(
  scope: TenantScope,
  { question, relayState }: { question: SamlQuestion; relayState: string },
): Promise<string[]> {
  const forms: string[] = [];
  for (const person of demoPersons(scope)) {
    const issuer = shopUrl(scope, embeddedSamlPath);
    const SAMLResponse = await issueSamlResponse(scope, { question, person, issuer });
    const fields = { SAMLResponse, RelayState: relayState };
    forms.push(personForm(person, { action: samlAnswerPath, fields }));
  }
  return forms;
}

async function samlPage({ scope, facts }: PlainCall): Promise<Response> {
  const packed = facts.url.searchParams.get('SAMLRequest');
  const question = packed === null ? null : readSamlQuestion(packed);
  const isOurs =
    question?.answerUrl === shopUrl(scope, samlAnswerPath) && question.audience === samlEntityId(scope);
  if (packed !== null && !isOurs) return jsonResponse({ error: 'invalid_request' }, 400);
  const relayState = facts.url.searchParams.get('RelayState') ?? '';
  const persons =
    question === null ? demoPersons(scope).map(personOnly) : await samlForms(scope, { question, relayState });
  const footer =
    question === null
      ? '<a href="/ebsn/api/saml/do-login">Comincia dal negozio</a>'
      : '<a href="/login">Annulla e torna al negozio</a>';
  return htmlResponse(identityPage({ provider: 'saml', shop: scope.facts.name, persons, footer }));
}

/** D05: the pages of the embedded identity providers; never in production. */
export const idpRoutes: readonly PlainRoute[] = [
  ...socialProviders.map((provider): PlainRoute => ({
    method: 'GET',
    pattern: `/__idp/${provider}`,
    handle: socialPage(provider),
  })),
  { method: 'GET', pattern: embeddedSamlPath, handle: samlPage },
];
