import { beforeEach, expect, test } from 'vitest';
import { viewCart, viewPurchaseRestriction } from '../../../contract/api/shopping/cart.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { chooseHome, done, fill, openSlots, product } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

const penne = 'penne-rigate-500-g';
const flour = 'farina-offerta-1-kg';

const set = (body: object, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  shop()
    .visitor()
    .send('/__dev/stock', { method: 'POST', headers, body: JSON.stringify(body) });
const post = (fields: string) =>
  shop()
    .visitor()
    .send('/__dev/stock', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: fields,
      redirect: 'manual',
    });
const page = async (q: string) => (await shop().visitor().send(`/__dev/stock?q=${q}`)).text();

beforeEach(async () => {
  shopper = await shop().visitor().logIn('lettura');
  await chooseHome(shopper);
});

test('D12 stock that falls while one shops is told at once (CART-18, B-28)', async () => {
  const [slot] = await openSlots(shopper);
  await done(shopper.call(selectTimeslot, { sel_date: slot!.dateIso, timeslot_id: slot!.timeslotId }));
  await fill(shopper, [[penne, 3]]);
  const answer = await set({ slug: penne, available: 2 });
  expect([
    answer.status,
    (await answer.json()).stock.map((one: { available: number }) => one.available),
  ]).toEqual([200, [2000, 2000, 2000, 2000, 2000]]);
  const [short] = linesOf(await done(shopper.call(viewCart)));
  expect(short!.shortage).toEqual({ reason: 'less', most: 2 });
  const weekday = (new Date(slot!.dateIso).getUTCDay() + 6) % 7;
  expect((await set({ slug: penne, available: 100, weekdaysOff: [weekday] })).status).toBe(200);
  const [off] = linesOf(await done(shopper.call(viewCart)));
  expect(off!.shortage).toEqual({ reason: 'notThatDay', most: 0 });
  await set({ slug: penne, available: 100_000, weekdaysOff: [] });
  expect(linesOf(await done(shopper.call(viewCart)))[0]!.shortage).toBeNull();
});

test('D12 maxima of a product and of its class hold from the next call on (QTY-10, QTY-11)', async () => {
  const before = await product(shopper, flour);
  const classId = before.productClassRuleMax!.productClassId;
  await set({ slug: flour, maxAcq: 2, dailyMax: 5, classMax: { productClassId: classId, max: 9 } });
  const limited = await product(shopper, flour);
  expect([limited.maxAcq, limited.dailyMax, limited.productClassRuleMax!.max]).toEqual([2, { max: 5 }, 9]);
  await set({ slug: flour, maxAcq: 0 });
  expect((await product(shopper, flour)).dailyMax).toEqual({ max: 5 });
  await set({ slug: flour, dailyMax: 0, classMax: { productClassId: classId, max: null } });
  const free = await product(shopper, flour);
  expect([free.maxAcq, free.productClassRuleMax]).toEqual([0, null]);
  const back = { productClassId: classId, max: before.productClassRuleMax!.max };
  await set({ slug: flour, maxAcq: before.maxAcq, classMax: back });
  expect(await product(shopper, flour)).toEqual(before);
  expect((await done(shopper.call(viewPurchaseRestriction))).restrictions).toEqual([]);
});

test('D12 a page finds products and sets them without script; it shows what was set', async () => {
  expect(await page('')).not.toContain('<article>');
  expect(await page('xyzxyz')).toContain('Nessun prodotto.');
  const found = await page('penne+rigate');
  expect(found).toContain('Penne rigate');
  expect(found).toContain(`value="${penne}"`);
  const saved = await post(`slug=${penne}&q=penne+rigate&available=5&maxAcq=4&dailyMax=8&off=6&off=5`);
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/__dev/stock?q=penne%20rigate']);
  const shown = await page('penne+rigate');
  const article = shown.split('<article>').find((one) => one.includes(`value="${penne}"`))!;
  expect(article).toContain('name="available" min="0" step="0.001" value="5"');
  expect(article).toContain('name="maxAcq" min="0" value="4"');
  expect(article).toContain('name="dailyMax" min="0" value="8"');
  expect(article.match(/value="\d" checked/g)).toEqual(['value="5" checked', 'value="6" checked']);
  await post(`slug=${penne}&q=&available=100000&maxAcq=0&dailyMax=0`);
});

test('D12 refuses what it cannot read, and sets nothing of it; other brands are left alone', async () => {
  const other = () => product(shop().visitor('ortavia'), penne);
  const before = [await product(shopper, penne), await other()];
  const wrong = [
    { slug: penne, available: -1 },
    { slug: penne, weekdaysOff: [7] },
    { slug: penne, maxAcq: 1.5 },
    { slug: penne, dailyMax: -1 },
    { available: 1 },
  ];
  expect(await Promise.all(wrong.map(async (one) => (await set(one)).status))).toEqual([
    422, 422, 422, 422, 422,
  ]);
  expect((await set({ slug: 'non-esiste', available: 1 })).status).toBe(404);
  expect([await product(shopper, penne), await other()]).toEqual(before);
  await set({ slug: penne, available: 0 });
  expect((await other()).available).toBe(before[1]!.available);
  await set({ slug: penne, available: 100_000 });
});
