import { beforeEach, expect, test } from 'vitest';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { done, prepare } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesNothing, takeChanges } from './changes-only.ts';
import { named, writingCalls } from './contract-calls.ts';
import { withEverything } from './good-params.ts';
import type { WithEverything } from './good-params.ts';

const shop = testShopOfFile();
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });
let owner: WithEverything;
let people = 0;

beforeEach(async () => {
  people += 1;
  owner = await withEverything(shop(), `volte${people}@posta.example`);
});

test.each(named(writingCalls.filter(({ idempotent }) => idempotent)))(
  '%s twice with one key has one effect, and with other parameters none',
  async (_, endpoint) => {
    const wish = owner.params(endpoint);
    await prepare(owner.client);
    const key = keyed(`due-volte-${endpoint.id}`);
    await takeChanges(shop());
    const first = await owner.client.call(endpoint, wish, key);
    expect(first.code).toBeNull();
    const { changes } = await takeChanges(shop());
    expect(changes['idempotency_keys']).toBe('1 new');
    expect(Object.keys(changes).length).toBeGreaterThan(1);
    const again = await changesNothing(shop(), () => owner.client.call(endpoint, wish, key));
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
    const other = { ...wish, show_sectors: true, user_payment_auth_id: 7, order_id: 7, floor: 'ottavo' };
    const refused = await changesNothing(shop(), () => owner.client.call(endpoint, other, key));
    expect([refused.http, refused.code]).toEqual([422, 'idempotency.mismatch']);
  },
);

test('a refusal that is answered twice with one key is one refusal, also once it would be granted', async () => {
  const key = keyed('rifiuto-due-volte');
  expect((await owner.client.call(buy, { payment_type_id: 2 }, key)).code).toBe('checkout.notPrepared');
  await done(owner.client.call(prepareCheckout, { terms_accepted: true }));
  const again = await changesNothing(shop(), () => owner.client.call(buy, { payment_type_id: 2 }, key));
  expect(again.code).toBe('checkout.notPrepared');
});
