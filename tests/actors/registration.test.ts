import { beforeEach, describe, expect, test } from 'vitest';
import { mailTimeOf } from '../../contract/rules/session/mail-time.ts';
import { areaCheckActors } from '../../machines/area-check/area-check.actors.ts';
import { emailConfirmationActors } from '../../machines/email-confirmation/email-confirmation.actors.ts';
import { registrationTermsActors } from '../../machines/registration-terms/registration-terms.actors.ts';
import { registrationActors } from '../../machines/registration/registration.actors.ts';
import type { SentRegistration } from '../../machines/registration/registration.types.ts';
import { homes } from '../backend/journeys.ts';
import { mailsAt } from '../backend/people.ts';
import { aPlace, rightFields } from '../../paths/fixtures/registration-fixtures.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

let tab: Tab;
let kept: string[];
beforeEach(async () => {
  tab = await openTab();
  kept = [];
});

const actors = () =>
  registrationActors({ ...tab, registeredEmail: { keep: (email) => void kept.push(email) } });
const lists = () => registrationTermsActors(tab);

/** A form the shop takes, with its own statements. */
async function formFor(email: string): Promise<SentRegistration> {
  const asked = await outcomeOf(lists().listStatements, { storeId: null });
  tab.sent.length = 0;
  const [first] = asked;
  return {
    personType: 'private',
    fields: { ...rightFields, email, confirmEmail: email },
    terms: {
      storeId: 101,
      statements: asked.map(({ legalId, required }) => ({ legalId, required })),
      accepted: first === undefined ? [] : [first.legalId],
    },
    person: null,
  };
}

