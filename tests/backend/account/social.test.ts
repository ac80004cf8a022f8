import { expect, test } from 'vitest';
import { login } from '../../../contract/api/account/auth.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { viewSocialUser } from '../../../contract/api/account/social.ts';
import { createIdentityRepository } from '../../../backend/modules/identity/identity.repository.ts';
import {
  personOfSocialToken,
  spendSocialToken,
} from '../../../backend/modules/identity/social-person.usecases.ts';
import { done } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

async function location(client: ShopClient, path: string): Promise<string> {
  const answer = await client.send(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return answer.headers.get('location') ?? '';
}

const begin = (client: ShopClient, provider = 'google') =>
  location(client, `/ebsn/api/social-redir/${provider}-mobile`);

/** Where the identity page leads, for a person by name. */
async function linkOf(client: ShopClient, page: string, person: string): Promise<string> {
  const answer = await client.send(page);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await answer.text();
  expect(html).not.toContain('<script');
  const links = [...html.matchAll(/<a class="person" href="(?<url>[^"]+)">(?<name>[^<]+)</g)];
  const found = links.find(({ groups }) => groups?.['name']?.includes(person))?.groups?.['url'];
  return (found ?? '').replaceAll('&amp;', '&');
}

/** A whole login as one of the two persons; answers where it ends. */
async function logInAs(client: ShopClient, person: string, provider = 'google'): Promise<string> {
  return location(client, await linkOf(client, await begin(client, provider), person));
}

const userIdOf = async (client: ShopClient) => (await client.call(viewCart)).body.user.userId;

test.each(['google', 'facebook'])(
  'U10 and U11: a known person of %s ends logged in, at home (SES-19)',
  async (provider) => {
    const visitor = shop().visitor('ortavia');
    const page = await begin(visitor, provider);
    expect(page).toMatch(new RegExp(`^/__idp/${provider}\\?`));
    const asked = new URLSearchParams(page.split('?')[1]);
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `http://ortavia.localhost:3000/ebsn/api/social-redir/${provider}`,
    });
    const back = await visitor.send(await linkOf(visitor, page, 'Giulia'));
    expect([back.status, back.headers.get('location')]).toEqual([302, '/']);
    const cookies = back.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^X-Ebsn-Session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toBe('X-Ebsn-Account=1; Path=/; SameSite=Lax');
    expect((await done(visitor.call(viewUserDetail))).login).toBe('demo@ortavia.example');
  },
);

