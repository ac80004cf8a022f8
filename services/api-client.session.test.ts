import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '../contract/api/account/auth.ts';
import { deleteFromCart, viewPurchaseRestriction } from '../contract/api/shopping/cart.ts';
import { listPaymentAuths, testOperation } from '../contract/api/ordering/checkout.ts';
import { failureOf as kindOf } from '../contract/api/failure.ts';
import { listStores, viewDeliveryFee } from '../contract/api/shopping/store.ts';
import { clientAt, done, openShopBorder, refused, type ShopBorder } from '../tests/services/shop-border.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const fee = { fee: 4.9, freeFrom: 60, missing: 12.5, minOrder: 25 };

/** The kind of the failure a call ends with. */
const failureOf = async (call: Promise<unknown>): Promise<string> =>
  kindOf(await call.catch((error: unknown) => error));

describe('what the flows are told', () => {
  test('SHELL-10: a call begins and ends, and a private answer says who it was given to (SES-08)', async () => {
    border.answers(() => done(fee, {}, -1));
    const { client, told } = clientAt(border);
    await client.call(viewDeliveryFee, {});
    expect(told).toEqual(['started', 'user -1', 'ended']);
  });

  test('SHELL-10: a call that fails ends too', async () => {
    border.answers(() => 'cut');
    const { client, told } = clientAt(border);
    await failureOf(client.call(deleteFromCart, { items: [{ itemId: 5 }] }));
    expect(told).toEqual(['started', 'ended']);
  });

  test('ERR-01: 500-599 is told once', async () => {
    border.answers(() => ({ status: 503, body: '' }));
    const { client, told } = clientAt(border);
    await failureOf(client.call(viewDeliveryFee, {}));
    expect(told).toEqual(['started', 'service failed', 'ended']);
  });

  test('ERR-03, SHELL-10: a silent call is neither counted nor moves anybody on 500-599', async () => {
    border.answers(() => ({ status: 500, body: '' }));
    const { client, told } = clientAt(border);
    await failureOf(client.call(viewDeliveryFee, {}, { silent: true }));
    expect(told).toEqual([]);
  });

  test('RULE-APPLIFECYCLE-2: what may change something is told while it is under way, silent or not, whatever comes of it', async () => {
    border.answers(() => 'cut');
    const { client, writes } = clientAt(border);
    const items = [{ itemId: 5 }];
    const deletion = client.call(deleteFromCart, { items }, { silent: true });
    expect(writes).toEqual(['started']);
    await failureOf(deletion);
    expect(writes).toEqual(['started', 'ended']);
    await failureOf(client.call(viewDeliveryFee, {}));
    expect(writes).toEqual(['started', 'ended']);
  });

  test('ERR-13: a silent write is not counted, but says that the service is down', async () => {
    border.answers(() => ({ status: 503, body: '' }));
    const { client, told } = clientAt(border);
    await failureOf(client.call(deleteFromCart, { items: [{ itemId: 5 }] }, { silent: true }));
    expect(told).toEqual(['service failed']);
  });

  test('SES-07: even a silent call tells of a 419', async () => {
    border.answers(() => refused(419, [], 3));
    const { client, told } = clientAt(border);
    await failureOf(client.call(listPaymentAuths, { payment_type_id: 12 }, { silent: true }));
    expect(told).toEqual(['expired']);
  });
});

