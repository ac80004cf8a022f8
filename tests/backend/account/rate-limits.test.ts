import { expect, test } from 'vitest';
import { login } from '../../../contract/api/account/auth.ts';
import { checkGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const wrong = { login: 'demo@cestolieto.example', password: 'sbagliata' };
const right = { ...wrong, password: 'Demo2026!' };
const from = (address: string) => ({ address });

test('reliability 19: T10 stops a login after five failures, even with the right password, for its address alone', async () => {
  const here = from('203.0.113.7');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await shop().visitor().call(login, wrong, here)).code).toBe('auth.invalid');
  }
  const stopped = await shop().visitor().call(login, right, here);
  expect([stopped.http, stopped.status, stopped.code]).toEqual([429, 6, 'request.tooMany']);
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(890);
  expect(stopped.body.response.errors[0]?.error).toBe('Troppi tentativi. Riprova fra 15 minuti.');
  // A stranger cannot lock a customer out (decision 010), and other logins are not affected.
  expect((await shop().visitor().call(login, right, from('203.0.113.8'))).status).toBe(0);
  const other = { login: 'vuoto@cestolieto.example', password: 'Demo2026!' };
  expect((await shop().visitor().call(login, other, here)).status).toBe(0);
  const elsewhere = { login: 'demo@cestolieto.example', password: 'Demo2026!' };
  expect((await shop().visitor('ortavia').call(login, elsewhere, here)).code).toBe('auth.invalid');
  shop().clock.pass(15);
  expect((await shop().visitor().call(login, right, here)).status).toBe(0);
});

test('REG-26, T10: who waits is told how long, less as time passes, and may then log in', async () => {
  const here = from('203.0.113.9');
  const tried = async (params = right) => {
    const { http, code, headers, body } = await shop().visitor().call(login, params, here);
    const [told] = body.response.errorsMessage;
    return { http, code, seconds: headers.get('retry-after'), told };
  };
  const waits = (seconds: number, words: string) => ({
    http: 429,
    code: 'request.tooMany',
    seconds: String(seconds),
    told: `Troppi tentativi. Riprova fra ${words}.`,
  });
  await tried(wrong);
  shop().clock.pass(3);
  for (let attempt = 0; attempt < 4; attempt += 1) await tried(wrong);
  // The oldest of the five is the first that is forgotten, and waiting does not begin anew with each try.
  expect(await tried()).toEqual(waits(720, '12 minuti'));
  expect(await tried(wrong)).toEqual(waits(720, '12 minuti'));
  shop().clock.pass(10);
  expect(await tried()).toEqual(waits(120, '2 minuti'));
  shop().clock.pass(1.5);
  expect(await tried()).toEqual(waits(30, 'un minuto'));
  shop().clock.pass(0.5);
  expect(await tried()).toEqual({ http: 200, code: null, seconds: null, told: undefined });
});

test('reliability 19: T10 counts exactly when tries come at once', async () => {
  const here = from('203.0.113.20');
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => shop().visitor().call(login, wrong, here)),
  );
  expect(tries.filter((one) => one.code === 'auth.invalid')).toHaveLength(5);
  expect(tries.filter((one) => one.http === 429)).toHaveLength(15);
});

test('T10 forgets failures with a right login', async () => {
  const here = from('203.0.113.30');
  for (let attempt = 0; attempt < 4; attempt += 1) await shop().visitor().call(login, wrong, here);
  expect((await shop().visitor().call(login, right, here)).status).toBe(0);
  expect((await shop().visitor().call(login, wrong, here)).code).toBe('auth.invalid');
  expect((await shop().visitor().call(login, right, here)).status).toBe(0);
});

test(
  'reliability 19: T10 stops an address after 200 failures over many logins',
  { timeout: 60_000 },
  async () => {
    const here = from('203.0.113.40');
    const names = Array.from({ length: 200 }, (_, at) => `persona${at}@cestolieto.example`);
    await Promise.all(
      names.map((name) =>
        shop()
          .visitor()
          .call(login, { ...wrong, login: name }, here),
      ),
    );
    expect((await shop().visitor().call(login, right, here)).http).toBe(429);
  },
);

test('reliability 19: T10 stops guessing gift codes after twenty wrong ones', async () => {
  const visitor = await shop().visitor().logIn('vuoto');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await visitor.call(checkGiftCode, { code: `PROVA${attempt}` })).code).toBe('gift.invalid');
  }
  expect((await visitor.call(checkGiftCode, { code: 'GIFT5' })).http).toBe(429);
  shop().clock.pass(10);
  expect((await visitor.call(checkGiftCode, { code: 'GIFT5' })).status).toBe(0);
});