test('U10 answers under /api too, and knows no other provider, nor other methods (T1)', async () => {
  const visitor = shop().visitor();
  expect(await location(visitor, '/api/social-redir/google-mobile')).toMatch(/^\/__idp\/google\?/);
  for (const path of [
    '/ebsn/api/social-redir/twitter-mobile',
    '/ebsn/api/social-redir/twitter',
    '/api/social-redir/x',
  ]) {
    expect([path, (await visitor.raw(path)).http]).toEqual([path, 404]);
  }
  const posted = await visitor.raw('/ebsn/api/social-redir/google-mobile', { method: 'POST', body: '{}' });
  expect([posted.http, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test('U11: a person without account goes to registration, R17 tells who it is (SES-20, REG-09)', async () => {
  const visitor = shop().visitor();
  const end = await logInAs(visitor, 'Chiara', 'facebook');
  expect(end).toMatch(/^\/registration-user\?social_login=facebook&code=[\w-]{43}$/);
  expect(await userIdOf(visitor)).toBe(-1);
  const code = new URLSearchParams(end.split('?')[1]).get('code')!;
  const person = await done(visitor.call(viewSocialUser, { code }));
  expect(person).toEqual({
    provider: 'facebook',
    firstName: 'Chiara',
    lastName: 'Neri',
    email: 'chiara.neri@cestolieto.example',
    socialToken: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  expect(await done(visitor.call(viewSocialUser, { code }))).toEqual(person);
  expect((await visitor.call(viewSocialUser, { code: person.socialToken })).http).toBe(404);
  expect((await shop().visitor('ortavia').call(viewSocialUser, { code })).http).toBe(404);
  expect((await visitor.call(viewSocialUser, {})).http).toBe(422);
  expect((await visitor.call(viewSocialUser, { code: 'x' })).http).toBe(404);
  shop().clock.pass(30);
  expect((await visitor.call(viewSocialUser, { code })).http).toBe(404);
});

test('a social token is good for one registration of its brand', async () => {
  const visitor = shop().visitor();
  const end = await logInAs(visitor, 'Chiara');
  const code = new URLSearchParams(end.split('?')[1]).get('code')!;
  const { socialToken } = await done(visitor.call(viewSocialUser, { code }));
  const chiara = {
    provider: 'google',
    email: 'chiara.neri@cestolieto.example',
    firstName: 'Chiara',
    lastName: 'Neri',
  };
  const personsOf = (brand: string) => ({
    identities: createIdentityRepository(shop().database.db, brand),
    now: shop().clock.now(),
  });
  const scope = personsOf('cestolieto');
  expect(await personOfSocialToken(scope, socialToken)).toEqual(chiara);
  expect(await personOfSocialToken(personsOf('ortavia'), socialToken)).toBeNull();
  expect(await personOfSocialToken(scope, code)).toBeNull();
  const spent = await Promise.all([1, 2, 3].map(() => spendSocialToken(scope, socialToken)));
  expect(spent.filter((person) => person !== null)).toEqual([chiara]);
  expect(await personOfSocialToken(scope, socialToken)).toBeNull();
  expect((await visitor.call(viewSocialUser, { code })).http).toBe(404);
});

test('U11 ends at the login for everything that is not right', async () => {
  const visitor = shop().visitor();
  const back = '/ebsn/api/social-redir/google';
  expect(await location(visitor, back)).toBe('/login');
  expect(await location(visitor, `${back}?code=bad`)).toBe('/login');
  expect(await location(visitor, `${back}?code=bad&use-plugin=true&state=`)).toBe('/login');
  const link = await linkOf(visitor, await begin(visitor), 'Giulia');
  const wrong = [
    link.replace(/state=[^&]+/, 'state=altro'),
    link.replace('social-redir/google', 'social-redir/facebook'),
  ];
  for (const path of wrong) expect(await location(visitor, path)).toBe('/login');
  const refused = new URLSearchParams({
    error: 'access_denied',
    state: new URLSearchParams(link.split('?')[1]).get('state')!,
  });
  expect(await location(visitor, `${back}?${refused.toString()}`)).toBe('/login');
  expect(await userIdOf(visitor)).toBe(-1);
});

test('U11: a code is bound to its signature, its question, its brand and its ten minutes', async () => {
  const visitor = shop().visitor();
  const forged = (await linkOf(visitor, await begin(visitor), 'Giulia')).replace(/(code=[^&]{60})./, '$1A');
  expect(await location(visitor, forged)).toBe('/login');
  const one = await linkOf(visitor, await begin(visitor), 'Giulia');
  const other = await linkOf(visitor, await begin(visitor), 'Giulia');
  const codeOf = (link: string) => new URLSearchParams(link.split('?')[1]).get('code')!;
  expect(await location(visitor, one.replace(codeOf(one), codeOf(other)))).toBe('/login');
  const elsewhere = shop().visitor('ortavia');
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  expect(await location(elsewhere, other)).toBe('/login');
  shop().clock.pass(10);
  expect(await location(visitor, other)).toBe('/login');
  expect(await userIdOf(visitor)).toBe(-1);
  expect(shop().log.lines.join('\n')).not.toContain(codeOf(one));
});

test('a login comes back once, to the browser it left: nobody is logged in as somebody else', async () => {
  const attacker = shop().visitor();
  const victim = shop().visitor();
  const link = await linkOf(attacker, await begin(attacker), 'Giulia');
  expect(await location(victim, link)).toBe('/login');
  expect(await userIdOf(victim)).toBe(-1);
  expect(await location(attacker, link)).toBe('/');
  expect(await location(attacker, link)).toBe('/login');
  const twice = await linkOf(attacker, await begin(attacker), 'Giulia');
  const ends = await Promise.all([1, 2, 3, 4].map(() => location(attacker, twice)));
  expect(ends.toSorted()).toEqual(['/', '/login', '/login', '/login']);
});

test('a login ends the session the browser came with (T5)', async () => {
  const visitor = await shop().visitor('passolesto').logIn('lettura');
  const before = visitor.cookies.get('X-Ebsn-Session')!;
  expect(await logInAs(visitor, 'Giulia')).toBe('/');
  expect((await done(visitor.call(viewUserDetail))).login).toBe('demo@passolesto.example');
  visitor.cookies.set('X-Ebsn-Session', before);
  expect((await visitor.call(viewUserDetail)).http).toBe(419);
});

test('an account nobody confirmed is not opened by a provider, and its owner told of the mail (NAV-09)', async () => {
  await shop().database.script(`UPDATE users SET profile_level = 1 WHERE login = 'demo@passolesto.example'`);
  const visitor = shop().visitor('passolesto');
  expect(await logInAs(visitor, 'Giulia')).toBe('/registration-completed');
  expect(await userIdOf(visitor)).toBe(-1);
  await shop().database.script(`UPDATE users SET profile_level = 2 WHERE login = 'demo@passolesto.example'`);
});

test('a user name that looks like an e-mail draws nobody to another account', async () => {
  await shop().database.script(`UPDATE users SET username = 'chiara.neri@passolesto.example'
    WHERE login = 'lettura@passolesto.example'`);
  expect(await logInAs(shop().visitor('passolesto'), 'Chiara')).toMatch(/^\/registration-user\?/);
});

test('use-plugin hands the app a token that logs in once, within two minutes (A01 token)', async () => {
  const browser = shop().visitor();
  const handed = async () => {
    const end = await location(
      browser,
      `${await linkOf(browser, await begin(browser), 'Giulia')}&use-plugin=true`,
    );
    expect(end).toMatch(/^\/login\?login=demo%40cestolieto\.example&token=[\w-]{43}$/);
    return new URLSearchParams(end.split('?')[1]).get('token')!;
  };
  const token = await handed();
  expect(await userIdOf(browser)).toBe(-1);
  const app = shop().visitor();
  const named = { login: 'demo@cestolieto.example', password: '-' };
  const opened = await app.call(login, { ...named, token }, { headers: { 'X-Ebsn-Client': 'app' } });
  expect(opened.data.login).toBe('demo@cestolieto.example');
  expect(opened.headers.get('x-ebsn-session')).toMatch(/^[\w-]{43}$/);
  expect(
    (
      await shop()
        .visitor()
        .call(login, { ...named, token })
    ).code,
  ).toBe('auth.invalid');
  const late = await handed();
  shop().clock.pass(2);
  expect(
    (
      await shop()
        .visitor()
        .call(login, { ...named, token: late })
    ).code,
  ).toBe('auth.invalid');
  const other = { ...named, login: 'vuoto@cestolieto.example', token: await handed() };
  expect((await shop().visitor().call(login, other)).code).toBe('auth.invalid');
});

test('D05 shows the two persons, and refuses questions of strangers', async () => {
  const visitor = shop().visitor();
  const page = await (await visitor.send('/__idp/google')).text();
  expect(page).toContain('demo@cestolieto.example');
  expect(page).toContain('chiara.neri@cestolieto.example');
  const asked = await begin(visitor);
  const strange = asked.replace(/redirect_uri=[^&]+/, 'redirect_uri=https%3A%2F%2Fevil.example%2F');
  expect((await visitor.send(strange)).status).toBe(400);
  expect((await visitor.send('/__idp/twitter')).status).toBe(404);
});
