import type { SAML } from '@node-saml/node-saml';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import { randomBytes } from 'node:crypto';
import { newToken } from '../auth/token.ts';
import { shopUrl } from '../mail/send-mail.ts';
import { embeddedSamlCertificate } from './embedded-saml.ts';
import type { LoginProof, VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';
import type { StartedLogin } from './social-client.ts';

type SamlSettingsContext = Pick<IdentityContext, 'config' | 'facts'>;

type SamlClientContext = Pick<IdentityContext, 'config' | 'facts' | 'now' | 'secrets'>;

export const samlAnswerPath = '/ebsn/api/saml/acs';
export const embeddedSamlPath = '/__idp/saml';

type SamlProof = Extract<LoginProof, { kind: 'saml' }>;

// Loaded with the first single sign-on: a shop starts without it.
const library = () => import('@node-saml/node-saml');

/** The name of the shop towards identity providers. */
export const samlEntityId = (context: SamlSettingsContext): string => shopUrl(context, '/');

const configuredProvider = ({ config, facts }: SamlSettingsContext) =>
  config.samlProviders[facts.tenantId] ?? null;

/** True where the brand has single sign-on and a provider is configured, or embedded in development (SES-21). */
export const offersSaml = (context: SamlSettingsContext): boolean =>
  hasFeature(context.facts, 'singleSignOn') &&
  (context.config.embedded || configuredProvider(context) !== null);

async function clientFor(context: SamlClientContext, { requestId }: SamlProof): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await library();
  const given = configuredProvider(context);
  const asked = new Date(context.now.getTime()).toISOString();
  return new SAML({
    entryPoint: given?.entryPoint ?? shopUrl(context, embeddedSamlPath),
    idpCert: given?.certificate ?? (await embeddedSamlCertificate(context)),
    issuer: samlEntityId(context),
    audience: samlEntityId(context),
    callbackUrl: shopUrl(context, samlAnswerPath),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: 60_000 + Math.abs(context.now.getTime() - Date.now()),
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    // The attempt in the database is what remembers a request; this tells the library which one is answered.
    cacheProvider: {
      saveAsync: (_key, value) => Promise.resolve({ value, createdAt: Date.now() }),
      getAsync: (key) => Promise.resolve(key === requestId ? asked : null),
      removeAsync: (key) => Promise.resolve(key),
    },
  });
}

/** Asks the identity provider to log somebody in (U08). */
export async function askSaml(context: SamlClientContext): Promise<StartedLogin> {
  const proof: SamlProof = { kind: 'saml', requestId: `_${randomBytes(20).toString('hex')}` };
  const state = newToken();
  const client = await clientFor(context, proof);
  const url = new URL(await client.getAuthorizeUrlAsync(state, undefined, {}));
  return {
    location: configuredProvider(context) === null ? url.pathname + url.search : url.href,
    state,
    proof,
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Checks a signed response: signature of the assertion, audience, the request it answers, its time. Null when it names
 * no e-mail. Throws what the library throws for a response that is not right.
 */
export async function personOfSaml(
  context: SamlClientContext,
  answer: { proof: SamlProof; response: string },
): Promise<VouchedPerson | null> {
  const client = await clientFor(context, answer.proof);
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse: answer.response });
  const email = text(profile?.email ?? profile?.nameID).toLowerCase();
  if (profile === null || !email.includes('@')) return null;
  return { email, firstName: text(profile['firstName']), lastName: text(profile['lastName']) };
}
