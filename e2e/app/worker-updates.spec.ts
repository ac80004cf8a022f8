import type { BrowserContext, Page } from '@playwright/test';
import {
  bar,
  cutLine,
  findNewer,
  heading,
  inShop,
  more,
  offline,
  online,
  openCart,
  sentFrom,
  workers,
} from '../support/app/kept-shop.ts';
import { look, quantityOf, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ provoked }) => void provoked.push(cutLine));

const three = [expect.stringContaining('"quantity":3')];
const taken = { active: 'activated', waiting: null };
const penne = (page: Page) => quantityOf(page, 'Penne rigate');
/** A file of the older build alone: the newer worker does not fetch it ahead. */
const usuals = /\/assets\/usuals\.page-[\w-]+\.js$/;

/** The file of the usuals page, by the caches it is kept in; and whether whole pages are kept. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keeping: string[] = [];
    for (const name of names) {
      const requests = await (await caches.open(name)).keys();
      if (requests.some(({ url }) => url.includes('/assets/usuals.page-')))
        keeping.push(name.split('-v')[0] ?? '');
    }
    return { usuals: keeping, documents: names.includes('documents') };
  });

/** One more of penne without network: it waits. */
async function changeOffline(page: Page): Promise<void> {
  await more(page).click();
  await expect(page.getByText('In attesa di rete')).toBeVisible();
  await expect(bar(page)).toContainText('1 modifica aspetta.');
}

/** The line comes back: what waited is there, and nothing waits. */
async function hasThree(page: Page): Promise<void> {
  await expect(page.getByText('In attesa di rete')).toBeHidden();
  await expect(penne(page)).toHaveValue('3');
}

/** What the browser keeps besides, as any site's, is gone: what answers now are the worker's caches. */
async function emptyBrowserCache(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Ends the workers as the browser does that needs room, and waits until they are. */
async function killWorkers(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) =>
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await browser.detach();
}

test('B-27, B-40: a newer worker takes over when the last page is closed, and the cart is as it was', async ({
  page,
  context,
  shop,
  watched,
}) => {
  await openCart(page);
  const sent = sentFrom(context);
  await visit(page, '/faq');
  await visit(page, '/cart/');
  await expect.poll(() => keptOf(page)).toEqual({ usuals: ['workbox-precache'], documents: true });
  await shop.restart('newer');
  await findNewer(page);
  await offline(context);
  await changeOffline(page);
  await page.close();

  const next = watched(await context.newPage());
  // The newer one begins when the older one is done, which may be after the page is there.
  await expect(async () => {
    await visit(next, '/cart/');
    expect(await workers(next)).toEqual(taken);
  }).toPass();
  await expect(penne(next)).toHaveValue('3');
  await expect(bar(next)).toContainText('1 modifica aspetta.');
  // Files of the older build are kept a day, its pages are not.
  expect([await keptOf(next), sent]).toEqual([{ usuals: ['earlier-files'], documents: false }, []]);
  await online(context);
  await hasThree(next);
  expect([await inShop(next), sent]).toEqual([[3], three]);
});

test('B-27, LIFE-05: of two tabs one takes the newer version, the other goes on, and each change is sent once', async ({
  page,
  context,
  shop,
  watched,
}) => {
  await openCart(page);
  const sent = sentFrom(context);
  await shop.restart('newer');
  await findNewer(page);
  const other = watched(await context.newPage());
  await other.route('**/version.json', (route) =>
    route.fulfill({ json: { version: '9.9.9', minVersion: '1.0.0', stores: { ios: '', android: '' } } }),
  );
  await visit(other, '/cart/');
  const update = other.getByRole('alertdialog').getByRole('button', { name: 'Aggiorna ora' });
  await expect
    .poll(async () => {
      await look(other);
      return update.isVisible();
    })
    .toBe(true);
  const loaded = other.waitForEvent('load');
  await update.click();
  await loaded;
  await ready(other);
  for (const tab of [page, other]) await expect.poll(() => workers(tab)).toEqual(taken);

  await emptyBrowserCache(context, page);
  await offline(context);
  await changeOffline(page);
  await expect(other.getByText('In attesa di rete')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Profilo' }).click();
  await page.getByRole('link', { name: 'Le mie liste' }).click();
  await expect(heading(page)).toHaveText('Le mie liste');
  const file = page.waitForResponse(usuals);
  await page.getByRole('link', { name: 'I tuoi soliti' }).click();
  expect((await file).fromServiceWorker()).toBe(true);
  await expect(heading(page)).toHaveText('I tuoi soliti');
  await page.goBack();
  await page.goBack();
  await online(context);
  for (const tab of [page, other]) await hasThree(tab);
  expect([await inShop(page), sent]).toEqual([[3], three]);
});

test('B-27, B-40: a worker that was killed begins again without network, and what waits is sent once', async ({
  page,
  context,
}) => {
  await openCart(page);
  const sent = sentFrom(context);
  await offline(context);
  await changeOffline(page);
  await killWorkers(context, page);
  await page.reload();
  await ready(page);
  await expect(penne(page)).toHaveValue('3');
  await expect(bar(page)).toContainText('1 modifica aspetta.');
  await killWorkers(context, page);
  expect(sent).toEqual([]);
  await online(context);
  await hasThree(page);
  expect([await inShop(page), sent]).toEqual([[3], three]);
});
