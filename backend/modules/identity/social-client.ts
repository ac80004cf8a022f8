import type { Configuration, CustomFetchOptions } from 'openid-client';
import type { BackendConfig } from '../../platform/config.ts';
import { shopUrl } from '../mail/send-mail.ts';
import { embeddedAlgorithm, embeddedClientId, embeddedIssuer, embeddedOidcCall } from './embedded-oidc.ts';
import type { SocialProviderName } from '../../../contract/api/account/social.ts';
import type { LoginProof, VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';

type SocialClientContext = Pick<IdentityContext, 'config' | 'facts' | 'now' | 'secrets'>;

// Loaded with the first social login: a shop starts without it.
const library = () => import('openid-client');

/** Where a provider sends people back to. */
const returnUrl = (scope: Pick<IdentityContext, 'config' | 'facts'>, provider: SocialProviderName) =>
  shopUrl(scope, `/ebsn/api/social-redir/${provider}`);

/** True where the brand names a provider and one is configured, or embedded in development (SES-19). */
export function offersProvider(
  scope: Pick<IdentityContext, 'config' | 'facts'>,
  provider: SocialProviderName,
): boolean {
  const { config, facts } = scope;
  if (!facts.socialProviders.includes(provider)) return false;
  return config.embedded || config.socialProviders[facts.tenantId]?.[provider] !== undefined;
}

async function embeddedClient(
  scope: SocialClientContext,
  provider: SocialProviderName,
): Promise<Configuration> {
  const oidc = await library();
  const issuer = embeddedIssuer(scope, provider);
  const metadata = {
    issuer,
    authorization_endpoint: issuer,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: [embeddedAlgorithm],
  };
  const client = new oidc.Configuration(
    metadata,
    embeddedClientId,
    {
      id_token_signed_response_alg: embeddedAlgorithm,
      [oidc.clockSkew]: Math.round((scope.now.getTime() - Date.now()) / 1000),
    },
    oidc.None(),
  );
  client[oidc.customFetch] = (url: string, { body }: CustomFetchOptions) =>
    embeddedOidcCall(scope, provider, { url, body: body instanceof URLSearchParams ? body : null });
  oidc.allowInsecureRequests(client);
  oidc.enableNonRepudiationChecks(client);
  return client;
}

async function configuredClient(
  given: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string },
  { production }: BackendConfig,
): Promise<Configuration> {
  const oidc = await library();
  const checks = [oidc.enableNonRepudiationChecks];
  return oidc.discovery(new URL(given.issuer), given.clientId, given.clientSecret, undefined, {
    execute: production ? checks : [...checks, oidc.allowInsecureRequests],
  });
}

const discovered = new WeakMap<object, Promise<Configuration>>();

/** The client of a provider; what was discovered of a configured one is kept while it works. */
function clientOf(scope: SocialClientContext, provider: SocialProviderName): Promise<Configuration> {
  const { config } = scope;
  const given = config.socialProviders[scope.facts.tenantId]?.[provider];
  if (given === undefined) return embeddedClient(scope, provider);
  const known = discovered.get(given);
  if (known !== undefined) return known;
  const found = configuredClient(given, config).catch((error: unknown) => {
    discovered.delete(given);
    throw error;
  });
  discovered.set(given, found);
  return found;
}

/** A login to begin: where to go, and what the answer must be about. */
export interface StartedLogin {
  readonly location: string;
  readonly state: string;
  readonly proof: LoginProof;
}

/** Asks a provider to log somebody in: authorisation code with PKCE, state and nonce (U10). */
export async function askProvider(
  scope: SocialClientContext,
  provider: SocialProviderName,
): Promise<StartedLogin> {
  const oidc = await library();
  const client = await clientOf(scope, provider);
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: returnUrl(scope, provider),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const isEmbedded = scope.config.socialProviders[scope.facts.tenantId]?.[provider] === undefined;
  return {
    // The embedded provider is at this very site, under whatever name it was reached.
    location: isEmbedded ? url.pathname + url.search : url.href,
    state,
    proof: { kind: 'oidc', verifier, nonce },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * Exchanges the code of a provider's answer and checks the signed identity: issuer, audience, signature, nonce. Null
 * when it vouches for no verified e-mail. Throws what the library throws for an answer that is not right.
 */
export async function personOfAnswer(
  scope: SocialClientContext,
  provider: SocialProviderName,
  answer: { query: string; state: string; proof: Extract<LoginProof, { kind: 'oidc' }> },
): Promise<VouchedPerson | null> {
  const oidc = await library();
  const client = await clientOf(scope, provider);
  const url = new URL(returnUrl(scope, provider));
  url.search = answer.query;
  const tokens = await oidc.authorizationCodeGrant(client, url, {
    pkceCodeVerifier: answer.proof.verifier,
    expectedState: answer.state,
    expectedNonce: answer.proof.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const email = text(claims?.['email']).toLowerCase();
  if (claims === undefined || email === '' || claims['email_verified'] !== true) return null;
  return { email, firstName: text(claims['given_name']), lastName: text(claims['family_name']) };
}