describe('a registration', () => {
  test('REG-06: is sent whole, and whom the mail goes to is kept', async () => {
    const form = await formFor('nuova@posta.example');
    await outcomeOf(actors().register, form);
    const { invoiceAddress: _, ...typed } = form.fields;
    expect(kept).toEqual(['nuova@posta.example']);
    expect(tab.sent.map(({ line, body }) => [line, body])).toEqual([
      [
        'POST /registration/register_user',
        {
          ...typed,
          personType: 'private',
          companyName: '',
          vatNumber: '',
          sdiCode: '',
          pec: '',
          storeId: 101,
          legals: form.terms.statements.map(({ legalId }, at) => ({ legalId, accepted: at === 0 })),
        },
      ],
    ]);
    const mails = await mailsAt(tab.shopper.client, 'nuova@posta.example');
    expect(mails.map(({ kind }) => kind)).toEqual(['registration_confirm']);
  });

  test.each([
    ['ABC1234', { sdiCode: 'ABC1234', pec: '' }],
    [' bar@pec.example ', { sdiCode: '', pec: 'bar@pec.example' }],
  ])('REG-01: of a company tells what it is asked, and where its invoices go: %s', async (typed, sent) => {
    const email = `${sent.sdiCode === '' ? 'pec' : 'sdi'}@posta.example`;
    const form = await formFor(email);
    await outcomeOf(actors().register, {
      ...form,
      personType: 'company',
      fields: { ...form.fields, invoiceAddress: typed },
    });
    expect(tab.sent[0]?.body).toMatchObject({
      personType: 'company',
      firstName: 'Giulia',
      companyName: 'Bar Pontino S.r.l.',
      vatNumber: '00743110157',
      fiscalCode: '',
      birthdate: '',
      ...sent,
    });
    expect(kept).toEqual([email]);
  });

  test('VAL-15: is refused at its fields, and nobody is written to', async () => {
    const form = await formFor('nessuna@posta.example');
    const wrong = { ...form, fields: { ...form.fields, city: ' ', phone: '12' } };
    await expect(outcomeOf(actors().register, wrong)).rejects.toMatchObject({
      kind: 'refused',
      messages: [
        { field: 'city', text: 'Campo obbligatorio' },
        { field: 'phone', text: 'Digitare un numero di telefono valido' },
      ],
    });
    expect([kept, await mailsAt(tab.shopper.client, 'nessuna@posta.example')]).toEqual([[], []]);
  });

  test('is given up with the actor', async () => {
    const form = await formFor('lasciata@posta.example');
    expect(await givenUp(tab, actors().register, form)).toEqual([true]);
  });

  test('REG-09: who is vouched for sends the token in place of a password', async () => {
    const form = await formFor('vouched@posta.example');
    const person = {
      provider: 'google' as const,
      firstName: 'Anna',
      lastName: 'Rossi',
      email: 'vouched@posta.example',
      socialToken: 'a-token-nobody-gave',
    };
    await expect(outcomeOf(actors().register, { ...form, person })).rejects.toMatchObject({
      kind: 'refused',
    });
    const { password: _, invoiceAddress: __, ...typed } = form.fields;
    expect(tab.sent[0]?.body).toEqual({
      ...typed,
      personType: 'private',
      companyName: '',
      vatNumber: '',
      sdiCode: '',
      pec: '',
      socialToken: 'a-token-nobody-gave',
      storeId: 101,
      legals: form.terms.statements.map(({ legalId }, at) => ({ legalId, accepted: at === 0 })),
    });
  });

  test('NAV-08: by a made-up code nobody is found', async () => {
    await expect(outcomeOf(actors().viewPerson, { code: 'made-up' })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });
});

describe('store and consents', () => {
  test('REG-01: all stores are listed, nearest first where the place is known', async () => {
    const all = await outcomeOf(lists().listStores, { near: null });
    const near = await outcomeOf(lists().listStores, { near: { latitude: 41.89, longitude: 12.51 } });
    const distances = near.map(({ distance }) => distance ?? -1);
    expect(new Set(near.map(({ storeId }) => storeId))).toEqual(new Set(all.map(({ storeId }) => storeId)));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect([all.every(({ distance }) => distance === null), Math.min(...distances) >= 0]).toEqual([
      true,
      true,
    ]);
  });

  test('REG-05: the statements are those of the store', async () => {
    const asked = await outcomeOf(lists().listStatements, { storeId: 101 });
    expect(asked.map(({ required }) => required)).toEqual([true, false, false]);
    expect(tab.sent.map(({ line }) => line)).toEqual(['GET /registration-disclaimer/list?store_id=101']);
  });
});

describe('a place', () => {
  test('ADR-20, B-29: is checked, and the first free slot found, without a sign of loading', async () => {
    const home = homes['cestolieto'];
    const check = await outcomeOf(areaCheckActors(tab).checkPlace, { place: { ...aPlace, ...home } });
    expect([check.active, check.address.city]).toEqual([1, 'Roma']);
    const slot = await outcomeOf(areaCheckActors(tab).findSlot, undefined);
    expect([tab.paths(), tab.told]).toEqual([['POST /user-address/check', 'GET /timeslot/list'], []]);
    expect(slot).toMatchObject({
      dateIso: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      beginTime: expect.stringMatching(/^\d\d:\d\d$/),
      endTime: expect.stringMatching(/^\d\d:\d\d$/),
      price: expect.any(Number),
    });
  });
});

describe('the address of a new account', () => {
  test('REG-07, REG-08: another mail is sent, and its code confirms, once and again', async () => {
    const email = 'confermata@posta.example';
    await outcomeOf(actors().register, await formFor(email));
    const mailTime = { keep: mailTimeOf };
    const confirmation = emailConfirmationActors({ ...tab, now: () => 1_000_000, mailTime });
    expect(await outcomeOf(confirmation.resendMail, { email })).toEqual({
      sentAt: 1_000_000,
      nextAt: 1_060_000,
    });
    const mails = await mailsAt(tab.shopper.client, email);
    expect(mails.map(({ kind }) => kind)).toEqual(['registration_confirm', 'registration_confirm']);
    const code = String(mails.at(-1)?.params['reg_control_code']);
    await outcomeOf(confirmation.confirmEmail, { email, code });
    await outcomeOf(confirmation.confirmEmail, { email, code });
    await expect(outcomeOf(confirmation.confirmEmail, { email, code: 'made-up' })).rejects.toMatchObject({
      kind: 'refused',
    });
  });
});
