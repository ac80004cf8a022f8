import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { anonymiseUser, requestAnonymisation } from '../../../contract/api/account/account.ts';
import {
  checkExclusions,
  removeExclusions,
  saveExclusions,
  viewExclusions,
} from '../../../contract/api/account/exclusion.ts';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { done, product } from '../journeys.ts';
import { mailed, newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const nothing = { allergens: [], traces: false, diets: [], terms: [], hide: false };
const save = (given: object, client = shopper) =>
  client.call(saveExclusions, { ...nothing, consent: true, ...given });
const view = async (client = shopper) => (await done(client.call(viewExclusions))).exclusions;
const idOf = async (slug: string, client = shopper) => (await product(client, slug)).productId;
const check = async (ids: readonly number[], client = shopper) =>
  (await done(client.call(checkExclusions, { product_ids: JSON.stringify(ids) }))).excluded;
const rows = () =>
  rowsOf<{ tenant: string; consent: string }>(
    shop().database.db,
    sql`SELECT tenant_id AS tenant, extract(epoch FROM consent_at)::text AS consent FROM exclusions ORDER BY 1`,
  );

beforeEach(async () => {
  await shop().database.script('DELETE FROM exclusions');
  shopper = await shop().visitor().logIn('demo');
});

test('E01, E02 a profile is kept as a whole, trimmed, each entry once (B-23)', async () => {
  expect(await view()).toBeNull();
  const saved = await done(
    save({
      allergens: ['milk', 'gluten', 'milk'],
      traces: 'true',
      diets: ['vegano', 'vegano'],
      terms: ['  olio   di palma ', 'Olio di Palma', ' ', 'Trafilona'],
      hide: 1,
    }),
  );
  const expected = {
    allergens: ['gluten', 'milk'],
    traces: true,
    diets: ['vegano'],
    terms: ['olio di palma', 'Trafilona'],
    hide: true,
  };
  expect(saved.exclusions).toEqual(expected);
  expect(await view()).toEqual(expected);
  expect((await done(save({ terms: ['noci'] }))).exclusions).toEqual({ ...nothing, terms: ['noci'] });
  expect(await view()).toEqual({ ...nothing, terms: ['noci'] });
});

test('E02 keeps nothing without consent, and the moment of the first one after that', async () => {
  const refused = await save({ allergens: ['milk'], consent: false });
  expect([refused.http, refused.code, refused.body.response.errorsMessage]).toEqual([
    200,
    'exclusion.consent.required',
    ['Per tenere le tue esclusioni serve il tuo consenso.'],
  ]);
  expect([await view(), await rows()]).toEqual([null, []]);
  await done(save({ allergens: ['milk'] }));
  const before = await rows();
  shop().clock.pass(5);
  expect((await save({ allergens: ['eggs'], consent: false })).code).toBe('exclusion.consent.required');
  expect((await view())?.allergens).toEqual(['milk']);
  await done(save({ allergens: ['eggs'] }));
  expect(await rows()).toEqual(before);
});

test.each([
  ['an allergen nobody declares', { allergens: ['zucchero'] }],
  ['more allergens than there are', { allergens: Array.from({ length: 15 }, () => 'milk') }],
  ['a diet nobody claims', { diets: ['crudista'] }],
  ['51 terms', { terms: Array.from({ length: 51 }, (_, at) => `voce ${at}`) }],
  ['61 characters', { terms: ['x'.repeat(61)] }],
  ['an empty term', { terms: [''] }],
  ['a control character', { terms: ['a\u0000b'] }],
  ['terms that are no list', { terms: 'noci' }],
  ['no consent at all', { consent: undefined }],
])('E02 refuses %s and keeps nothing', async (_, given) => {
  const answer = await save(given);
  expect([answer.http, answer.status]).toEqual([422, 2]);
  expect(await view()).toBeNull();
});

test('E02 takes 50 terms of 60 characters', async () => {
  const terms = Array.from({ length: 50 }, (_, at) => `${String(at).padStart(2, '0')}${'x'.repeat(58)}`);
  expect((await done(save({ terms }))).exclusions?.terms).toEqual(terms);
});

test('E02 sent at once from many devices keeps one of them, whole', async () => {
  const many = ['noci', 'cocco', 'mais', 'aglio', 'cipolla'];
  await Promise.all(many.map((term) => done(save({ terms: [term], allergens: ['soy'] }))));
  const kept = await view();
  expect(many.map((term) => ({ ...nothing, allergens: ['soy'], terms: [term] }))).toContainEqual(kept);
  expect(await rows()).toHaveLength(1);
});

test('E03 forgets everything, once and again', async () => {
  await done(save({ allergens: ['milk'] }));
  expect((await done(shopper.call(viewCart))).user.hasExclusions).toBe(true);
  expect(await done(shopper.call(removeExclusions))).toBeNull();
  expect([await view(), await rows()]).toEqual([null, []]);
  expect((await done(shopper.call(viewCart))).user.hasExclusions).toBe(false);
  expect(await done(shopper.call(removeExclusions))).toBeNull();
});

test('E04 tells which products are excluded and why, each once; unknown ones and bags are no answer', async () => {
  const [pasta, apples, yogurt, nappies] = await Promise.all(
    ['penne-rigate-500-g', 'mele-annurche', 'yogurt-magro-125-g', 'pannolini-taglia-1-28-pezzi'].map((slug) =>
      idOf(slug),
    ),
  );
  const all = [yogurt!, pasta!, apples!, nappies!, pasta!, 2_000_000];
  expect(await check(all)).toEqual([]);
  await done(
    save({ allergens: ['gluten', 'soy'], traces: true, diets: ['vegano'], terms: ['fermento lattico'] }),
  );
  expect(await check(all)).toEqual([
    {
      productId: yogurt,
      reasons: [
        { kind: 'diet', diet: 'vegano' },
        { kind: 'term', term: 'fermento lattico' },
      ],
    },
    {
      productId: pasta,
      reasons: [
        { kind: 'allergen', allergen: 'gluten' },
        { kind: 'trace', allergen: 'soy' },
      ],
    },
  ]);
  const tooMany = { product_ids: JSON.stringify(Array.from({ length: 201 }, (_, at) => at + 1)) };
  expect((await shopper.call(checkExclusions, tooMany)).http).toBe(422);
  expect((await shopper.call(checkExclusions, { product_ids: '[]' })).http).toBe(422);
});

test('E04 tells whether lists are to leave such products out', async () => {
  const asked = { product_ids: JSON.stringify([await idOf('penne-rigate-500-g')]) };
  const isHiding = async () => (await done(shopper.call(checkExclusions, asked))).hide;
  expect(await isHiding()).toBe(false);
  await done(save({ allergens: ['gluten'], hide: true }));
  expect(await isHiding()).toBe(true);
  await done(save({ allergens: ['gluten'] }));
  expect(await isHiding()).toBe(false);
});

test('E01-E04 are for users logged in, and one’s own: nobody else’s, in no other brand (B-23)', async () => {
  const pasta = await idOf('penne-rigate-500-g');
  await done(save({ allergens: ['gluten'] }));
  const reader = await shop().visitor().logIn('lettura');
  const elsewhere = await shop().visitor('ortavia').logIn('demo');
  const there = await idOf('penne-rigate-500-g', elsewhere);
  for (const client of [reader, elsewhere]) {
    expect(await view(client)).toBeNull();
    expect(await check([pasta, there], client)).toEqual([]);
    expect((await done(client.call(viewCart))).user.hasExclusions).toBe(false);
    await done(client.call(removeExclusions));
  }
  await done(save({ terms: ['noci'] }, elsewhere));
  expect(await view()).toEqual({ ...nothing, allergens: ['gluten'] });
  expect((await rows()).map(({ tenant }) => tenant)).toEqual(['cestolieto', 'ortavia']);
  const visitor = shop().visitor();
  expect((await visitor.call(viewExclusions)).http).toBe(419);
  expect((await save({}, visitor)).http).toBe(419);
  expect((await visitor.call(removeExclusions)).http).toBe(419);
  expect((await visitor.call(checkExclusions, { product_ids: `[${pasta}]` })).http).toBe(419);
});

test('E02 answers in the language asked for, and a term means the label whatever it is', async () => {
  shopper.acceptLanguage = 'en-US';
  const refused = await save({ consent: false });
  expect(refused.body.response.errorsMessage).toEqual(['We need your consent to keep what you exclude.']);
  const pasta = await idOf('penne-rigate-500-g');
  await done(save({ terms: ['grano'] }));
  expect(await check([pasta])).toEqual([{ productId: pasta, reasons: [{ kind: 'term', term: 'grano' }] }]);
});

test('B-23 the profile is in the export, is written to no trail, and goes with the account', async () => {
  const email = 'pina.esclusa@posta.example';
  const person = await newcomer(shop(), email);
  await done(save({ allergens: ['sesame'], terms: ['zafferano raro'] }, person));
  const { data } = await done(person.call(exportPersonalData));
  expect(data['exclusions']).toMatchObject([
    { allergens: ['sesame'], traces: false, diets: [], terms: ['zafferano raro'], hide: false },
  ]);
  const trail = await rowsOf<{ facts: string }>(
    shop().database.db,
    sql`SELECT facts::text AS facts FROM audit_events`,
  );
  expect(trail.map(({ facts }) => facts).join(' ')).not.toMatch(/sesame|zafferano/);
  await done(save({ allergens: ['milk'] }));
  await done(person.call(requestAnonymisation));
  const token = await mailed(person, email, ['anonymize', 'token']);
  await done(person.call(anonymiseUser, { login: email, token }));
  expect(await rows()).toHaveLength(1);
  expect((await view())?.allergens).toEqual(['milk']);
});
