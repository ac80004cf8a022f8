import { afterEach, expect, test } from 'vitest';
import type { Geocoder } from '../../../backend/modules/geocoder/geocoder.ts';
import * as api from '../../../contract/api/shopping/address.ts';
import { registerUser } from '../../../contract/api/account/registration.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { done, homeDetails, homes } from '../journeys.ts';
import { newPassword, newcomer, registrationOf } from '../people.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let shop: TestShop | null = null;

afterEach(() => shop?.backend.close());

async function shopWith(geocoder: Geocoder): Promise<TestShop> {
  shop = await openTestShop({}, { geocoder });
  return shop;
}

const found = {
  address1: 'Via dei Tigli',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  latitude: 41.88,
  longitude: 12.51,
};
const suggestion = { id: 'tigli/7', label: 'Via dei Tigli 7', main: 'Via dei Tigli 7', secondary: 'Roma' };

/** A provider of one street, and what it was asked. */
function oneStreet(): Geocoder & { readonly asked: unknown[] } {
  const asked: unknown[] = [];
  return {
    asked,
    async suggest(text, isServed) {
      asked.push([text, isServed('00183'), isServed('80134')]);
      return [suggestion];
    },
    resolve: async (id) => (id === suggestion.id ? { ...found, addressNumber: '7' } : null),
    locate: async ({ latitude }) => (latitude > 41 ? { ...found, addressNumber: '' } : null),
    async locateStreet(wanted) {
      asked.push(wanted);
      return wanted.street === 'tigli' ? found : null;
    },
  };
}

const away = () => Promise.reject(new Error('the provider does not answer'));
const gone: Geocoder = { suggest: away, resolve: away, locate: away, locateStreet: away };

test('S18-S20, S11: suggests, resolves, locates and checks with the geocoder the shop was opened with', async () => {
  const geocoder = oneStreet();
  const visitor = (await shopWith(geocoder)).visitor();
  expect(await done(visitor.call(api.suggestAddresses, { q: 'tigli' }))).toEqual({
    suggestions: [suggestion],
  });
  expect(await done(visitor.call(api.resolveAddress, { id: suggestion.id }))).toEqual({
    address: { ...found, addressNumber: '7' },
  });
  expect((await visitor.call(api.resolveAddress, { id: 'via-appia-nuova.roma.00183' })).http).toBe(404);
  const located = (latitude: number) => visitor.call(api.locateAddress, { latitude, longitude: 12 });
  expect(await done(located(42))).toEqual({ address: { ...found, addressNumber: '' } });
  expect(await done(located(40))).toEqual({ address: null });
  const typed = { address1: 'tigli 7', city: 'roma', province: 'RM', postalcode: '00183' };
  expect(await done(visitor.call(api.checkAddress, typed))).toMatchObject({
    active: 1,
    validated: true,
    latitude: found.latitude,
    address: { address1: 'Via dei Tigli', addressNumber: '7', city: 'Roma' },
  });
  expect(geocoder.asked).toEqual([
    ['tigli', true, false],
    { street: 'tigli', city: 'roma', postalcode: '00183' },
  ]);
});

test('S12, R05: a geocoder that is away keeps nobody from an address or an account, and the fault is logged', async () => {
  const open = await shopWith(gone);
  const shopper = await newcomer(open, 'anna@posta.example');
  expect((await done(shopper.call(viewCart))).shippingAddress).toMatchObject({ address1: 'Via Appia Nuova' });
  const typed = { ...homes['cestolieto'], ...homeDetails };
  const unsure = await shopper.call(api.updateAddress, typed);
  expect(unsure.code).toBe('address.unvalidated');
  const kept = await done(shopper.call(api.updateAddress, { ...typed, saveAnyway: true }));
  expect(kept).toMatchObject({ address1: 'Via Appia Nuova', addressNumber: '120', validated: false });
  expect(open.log.lines.filter((line) => line.includes('geocoder.failed'))).toHaveLength(3);
  expect(open.log.lines.join()).not.toContain('Appia');
});

test('ERR-13: what only the geocoder can tell is refused while it is away, and can be asked again', async () => {
  const visitor = (await shopWith(gone)).visitor();
  const asked = [
    await visitor.call(api.suggestAddresses, { q: 'via appia' }),
    await visitor.call(api.resolveAddress, { id: suggestion.id }),
    await visitor.call(api.locateAddress, { latitude: 42, longitude: 12 }),
  ];
  expect(asked.map(({ http, code }) => [http, code])).toEqual([
    [500, 'server.error'],
    [500, 'server.error'],
    [500, 'server.error'],
  ]);
});

test('S12: an address that is not one’s own is unknown, whatever else is wrong with what was typed', async () => {
  const shopper = await (await shopWith(oneStreet())).visitor().logIn('demo');
  const typed = { ...homes['cestolieto'], addressName: '', addressId: 999_999 };
  expect((await shopper.call(api.updateAddress, typed)).code).toBe('address.unknown');
});

test('S12: the geocoder is not asked for nobody', async () => {
  const geocoder = oneStreet();
  const visitor = (await shopWith(geocoder)).visitor();
  const refused = await visitor.call(api.updateAddress, { ...homes['cestolieto'], ...homeDetails });
  expect(refused.http).toBe(419);
  expect(geocoder.asked).toEqual([]);
});

test('S12: the geocoder is asked before the transaction begins, so that no row waits for it', async () => {
  const asking = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const slow: Geocoder = {
    ...oneStreet(),
    async locateStreet() {
      asking.resolve();
      await answering.promise;
      return found;
    },
  };
  const open = await shopWith(slow);
  const registration = await registrationOf(open.visitor(), 'lenta@posta.example');
  const slowly = open.visitor().call(registerUser, registration);
  await asking.promise;
  // Had the slow one begun its transaction, the embedded database would let nobody else in.
  await open.visitor().logIn('demo');
  answering.resolve();
  expect((await slowly).status).toBe(0);
  const early = { login: 'lenta@posta.example', password: newPassword };
  expect((await open.visitor().call(login, early)).code).toBe('auth.unconfirmed');
});

test('S12: the geocoder is asked before the transaction of a save with a key begins', async () => {
  const asking = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  const slow: Geocoder = {
    ...oneStreet(),
    async locateStreet() {
      asking.resolve();
      await answering.promise;
      return found;
    },
  };
  const open = await shopWith(slow);
  const shopper = await open.visitor().logIn('demo');
  const slowly = shopper.call(
    api.updateAddress,
    { ...homes['cestolieto'], ...homeDetails },
    { headers: { 'Idempotency-Key': 'una-casa-lontana' } },
  );
  await asking.promise;
  await open.visitor().logIn('demo');
  answering.resolve();
  expect((await slowly).status).toBe(0);
});
