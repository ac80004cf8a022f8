import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import {
  checkDisclaimers,
  listAnsweredDisclaimers,
  listDisclaimers,
  updateDisclaimers,
} from '../../../contract/api/account/disclaimer.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { tenant as cestolieto } from '../../../tenants/cestolieto/tenant.ts';
import { tenant as ortavia } from '../../../tenants/ortavia/tenant.ts';
import { tenant as passolesto } from '../../../tenants/passolesto/tenant.ts';
import { done } from '../journeys.ts';
import { newcomer } from '../people.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test.each([cestolieto, ortavia, passolesto])(
  'U04 lists the statements of $facts.name, privacy first and required (REG-04, REG-05)',
  async ({ facts, texts }) => {
    const visitor = shop().visitor(facts.tenantId);
    const { disclaimers } = await done(visitor.call(listDisclaimers));
    expect(disclaimers.map(({ legalId: _, title, ...one }) => [title !== '', one])).toEqual(
      texts.privacyStatements.map((text, at) => [
        true,
        { text, required: at === 0, order: at + 1, type: 'registration' },
      ]),
    );
    expect(new Set(disclaimers.map(({ legalId }) => legalId)).size).toBe(3);
  },
);

test('U04 takes a store of the brand, and no other', async () => {
  const all = await done(shop().visitor().call(listDisclaimers));
  const params = { store_id: 101, registration_module_type_id: 1 };
  expect(await done(shop().visitor().call(listDisclaimers, params))).toEqual(all);
  expect((await shop().visitor().call(listDisclaimers, { store_id: 201 })).http).toBe(404);
});

test('U05 tells the user’s answers, by type (REG-19)', async () => {
  const anna = await newcomer(shop(), 'consensi@posta.example');
  const list = async (params = {}) => (await done(anna.call(listAnsweredDisclaimers, params))).disclaimers;
  expect((await list()).map(({ accepted }) => accepted)).toEqual([true, false, false]);
  expect(await list({ type: 'checkout' })).toMatchObject([
    { title: 'Condizioni di vendita', required: true, order: 4, type: 'checkout', accepted: false },
  ]);
  expect(await list({ type: 'altro' })).toEqual([]);
});

test('U07 gives and takes back consents, and keeps every answer as its proof', async () => {
  const anna = await newcomer(shop(), 'cambia@posta.example');
  const { disclaimers } = await done(anna.call(listDisclaimers));
  const [privacy, offers, tailored] = disclaimers.map(({ legalId }) => legalId);
  const answer = async (...answers: readonly (readonly [legalId: number | undefined, accepted: boolean])[]) =>
    anna.call(updateDisclaimers, {
      disclaimers: answers.map(([legalId, accepted]) => ({ legalId, accepted })),
    });
  const given = await done(answer([offers, true], [tailored, true]));
  expect(given.disclaimers.map(({ legalId, accepted }) => [legalId, accepted])).toEqual([
    [privacy, true],
    [offers, true],
    [tailored, true],
  ]);
  const refused = await answer([offers, false], [privacy, false]);
  expect([refused.status, refused.code]).toEqual([1, 'disclaimer.required']);
  expect((await answer([tailored, false], [999_999, true])).code).toBe('disclaimer.unknown');
  await done(answer([offers, false]));
  expect((await done(anna.call(viewUserDetail))).legals).toEqual([
    { legalId: privacy },
    { legalId: tailored },
  ]);
  const { userId } = await done(anna.call(viewUserDetail));
  const rows = await rowsOf<{ legal_id: number; accepted: boolean }>(
    shop().database.db,
    sql`SELECT legal_id, accepted FROM consent_answers WHERE user_id = ${userId} ORDER BY answer_id`,
  );
  expect(rows.map((row) => [row.legal_id, row.accepted])).toEqual([
    [privacy, true],
    [offers, false],
    [tailored, false],
    [offers, true],
    [tailored, true],
    [offers, false],
  ]);
});

test('U07 knows the statements of its own brand only', async () => {
  const elsewhere = await done(shop().visitor('ortavia').call(listDisclaimers));
  const anna = await shop().visitor().logIn('vuoto');
  const foreign = [{ legalId: elsewhere.disclaimers[1]!.legalId, accepted: true }];
  expect((await anna.call(updateDisclaimers, { disclaimers: foreign })).code).toBe('disclaimer.unknown');
});

test('U06 names the required statements still to accept (REG-10)', async () => {
  const anna = await shop().visitor().logIn('vuoto');
  expect(await done(anna.call(checkDisclaimers))).toEqual({ ok: true, toAccept: [] });
  await shop().database.script(`UPDATE users SET legal_ids = '[]' WHERE login = 'vuoto@cestolieto.example'`);
  const { disclaimers } = await done(anna.call(listDisclaimers));
  const { legalId } = disclaimers[0]!;
  expect(await done(anna.call(checkDisclaimers))).toEqual({ ok: false, toAccept: [legalId] });
  await done(anna.call(updateDisclaimers, { disclaimers: [{ legalId, accepted: true }] }));
  expect((await done(anna.call(checkDisclaimers))).ok).toBe(true);
});
