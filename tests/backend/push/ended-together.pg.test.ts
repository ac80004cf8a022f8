import { expect, test } from 'vitest';
import { registerDevice } from '../../../contract/api/account/device.ts';
import { endOpenSessions, listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { openPushService } from '../../push/push-service.ts';
import { done } from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';
import { demo, tellByHand } from './told.ts';

test('PUSH-03: a device that registers while its login ends is nobody’s', { timeout: 120_000 }, async () => {
  const shop = await openPostgresShop();
  const another = shop.another();
  const service = await openPushService();
  const shopper = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
  for (let round = 0; round < 8; round += 1) {
    const other = await new ShopClient(another, 'cestolieto').logIn('demo');
    const { sessions } = await done(shopper.call(listOpenSessions));
    const session_ids = sessions.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);
    const registering = Array.from({ length: 12 }, (_, at) => {
      const { endpoint, p256dh, auth } = service.subscription();
      const uuid = `browser-${round}-${at}`;
      return other.call(registerDevice, { platform: 'web', uuid, external_id: endpoint, p256dh, auth });
    });
    const ending = done(shopper.call(endOpenSessions, { session_ids }));
    await Promise.all([ending, ...registering]);
  }
  await tellByHand(shopper, { login: demo, title: 'Ciao', body: 'A chi è dentro.' });
  expect(service.received()).toEqual([]);
  await shop.close();
  await service.close();
});
