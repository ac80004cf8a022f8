import { beforeEach, expect, test } from 'vitest';
import { registerDevice, subscribeDevice, unregisterDevice } from '../../../contract/api/account/device.ts';
import { listDisclaimers, updateDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { deleteFiscalPerson, saveFiscalPerson } from '../../../contract/api/account/fiscal-person.ts';
import { subscribeAtWork } from '../../../contract/api/account/shop-at-work.ts';
import { addProductAlert } from '../../../contract/api/shopping/product-alert.ts';
import { done, product } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesNothing, refusal } from './changes-only.ts';

const shop = testShopOfFile();
let anna: ShopClient;
let email: string;
let people = 0;

beforeEach(async () => {
  people += 1;
  email = `dati${people}@posta.example`;
  anna = await newcomer(shop(), email);
});

test('U07 takes back what is required, or answers what there is not: no answer is kept', async () => {
  const { disclaimers } = await done(anna.call(listDisclaimers));
  const [privacy, offers] = disclaimers.map(({ legalId }) => legalId);
  const answer =
    (...answers: readonly (readonly [number | undefined, boolean])[]) =>
    () =>
      anna.call(updateDisclaimers, {
        disclaimers: answers.map(([legalId, accepted]) => ({ legalId, accepted })),
      });
  expect(await refusal(shop(), answer([offers, true], [privacy, false]))).toBe('disclaimer.required');
  expect(await refusal(shop(), answer([offers, true], [999_999, true]))).toBe('disclaimer.unknown');
});

test('E02 without the consent keeps nothing of anybody’s health', async () => {
  const wish = { allergens: ['gluten'], diets: [], terms: [], traces: false, hide: false, consent: false };
  expect(await refusal(shop(), () => anna.call(saveExclusions, wish))).toBe('exclusion.consent.required');
});

test('U12, U13 refused: every holder of invoices stays', async () => {
  const mine = { companyName: 'Mio srl', vatNumber: '00743110157' };
  await done(anna.call(saveFiscalPerson, mine));
  expect(await refusal(shop(), () => anna.call(saveFiscalPerson, mine))).toBe('fiscalPerson.exists');
  expect(await refusal(shop(), () => anna.call(saveFiscalPerson, { ...mine, vatNumber: '1' }))).toBe(
    'validation',
  );
  const gone = { userPersonFiscalId: 999_999 };
  expect(await refusal(shop(), () => anna.call(saveFiscalPerson, { ...mine, ...gone }))).toBe(
    'fiscalPerson.unknown',
  );
  expect(await refusal(shop(), () => anna.call(deleteFiscalPerson, gone))).toBe('fiscalPerson.unknown');
});

test('S16 with an unknown code: no address and no subscription', async () => {
  expect(await refusal(shop(), () => anna.call(subscribeAtWork, { subscriptionCode: 'UFFICIO2' }))).toBe(
    'shopatwork.unknown',
  );
});

test('A06, A07, A19 of a bad or unknown device: none is kept, forgotten or subscribed', async () => {
  const phone = { platform: 'android', uuid: `telefono-${people}` };
  await changesNothing(shop(), () => anna.call(subscribeDevice, { ...phone, topic: 'all' }));
  await changesNothing(shop(), () => anna.call(unregisterDevice, phone));
  const odd = { platform: 'web', uuid: `pagina-${people}`, external_id: 'https://evil.example/x' };
  const refused = await changesNothing(shop(), () => anna.call(registerDevice, odd));
  expect(refused.status).not.toBe(0);
});

test('A11 of what is there, or there is not: nobody waits for it', async () => {
  const { productId } = await product(anna, 'penne-rigate-500-g');
  expect(await refusal(shop(), () => anna.call(addProductAlert, { productId }))).toBe('product.available');
  expect(await refusal(shop(), () => anna.call(addProductAlert, { productId: 999_999 }))).toBe(
    'product.unknown',
  );
});
