import { expect, test } from 'vitest';
import { login } from '../../../contract/api/account/auth.ts';
import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { listDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { registerUser, viewUserDetail } from '../../../contract/api/account/registration.ts';
import { listStores } from '../../../contract/api/shopping/store.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done } from '../journeys.ts';
import { joined, mailsAt, newcomer, newPassword, registrationOf } from '../people.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const faultsOf = async (changes: Readonly<Record<string, unknown>>) => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'campi@posta.example', changes);
  const { status, body } = await visitor.call(registerUser, typed);
  expect(status).toBe(1);
  return body.response.errors.map(({ field, error, code }) => [field, error, code]);
};

test.each(['cestolieto', 'ortavia', 'passolesto'])(
  'R05 opens an account at %s that waits for its confirmation',
  async (brand) => {
    const visitor = shop().visitor(brand);
    const typed = await registrationOf(visitor, ' Anna.Oro@Posta.Example ', {
      confirmEmail: 'ANNA.ORO@posta.example',
      birthdate: '29/02/1988',
      phone: '+39 333 123 4567',
      fidelityCard: '0401123456789',
    });
    const answer = await visitor.call(registerUser, typed);
    expect(answer.data).toEqual({ email: 'anna.oro@posta.example', confirmationRequired: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
    const [mail, ...others] = await mailsAt(visitor, 'anna.oro@posta.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'registration_confirm',
      params: {
        e_mail: 'anna.oro@posta.example',
        reg_control_code: expect.stringMatching(/^[\w-]{43}$/) as string,
      },
    });
    const { reg_control_code: code } = mail!.params;
    expect(mail!.links).toEqual([
      `http://${brand}.localhost:3000/registration/confirm?e_mail=anna.oro%40posta.example&reg_control_code=${String(code)}`,
    ]);
    const account = { login: 'anna.oro@posta.example', password: newPassword };
    expect((await visitor.call(login, account)).code).toBe('auth.unconfirmed');
  },
);

test('R05 keeps what was typed, creates the home and proposes it in the cart (REG-01, REG-02, API-20)', async () => {
  const anna = await newcomer(shop(), 'casa@posta.example', {
    birthdate: '1988-02-29',
    phone: '06 1234567',
    fidelityCard: '0401123456789',
  });
  const { disclaimers } = await done(anna.call(listDisclaimers));
  expect(await done(anna.call(viewUserDetail))).toMatchObject({
    login: 'casa@posta.example',
    username: 'casa@posta.example',
    firstName: 'Anna Lucia',
    lastName: "D'Orò",
    birthdate: '1988-02-29',
    phone: '06 1234567',
    fidelityCard: '0401123456789',
    userTypeId: 0,
    profile: { level: 2 },
    legals: [{ legalId: disclaimers[0]!.legalId }],
    billing: null,
    points: 0,
  });
  const { addresses } = await done(anna.call(listAddresses, { address_type: 'home' }));
  expect(addresses).toMatchObject([
    {
      addressName: 'Casa',
      address1: 'Via Appia Nuova',
      addressNumber: '120',
      postalcode: '00183',
      city: 'Roma',
      province: 'RM',
      doorbellName: "D'Orò",
      preferred: true,
      active: 1,
      validated: true,
    },
  ]);
  const cart = await done(anna.call(viewCart));
  expect(cart.shippingAddress).toMatchObject({ addressId: addresses[0]!.addressId, autoAssigned: true });
});

test('R05 creates no home outside the area: the cart starts at the store chosen', async () => {
  const { stores } = await done(shop().visitor().call(listStores));
  const { storeId } = stores.at(-1)!;
  const away = {
    address1: 'Via Toledo',
    addressNumber: '156',
    postalCode: '80134',
    city: 'Napoli',
    province: 'NA',
  };
  const anna = await newcomer(shop(), 'lontano@posta.example', { ...away, storeId });
  expect((await done(anna.call(listAddresses, { address_type: 'home' }))).addresses).toEqual([]);
  const cart = await done(anna.call(viewCart));
  expect([cart.store?.storeId, cart.shippingAddress]).toEqual([storeId, null]);
  expect(cart.user.defaultStoreAddressId).toBeGreaterThan(0);
});

test('R05 tells the faults of all fields at once, one per field, in the words of the specification', async () => {
  const person = ['firstName', 'lastName', 'email', 'confirmEmail', 'password'];
  const required = [...person, 'address1', 'addressNumber', 'postalCode', 'province', 'city'];
  const blank = Object.fromEntries(required.map((field) => [field, ' ']));
  expect(await faultsOf({ ...blank, password: '', legals: [] })).toEqual(
    [...required, 'legals'].map((field) => [field, 'Campo obbligatorio', 'validation']),
  );
  const wrong = {
    firstName: 'Ann4',
    lastName: 'Oro!',
    email: 'anna@posta',
    confirmEmail: 'altra@posta.example',
    password: '12345',
    postalCode: '0418',
    province: 'Roma e dintorni',
    birthdate: '31/02/1990',
    phone: '12',
    fidelityCard: '0401123456787',
    storeId: 999_999,
    legals: [{ legalId: 999_999, accepted: true }],
  };
  expect(await faultsOf(wrong)).toEqual([
    ['firstName', "Accetta solo caratteri dell'alfabeto", 'validation'],
    ['lastName', "Accetta solo caratteri dell'alfabeto", 'validation'],
    ['email', 'Digitare una e-mail valida', 'validation'],
    ['confirmEmail', 'Le due e-mail non coincidono', 'validation'],
    ['password', 'La password deve essere lunga 6 caratteri', 'validation'],
    ['postalCode', 'Deve avere esattamente 5 caratteri', 'validation'],
    ['province', 'Deve avere esattamente 2 caratteri', 'validation'],
    ['birthdate', 'Formato della data gg/mm/aaaa', 'validation'],
    ['phone', 'Digitare un numero di telefono valido', 'validation'],
    ['fidelityCard', 'Numero di carta fedeltà non valido', 'validation'],
    ['storeId', 'Il negozio non esiste.', 'store.unknown'],
    ['legals', 'Uno dei consensi non esiste.', 'disclaimer.unknown'],
  ]);
  expect(await mailsAt(shop().visitor(), 'campi@posta.example')).toEqual([]);
});

const company = {
  personType: 'company',
  companyName: ' Bar Pontino S.r.l. ',
  vatNumber: '00743110157',
  sdiCode: '',
  pec: 'barpontino@pec.example',
};

test('R05 makes the invoices of a company out to it, at the address it gave (REG-01, B-15)', async () => {
  const bar = await newcomer(shop(), 'bar@posta.example', { ...company, fiscalCode: 'RSSMRA85T10A562S' });
  expect(await done(bar.call(viewUserDetail))).toMatchObject({
    firstName: 'Anna Lucia',
    fiscalCode: '',
    billing: {
      companyName: 'Bar Pontino S.r.l.',
      fiscalCode: '',
      vatNumber: '00743110157',
      address1: 'Via Appia Nuova',
      addressNumber: '120',
      city: 'Roma',
      province: 'RM',
      postalcode: '00183',
      sdiCode: '',
      pec: 'barpontino@pec.example',
    },
  });
});

test('R05 keeps the tax code of a person, and nothing of a company (VAL-06)', async () => {
  const person = { ...company, personType: 'private', fiscalCode: ' rssmra85t10a562s ' };
  const mario = await newcomer(shop(), 'mario.codice@posta.example', person);
  expect(await done(mario.call(viewUserDetail))).toMatchObject({
    fiscalCode: 'RSSMRA85T10A562S',
    billing: null,
  });
});

test('R05 judges what a company tells, and of a person the tax code (VAL-06, VAL-07)', async () => {
  const wrong = {
    companyName: ' ',
    vatNumber: 'IT00743110157',
    sdiCode: 'ABC',
    pec: 'bar',
    fiscalCode: 'R1',
  };
  expect(await faultsOf({ ...wrong, personType: 'company' })).toEqual([
    ['companyName', 'Campo obbligatorio', 'validation'],
    ['vatNumber', 'P.Iva e C.F. devono avere 11 cifre', 'validation'],
    ['sdiCode', 'Deve avere esattamente 7 caratteri', 'validation'],
    ['pec', 'Digitare una e-mail valida', 'validation'],
  ]);
  expect(await faultsOf(wrong)).toEqual([['fiscalCode', 'Formato non corretto', 'validation']]);
  const visitor = shop().visitor();
  const neither = await registrationOf(visitor, 'chi@posta.example', { personType: 'robot' });
  expect((await visitor.call(registerUser, neither)).field).toBe('personType');
});

test('R05 asks the privacy consent and no other (REG-04)', async () => {
  const { disclaimers } = await done(shop().visitor().call(listDisclaimers));
  const legals = disclaimers.map(({ legalId }, at) => ({ legalId, accepted: at > 0 }));
  expect(await faultsOf({ legals })).toEqual([['legals', 'Campo obbligatorio', 'validation']]);
});

test.each(['firstName', 'confirmEmail', 'password', 'storeId', 'legals', 'city'])(
  'R05 without %s is a bad call (REG-01)',
  async (field) => {
    const visitor = shop().visitor();
    const { [field]: _, ...typed } = await registrationOf(visitor, 'manca@posta.example');
    const answer = await visitor.call(registerUser, typed);
    expect([answer.http, answer.code, answer.field]).toEqual([422, 'request.parameter', field]);
  },
);

test('reliability 20: R05 takes passwords of up to 128 characters whole, and no longer ones', async () => {
  const visitor = shop().visitor();
  const long = 'è'.repeat(128);
  await joined(visitor, 'lunga@posta.example', { password: long });
  const cut = { login: 'lunga@posta.example', password: long.slice(1) };
  expect((await visitor.call(login, cut)).code).toBe('auth.invalid');
  expect((await visitor.call(login, { ...cut, password: long })).status).toBe(0);
  const longer = await registrationOf(visitor, 'lunga2@posta.example', { password: `${long}x` });
  expect((await visitor.call(registerUser, longer)).field).toBe('password');
});

test.each(['juventus', 'Password1', 'Cestolieto', 'campi@posta.example', 'Anna Lucia D’Orò'])(
  'reliability 20: R05 refuses the password %s, which is easy to guess, at its field',
  async (password) => {
    const easy = "Questa password è facile da indovinare: scegline un'altra";
    expect(await faultsOf({ password })).toEqual([['password', easy, 'validation']]);
  },
);

test('reliability 20: R05 asks the password to be as long as the brand wants it', async () => {
  const tenants = demoTenants.map(({ facts, ...rest }) => ({
    ...rest,
    facts: { ...facts, minPasswordLength: 12 },
  }));
  const strict = await openTestShop({}, { tenants });
  const visitor = strict.visitor();
  const register = async (password: string) =>
    visitor.call(registerUser, await registrationOf(visitor, 'severa@posta.example', { password }));
  const short = await register('timo e salv');
  expect([short.code, short.field, short.body.response.errorsMessage]).toEqual([
    'validation',
    'password',
    ['La password deve essere lunga 12 caratteri'],
  ]);
  expect((await register('timo e salvi')).status).toBe(0);
  await strict.backend.close();
});

test('R05 lets one e-mail have an account at every brand (T6)', async () => {
  for (const brand of ['ortavia', 'passolesto']) {
    await joined(shop().visitor(brand), 'due@posta.example');
  }
  const account = { login: 'due@posta.example', password: newPassword };
  expect((await shop().visitor('ortavia').call(login, account)).status).toBe(0);
  expect((await shop().visitor().call(login, account)).code).toBe('auth.invalid');
});

test('R05 takes a form too, its consents as JSON text (T3)', async () => {
  const visitor = shop().visitor();
  const typed = await registrationOf(visitor, 'modulo@posta.example');
  const form = new URLSearchParams(
    Object.entries(typed).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  expect((await visitor.raw(registerUser.path, { method: 'POST', body: form })).status).toBe(0);
});

test('no log line holds what was typed (REG-14)', () => {
  expect(shop().log.lines.join('\n')).not.toMatch(/posta\.example|Ortica|reg_control_code/);
});
