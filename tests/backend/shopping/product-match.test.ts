import { expect, test } from 'vitest';
import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { matchProducts } from '../../../contract/api/shopping/product-match.ts';
import type { MatchedLine } from '../../../contract/api/shopping/product-match.ts';
import { viewCategory } from '../../../contract/api/shopping/category.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { chooseHome, done, openSlots, plenty, product, purchase, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { countStatements } from '../tenant-statements.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const match = async (client: ShopClient, ...lines: string[]) =>
  (await done(client.call(matchProducts, { lines }))).lines;

const firstOf = ({ typed, state, matches: [first] }: MatchedLine) => [
  typed,
  state,
  first === undefined ? null : `${first.product.name}, ${first.product.shortDescr}`,
  first?.quantity ?? null,
  first?.readAs ?? null,
];
const packs = (many: number, content: number, unit: string) => ({
  kind: 'packs',
  packs: many,
  content,
  unit,
});

test.each([
  ['cestolieto', 'Cestolieto'],
  ['ortavia', 'Ortavia'],
  ['passolesto', 'Passolesto'],
])('A17 finds products for the lines of a list, as they are written, in %s (B-21)', async (brand, own) => {
  const lines = await match(
    shop().visitor(brand),
    '4 latte',
    '6 uova',
    'pomodori 1,5 kg',
    '1 kg pasta',
    'acqua 1,5 l',
    'due etti di prosciutto cotto',
    'tre mele',
    'mozarella',
    'xyzqwk',
  );
  expect(lines.map(firstOf)).toEqual([
    ['4 latte', 'sure', `Latte fresco intero, ${own}`, 4, null],
    ['6 uova', 'sure', `Uova da allevamento a terra, ${own}`, 1, packs(1, 6, 'pz')],
    ['pomodori 1,5 kg', 'sure', 'Pomodori a grappolo, Ortocolle', 1.5, null],
    ['1 kg pasta', 'choose', `Fusilli, ${own} Bio`, 1, null],
    ['acqua 1,5 l', 'sure', `Acqua frizzante, ${own}`, 1, null],
    ['due etti di prosciutto cotto', 'sure', 'Prosciutto cotto al banco, Salumeria Bravola', 200, null],
    ['tre mele', 'sure', 'Mele annurche, Ortocolle', 0.5, { kind: 'unmeasured' }],
    ['mozarella', 'sure', `Mozzarella, ${own}`, 1, null],
    ['xyzqwk', 'unknown', null, null, null],
  ]);
  expect(lines.map(({ corrected }) => corrected).filter(Boolean)).toEqual(['mozzarella']);
});

test('A17 says what it understood, what it left out, and how many more there are (B-21)', async () => {
  const [oil, shorts, cat, brush, two] = await match(
    shop().visitor(),
    '2 olio buono',
    '500 g pasta corta',
    'roba per il gatto',
    'croccantoni',
    'pane e latte',
  );
  expect([oil?.words, oil?.state, oil?.leftOut, oil?.matches.length]).toEqual([
    'olio buono',
    'choose',
    ['buono'],
    6,
  ]);
  const oils = await done(shop().visitor().call(listProducts, { q: 'olio buono' }));
  expect(oil!.more).toBe(oils.page.totItems - 6);
  expect(shorts!.state).toBe('choose');
  expect([cat!.state, cat!.leftOut]).toEqual(['choose', ['roba']]);
  expect(two!.state).toBe('choose');
  expect([brush!.state, brush!.matches, brush!.more]).toEqual(['unknown', [], 0]);
  expect(brush!.suggestions).toEqual(['Crocchette']);
  const tried = await match(shop().visitor(), ...brush!.suggestions);
  expect(tried.map(({ state }) => state)).not.toContain('unknown');
});

test('A17 takes what the shopper bought before, and says so to nobody else (B-21)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const asked = ['500 g pasta', 'mozzarella', "6 bottiglie d'acqua"];
  const own = await match(shopper, ...asked);
  expect(own.map(firstOf)).toEqual([
    ['500 g pasta', 'sure', 'Penne rigate, Trafilona', 1, null],
    ['mozzarella', 'sure', 'Mozzarella, Cestolieto', 1, null],
    ["6 bottiglie d'acqua", 'sure', 'Acqua naturale, Fonte Rovella', 6, null],
  ]);
  expect(own.map(({ matches }) => matches.map(({ isUsual }) => isUsual).indexOf(true))).toEqual([0, 0, 0]);
  for (const other of [shop().visitor(), await shop().visitor().logIn('vuoto')]) {
    const lines = await match(other, ...asked);
    expect(lines.flatMap(({ matches }) => matches).filter(({ isUsual }) => isUsual)).toEqual([]);
    expect(lines.map(({ state }) => state)).toEqual(['choose', 'sure', 'sure']);
  }
});

