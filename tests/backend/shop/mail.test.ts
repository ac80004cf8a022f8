import { expect, test } from 'vitest';
import type { Mailer } from '../../../backend/modules/mail/mailer.ts';
import { deleteOrder } from '../../../contract/api/ordering/order.ts';
import { done, mailsTo, purchase } from '../journeys.ts';
import { openTestShop } from '../test-shop.ts';

test('mails wait in the outbox until the mail service takes them, each once', async () => {
  const taken: Parameters<Mailer['send']>[0][] = [];
  let isDown = true;
  const mailer: Mailer = {
    send: (mail) => {
      if (isDown) return Promise.reject(new Error('the service is down'));
      taken.push(mail);
      return Promise.resolve();
    },
  };
  const shop = await openTestShop({}, { mailer });
  const shopper = await shop.visitor().logIn('demo');
  const { orderId } = await purchase(shopper);
  await shop.backend.jobs.runOnce();
  expect(taken).toEqual([]);
  expect(shop.log.lines.join('\n')).toContain('delivery.failed');
  isDown = false;
  await Promise.all([shop.backend.jobs.runOnce(), shop.backend.jobs.runOnce()]);
  expect(taken.map((mail) => [mail.recipient, mail.subject])).toEqual([
    ['demo@cestolieto.example', `Abbiamo ricevuto il tuo ordine n. ${orderId}`],
  ]);
  await done(shopper.call(deleteOrder, { order_id: orderId }));
  await shop.backend.jobs.runOnce();
  expect(taken).toHaveLength(2);
  await shop.backend.close();
});

test('a mail says the same as text and as HTML, with every word escaped and no origin of a request (D01)', async () => {
  const shop = await openTestShop({ publicOrigin: 'https://{domain}' });
  const shopper = await shop.visitor('ortavia').logIn('demo');
  await shop.database.script(`UPDATE users SET first_name = '<b>Anna</b>' WHERE tenant_id = 'ortavia'`);
  const { orderId } = await purchase(shopper);
  const [mail] = await mailsTo(shopper, 'demo');
  expect(mail?.text).toContain('Ciao <b>Anna</b>');
  expect(mail?.html).toContain('Ciao &lt;b&gt;Anna&lt;/b&gt;');
  expect(mail?.links).toEqual([`https://www.ortavia.example/profile/orders/${orderId}`]);
  const page = await shopper.send('/__dev/outbox', { headers: { Accept: 'text/html' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).not.toContain('<b>Anna');
  const later = await shopper.send(`/__dev/outbox?since=${mail!.id}`);
  expect(await later.json()).toEqual({ mails: [] });
  expect((await shopper.send('/__dev/outbox?since=x')).status).toBe(422);
  await shop.backend.close();
});
