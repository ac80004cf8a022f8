import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

/** What the provider says of itself and of a person; each test bends one thing. */
interface Bent {
  claims: JWTPayload;
  signedBy: 'own' | 'other';
}

let server: Server;
let issuer = '';
let shop: TestShop;
let bent: Bent;
let nonce = '';
let keys: Record<Bent['signedBy'], CryptoKey>;
let jwks: object;
let askedToken: URLSearchParams;

async function idToken(): Promise<string> {
  const claims = {
    iss: issuer,
    aud: 'negozio',
    sub: '77',
    nonce,
    email: 'DEMO@cestolieto.example',
    email_verified: true,
    given_name: 'Giulia',
    ...bent.claims,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(keys[bent.signedBy]);
}

async function answerTo(path: string, body: string): Promise<object | null> {
  if (path === '/.well-known/openid-configuration') {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }
  if (path === '/jwks') return jwks;
  if (path !== '/token') return null;
  askedToken = new URLSearchParams(body);
  return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() };
}

async function respond(path: string, body: string, response: ServerResponse): Promise<void> {
  const answer = await answerTo(path, body);
  response.writeHead(answer === null ? 404 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer));
}

beforeAll(async () => {
  const own = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  keys = { own: own.privateKey, other: other.privateKey };
  jwks = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void respond(request.url ?? '', Buffer.concat(chunks).toString(), response);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google = { issuer, clientId: 'negozio', clientSecret: 'segreto' };
  shop = await openTestShop({ socialProviders: { cestolieto: { google } } });
});

afterAll(async () => {
  await shop.backend.close();
  server.close();
});

beforeEach(() => {
  bent = { claims: {}, signedBy: 'own' };
});

async function ends(client: ShopClient): Promise<string | null> {
  const start = await client.send('/ebsn/api/social-redir/google-mobile');
  const asked = new URL(start.headers.get('location') ?? '');
  expect(asked.origin + asked.pathname).toBe(`${issuer}/authorize`);
  expect(asked.searchParams.get('client_id')).toBe('negozio');
  nonce = asked.searchParams.get('nonce') ?? '';
  const query = new URLSearchParams({ code: 'abc', state: asked.searchParams.get('state') ?? '' });
  const back = await client.send(`/ebsn/api/social-redir/google?${query.toString()}`);
  return back.headers.get('location');
}

test('a configured provider is asked at its own address, and its signed word opens the session', async () => {
  const visitor = shop.visitor();
  expect(await ends(visitor)).toBe('/');
  expect(visitor.cookies.has('X-Ebsn-Session')).toBe(true);
  expect(Object.fromEntries(askedToken)).toMatchObject({
    grant_type: 'authorization_code',
    code: 'abc',
    redirect_uri: 'http://cestolieto.localhost:3000/ebsn/api/social-redir/google',
    code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

test.each([
  ['another key', { signedBy: 'other' as const }],
  ['another issuer', { claims: { iss: 'https://evil.example' } }],
  ['another audience', { claims: { aud: 'altro' } }],
  ['another question', { claims: { nonce: 'altro' } }],
  ['an e-mail nobody verified', { claims: { email_verified: false } }],
  ['an e-mail called verified in words', { claims: { email_verified: 'true' } }],
  ['no e-mail', { claims: { email: '' } }],
])('the word of a provider with %s opens nothing', async (_, change) => {
  bent = { claims: {}, signedBy: 'own', ...change };
  const visitor = shop.visitor();
  expect(await ends(visitor)).toBe('/login');
  expect(visitor.cookies.has('X-Ebsn-Session')).toBe(false);
});

test('without development a brand offers what is configured, and nothing else', async () => {
  const google = { issuer, clientId: 'negozio', clientSecret: 'segreto' };
  const open = await openTestShop({ embedded: false, socialProviders: { cestolieto: { google } } });
  const start = (brand: string, provider: string) =>
    open.visitor(brand).send(`/ebsn/api/social-redir/${provider}-mobile`);
  expect((await start('cestolieto', 'google')).status).toBe(302);
  expect((await start('cestolieto', 'facebook')).status).toBe(404);
  expect((await start('ortavia', 'google')).status).toBe(404);
  expect((await open.visitor().send('/__idp/google')).status).toBe(404);
  await open.backend.close();
});

test('SES-19: a brand without a provider does not know its path', async () => {
  expect((await shop.visitor('passolesto').send('/ebsn/api/social-redir/facebook-mobile')).status).toBe(404);
});
