import type { CryptoKey, JWK } from 'jose';
import * as v from 'valibot';
import { createHash } from 'node:crypto';
import { newToken } from '../auth/token.ts';
import { shopUrl } from '../mail/send-mail.ts';
import { demoPersons } from './demo-persons.ts';
import type { SocialProviderName } from '../../../contract/api/account/social.ts';
import type { IdentityContext } from './identity.context.ts';

type EmbeddedOidcContext = Pick<IdentityContext, 'config' | 'facts' | 'now' | 'secrets'>;

// Loaded with the first social login: a shop starts without it.
const library = () => import('jose');

export const embeddedAlgorithm = 'ES256';
export const embeddedClientId = 'shop';
const codeLife = '5 minutes';

/** A question to the embedded provider, as it stands in the address of its page. */
export const authorizationSchema = v.object({
  client_id: v.literal(embeddedClientId),
  response_type: v.literal('code'),
  redirect_uri: v.string(),
  scope: v.pipe(v.string(), v.regex(/\bopenid\b/)),
  state: v.pipe(v.string(), v.minLength(16)),
  nonce: v.pipe(v.string(), v.minLength(16)),
  code_challenge: v.pipe(v.string(), v.minLength(43)),
  code_challenge_method: v.literal('S256'),
});
export type Authorization = v.InferOutput<typeof authorizationSchema>;

const grantSchema = v.object({
  grant_type: v.literal('authorization_code'),
  code: v.string(),
  code_verifier: v.string(),
  redirect_uri: v.string(),
});

const codeSchema = v.object({
  sub: v.string(),
  nonce: v.string(),
  challenge: v.string(),
  redirect: v.string(),
});

const keySchema = v.object({
  kty: v.literal('EC'),
  crv: v.string(),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

async function makeKey(): Promise<string> {
  const { exportJWK, generateKeyPair } = await library();
  const { privateKey } = await generateKeyPair(embeddedAlgorithm, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}

async function keyOf(
  scope: Pick<IdentityContext, 'secrets'>,
): Promise<{ privateKey: CryptoKey; publicJwk: JWK }> {
  const { importJWK } = await library();
  const { d, ...shared } = v.parse(keySchema, JSON.parse(await scope.secrets.ofPurpose('oidc', makeKey)));
  const publicJwk = { ...shared, kid: 'embedded', alg: embeddedAlgorithm, use: 'sig' };
  const privateKey = await importJWK({ ...shared, d }, embeddedAlgorithm);
  if (!('type' in privateKey)) throw new TypeError('the key of the embedded provider is no asymmetric one');
  return { privateKey, publicJwk };
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Name of the embedded provider in what it signs. */
export const embeddedIssuer = (
  scope: Pick<IdentityContext, 'config' | 'facts'>,
  provider: SocialProviderName,
) => shopUrl(scope, `/__idp/${provider}`);

/** A code for one of the fixed persons, good for five minutes. */
export async function issueCode(
  scope: EmbeddedOidcContext,
  issued: { provider: SocialProviderName; personId: string; asked: Authorization },
): Promise<string> {
  const { SignJWT } = await library();
  const { privateKey } = await keyOf(scope);
  const { nonce, code_challenge: challenge, redirect_uri: redirect } = issued.asked;
  return new SignJWT({ nonce, challenge, redirect })
    .setProtectedHeader({ alg: embeddedAlgorithm })
    .setSubject(issued.personId)
    .setAudience('code')
    .setIssuer(embeddedIssuer(scope, issued.provider))
    .setJti(newToken())
    .setIssuedAt(seconds(scope.now))
    .setExpirationTime(new Date(scope.now.getTime() + 5 * 60_000))
    .sign(privateKey);
}

const refusedGrant = (error: string) => Response.json({ error }, { status: 400 });

async function exchangeCode(
  scope: EmbeddedOidcContext,
  provider: SocialProviderName,
  body: URLSearchParams,
): Promise<Response> {
  const grant = v.safeParse(grantSchema, Object.fromEntries(body));
  if (!grant.success) return refusedGrant('invalid_request');
  const { importJWK, jwtVerify, SignJWT } = await library();
  const { privateKey, publicJwk } = await keyOf(scope);
  const issuer = embeddedIssuer(scope, provider);
  const verified = await jwtVerify(grant.output.code, await importJWK(publicJwk), {
    issuer,
    audience: 'code',
    currentDate: scope.now,
    maxTokenAge: codeLife,
  }).catch(() => null);
  const code = v.safeParse(codeSchema, verified?.payload);
  if (!code.success) return refusedGrant('invalid_grant');
  const challenge = createHash('sha256').update(grant.output.code_verifier).digest('base64url');
  const person = demoPersons(scope).find(({ id }) => id === code.output.sub);
  const isSame = challenge === code.output.challenge && grant.output.redirect_uri === code.output.redirect;
  if (!isSame || person === undefined) return refusedGrant('invalid_grant');
  const idToken = await new SignJWT({
    nonce: code.output.nonce,
    email: person.email,
    email_verified: true,
    given_name: person.firstName,
    family_name: person.lastName,
  })
    .setProtectedHeader({ alg: embeddedAlgorithm, kid: 'embedded' })
    .setSubject(`${provider}-${person.id}`)
    .setAudience(embeddedClientId)
    .setIssuer(issuer)
    .setIssuedAt(seconds(scope.now))
    .setExpirationTime(new Date(scope.now.getTime() + 5 * 60_000))
    .sign(privateKey);
  return Response.json({ access_token: newToken(), token_type: 'Bearer', expires_in: 60, id_token: idToken });
}

/** The provider's own calls, answered in this process: the exchange of codes and its public key. */
export async function embeddedOidcCall(
  scope: EmbeddedOidcContext,
  provider: SocialProviderName,
  call: { url: string; body: URLSearchParams | null },
): Promise<Response> {
  const { pathname } = new URL(call.url);
  if (pathname.endsWith('/jwks')) return Response.json({ keys: [(await keyOf(scope)).publicJwk] });
  if (pathname.endsWith('/token') && call.body !== null) return exchangeCode(scope, provider, call.body);
  return new Response(null, { status: 404 });
}