test('A17 knows the options the shopper chose last, and of nobody else (B-21, GATE-11)', async () => {
  const slug = 'prosciutto-cotto-al-banco';
  const shopper = await shop().visitor().logIn('vuoto');
  const ham = await product(shopper, slug);
  const chosen = Object.fromEntries(
    ham.selectOptions.map(({ parameterName, values }) => [parameterName, values.at(-1)?.key ?? '']),
  );
  const chosenFor = async (client: ShopClient) =>
    (await match(client, 'prosciutto cotto al banco', 'latte')).map(({ matches: [first] }) => first?.chosen);
  expect(await chosenFor(shopper)).toEqual([null, {}]);
  await purchase(shopper, { wanted: [...plenty, [slug, 200, chosen]] });
  expect(await chosenFor(shopper)).toEqual([chosen, {}]);
  expect(await chosenFor(shop().visitor())).toEqual([null, {}]);
});

test('A17 takes nothing that is sold out while another can be had, and is not sure of what cannot (B-21)', async () => {
  const visitor = shop().visitor();
  const [before] = await match(visitor, 'burro');
  const ids = before!.matches.map(({ product }) => product.productId);
  const setStock = (available: number, some: readonly number[]) =>
    shop().database.script(`UPDATE stock SET available = ${available} WHERE tenant_id = 'cestolieto'
      AND product_id IN (${some.join(',')})`);
  await setStock(0, ids.slice(0, 1));
  const [without] = await match(visitor, 'burro');
  expect([without!.state, without!.matches[0]!.product.productId]).toEqual(['sure', ids[1]]);
  await setStock(50_000, ids.slice(0, 1));
  const shopper = await shop().visitor().logIn('lettura');
  await chooseHome(shopper);
  const { category } = await done(visitor.call(viewCategory, { slug: 'pesce-fresco' }));
  const [fish] = (await done(visitor.call(listProducts, { parent_category_id: category.categoryId })))
    .products;
  const sunday = (await openSlots(shopper)).find(({ dateIso }) => new Date(dateIso).getUTCDay() === 0)!;
  await done(shopper.call(selectTimeslot, { sel_date: sunday.dateIso, timeslot_id: sunday.timeslotId }));
  const onSunday = (await match(shopper, fish!.name))[0]!.matches.find(
    ({ product }) => product.productId === fish!.productId,
  );
  expect(onSunday?.product.available ?? 0).toBe(0);
});

test('A17 offers amounts the cart takes (B-21, QTY-24)', async () => {
  const shopper = await shop().visitor().logIn('vuoto');
  await readyToShop(shopper);
  const lines = await match(shopper, '3 latte', 'pomodori 1,3 kg', '250 g caffè', '7 acqua', 'burro');
  for (const { matches } of lines) {
    const { product, quantity } = matches[0]!;
    const items = [{ productId: product.productId, quantity }];
    const { body } = await shopper.call(addToCart, { items });
    expect([product.name, quantity, body.response.errorsMessage]).toEqual([product.name, quantity, []]);
  }
});

test('A17 takes 1 to 100 lines of 1 to 120 characters (B-21)', async () => {
  const visitor = shop().visitor();
  const http = async (lines: readonly string[]) =>
    (await visitor.call(matchProducts, { lines: [...lines] })).http;
  const many = Array.from({ length: 100 }, () => 'latte');
  expect(await http(many)).toBe(200);
  expect(await http([])).toBe(422);
  expect(await http([...many, 'latte'])).toBe(422);
  expect(await http([''])).toBe(422);
  expect(await http(['l'.repeat(120)])).toBe(200);
  expect(await http(['l'.repeat(121)])).toBe(422);
});

test('A17 asks the database as often for forty lines as for one (B-21)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  await match(shopper, 'latte');
  const one = await countStatements(() => match(shopper, 'latte'));
  const words = ['latte', 'uova', 'burro', 'riso', 'pasta', 'mele', 'burro', 'tonno'];
  const forty = Array.from({ length: 40 }, (_, at) => words[at % words.length]!);
  expect(await countStatements(() => match(shopper, ...forty))).toBe(one);
});

test('A17 reads 120 lists in ten minutes for an address, and says when to come again (T10)', async () => {
  const visitor = shop().visitor();
  const ask = (address: string) => visitor.call(matchProducts, { lines: ['latte'] }, { address });
  for (let list = 0; list < 120; list += 1) expect((await ask('198.51.100.7')).status).toBe(0);
  const refused = await ask('198.51.100.7');
  expect([refused.http, refused.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'request.tooMany',
    '600',
  ]);
  expect((await ask('198.51.100.8')).status).toBe(0);
});
