import { beforeAll, expect, test } from 'vitest';
import { login, restoreSession } from '../../../contract/api/account/auth.ts';
import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { deleteOrder, modifyPaymentType, payOrder } from '../../../contract/api/ordering/order.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done, payAtProvider, purchase } from '../journeys.ts';
import { trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let demo: ShopClient;
let userId: number;
const account = { login: 'demo@cestolieto.example', password: 'Demo2026!' };

beforeAll(async () => {
  demo = await shop().visitor().logIn('demo');
  ({ userId } = await done(demo.call(viewUserDetail)));
});

/** What the trail gained by a deed. */
async function gainedBy(deed: () => Promise<unknown>) {
  const before = await trailOf(shop());
  await deed();
  return (await trailOf(shop())).slice(before.length);
}

const kindsOf = (events: readonly { kind: string; user_id: number | null }[]) =>
  events.map(({ kind, user_id }) => [kind, user_id]);

test('reliability 31: the trail knows logins, failed ones and restored sessions', async () => {
  const visitor = shop().visitor();
  const events = await gainedBy(async () => {
    await visitor.call(login, { ...account, password: 'sbagliata' });
    await visitor.call(login, { login: 'nessuno@posta.example', password: 'sbagliata' });
    const { restoreToken } = await done(visitor.call(login, account));
    await done(visitor.call(restoreSession, { restoreToken }));
    await visitor.call(restoreSession, { restoreToken });
  });
  expect(kindsOf(events)).toEqual([
    ['login.refused', userId],
    ['login.refused', null],
    ['login.opened', userId],
    ['session.restored', userId],
    ['session.restoreReused', userId],
  ]);
});

test('reliability 31: the trail knows refused requests, once a minute for each address and answer', async () => {
  const foreign = () =>
    demo.call(addToCart, {}, { headers: { Origin: 'https://evil.example' }, address: '203.0.113.5' });
  const flood = await gainedBy(() => Promise.all(Array.from({ length: 12 }, foreign)));
  expect(flood).toEqual([{ kind: 'request.denied', user_id: null, facts: { http: 403 } }]);
  shop().clock.pass(1);
  expect(await gainedBy(foreign)).toHaveLength(1);
  const wrong = { login: 'vuoto@cestolieto.example', password: 'sbagliata' };
  const here = { address: '203.0.113.6' };
  const stopped = await gainedBy(async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await shop().visitor().call(login, wrong, here);
  });
  expect(stopped.filter(({ kind }) => kind === 'login.refused')).toHaveLength(5);
  expect(stopped.filter(({ kind }) => kind === 'request.denied')).toEqual([
    { kind: 'request.denied', user_id: null, facts: { http: 429 } },
  ]);
});

test('reliability 11, 31: the trail knows a provider’s callback with a bad signature', async () => {
  const events = await gainedBy(() => demo.send('/__psp/callback', { method: 'POST', body: '{}' }));
  expect(events).toEqual([{ kind: 'request.denied', user_id: null, facts: { http: 401 } }]);
});

test('reliability 31: the trail knows every act about money, its amounts in cents', async () => {
  const placed = await gainedBy(async () => {
    const { orderId } = await purchase(demo);
    await done(demo.call(deleteOrder, { order_id: orderId }));
  });
  const { orderId, totalPrice } = placed[0]!.facts;
  const facts = { orderId, totalPrice };
  expect(placed).toEqual([
    {
      kind: 'order.placed',
      user_id: userId,
      facts: { ...facts, paymentTypeId: 2, authorizedAmount: 0, transactionId: expect.any(Number) as number },
    },
    { kind: 'order.cancelled', user_id: userId, facts },
  ]);
  const paid = await gainedBy(async () => {
    const bought = await purchase(demo, { paymentTypeId: 12 });
    const order = { order_id: bought.orderId };
    await payAtProvider(demo, bought.redirectUrl, 'decline');
    const { redirectUrl } = await done(demo.call(payOrder, order));
    await payAtProvider(demo, redirectUrl, 'approve');
    await payAtProvider(demo, redirectUrl, 'approve');
    await done(demo.call(modifyPaymentType, { ...order, payment_type_id: 2 }));
  });
  expect(kindsOf(paid)).toEqual([
    ['order.placed', userId],
    ['payment.settled', userId],
    ['payment.started', userId],
    ['payment.settled', userId],
    ['payment.changed', userId],
  ]);
  expect(paid[3]!.facts).toMatchObject({ result: 'approve', by: 'shopper', amount: totalPrice });
});

test('reliability 31: the trail stands and falls with what it tells: a refused buy leaves nothing', async () => {
  const visitor = await shop().visitor().logIn('vuoto');
  expect(
    await gainedBy(() => visitor.raw('/ebsn/api/checkout/buy?payment_type_id=2', { method: 'POST' })),
  ).toEqual([]);
});

test('reliability 31: the trail holds no name, address, credential or password', async () => {
  expect(JSON.stringify(await trailOf(shop()))).not.toMatch(/demo@|Giulia|Demo2026|203\.0\.113|sbagliata/);
});
