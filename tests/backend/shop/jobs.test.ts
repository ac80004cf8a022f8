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
