import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '../contract/api/account/auth.ts';
import { deleteFromCart, updateCart } from '../contract/api/shopping/cart.ts';
import { viewPrebilledAmount } from '../contract/api/ordering/checkout.ts';
import { selectAddress } from '../contract/api/shopping/address.ts';
import { ApiFailure } from '../contract/api/failure.ts';
import { anonymousCredentials } from './credentials.ts';
import { listStores, viewDeliveryFee } from '../contract/api/shopping/store.ts';
import { selectTimeslot } from '../contract/api/shopping/timeslot.ts';
import {
  borderTime,
  clientAt,
  done,
  openShopBorder,
  refused,
  type Reply,
  type ShopBorder,
} from '../tests/services/shop-border.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const fee = { fee: 4.9, freeFrom: 60, missing: 12.5, minOrder: 25 };
const amount = { prebilledAmount: 91.07 };

/** The failure of a call, or an error when it succeeded. */
async function failureOf(call: Promise<unknown>): Promise<{ kind: string; messages: readonly unknown[] }> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`no failure of a call: ${String(failure)}`);
  return { kind: failure.kind, messages: failure.messages };
}

describe('an answer', () => {
  test('API-02, API-03: is read nested under response, with its infos and warnings', async () => {
    border.answers(() =>
      done(fee, {
        infos: [{ info: 'Spesa aggiornata', code: 'cart.ok' }],
        warnings: [{ warning: 'Ne restano 3', code: 'msg.cart.availability.errors', field: 'quantity' }],
      }),
    );
    expect(await clientAt(border).client.call(viewDeliveryFee, {})).toEqual({
      data: fee,
      infos: [{ text: 'Spesa aggiornata', code: 'cart.ok', field: null }],
      warnings: [{ text: 'Ne restano 3', code: 'msg.cart.availability.errors', field: 'quantity' }],
      answeredAt: borderTime,
    });
  });

  test('API-03: is read flat, after blank lines, with messages as one text', async () => {
    border.answers(() => ({
      body: `\n\r\n  ${JSON.stringify({ status: 0, infosMessage: 'Fatto', warningsMessage: ['Attento'], user: { userId: 3 }, data: fee })}\n`,
    }));
    expect(await clientAt(border).client.call(viewDeliveryFee, {})).toEqual({
      data: fee,
      infos: [{ text: 'Fatto', code: null, field: null }],
      warnings: [{ text: 'Attento', code: null, field: null }],
      answeredAt: borderTime,
    });
  });

  test.each([
    ['Sat, 21 Nov 2026 10:30:07 GMT', Date.parse('2026-11-21T10:30:07Z')],
    ['some day', null],
  ])('CART-23, B-16: that is private tells the shop’s time: %s', async (date, answeredAt) => {
    border.answers(() => ({ ...done(fee), headers: { Date: date } }));
    expect((await clientAt(border).client.call(viewDeliveryFee, {})).answeredAt).toBe(answeredAt);
  });

  test('CART-23: that a cache may have kept tells no time', async () => {
    border.answers(() => done({ stores: [] }));
    expect((await clientAt(border).client.call(listStores, {})).answeredAt).toBeNull();
  });

  test('API-31: fields the contract does not know are left out', async () => {
    border.answers(() => done({ ...fee, margin: 0.4, internal: { cost: 1 } }));
    const { data } = await clientAt(border).client.call(viewDeliveryFee, {});
    expect(data).toEqual(fee);
  });

  test.each([
    ['is no JSON', { body: '<html>Bad gateway</html>' }],
    ['is empty', { body: '' }],
    ['carries no status', { body: { data: fee } }],
    ['lacks a field', done({ fee: 4.9 })],
    ['has a field of another type', done({ ...fee, fee: '4,90' })],
    ['has no data', done(null)],
  ] as const)('API-31, ERR-04: that %s counts as an error without entries', async (_what, reply) => {
    border.answers(() => reply);
    expect(await failureOf(clientAt(border).client.call(viewDeliveryFee, {}))).toEqual({
      kind: 'unreadable',
      messages: [],
    });
  });
});

