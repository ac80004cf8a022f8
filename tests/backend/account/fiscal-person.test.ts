import { beforeEach, expect, test } from 'vitest';
import {
  deleteFiscalPerson,
  listFiscalPersons,
  mostFiscalPersons,
  saveFiscalPerson,
} from '../../../contract/api/account/fiscal-person.ts';
import { done } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let person = 0;
let anna: ShopClient;

beforeEach(async () => {
  person += 1;
  anna = await newcomer(shop(), `anna${person}@posta.example`);
});

const company = { companyName: 'Officine Oro srl', fiscalCode: '', vatNumber: '12345678903' };
const listed = async (client = anna) => (await done(client.call(listFiscalPersons))).persons;
const added = async (fields: Readonly<Record<string, unknown>> = company, client = anna) => {
  const { persons } = await done(client.call(saveFiscalPerson, fields));
  return persons.at(-1)!;
};

test('REG-22: U12 adds a holder and U13 forgets it, both answer all that are there', async () => {
  const one = await added({ ...company, sdiCode: ' abc1234 ', pec: ' oro@pec.example ' });
  expect(one).toEqual({
    userPersonFiscalId: one.userPersonFiscalId,
    personType: 'company',
    firstName: '',
    lastName: '',
    ...company,
    sdiCode: 'ABC1234',
    pec: 'oro@pec.example',
  });
  const other = await added({ companyName: ' Mario Rossi ', fiscalCode: 'rssmra85t10a562s' });
  expect([other.companyName, other.fiscalCode]).toEqual(['Mario Rossi', 'RSSMRA85T10A562S']);
  expect(await listed()).toEqual([one, other]);
  const { userPersonFiscalId } = one;
  expect((await done(anna.call(deleteFiscalPerson, { userPersonFiscalId }))).persons).toEqual([other]);
  expect(await listed()).toEqual([other]);
  expect((await anna.call(deleteFiscalPerson, { userPersonFiscalId })).code).toBe('fiscalPerson.unknown');
});

test('REG-22: U12 changes the named holder, its codes may stay, and no other', async () => {
  const first = await added();
  const second = await added({ companyName: 'Mario Rossi', fiscalCode: 'RSSMRA85T10A562S' });
  const { userPersonFiscalId } = first;
  const changed = { userPersonFiscalId, companyName: 'Oro spa', vatNumber: company.vatNumber, pec: 'a@b.it' };
  await done(anna.call(saveFiscalPerson, changed));
  expect(await listed()).toEqual([{ ...first, companyName: 'Oro spa', pec: 'a@b.it' }, second]);
});

test('VAL-15, REG-22: every fault stands at its field, and nothing is kept', async () => {
  const wrong = { companyName: ' ', vatNumber: '007', fiscalCode: 'R1', sdiCode: 'A', pec: 'oro' };
  const { status, body } = await anna.call(saveFiscalPerson, wrong);
  const errors = body.response.errors.map(({ code, field }) => [code, field]);
  expect([status, errors]).toEqual([
    1,
    ['companyName', 'fiscalCode', 'vatNumber', 'sdiCode', 'pec'].map((field) => ['validation', field]),
  ]);
  const nameless = await anna.call(saveFiscalPerson, { companyName: 'Mario Rossi' });
  expect([nameless.code, nameless.field]).toEqual(['validation', 'fiscalCode']);
  expect(await listed()).toEqual([]);
});

test('REG-22: the same codes are kept once, told at their field', async () => {
  const one = await added();
  const twice = await anna.call(saveFiscalPerson, { ...company, companyName: 'Altra' });
  expect([twice.code, twice.field]).toEqual(['fiscalPerson.exists', 'vatNumber']);
  const two = await added({ companyName: 'Mario Rossi', fiscalCode: 'RSSMRA85T10A562S' });
  const moved = await anna.call(saveFiscalPerson, { ...company, userPersonFiscalId: two.userPersonFiscalId });
  expect(moved.code).toBe('fiscalPerson.exists');
  const person = { companyName: 'M. Rossi', fiscalCode: 'rssmra85t10a562s' };
  expect((await anna.call(saveFiscalPerson, person)).field).toBe('fiscalCode');
  expect(await listed()).toEqual([one, two]);
});

test('REG-22: at most twenty are kept, also of presses at once', async () => {
  const numbered = (number: number) => ({ companyName: 'Oro', vatNumber: String(10_000_000_000 + number) });
  for (let number = 1; number < mostFiscalPersons; number += 1) await added(numbered(number));
  const answers = await Promise.all([98, 99].map((number) => anna.call(saveFiscalPerson, numbered(number))));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['fiscalPerson.tooMany', null]));
  const kept = await listed();
  expect(kept).toHaveLength(mostFiscalPersons);
  const { userPersonFiscalId } = kept[0]!;
  await done(anna.call(saveFiscalPerson, { ...company, userPersonFiscalId }));
});

test('reliability 24: a holder of somebody else, or of another brand, is unknown and stays', async () => {
  const mine = await added();
  const { userPersonFiscalId } = mine;
  const strangers = [
    await newcomer(shop(), `altro${person}@posta.example`),
    await shop().visitor('ortavia').logIn('demo'),
  ];
  for (const stranger of strangers) {
    const before = await listed(stranger);
    for (const call of [
      stranger.call(saveFiscalPerson, { companyName: 'Ladri', vatNumber: '00743110157', userPersonFiscalId }),
      stranger.call(deleteFiscalPerson, { userPersonFiscalId }),
    ]) {
      expect((await call).code).toBe('fiscalPerson.unknown');
    }
    expect(await listed(stranger)).toEqual(before);
  }
  expect(await listed()).toEqual([mine]);
});

test.each(['cestolieto', 'ortavia'])('REG-22: %s keeps the holders of its own users', async (brand) => {
  const client = await shop().visitor(brand).logIn('vuoto');
  const one = await added({ ...company, companyName: `Oro di ${brand}` }, client);
  expect((await listed(client)).filter(({ vatNumber }) => vatNumber === company.vatNumber)).toEqual([one]);
});
