import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import type { DemoPerson } from '../../../backend/modules/identity/demo-persons.ts';
import {
  readSamlQuestion,
  samlResponse,
  signedAssertion,
} from '../../../backend/modules/identity/embedded-saml.ts';
import type { SamlQuestion } from '../../../backend/modules/identity/embedded-saml.ts';
import { checkDisclaimers, updateDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { viewSocialUser } from '../../../contract/api/account/social.ts';
import { done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let visitor: ShopClient;

beforeEach(() => {
  visitor = shop().visitor();
});

async function leads(sent: Promise<Response>, status: number): Promise<string> {
  const answer = await sent;
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
  return answer.headers.get('location') ?? '';
}

const begin = (client: ShopClient, relay = '/cart/') =>
  leads(
    client.send(`/ebsn/api/saml/do-login?${new URLSearchParams({ relay_state_url: relay }).toString()}`),
    302,
  );

interface PostedForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

/** The form of the identity page for a person by name. */
async function formOf(client: ShopClient, page: string, person: string): Promise<PostedForm> {
  const answer = await client.send(page);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).not.toContain('<script');
  const form = html.split('<form ').find((part) => part.includes(`>${person}`)) ?? '';
  const inputs = [...form.matchAll(/name="(?<name>\w+)" value="(?<value>[^"]*)"/g)];
  const fields = inputs.map(({ groups }): [string, string] => [
    groups?.['name'] ?? '',
    groups?.['value'] ?? '',
  ]);
  return {
    action: /action="(?<url>[^"]+)"/.exec(form)?.groups?.['url'] ?? '',
    fields: Object.fromEntries(fields),
  };
}

/** The post of the provider's site: no cookie of the shop comes with it. */
const post = ({ action, fields }: PostedForm) =>
  leads(
    shop()
      .visitor()
      .send(action, { method: 'POST', body: new URLSearchParams(fields) }),
    303,
  );

async function signOn(client: ShopClient, person: string, relay?: string): Promise<string> {
  const finish = await post(await formOf(client, await begin(client, relay), person));
  return leads(client.send(finish), 302);
}

const userIdOf = async (client: ShopClient) => (await client.call(viewCart)).body.user.userId;

