import {
  bar,
  cutLine,
  demo,
  findNewer,
  heading,
  inShop,
  kept,
  more,
  offline,
  online,
  openCart,
  penne,
} from '../support/app/kept-shop.ts';
import { comeBack, comeIn, putInCart } from '../support/prepared.ts';
import { look, quantityOf, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ provoked }) => void provoked.push(cutLine));

test('B-40: the shop opens without network, says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await kept(page);
  await offline(context);
  await page.goto('/faq');
  await expect(heading(page)).toHaveText('Sei senza rete');
  await expect(bar(page)).toBeVisible();
  await online(context);
  await expect(heading(page)).toHaveText('Domande frequenti');
  await expect(bar(page)).toBeHidden();
});

test('B-40: a page of the catalogue that was seen opens without network, with its pictures', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await kept(page);
  await visit(page, '/catalog/category/pasta-semola');
  const name = await heading(page).textContent();
  const picture = page.locator('main img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await offline(context);
  await page.reload();
  await expect(heading(page)).toHaveText(name ?? '');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('B-27: a cart is changed without network, through a reload, and sent once', async ({
  page,
  context,
}) => {
  await openCart(page);
  const sent: (string | null)[] = [];
  // A line that is just back may lose the first try.
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/cart/update')) sent.push(request.postData());
  });
  await offline(context);
  await more(page).click();
  await expect(page.getByText('In attesa di rete')).toBeVisible();
  await expect(bar(page)).toContainText('1 modifica aspetta.');
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  await online(context);
  await expect.poll(() => sent).toHaveLength(1);
  await expect(page.getByText('In attesa di rete')).toBeHidden();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  expect([await inShop(page), sent]).toEqual([[3], [expect.stringContaining('"quantity":3')]]);
});

test('B-27: of two tabs one sends, and both know', async ({ page, context, watched }) => {
  await openCart(page);
  const other = watched(await context.newPage());
  await visit(other, '/cart/');
  const sent: string[] = [];
  for (const tab of [page, other])
    tab.on('requestfinished', (request) => {
      if (request.url().endsWith('/cart/update')) sent.push(request.url());
    });
  await offline(context);
  await more(page).click();
  await expect(other.getByText('In attesa di rete')).toBeVisible();
  await online(context);
  for (const tab of [page, other]) await expect(quantityOf(tab, 'Penne rigate')).toHaveValue('3');
  await expect(other.getByText('In attesa di rete')).toBeHidden();
  expect([await inShop(page), sent.length]).toEqual([[3], 1]);
});

test('B-27: what was looked at ahead is there without network: lists, usuals, card', async ({
  page,
  context,
}) => {
  await comeIn(page, demo);
  await kept(page);
  const card = page.waitForResponse(/giftcertificate\/list-manual-assigned/);
  await card;
  await offline(context);
  await page.goto('/');
  await page.getByRole('link', { name: 'Carta fedeltà' }).click();
  await expect(heading(page)).toHaveText('Punti e buoni');
  await expect(page.getByRole('main').getByText('320')).toBeVisible();
  await page.goto('/profile/lists');
  await expect(heading(page)).toHaveText('Le mie liste');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('SES-05, B-27: nothing of a shopper who left stays on the device', async ({ page, context }) => {
  await openCart(page);
  expect(await page.evaluate(() => caches.has('personal'))).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Profilo' }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('personal'))).toBe(false);
  await offline(context);
  await page.goto('/cart/');
  await expect(page.getByRole('main')).not.toContainText('Penne rigate');
});

test('B-27: a newer worker waits for the page that is open, which goes on as it was', async ({
  page,
  shop,
}) => {
  await openCart(page);
  await shop.restart('newer');
  await findNewer(page);
  await more(page).click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  await expect.poll(() => inShop(page)).toEqual([3]);
  await page.getByRole('main').getByRole('link', { name: 'Penne rigate' }).first().click();
  await expect(heading(page)).toHaveText(/Penne rigate/);
});

test('B-40: a worker that is switched off ends itself and all that it kept', async ({ page, shop }) => {
  await openCart(page);
  await shop.restart('off');
  await page.reload();
  await ready(page);
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      })),
    )
    .toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
});

test('B-40: a worker to whom the line did not bring a file fetches all again', async ({ page, context }) => {
  const lost: string[] = [];
  await context.route('**/assets/**', async (route) => {
    const request = route.request();
    if (request.serviceWorker() === null || lost.length > 0) return route.continue();
    lost.push(request.url());
    return route.abort();
  });
  await visit(page, '/');
  await kept(page);
  expect(lost).toHaveLength(1);
  await offline(context);
  await page.goto('/faq');
  await expect(heading(page)).toHaveText('Sei senza rete');
});

test('B-40: a worker whose own script the line did not bring is registered again', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/An unknown error occurred when fetching the script/);
  const lost: string[] = [];
  await context.route(/\/service-worker\.js$/, async (route) => {
    if (lost.length > 0) return route.continue();
    lost.push(route.request().url());
    return route.abort();
  });
  await visit(page, '/');
  await kept(page);
  expect(lost).toHaveLength(1);
});

test('B-40: a worker that cannot remove what is old answers all the same', async ({ page, context }) => {
  await visit(page, '/');
  const script = await page.evaluate(async () => (await fetch('/service-worker.js')).text());
  const broken = "CacheStorage.prototype.delete=()=>Promise.reject(new Error('no storage'));";
  await context.route(/\/service-worker\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken + script }),
  );
  await kept(page);
  await offline(context);
  await page.goto('/faq');
  await expect(heading(page)).toHaveText('Sei senza rete');
});

test('B-40: where the storage is full the shop goes on without', async ({ page, context, baseURL }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1_000 });
  await comeBack(page, { login: demo, to: '/cart/' });
  await look(page);
  await putInCart(page, [[penne, 1]]);
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
