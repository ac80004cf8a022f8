import { expect, test } from 'vitest';
import { openPushService } from '../../push/push-service.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';
import { addBrowser, demo, tellByHand } from './told.ts';

test('PUSH-01: processes that tell at once tell every device once', { timeout: 120_000 }, async () => {
  const shop = await openPostgresShop();
  const service = await openPushService();
  const shopper = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
  const browsers = await Promise.all(Array.from({ length: 12 }, () => addBrowser(shopper, service)));
  service.answerWith(500);
  await tellByHand(shopper, { login: demo, title: 'Ciao', body: 'A tutti.' });
  service.answerWith(201);
  shop.clock.pass(5);
  const processes = [shop.backend, shop.another(), shop.another()];
  await Promise.all(processes.map(({ jobs }) => jobs.runOnce()));
  expect(browsers.map(({ endpoint }) => service.tries(endpoint))).toEqual(Array(12).fill(2));
  expect(new Set(service.received().map(({ endpoint }) => endpoint)).size).toBe(12);
  expect(service.received()).toHaveLength(12);
  await shop.close();
  await service.close();
});
