import { expect, test } from 'vitest';
import { checkPasswordReset, requestPasswordReset } from '../../../contract/api/account/account.ts';
import { login, restoreSession } from '../../../contract/api/account/auth.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { viewWishlist } from '../../../contract/api/shopping/wishlist.ts';
import { joinWishlist, shareWishlist } from '../../../contract/api/shopping/wishlist-link.ts';
import { done, purchase } from '../journeys.ts';
import { mailed } from '../people.ts';
import { openTestShop } from '../test-shop.ts';

test('a job that fails holds up neither the other jobs nor the other brands, and is told', async () => {
  const sent: string[] = [];
  const mailer = {
    send: ({ recipient }: { readonly recipient: string }) => {
      sent.push(recipient);
      return Promise.resolve();
    },
  };
  const shop = await openTestShop({}, { mailer });
  await purchase(await shop.visitor('cestolieto').logIn('demo'));
  await purchase(await shop.visitor('ortavia').logIn('demo'));
  await shop.database.script('ALTER TABLE idempotency_keys RENAME TO idempotency_keys_away');

  await expect(shop.backend.jobs.runOnce()).rejects.toThrow(AggregateError);

  expect(sent.toSorted()).toEqual(['demo@cestolieto.example', 'demo@ortavia.example']);
  const failed = shop.log.lines.flatMap((line) => {
    const { event, job, tenant } = JSON.parse(line) as Record<string, string>;
    return event === 'jobs.failed' ? [[tenant, job]] : [];
  });
  expect(failed).toEqual([
    ['cestolieto', 'deleteAnswers'],
    ['ortavia', 'deleteAnswers'],
    ['passolesto', 'deleteAnswers'],
    ['quincegate', 'deleteAnswers'],
  ]);

  await shop.database.script('ALTER TABLE idempotency_keys_away RENAME TO idempotency_keys');
  await shop.backend.jobs.runOnce();
  expect(sent).toHaveLength(2);
  await shop.backend.close();
});

test('a round leaves what waits in each brand, and when each job was last done for all of them', async () => {
  const refusing = { send: () => Promise.reject(new Error('refused')) };
  const shop = await openTestShop({}, { mailer: refusing });
  const opened = shop.clock.now();
  const { figures } = shop.backend.jobs;
  const doneAt = () => new Set([...figures.doneAt.values()].map(Number));
  expect([figures.backlogs.size, doneAt()]).toEqual([0, new Set([Number(opened)])]);
  const shopper = await shop.visitor().logIn('demo');
  await shop.backend.jobs.runOnce();
  const before = figures.backlogs.get('cestolieto');
  await purchase(shopper, { paymentTypeId: 12 });
  await done(shopper.call(requestPasswordReset, { e_mail: 'demo@cestolieto.example' }));
  const written = shop.clock.now();
  shop.clock.pass(1);
  await shop.backend.jobs.runOnce();
  const after = figures.backlogs.get('cestolieto');
  expect(before).toEqual({
    mails: { waiting: 0, givenUp: 0, oldestAt: null },
    unpaidOrders: { waiting: before?.unpaidOrders.waiting, overdue: 0 },
  });
  expect(after).toEqual({
    // One of the order that waits for its money, one of the password.
    mails: { waiting: 2, givenUp: 0, oldestAt: written },
    unpaidOrders: { waiting: (before?.unpaidOrders.waiting ?? 0) + 1, overdue: 0 },
  });
  expect([...figures.backlogs.keys()].toSorted()).toEqual([
    'cestolieto',
    'ortavia',
    'passolesto',
    'quincegate',
  ]);
  expect(doneAt()).toEqual(new Set([Number(shop.clock.now())]));

  await shop.database.script('ALTER TABLE idempotency_keys RENAME TO idempotency_keys_away');
  shop.clock.pass(1);
  await expect(shop.backend.jobs.runOnce()).rejects.toThrow(AggregateError);
  const late = [...figures.doneAt].filter(([, at]) => at < shop.clock.now()).map(([job]) => job);
  expect(late).toEqual(['deleteAnswers']);
  await shop.backend.close();
});

test('the jobs forget nothing that is still good', async () => {
  const shop = await openTestShop();
  const { jobs } = shop.backend;
  const email = 'demo@cestolieto.example';
  const right = { login: email, password: 'Demo2026!' };
  const guesser = { address: '203.0.113.90' };
  const shopper = shop.visitor();
  await done(shopper.call(login, { ...right, remember_me: true }));
  const app = shop.visitor();
  const { restoreToken } = await done(app.call(login, { ...right, remember_me: true }));
  await done(app.call(requestPasswordReset, { e_mail: email }));
  const reset_token = await mailed(app, email, ['password_reset', 'reset_token']);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await shop.visitor().call(login, { ...right, password: 'sbagliata' }, guesser);
  }
  const { listId } = await done(shopper.call(viewWishlist, { wishlist_type_id: 2 }));
  const { token } = await done(shopper.call(shareWishlist, { list_id: listId, grant: 'READ' }));
  const keyed = { headers: { 'Idempotency-Key': 'chiave-di-prova' } };
  await shopper.call(buy, { payment_type_id: 2 }, keyed);

  shop.clock.pass(10);
  await jobs.runOnce();
  expect((await shop.visitor().call(login, right, guesser)).http).toBe(429);
  expect(await done(app.call(checkPasswordReset, { e_mail: email, reset_token }))).toEqual({ valid: true });

  shop.clock.pass(23 * 60);
  await jobs.runOnce();
  const again = await shopper.call(buy, { payment_type_id: 2 }, keyed);
  expect(again.headers.get('idempotency-replayed')).toBe('true');

  shop.clock.pass(28 * 24 * 60 + 30);
  await jobs.runOnce();
  expect((await shopper.call(viewUserDetail)).status).toBe(0);
  expect((await app.call(restoreSession, { restoreToken })).status).toBe(0);
  const friend = await shop.visitor().logIn('vuoto');
  expect((await done(friend.call(joinWishlist, { token }))).listId).toBe(listId);
  await shop.backend.close();
});