describe('a failure', () => {
  const unready = { error: 'Conferma prima l’ordine', code: 'checkout.notPrepared' };
  const told = [{ text: 'Conferma prima l’ordine', code: 'checkout.notPrepared', field: null }];

  test.each<[string, Reply, string, readonly unknown[]]>([
    ['200 with a nonzero status', refused(200, [unready]), 'refused', told],
    ['400 with messages', refused(400, [unready], 2), 'refused', told],
    [
      '422 with a field',
      refused(422, [{ error: 'Troppo lungo', code: 'request.parameter', field: 'operation' }], 2),
      'refused',
      [{ text: 'Troppo lungo', code: 'request.parameter', field: 'operation' }],
    ],
    ['403 without a body', { status: 403, body: '' }, 'refused', []],
    ['429 without an envelope', { status: 429, body: 'slow down' }, 'refused', []],
    ['404', refused(404, [], 4), 'notFound', []],
    ['419', refused(419, [unready], 3), 'sessionExpired', told],
    ['419 without a body', { status: 419, body: '' }, 'sessionExpired', []],
    ['500', refused(500, [unready], -1), 'serviceDown', told],
    ['502 of somebody between', { status: 502, body: '<h1>Bad gateway</h1>' }, 'serviceDown', []],
    ['503', { status: 503, body: '' }, 'serviceDown', []],
    ['599', { status: 599, body: '' }, 'serviceDown', []],
    ['a line cut before the answer', 'cut', 'network', []],
    ['a line cut within the answer', 'cutBody', 'network', []],
  ])('ERR-01, ERR-04: %s', async (_what, reply, kind, messages) => {
    border.answers(() => reply);
    const call = clientAt(border).client.call(deleteFromCart, { items: [{ itemId: 5 }] });
    expect(await failureOf(call)).toEqual({ kind, messages });
  });

  test('API-32: an abandoned call is aborted, and ends with the reason it was abandoned for', async () => {
    const received = Promise.withResolvers<void>();
    border.answers(() => {
      received.resolve();
      return new Promise<Reply>(() => undefined);
    });
    const leaving = new AbortController();
    const call = clientAt(border).client.call(viewDeliveryFee, {}, { signal: leaving.signal });
    await received.promise;
    const reason = new Error('the flow moved on');
    leaving.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  test('API-32: a call that is abandoned while its answer comes in ends with that reason too', async () => {
    border.answers(() => 'stuckBody');
    const leaving = new AbortController();
    const { client, requests } = clientAt(border);
    const call = client.call(viewDeliveryFee, {}, { signal: leaving.signal });
    await vi.waitFor(() => expect(border.seen).toHaveLength(1));
    const reason = new Error('the flow moved on');
    leaving.abort(reason);
    await expect(call).rejects.toBe(reason);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test.each<Reply>(['cut', 'cutBody'])('ERR-04: a line that is %s is told with its cause', async (reply) => {
    border.answers(() => reply);
    const call = clientAt(border).client.call(deleteFromCart, { items: [{ itemId: 5 }] });
    await expect(call).rejects.toMatchObject({ kind: 'network', cause: expect.any(Error) as Error });
  });

  test('API-31: an answer of another shape is told with its cause', async () => {
    border.answers(() => done({ fee: 'no number' }));
    const call = clientAt(border).client.call(viewDeliveryFee, {});
    await expect(call).rejects.toMatchObject({ kind: 'unreadable', cause: { name: 'ValiError' } });
  });

  test('API-32: a read is sent once more when the line breaks', async () => {
    border.answers(() => (border.seen.length === 1 ? 'cut' : done(amount)));
    const { client } = clientAt(border);
    expect((await client.call(viewPrebilledAmount, { payment_type_id: 12 })).data).toEqual(amount);
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/ebsn/api/checkout/prebilled-amount?payment_type_id=12',
      '/ebsn/api/checkout/prebilled-amount?payment_type_id=12',
    ]);
  });

  test('API-32: a read whose line breaks again is given up', async () => {
    border.answers(() => 'cut');
    const { client } = clientAt(border);
    expect((await failureOf(client.call(viewDeliveryFee, {}))).kind).toBe('network');
    expect(border.seen).toHaveLength(2);
  });

  test.each([
    [
      'by GET',
      () => clientAt(border).client.call(selectTimeslot, { sel_date: '2026-11-22', timeslot_id: 5 }),
    ],
    ['by POST', () => clientAt(border).client.call(deleteFromCart, { items: [{ itemId: 5 }] })],
    [
      'by POST with a key',
      () =>
        clientAt(border).client.call(
          deleteFromCart,
          { items: [{ itemId: 5 }] },
          { idempotencyKey: 'a-key-12' },
        ),
    ],
  ])('API-32: a write %s is never sent twice on its own', async (_how, call) => {
    border.answers(() => 'cut');
    expect((await failureOf(call())).kind).toBe('network');
    expect(border.seen).toHaveLength(1);
  });

  test('a read that was answered is not asked again, whatever the answer', async () => {
    border.answers(() => ({ status: 503, body: '' }));
    expect((await failureOf(clientAt(border).client.call(viewDeliveryFee, {}))).kind).toBe('serviceDown');
    expect(border.seen).toHaveLength(1);
  });
});

describe('a request', () => {
  test('CART-06: that writes goes on when its page is closed, one that reads ends with it', async () => {
    border.answers(() => 'cut');
    const { client, requests } = clientAt(border);
    const calls = [
      client.call(updateCart, { items: [{ itemId: 5, quantity: 2 }] }),
      client.call(selectTimeslot, { sel_date: '2026-11-22', timeslot_id: 5 }),
      client.call(viewPrebilledAmount, { payment_type_id: 12 }),
    ];
    await Promise.allSettled(calls);
    expect(
      new Set(
        requests.map(({ method, url, keepalive }) => [method, new URL(url).pathname, keepalive].join(' ')),
      ),
    ).toEqual(
      new Set([
        'POST /ebsn/api/cart/update true',
        'GET /ebsn/api/timeslot/select true',
        'GET /ebsn/api/checkout/prebilled-amount false',
      ]),
    );
  });

  test('API-04: says which client and version it is of, who is asking, and keeps its key (decision 004)', async () => {
    border.answers(() => done(null));
    const { client } = clientAt(border, {
      clientUuid: '5d7c1f0e-0000-4000-8000-000000000000',
      credentials: {
        kind: 'app',
        headerPrefix: 'X-Ebsn-',
        headers: () => ({ 'X-Ebsn-Session': 'held-by-the-shell' }),
        keep: () => undefined,
        hasMarker: () => true,
        forget: () => undefined,
      },
    });
    await failureOf(
      client.call(deleteFromCart, { items: [{ itemId: 5 }] }, { idempotencyKey: 'a-key-of-mine' }),
    );
    expect(border.seen[0]?.headers).toMatchObject({
      'x-ebsn-client': 'app',
      'x-ebsn-version': '1.1.29',
      'x-ebsn-client-uuid': '5d7c1f0e-0000-4000-8000-000000000000',
      'x-ebsn-session': 'held-by-the-shell',
      'idempotency-key': 'a-key-of-mine',
    });
  });

  test('SES-02: names its headers as the server does', async () => {
    border.answers(() => done(fee));
    const { client } = clientAt(border, {
      clientUuid: '5d7c1f0e-0000-4000-8000-000000000000',
      credentials: { ...anonymousCredentials, headerPrefix: 'Spesa-' },
    });
    await client.call(viewDeliveryFee, {}, { idempotencyKey: 'a-key-of-mine' });
    const own = Object.entries(border.seen[0]?.headers ?? {}).filter(([name]) => /^(?:spesa|x)-/.test(name));
    expect(Object.fromEntries(own)).toEqual({
      'spesa-client': 'site',
      'spesa-version': '1.1.29',
      'spesa-client-uuid': '5d7c1f0e-0000-4000-8000-000000000000',
    });
  });

  test('API-04, COOK-05: names neither a key nor an installation it was not given', async () => {
    border.answers(() => done(fee));
    await clientAt(border).client.call(viewDeliveryFee, {});
    expect(
      Object.keys(border.seen[0]?.headers ?? {}).filter((name) => /uuid|key|session/.test(name)),
    ).toEqual([]);
  });

  test('SES-11: a login travels as a form', async () => {
    const opened = { userId: 4, login: 'demo@shop.example', cartId: 7, restoreToken: 'a-token-of-sixteen' };
    border.answers(() => done(opened));
    await clientAt(border).client.call(login, {
      login: 'demo@shop.example',
      password: 'più & segreta',
      remember_me: true,
      show_sectors: true,
    });
    expect(border.seen).toEqual([
      {
        method: 'POST',
        url: '/ebsn/api/auth/login',
        headers: expect.objectContaining({
          'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        }) as unknown,
        body: 'login=demo%40shop.example&password=pi%C3%B9+%26+segreta&remember_me=true&show_sectors=true',
      },
    ]);
  });

  test('ADR-06: the choice of an address travels in the query of a POST', async () => {
    border.answers(() => done(null));
    const choice = {
      address_type: 'home',
      address_id: 31,
      delivery_service_id: 2,
      show_sectors: true,
    } as const;
    await failureOf(clientAt(border).client.call(selectAddress, choice));
    expect(border.seen[0]).toMatchObject({
      method: 'POST',
      url: '/ebsn/api/user-address/select?address_type=home&address_id=31&delivery_service_id=2&show_sectors=true',
      body: '',
    });
  });

  test('CART-05: a changed line travels as JSON', async () => {
    border.answers(() => done(null));
    const change = { show_sectors: true, items: [{ itemId: 101, quantity: 0.35 }] };
    await failureOf(clientAt(border).client.call(updateCart, change));
    expect(border.seen[0]).toMatchObject({
      method: 'POST',
      url: '/ebsn/api/cart/update',
      body: '{"show_sectors":true,"items":[{"itemId":101,"quantity":0.35}]}',
    });
  });
});
