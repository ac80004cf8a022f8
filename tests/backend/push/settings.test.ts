import { expect, test } from 'vitest';
import { savePushSettings, viewPushSettings } from '../../../contract/api/account/push.ts';
import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { done, moveOrder, purchase } from '../journeys.ts';
import { addBrowser, openPushShop, queueOf, toHour } from './told.ts';

const topics = { orderStatus: true, deliveryReminder: true, changeTerm: true, productBack: true };

test('PUSH-01: all is on for whoever has chosen nothing, and a change changes what it names, of one person', async () => {
  const opened = await openPushShop();
  const { shop } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const other = await shop.visitor().logIn('vuoto');
  const first = await done(shopper.call(viewPushSettings));
  const publicKey = expect.stringMatching(/^[\w-]{87}$/) as string;
  expect(first).toEqual({ publicKey, topics, quietHours: true });

  const changed = { ...first, topics: { ...topics, productBack: false } };
  expect(await done(shopper.call(savePushSettings, { topics: { productBack: false } }))).toEqual(changed);
  expect(await done(shopper.call(savePushSettings, { quietHours: false }))).toEqual({
    ...changed,
    quietHours: false,
  });
  await Promise.all([
    done(shopper.call(savePushSettings, { topics: { orderStatus: false } })),
    done(shopper.call(savePushSettings, { topics: { changeTerm: false, productBack: true } })),
  ]);
  expect(await done(shopper.call(viewPushSettings))).toEqual({
    publicKey: first.publicKey,
    topics: { ...topics, orderStatus: false, changeTerm: false },
    quietHours: false,
  });
  expect(await done(other.call(viewPushSettings))).toEqual(first);
  const elsewhere = await shop.visitor('ortavia').logIn('demo');
  expect(await done(elsewhere.call(viewPushSettings))).toMatchObject({ topics, quietHours: true });

  const wrong = await shopper.call(savePushSettings, { topics: { orderStatus: 'forse' } });
  expect([wrong.http, wrong.field]).toEqual([422, 'topics.orderStatus']);
  expect((await shop.visitor().call(viewPushSettings)).http).toBe(419);
  expect((await shop.visitor().call(savePushSettings, { quietHours: true })).http).toBe(419);
});

test('PUSH-01: nothing is queued of a topic that is off, and whoever wants no quiet hours is told at night', async () => {
  const opened = await openPushShop();
  const { shop, service } = opened;
  const shopper = await shop.visitor().logIn('demo');
  const { orderId } = await purchase(shopper);
  await addBrowser(shopper, service);
  await done(shopper.call(savePushSettings, { topics: { orderStatus: false }, quietHours: false }));
  await moveOrder(shopper, orderId, orderStatusCodes.preparing);
  expect(await queueOf(shopper)).toEqual([]);

  await done(shopper.call(savePushSettings, { topics: { orderStatus: true } }));
  toHour(shop, 3);
  await moveOrder(shopper, orderId, orderStatusCodes.outForDelivery);
  await shop.backend.jobs.runOnce();
  expect(service.received().map(({ payload }) => payload)).toEqual([
    {
      title: `Ordine ${orderId} in viaggio`,
      body: 'La tua spesa sta arrivando.',
      nav_to: `/profile/orders/${orderId}`,
    },
  ]);
});
