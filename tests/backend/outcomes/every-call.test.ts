import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesNothing } from './changes-only.ts';
import { allCalls, named, paramsOf, writingCalls } from './contract-calls.ts';
import { withEverything } from './good-params.ts';
import type { WithEverything } from './good-params.ts';

const shop = testShopOfFile();
let owner: WithEverything;
let stranger: ShopClient;

beforeAll(async () => {
  owner = await withEverything(shop(), 'tutto@posta.example');
  stranger = await shop().visitor().logIn('vuoto');
  await stranger.call(viewCart);
  // A refused request is written down once a minute: the clock stands, so these are the only ones.
  await shop()
    .visitor()
    .raw('/ebsn/api/cart/add', { method: 'POST', headers: { 'X-Ebsn-Client': '' } });
});

const send = (client: ShopClient, { path, method, effect }: Endpoint, body: string) => {
  const isPost = method === 'POST' || effect === 'write';
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body };
  return isPost ? client.raw(path, init) : client.raw(`${path}?${body}`);
};

describe('without a session', () => {
  test.each(named(allCalls.filter(({ auth }) => auth === 'login')))(
    '%s answers 419 and changes nothing',
    async (_, endpoint) => {
      const wish = endpoint.effect === 'write' ? owner.params(endpoint) : {};
      const nobody = shop().visitor();
      const answer = await changesNothing(shop(), () => nobody.call(endpoint, wish));
      expect([answer.http, answer.code, nobody.cookies.size]).toEqual([419, 'auth.required', 0]);
    },
  );

  test.each(named(writingCalls.filter(({ auth }) => auth === 'login')))(
    '%s with a session nobody has changes nothing',
    async (_, endpoint) => {
      const nobody = shop().visitor();
      nobody.cookies.set('X-Ebsn-Session', 'x'.repeat(43));
      const answer = await changesNothing(shop(), () => nobody.call(endpoint, owner.params(endpoint)));
      expect(answer.http).toBe(419);
    },
  );
});

describe('meant for another user than the session’s', () => {
  test.each(named(writingCalls))(
    'SES-08: %s changes nothing, and says whose session it is',
    async (_, endpoint) => {
      const { user } = (await owner.client.call(viewCart)).body;
      for (const intended of [String(user.userId + 1), `${user.userId}.0`, 'x']) {
        const headers = { 'X-Ebsn-User': intended };
        const call = () => owner.client.call(endpoint, owner.params(endpoint), { headers });
        const answer = await changesNothing(shop(), call);
        expect([answer.http, answer.code, answer.body.user]).toEqual([200, 'auth.otherUser', user]);
      }
    },
  );
});

describe('a body that is none', () => {
  test.each(named(writingCalls))('%s changes nothing', async (_, endpoint) => {
    for (const body of ['{"', '[', '"x', '{"items":']) {
      const answer = await changesNothing(shop(), () => send(owner.client, endpoint, body));
      expect([answer.http, answer.code]).toEqual([400, 'request.malformed']);
    }
  });
});

describe('a body that is too large, or a method that is not its own', () => {
  test.each(named(writingCalls))('%s changes nothing', async (_, endpoint) => {
    const large = JSON.stringify({ ...owner.params(endpoint), more: 'x'.repeat(300_000) });
    const tooLarge = await changesNothing(shop(), () => send(owner.client, endpoint, large));
    expect(tooLarge.code).toBe('request.tooLarge');
    const body = JSON.stringify(owner.params(endpoint));
    const headers = { 'Content-Type': 'application/json' };
    const put = () => owner.client.raw(endpoint.path, { method: 'PUT', headers, body });
    expect((await changesNothing(shop(), put)).code).toBe('request.method');
    const elsewhere = () => owner.client.raw(`${endpoint.path}x`, { method: 'POST', headers, body });
    expect((await changesNothing(shop(), elsewhere)).code).toBe('resource.unknown');
  });
});

/** Good parameters with one of them left out, or of another kind, as far as the call refusal it. */
function bent({ params }: Endpoint, good: Readonly<Record<string, unknown>>) {
  return [...paramsOf(params).keys()]
    .flatMap((name) => {
      const { [name]: _, ...without } = good;
      return [
        without,
        { ...good, [name]: { odd: true } },
        { ...good, [name]: -1 },
        { ...good, [name]: '\u0000' },
      ];
    })
    .filter((wish) => !v.is(params, wish));
}

describe('a parameter that is missing or odd', () => {
  test.each(named(writingCalls.filter(({ params }) => paramsOf(params).size > 0)))(
    '%s changes nothing',
    async (_, endpoint) => {
      const wishes = bent(endpoint, owner.params(endpoint));
      expect(wishes.length).toBeGreaterThan(0);
      for (const wish of wishes) {
        const answer = await changesNothing(shop(), () => send(owner.client, endpoint, JSON.stringify(wish)));
        expect([answer.http, answer.code]).toEqual([422, 'request.parameter']);
      }
    },
  );
});

describe('from another site', () => {
  test.each(named(writingCalls))('%s changes nothing', async (_, endpoint) => {
    for (const headers of [{ 'X-Ebsn-Client': '' }, { Origin: 'https://evil.example' }]) {
      const call = () => owner.client.call(endpoint, owner.params(endpoint), { headers });
      expect((await changesNothing(shop(), call)).code).toBe('csrf.refused');
    }
  });
});

/** What is a person's own, by the parameter that names it. */
const personal =
  /^(?:order_id|orderId|orderItemId|noteId|address_id|addressId|list_id|link_id|member_id|wishlistId|itemId|items|userPersonFiscalId|session_ids)$/;

describe('of another person’s', () => {
  const calls = writingCalls.filter(
    ({ auth, params }) =>
      auth === 'login' && [...paramsOf(params).keys()].some((name) => personal.test(name)),
  );
  // These take products, not lines, and put them into one's own cart.
  const ofEverybody = new Set(['C02', 'C13']);
  // A login that ended meanwhile is no fault.
  const ignoring = new Set(['A15']);

  test.each(named(calls.filter(({ id }) => !ofEverybody.has(id))))(
    '%s changes nothing',
    async (_, endpoint) => {
      for (const client of [stranger, await shop().visitor('ortavia').logIn('demo')]) {
        const answer = await changesNothing(shop(), () => client.call(endpoint, owner.params(endpoint)));
        expect(answer.status !== 0 || ignoring.has(endpoint.id)).toBe(true);
      }
    },
  );
});