test('U08: a known person comes back to the page it left, logged in (SES-21)', async () => {
  const page = await begin(visitor, '/profile/orders?page=2');
  expect(page).toMatch(/^\/__idp\/saml\?SAMLRequest=[^&]+&RelayState=[\w-]{43}$/);
  const finish = await post(await formOf(visitor, page, 'Giulia'));
  expect(finish).toMatch(/^\/ebsn\/api\/saml\/complete\?state=[\w-]{43}$/);
  expect(await userIdOf(visitor)).toBe(-1);
  expect(await leads(visitor.send(finish), 302)).toBe('/profile/orders?page=2');
  expect((await done(visitor.call(viewUserDetail))).login).toBe('demo@cestolieto.example');
  expect((await done(visitor.call(viewCart))).ssoUser).toBe(true);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'U08 replaces the unsafe relay %j by the home page (API-22)',
  async (relay) => {
    const page = await begin(visitor, relay);
    expect(page).not.toContain('evil');
    const finish = await post(await formOf(visitor, page, 'Giulia'));
    expect(await leads(visitor.send(finish), 302)).toBe('/');
  },
);

test('U08: a person without account goes to registration', async () => {
  const end = await signOn(visitor, 'Chiara');
  expect(end).toMatch(/^\/registration-user\?social_login=saml&code=[\w-]{43}$/);
  const code = new URLSearchParams(end.split('?')[1]).get('code');
  expect(await done(visitor.call(viewSocialUser, { code }))).toMatchObject({
    provider: 'saml',
    firstName: 'Chiara',
    email: 'chiara.neri@cestolieto.example',
  });
});

test('U08: an account that lacks a required consent is asked for it first, and only until it has it (REG-10)', async () => {
  const relay = '/catalog/search?q=latte';
  const asked = `/registration-consents?${new URLSearchParams({ returnTo: relay }).toString()}`;
  expect(await signOn(visitor, 'Paolo', relay)).toBe(asked);
  expect(await userIdOf(visitor)).toBeGreaterThan(0);
  expect(await signOn(visitor, 'Paolo', asked)).toBe(asked);
  const {
    toAccept: [legalId],
  } = await done(visitor.call(checkDisclaimers));
  await done(visitor.call(updateDisclaimers, { disclaimers: [{ legalId: legalId!, accepted: true }] }));
  expect(await signOn(visitor, 'Paolo', relay)).toBe(relay);
});

test('U08: an unsafe relay is the home page behind the consents too (REG-10, API-22)', async () => {
  const client = shop().visitor();
  await shop().database.script(
    `UPDATE users SET legal_ids = '[]' WHERE login = 'paolo.conti@cestolieto.example'`,
  );
  expect(await signOn(client, 'Paolo', '//evil.example')).toBe('/registration-consents?returnTo=%2F');
});

test('U09 ends the session of single sign-on and leads back (SES-22)', async () => {
  await signOn(visitor, 'Giulia');
  const out = '/ebsn/api/saml/do-logout?relay_state_url=%2Fpage%2Fchi-siamo';
  const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect(await leads(visitor.send(out, foreign), 302)).toBe('/page/chi-siamo');
  expect(await userIdOf(visitor)).toBeGreaterThan(0);
  expect(await leads(visitor.send(out), 302)).toBe('/page/chi-siamo');
  expect(visitor.cookies.has('X-Ebsn-Session')).toBe(false);
  expect(await userIdOf(visitor)).toBe(-1);
  expect(await leads(visitor.send('/ebsn/api/saml/do-logout?relay_state_url=%2F%2Fevil.example'), 302)).toBe(
    '/',
  );
});

test('U09 leaves a session of the shop own login alone', async () => {
  await visitor.logIn('lettura');
  await leads(visitor.send('/ebsn/api/saml/do-logout'), 302);
  expect(await userIdOf(visitor)).toBeGreaterThan(0);
});

test('a response is good once, for the browser that asked, within ten minutes', async () => {
  const form = await formOf(visitor, await begin(visitor), 'Giulia');
  const finish = await post(form);
  expect(await post(form)).toBe('/login');
  const other = shop().visitor();
  await begin(other);
  expect(await leads(other.send(finish), 302)).toBe('/login');
  expect(await leads(visitor.send(finish), 302)).toBe('/cart/');
  expect(await leads(visitor.send(finish), 302)).toBe('/login');
  expect(await post(form)).toBe('/login');
  const late = await formOf(visitor, await begin(visitor), 'Giulia');
  const waiting = await post(await formOf(visitor, await begin(visitor), 'Giulia'));
  shop().clock.pass(10);
  expect(await post(late)).toBe('/login');
  expect(await leads(visitor.send(waiting), 302)).toBe('/login');
});

test('a response at once from several windows is taken once', async () => {
  const form = await formOf(visitor, await begin(visitor), 'Giulia');
  const ends = await Promise.all([1, 2, 3, 4].map(() => post(form)));
  expect(ends.filter((end) => end === '/login')).toHaveLength(3);
});

const giulia: DemoPerson = {
  id: 'demo',
  email: 'demo@cestolieto.example',
  firstName: 'Giulia',
  lastName: 'Ferri',
  hint: { it: '', 'en-US': '' },
};

async function ownKey(): Promise<string> {
  await formOf(visitor, await begin(visitor), 'Giulia');
  const [row] = await rowsOf<{ secret: string }>(
    shop().database.db,
    sql`SELECT secret FROM secret_keys WHERE tenant_id = 'cestolieto' AND purpose = 'saml'`,
  );
  return row!.secret;
}

const strangersKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

interface Bend {
  readonly question?: Partial<SamlQuestion>;
  readonly key?: string;
  readonly now?: Date;
  readonly change?: (signed: string) => string;
}

const stolen = (xml: string) => xml.replaceAll('demo@cestolieto', 'agente@cestolieto');
const hourAgo = () => new Date(shop().clock.now().getTime() - 60 * 60_000);
const unsigned = (xml: string) => xml.replace(/<Signature[\s\S]*<\/Signature>/, '');
/** The signed assertion stays, another one stands before it. */
const wrapped = (xml: string) => {
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? '';
  const evil = stolen(unsigned(assertion)).replace(/ ID="[^"]+"/, ' ID="_evil"');
  return xml.replace(assertion, `${evil}${assertion}`);
};

const bends: readonly (readonly [string, () => Bend])[] = [
  ['signed by a stranger', () => ({ key: strangersKey() })],
  ['not signed at all', () => ({ change: unsigned })],
  ['changed after it was signed', () => ({ change: stolen })],
  ['wrapped around another assertion', () => ({ change: wrapped })],
  ['meant for another shop', () => ({ question: { audience: 'http://ortavia.localhost:3000/' } })],
  ['in answer to another request', () => ({ question: { requestId: '_0123456789' } })],
  ['of an hour ago', () => ({ now: hourAgo() })],
  ['that is no XML', () => ({ change: () => 'ciao' })],
];

test.each(bends)('a response %s opens nothing', async (_, bend) => {
  const key = await ownKey();
  const page = await begin(visitor);
  const asked = new URLSearchParams(page.split('?')[1]);
  const question = readSamlQuestion(asked.get('SAMLRequest') ?? '')!;
  const send = async ({
    question: other,
    key: signer = key,
    now = shop().clock.now(),
    change = String,
  }: Bend) => {
    const issuer = 'http://cestolieto.localhost:3000/__idp/saml';
    const xml = samlResponse({ question: { ...question, ...other }, person: giulia, issuer, now });
    const SAMLResponse = Buffer.from(change(await signedAssertion(xml, signer))).toString('base64');
    const fields = { SAMLResponse, RelayState: asked.get('RelayState') ?? '' };
    return post({ action: '/ebsn/api/saml/acs', fields });
  };
  const end = await send(bend());
  expect(end).toBe('/login');
  expect(await userIdOf(visitor)).toBe(-1);
  // The same question, answered rightly, is still good: the refusal was about the response.
  expect(await send({})).toMatch(/^\/ebsn\/api\/saml\/complete/);
});

test('U08, U09 are unknown to a brand without a provider', async () => {
  const bare = await openTestShop({ embedded: false });
  for (const path of ['/ebsn/api/saml/do-login', '/ebsn/api/saml/do-logout']) {
    const answer = await bare.visitor().raw(path);
    expect([answer.http, answer.code]).toEqual([404, 'resource.unknown']);
  }
  await bare.backend.close();
});

test('U08, U09 and their page are read as they are asked', async () => {
  expect((await visitor.send('/__idp/saml')).status).toBe(200);
  expect((await visitor.send('/__idp/saml?SAMLRequest=ciao')).status).toBe(400);
  const posted = await visitor.raw('/ebsn/api/saml/do-login', { method: 'POST', body: '{}' });
  expect([posted.http, posted.headers.get('allow')]).toEqual([405, 'GET']);
  const empty = shop().visitor().send('/ebsn/api/saml/acs', { method: 'POST', body: new URLSearchParams() });
  expect(await leads(empty, 303)).toBe('/login');
  expect(await leads(visitor.send('/ebsn/api/saml/complete'), 302)).toBe('/login');
});

test('SES-21: a brand without single sign-on does not know its path', async () => {
  expect((await shop().visitor('ortavia').raw('/ebsn/api/saml/do-login')).http).toBe(404);
});
