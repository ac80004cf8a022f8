import { expect, test } from 'vitest';
import { purchase } from '../journeys.ts';
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
    ['cestolieto', 'forgetAnswers'],
    ['ortavia', 'forgetAnswers'],
    ['passolesto', 'forgetAnswers'],
  ]);

  await shop.database.script('ALTER TABLE idempotency_keys_away RENAME TO idempotency_keys');
  await shop.backend.jobs.runOnce();
  expect(sent).toHaveLength(2);
  await shop.backend.close();
});
