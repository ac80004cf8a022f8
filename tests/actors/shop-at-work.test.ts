import { expect, test } from 'vitest';
import { shopAtWorkActors } from '../../machines/shop-at-work/shop-at-work.actors.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();

test('REG-24: the workplace of a code is joined by one call, an unknown one is refused', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { subscribe } = shopAtWorkActors(tab);
  expect(await outcomeOf(subscribe, { code: 'UFFICIO1' })).toEqual({
    subscribed: true,
    addressId: expect.any(Number) as number,
    name: 'Officine Appia',
  });
  await expect(outcomeOf(subscribe, { code: 'UFFICIO2' })).rejects.toMatchObject({
    kind: 'refused',
    messages: [{ code: 'shopatwork.unknown' }],
  });
  expect(tab.sent.map(({ line }) => line)).toEqual([
    'GET /shopatwork/subscribe?subscriptionCode=UFFICIO1',
    'GET /shopatwork/subscribe?subscriptionCode=UFFICIO2',
  ]);
});

test('SES-07: without a session nothing is joined', async () => {
  const { subscribe } = shopAtWorkActors(await openTab());
  await expect(outcomeOf(subscribe, { code: 'UFFICIO1' })).rejects.toMatchObject({ kind: 'sessionExpired' });
});

test('the subscription is given up with the actor', async () => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  const { subscribe } = shopAtWorkActors(tab);
  expect(await givenUp(tab, subscribe, { code: 'UFFICIO1' })).toEqual([true]);
});
