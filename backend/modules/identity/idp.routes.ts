import * as v from 'valibot';
import { socialProviderNames, type SocialProviderName } from '../../../contract/api/account/social.ts';
import { htmlResponse, jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import type { Said } from '../../platform/said.ts';
import { pagePath, shopUrl } from '../mail/send-mail.ts';
import { demoPersons } from './demo-persons.ts';
import { authorizationSchema, issueCode } from './embedded-oidc.ts';
import type { Authorization } from './embedded-oidc.ts';
import { issueSamlResponse, readSamlQuestion } from './embedded-saml.ts';
import type { SamlQuestion } from './embedded-saml.ts';
import type { IdentityContext } from './identity.context.ts';
import { identityPage, personForm, personLink, personOnly } from './idp.page.ts';
import { embeddedSamlPath, samlAnswerPath, samlEntityId } from './saml-client.ts';

/** The page's own way back: the shop is at this very site, under whatever name it was reached. */
const returnPath = (provider: SocialProviderName) => `/ebsn/api/social-redir/${provider}`;

const startAtShop: Said = { it: 'Comincia dal negozio', 'en-US': 'Start at the store' };
const cancel: Said = { it: 'Annulla e torna al negozio', 'en-US': 'Cancel and return to the store' };

const backLink = ({ facts, language }: Pick<IdentityContext, 'facts' | 'language'>): string =>
  `<a href="${pagePath(facts, language, '/login')}">${cancel[language]}</a>`;

async function personLinks(
  call: RawCall<IdentityContext>,
  provider: SocialProviderName,
  asked: Authorization,
): Promise<string[]> {
  const { context } = call;
  const links: string[] = [];
  for (const person of demoPersons(context)) {
    const code = await issueCode(context, { provider, personId: person.id, asked });
    const query = new URLSearchParams({ code, state: asked.state });
    links.push(personLink(person, `${returnPath(provider)}?${query.toString()}`, context.language));
  }
  return links;
}

const socialPage =
  (provider: SocialProviderName) =>
  async (call: RawCall<IdentityContext>): Promise<Response> => {
    const { context, requestInfo } = call;
    const given = Object.fromEntries(requestInfo.url.searchParams);
    const isQuestion = Object.keys(given).length > 0;
    const asked = v.safeParse(authorizationSchema, given);
    const isRight = asked.success && asked.output.redirect_uri === shopUrl(context, returnPath(provider));
    if (isQuestion && !isRight) return jsonResponse({ error: 'invalid_request' }, 400);
    const persons = asked.success
      ? await personLinks(call, provider, asked.output)
      : demoPersons(context).map((person) => personOnly(person, context.language));
    const start = `${returnPath(provider)}-mobile`;
    const footer = asked.success
      ? backLink(context)
      : `<a href="${start}">${startAtShop[context.language]}</a>`;
    return htmlResponse(
      identityPage({
        provider,
        shop: context.facts.name,
        persons,
        footer,
        language: context.language,
      }),
    );
  };

async function samlForms(
  context: Pick<IdentityContext, 'config' | 'facts' | 'language' | 'now' | 'secrets'>,
  { question, relayState }: { question: SamlQuestion; relayState: string },
): Promise<string[]> {
  const forms: string[] = [];
  for (const person of demoPersons(context)) {
    const issuer = shopUrl(context, embeddedSamlPath);
    const SAMLResponse = await issueSamlResponse(context, { question, person, issuer });
    const fields = { SAMLResponse, RelayState: relayState };
    forms.push(personForm(person, { action: samlAnswerPath, fields, language: context.language }));
  }
  return forms;
}

async function samlPage({ context, requestInfo }: RawCall<IdentityContext>): Promise<Response> {
  const packed = requestInfo.url.searchParams.get('SAMLRequest');
  const question = packed === null ? null : readSamlQuestion(packed);
  const isOurs =
    question?.answerUrl === shopUrl(context, samlAnswerPath) && question.audience === samlEntityId(context);
  if (packed !== null && !isOurs) return jsonResponse({ error: 'invalid_request' }, 400);
  const relayState = requestInfo.url.searchParams.get('RelayState') ?? '';
  const persons =
    question === null
      ? demoPersons(context).map((person) => personOnly(person, context.language))
      : await samlForms(context, { question, relayState });
  const footer =
    question === null
      ? `<a href="/ebsn/api/saml/do-login">${startAtShop[context.language]}</a>`
      : backLink(context);
  return htmlResponse(
    identityPage({
      provider: 'saml',
      shop: context.facts.name,
      persons,
      footer,
      language: context.language,
    }),
  );
}

/** D05: the pages of the embedded identity providers; never in production. */
export const idpRoutes: readonly RawRoute<IdentityContext>[] = [
  ...socialProviderNames.map((provider): RawRoute<IdentityContext> => ({
    method: 'GET',
    pattern: `/__idp/${provider}`,
    handle: socialPage(provider),
  })),
  { method: 'GET', pattern: embeddedSamlPath, handle: samlPage },
];
