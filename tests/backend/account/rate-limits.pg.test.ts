import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../../backend/app.ts';
import type { Backend } from '../../../backend/app.ts';
import { createPasswordHasher } from '../../../backend/modules/auth/password.ts';
import { openPostgres } from '../../../backend/platform/db/client.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { requestPasswordReset, updatePassword } from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { checkGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { demoPassword } from '../../../demo/accounts/demo-accounts.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';

let shop: PostgresShop;
/** Processes of one shop, each with its own connections and memory, that count the passwords they check. */
let processes: readonly Backend[] = [];
let checked = 0;

beforeAll(async () => {
  shop = await openPostgresShop();
  const { deps, url } = shop;
  processes = Array.from({ length: 3 }, () => {
    const hasher = createPasswordHasher();
    return createBackend({
      ...deps,
      database: openPostgres({ url, preparedStatements: true, onLost: () => {} }),
      hasher: {
        ...hasher,
        verify: (password, stored) => {
          checked += 1;
          return hasher.verify(password, stored);
        },
      },
    });
  });
}, 120_000);

afterAll(async () => {
  for (const one of processes) await one.close();
  await shop?.close();
});

const visitorOf = (at: number) => new ShopClient(processes[at % processes.length]!, 'cestolieto');

/** Does the same so many times at once, spread over the processes. */
const atOnce = <T>(count: number, work: (client: ShopClient) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(visitorOf(at))));

const wrong = { login: 'demo@cestolieto.example', password: 'sbagliata' };
const right = { ...wrong, password: demoPassword };

test('reliability 19: T10 lets five wrong passwords through and checks no sixth, whichever process is asked', async () => {
  checked = 0;
  const from = { address: '203.0.113.50' };
  const answers = await atOnce(30, (client) => client.call(login, wrong, from));
  expect(answers.filter(({ code }) => code === 'auth.invalid')).toHaveLength(5);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(25);
  expect(checked).toBe(5);
  expect((await visitorOf(0).call(login, right, from)).http).toBe(429);
  shop.clock.pass(15);
  expect((await visitorOf(1).call(login, right, from)).status).toBe(0);
});

test('reliability 19: T10 counts 200 failures of an address over many logins, whichever process is asked', async () => {
  const from = { address: '203.0.113.51' };
  let n = 0;
  const answers = await atOnce(230, (client) =>
    client.call(login, { ...wrong, login: `persona${(n += 1)}@cestolieto.example` }, from),
  );
  expect(answers.filter(({ code }) => code === 'auth.invalid')).toHaveLength(200);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(30);
});

test('reliability 19: T10 sends five mails an hour, whichever process is asked', async () => {
  const answers = await atOnce(18, (client) =>
    client.call(requestPasswordReset, { e_mail: 'demo@cestolieto.example' }, { address: '203.0.113.52' }),
  );
  expect(answers.every(({ status }) => status === 0)).toBe(true);
  const mails = sql`SELECT count(*)::integer AS n FROM mails
    WHERE tenant_id = 'cestolieto' AND recipient = 'demo@cestolieto.example' AND kind = 'password_reset'`;
  expect(await rowsOf(shop.database.db, mails)).toEqual([{ n: 5 }]);
});

/** One session at every process. */
async function sameShopper(): Promise<ShopClient[]> {
  const first = await visitorOf(0).logIn('vuoto');
  return processes.map((_, at) => {
    const client = visitorOf(at);
    for (const [name, value] of first.cookies) client.cookies.set(name, value);
    return client;
  });
}

test('reliability 19: T10 lets twenty wrong gift codes be guessed, whichever process is asked', async () => {
  const clients = await sameShopper();
  const guess = (code: string, at: number) => clients[at % clients.length]!.call(checkGiftCode, { code });
  const answers = await Promise.all(Array.from({ length: 45 }, (_, at) => guess(`PROVA${at}`, at)));
  expect(answers.filter(({ code }) => code === 'gift.invalid')).toHaveLength(20);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(25);
  shop.clock.pass(10);
  // Right codes are no guesses, however many.
  const known = await Promise.all(Array.from({ length: 12 }, (_, at) => guess('GIFT5', at)));
  expect(known.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 0));
  expect((await guess('PROVA', 0)).code).toBe('gift.invalid');
});

test('REG-26: five wrong passwords stop whoever holds the session, whichever process is asked', async () => {
  checked = 0;
  const clients = await sameShopper();
  const before = checked;
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, at) =>
      clients[at % clients.length]!.call(updatePassword, {
        old_password: `sbagliata${at}`,
        new_password: 'Girasole-2031!',
      }),
    ),
  );
  expect(answers.filter(({ code }) => code === 'auth.invalid')).toHaveLength(5);
  expect(answers.filter(({ http }) => http === 429)).toHaveLength(10);
  expect(checked - before).toBe(5);
});
