import { expect, test } from 'vitest';
import { createPasswordHasher } from '../../../backend/modules/auth/password.ts';
import { registerUser, viewUserDetail } from '../../../contract/api/account/registration.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done } from '../journeys.ts';
import { mailsAt, registrationOf } from '../people.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test('reliability 18: R05 answers the same for an e-mail that has an account: body, status, size and hashing', async () => {
  const real = createPasswordHasher();
  const hashed: string[] = [];
  const other = await openTestShop(
    {},
    {
      hasher: {
        ...real,
        hash: (password) => {
          hashed.push(password);
          return real.hash(password);
        },
      },
    },
  );
  const visitor = other.visitor();
  const typed = await registrationOf(visitor, 'vuoto@cestolieto.example', { password: 'un’altra password' });
  const fresh = { ...typed, email: 'nuova@cestolieto.example', confirmEmail: 'nuova@cestolieto.example' };
  const known = await visitor.call(registerUser, typed);
  const unknown = await visitor.call(registerUser, fresh);
  expect(JSON.stringify(known.body).replace('vuoto@', 'nuova@')).toBe(JSON.stringify(unknown.body));
  expect([known.http, [...known.headers.keys()]]).toEqual([unknown.http, [...unknown.headers.keys()]]);
  expect(hashed).toEqual(['un’altra password', 'un’altra password']);
  expect(
    (await mailsAt(visitor, 'vuoto@cestolieto.example')).map(({ kind, params }) => [kind, params]),
  ).toEqual([['already_registered', { e_mail: 'vuoto@cestolieto.example' }]]);
  const owner = await other.visitor().logIn('vuoto');
  expect(await done(owner.call(viewUserDetail))).toMatchObject({ firstName: 'Marco', lastName: 'Conti' });
  await other.backend.close();
});

test('R05 opens one account for an e-mail typed in many tabs', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'tante@posta.example');
  const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.call(registerUser, typed)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const kinds = (await mailsAt(visitor, 'tante@posta.example')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'registration_confirm')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'already_registered')).toHaveLength(5);
});

test('reliability 22: R05 refuses a bot, in query or body (T8)', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'robot@posta.example');
  const refused = await visitor.raw(`${registerUser.path}?token_recaptcha=bot-fail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(typed),
  });
  expect(refused.code).toBe('bot.refused');
  expect(await mailsAt(visitor, 'robot@posta.example')).toEqual([]);
});

test('reliability 21: R05 links lead to the configured origin, whatever host a request names', async () => {
  const typed = await registrationOf(shop().visitor(), 'host@posta.example');
  const poisoned = await shop()
    .visitor()
    .raw(registerUser.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
      },
      body: JSON.stringify(typed),
    });
  expect(poisoned.status).toBe(0);
  const [mail] = await mailsAt(shop().visitor(), 'host@posta.example');
  expect(JSON.stringify(mail)).not.toContain('evil');
  expect(mail!.links[0]).toMatch(/^http:\/\/cestolieto\.localhost:3000\/registration\/confirm\?/);
});

test('reliability 19: R05 stops an address after 600 registrations in an hour (T10)', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'tanti@posta.example', { email: 'nessuna' });
  const here = { address: '203.0.113.99' };
  const answers = await Promise.all(
    Array.from({ length: 601 }, () => visitor.call(registerUser, typed, here)),
  );
  expect(answers.filter(({ code }) => code === 'validation')).toHaveLength(600);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(1);
  expect((await visitor.call(registerUser, typed, { address: '203.0.113.98' })).code).toBe('validation');
  shop().clock.pass(60);
  expect((await visitor.call(registerUser, typed, here)).code).toBe('validation');
});

test('REG-11 a brand that is closed to newcomers refuses them', async () => {
  const tenants = demoTenants.map(({ facts, ...rest }) => ({
    ...rest,
    facts: { ...facts, without: ['registration' as const] },
  }));
  const closed = await openTestShop({}, { tenants });
  const visitor = closed.visitor();
  const answer = await visitor.call(registerUser, await registrationOf(visitor, 'chiuso@posta.example'));
  expect([answer.http, answer.code]).toEqual([404, 'resource.unknown']);
  await closed.backend.close();
});