describe('the session it was asked in', () => {
  test('RULE-SESSION-2: of many 419 that come together only the first is told', async () => {
    const all = Promise.withResolvers<void>();
    border.answers(async () => {
      if (border.seen.length === 4) all.resolve();
      await all.promise;
      return refused(419, [], 3);
    });
    const { client, told } = clientAt(border, { forgetsAt419: true });
    const kinds = await Promise.all(
      [1, 2, 3, 4].map(async () => failureOf(client.call(viewPurchaseRestriction, {}, { silent: true }))),
    );
    expect(kinds).toEqual(['sessionExpired', 'sessionExpired', 'sessionExpired', 'sessionExpired']);
    expect(told).toEqual(['expired']);
  });

  test('RULE-SESSION-8: an answer to a call of an earlier session fills nothing and tells nothing', async () => {
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    border.answers(async () => {
      asked.resolve();
      await gone.promise;
      return done({ operation: 'buy', allowed: true });
    });
    const { client, session, told } = clientAt(border);
    const call = client.call(testOperation, { operation: 'buy' }, { silent: true });
    await asked.promise;
    session.forget();
    gone.resolve();
    expect(await failureOf(call)).toBe('sessionExpired');
    expect(told).toEqual([]);
  });

  test('RULE-SESSION-8: a public answer is everybody’s, whatever session it was asked in', async () => {
    const asked = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    border.answers(async () => {
      asked.resolve();
      await gone.promise;
      return done({ stores: [] }, {}, -1);
    });
    const { client, session, told } = clientAt(border);
    const call = client.call(listStores, {});
    await asked.promise;
    session.forget();
    gone.resolve();
    expect((await call).data).toEqual({ stores: [] });
    expect(told).toEqual(['started', 'ended']);
  });

  test('SES-08: an answer given to another user than the one shown fills nothing', async () => {
    border.answers(() => done({ operation: 'buy', allowed: true }, {}, 7));
    const { client, told } = clientAt(border, { shownUser: 1 });
    expect(await failureOf(client.call(testOperation, { operation: 'buy' }, { silent: true }))).toBe(
      'sessionExpired',
    );
    expect(told).toEqual(['user 7']);
  });

  test('SES-08: the answer to the call that ended the session is delivered', async () => {
    border.answers(() => done({ operation: 'buy', allowed: true }, {}, -1));
    const { client } = clientAt(border, { shownUser: 1 });
    expect((await client.call(testOperation, { operation: 'buy' })).data).toEqual({
      operation: 'buy',
      allowed: true,
    });
  });

  test('SES-08: a write names the user it is meant for, a read and a visitor’s write name nobody', async () => {
    border.answers(() => done({ operation: 'buy', allowed: true }, {}, 1));
    const { client, requests } = clientAt(border, { shownUser: 1 });
    await client.call(testOperation, { operation: 'buy' });
    await client.call(logout, {}).catch(() => undefined);
    const visitor = clientAt(border);
    await visitor.client.call(logout, {}).catch(() => undefined);
    expect([...requests, ...visitor.requests].map(({ headers }) => headers.get('X-Ebsn-User'))).toEqual([
      null,
      '1',
      null,
    ]);
  });

  test('SES-05: once a logout has begun no private call is sent, and no answer is delivered', async () => {
    const asked = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const leaving = Promise.withResolvers<void>();
    border.answers(async ({ url }) => {
      if (url.includes('/auth/logout')) {
        await leaving.promise;
        return done({}, {}, -1);
      }
      asked.resolve();
      await reading.promise;
      return refused(419, [], 3);
    });
    const { client, session, told, requests } = clientAt(border);
    const before = failureOf(client.call(testOperation, { operation: 'buy' }, { silent: true }));
    await asked.promise;
    const left = session.leave(async () => void (await client.call(logout, {}, { silent: true })));
    const during = failureOf(client.call(testOperation, { operation: 'buy' }, { silent: true }));
    reading.resolve();
    leaving.resolve();
    await left;
    expect([await before, await during]).toEqual(['sessionExpired', 'sessionExpired']);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/ebsn/api/auth/test',
      '/ebsn/api/auth/logout',
    ]);
    expect(told).toEqual(['user -1']);
  });

  test('SES-06: what waited for a logout that failed is sent, and answered', async () => {
    border.answers(({ url }) =>
      url.includes('/auth/logout')
        ? refused(200, [{ code: 'auth.invalid' }])
        : done({ operation: 'buy', allowed: true }),
    );
    const { client, session } = clientAt(border);
    const left = session.leave(async () => void (await client.call(logout, {})));
    const during = client.call(testOperation, { operation: 'buy' });
    expect(await failureOf(left)).toBe('refused');
    expect((await during).data).toEqual({ operation: 'buy', allowed: true });
  });

  test('API-04: headers of an answer are kept for the shell’s next calls', async () => {
    const kept: (string | null)[] = [];
    border.answers(() => ({ ...done(fee), headers: { 'X-Ebsn-Session': 'next' } }));
    const { client } = clientAt(border, {
      credentials: {
        kind: 'app',
        headerPrefix: 'X-Ebsn-',
        headers: () => ({}),
        keep: (headers) => void kept.push(headers.get('X-Ebsn-Session')),
        hasMarker: () => true,
        forget: () => undefined,
      },
    });
    await client.call(viewDeliveryFee, {});
    expect(kept).toEqual(['next']);
  });
});
