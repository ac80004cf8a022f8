import type { SAML } from '@node-saml/node-saml';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../scope.ts';
import { shopUrl } from '../mail/send-mail.ts';
import { newToken } from '../auth/token.ts';
import { embeddedSamlCertificate } from './embedded-saml.ts';
import type { LoginProof, VouchedPerson } from './identity-provider.ts';
import type { StartedLogin } from './social-client.ts';

export const samlAnswerPath = '/ebsn/api/saml/acs';
export const embeddedSamlPath = '/__idp/saml';

type SamlProof = Extract<LoginProof, { kind: 'saml' }>;

// Loaded with the first single sign-on: a shop starts without it.
const library = () => import('@node-saml/node-saml');

/** The name of the shop towards identity providers. */
export const samlEntityId = (scope: TenantScope): string => shopUrl(scope, '/');

const configuredProvider = ({ services, facts }: TenantScope) =>
  services.config.samlProviders[facts.tenantId] ?? null;

/** True where the brand offers single sign-on: a configured provider, or the embedded one in development. */
export const offersSaml = (scope: TenantScope): boolean =>
  scope.services.config.embedded || configuredProvider(scope) !== null;

async function clientFor(scope: TenantScope, { requestId }: SamlProof): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await library();
  const given = configuredProvider(scope);
  const asked = new Date(scope.now.getTime()).toISOString();
  return new SAML({
    entryPoint: given?.entryPoint ?? shopUrl(scope, embeddedSamlPath),
    idpCert: given?.certificate ?? (await embeddedSamlCertificate(scope)),
    issuer: samlEntityId(scope),
    audience: samlEntityId(scope),
    callbackUrl: shopUrl(scope, samlAnswerPath),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    signatureAlgorithm: 'sha256',
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: 60_000 + Math.abs(scope.now.getTime() - Date.now()),
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
export async function askSaml(scope: TenantScope): Promise<StartedLogin> {
  const proof: SamlProof = { kind: 'saml', requestId: `_${randomBytes(20).toString('hex')}` };
  const state = newToken();
  const client = await clientFor(scope, proof);
  const url = new URL(await client.getAuthorizeUrlAsync(state, undefined, {}));
  return {
    location: configuredProvider(scope) === null ? url.pathname + url.search : url.href,
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
  scope: TenantScope,
  answer: { proof: SamlProof; response: string },
): Promise<VouchedPerson | null> {
  const client = await clientFor(scope, answer.proof);
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse: answer.response });
  const email = text(profile?.email ?? profile?.nameID).toLowerCase();
  if (profile === null || !email.includes('@')) return null;
  return { email, firstName: text(profile['firstName']), lastName: text(profile['lastName']) };
}
