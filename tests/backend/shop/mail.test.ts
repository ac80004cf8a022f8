import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Mailer } from '../../../backend/modules/mail/mailer.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
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
  shop.clock.pass(1);
  await Promise.all([shop.backend.jobs.runOnce(), shop.backend.jobs.runOnce()]);
  expect(taken.map((mail) => [mail.recipient, mail.subject])).toEqual([
    ['demo@cestolieto.example', `Abbiamo ricevuto il tuo ordine n. ${orderId}`],
  ]);
  await done(shopper.call(deleteOrder, { order_id: orderId }));
  await shop.backend.jobs.runOnce();
  expect(taken).toHaveLength(2);
  await shop.backend.close();
});

const events = (lines: readonly string[]): Record<string, unknown>[] =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => String(event).startsWith('delivery.'));

test('a mail that is always refused holds up no other, is tried ever more rarely and in the end given up', async () => {
  const refused = 'demo@cestolieto.example';
  const taken: string[] = [];
  let tries = 0;
  const mailer: Mailer = {
    send({ recipient }) {
      if (recipient === refused) {
        tries += 1;
        return Promise.reject(new Error(`550 no such mailbox ${refused}`));
      }
      taken.push(recipient);
      return Promise.resolve();
    },
  };
  const shop = await openTestShop({}, { mailer });
  const { jobs } = shop.backend;
  await purchase(await shop.visitor().logIn('demo'));
  const other = shop.visitor();
  await shop.database.script(
    `INSERT INTO mails (tenant_id, recipient, sender, subject, kind, params, text_body, html_body, links, created_at)
    VALUES ('cestolieto', 'altra@posta.example', 'negozio@posta.example', 'Ciao', 'test', '{}', '', '', '[]', now())`,
  );
  await jobs.runOnce();
  expect([tries, taken]).toEqual([1, ['altra@posta.example']]);

  // Minutes from one try to the next.
  const pauses = [1, 2, 4, 8, 16, 32, 64, 128, ...Array.from({ length: 11 }, () => 240)];
  for (const [at, minutes] of pauses.entries()) {
    shop.clock.pass(minutes - 1 / 60);
    await jobs.runOnce();
    expect(tries).toBe(at + 1);
    shop.clock.pass(1 / 60);
    await Promise.all([jobs.runOnce(), jobs.runOnce()]);
    expect(tries).toBe(at + 2);
  }
  shop.clock.pass(10_000);
  await jobs.runOnce();
  expect(tries).toBe(20);

  const told = events(shop.log.lines);
  expect(told.map(({ event }) => event)).toEqual([
    ...Array.from({ length: 19 }, () => 'delivery.failed'),
    'delivery.givenUp',
  ]);
  const rows = await rowsOf<{ id: number; attempts: number; kept: boolean }>(
    shop.database.db,
    sql`SELECT mail_id AS id, attempts, given_up_at IS NOT NULL AND sent_at IS NULL AS kept FROM mails
      WHERE recipient = ${refused}`,
  );
  expect(rows).toEqual([{ id: expect.any(Number) as number, attempts: 20, kept: true }]);
  expect(told.at(-1)).toEqual({
    event: 'delivery.givenUp',
    tenant: 'cestolieto',
    id: rows[0]!.id,
    attempt: 20,
    reason: expect.stringContaining('550 no such mailbox [recipient]') as string,
  });
  expect(await mailsTo(other, 'demo')).toHaveLength(1);

  await shop.database.script(
    `UPDATE mails SET attempts = 0, next_attempt_at = NULL, given_up_at = NULL WHERE recipient = '${refused}'`,
  );
  await jobs.runOnce();
  expect(tries).toBe(21);
  await shop.backend.close();
});

test('a mail service that is down is asked three times a round, not once for every mail', async () => {
  let tries = 0;
  const mailer: Mailer = {
    send() {
      tries += 1;
      return Promise.reject(new Error('the service is down'));
    },
  };
  const shop = await openTestShop({}, { mailer });
  await shop.database.script(
    `INSERT INTO mails (tenant_id, recipient, sender, subject, kind, params, text_body, html_body, links, created_at)
    SELECT 'cestolieto', 'altra@posta.example', 'negozio@posta.example', 'Ciao', 'test', '{}', '', '', '[]', now()
    FROM generate_series(1, 5)`,
  );
  await shop.backend.jobs.runOnce();
  expect(tries).toBe(3);
  await shop.backend.jobs.runOnce();
  expect(tries).toBe(5);
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
  expect(mail?.html).toContain('<td bgcolor="#1f6b4a"');
  expect(mail?.html.split('Se il pulsante non si apre')).toHaveLength(2);
  expect(mail?.text).toContain('Ortavia · ');
  expect(mail?.links).toEqual([`https://www.ortavia.example/profile/orders/${orderId}`]);
  const page = await shopper.send('/__dev/outbox', { headers: { Accept: 'text/html' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).not.toContain('<b>Anna');
  const preview = await shopper.send(`/__dev/outbox/${mail!.id}`);
  expect([preview.headers.get('content-type'), await preview.text()]).toEqual([
    'text/html; charset=utf-8',
    mail!.html,
  ]);
  for (const id of ['x', '0', '999999', `${2 ** 31}`]) {
    expect((await shopper.send(`/__dev/outbox/${id}`)).status).toBe(404);
  }
  expect((await shop.visitor('cestolieto').send(`/__dev/outbox/${mail!.id}`)).status).toBe(404);
  const later = await shopper.send(`/__dev/outbox?since=${mail!.id}`);
  expect(await later.json()).toEqual({ mails: [] });
  expect((await shopper.send('/__dev/outbox?since=x')).status).toBe(422);
  await shop.backend.close();
});
