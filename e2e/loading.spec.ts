import type { Page } from '@playwright/test';
import { fontFiles, showsFonts } from './support/fonts.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import { comeBack } from './support/prepared.ts';
import { visitSettled } from './support/settled.ts';
import { quantityOf, ready } from './support/shopper.ts';
import { expect, test } from './support/test.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use({ ...wholeBrowser, viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

const category = '/catalog/category/ortofrutta';

test('decision 050: a first visit fetches the brand’s fonts at the first move and shows them on the next page', async ({
  page,
}) => {
  await page.goto(category);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect([await fontFiles(page), await showsFonts(page)]).toEqual([0, false]);
  await page.mouse.move(200, 300);
  await expect.poll(() => fontFiles(page)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await showsFonts(page)).toBe(false);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => showsFonts(page)).toBe(true);
  await page.goto(category);
  expect(await showsFonts(page)).toBe(true);
});

test('decision 050: the first pictures of a page are asked for before its scripts', async ({ page }) => {
  await page.goto(category);
  await ready(page);
  const { pictures, scripts } = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource');
    const startOf = (ending: string) =>
      asked.filter(({ name }) => name.endsWith(ending)).map(({ startTime }) => startTime);
    return { pictures: startOf('.webp'), scripts: startOf('.js') };
  });
  expect([pictures.length > 0, scripts.length > 0]).toEqual([true, true]);
  expect(Math.min(...scripts)).toBeGreaterThan(Math.min(...pictures));
});

test('NAV-06, ERR-04: a product of a list is there before the shop has answered; its label follows, or can be asked for again', async ({
  page,
  provoked,
}) => {
  provoked.push(/failed|ERR_FAILED/i);
  await visitSettled(page, category);
  const answered = Promise.withResolvers<void>();
  const ofProduct = /\/ebsn\/api\/products\?.*slug=/;
  await page.route(ofProduct, async (route) => {
    await answered.promise;
    await route.abort();
  });
  const tile = page.getByRole('article').filter({ hasText: 'Mele annurche' });
  const main = page.getByRole('main');
  await tile.getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mele annurche');
  await expect(main.getByRole('button', { name: /^Aggiungi/ }).first()).toBeEnabled();
  await expect(main.getByRole('heading', { name: 'Scheda' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Ingredienti' })).toBeHidden();
  answered.resolve();
  const again = main.getByRole('button', { name: 'Riprova' });
  await expect(again).toBeVisible();
  await page.unroute(ofProduct);
  await again.click();
  await expect(main.getByRole('heading', { name: 'Ingredienti' })).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
});

const wanted = [
  ['penne-rigate-500-g', 2],
  ['olio-extravergine-latta-5-l', 1],
] as const;

const withCart = (page: Page) => comeBack(page, { login: 'demo@cestolieto.example', wanted, to: '/cart' });

const more = (page: Page) => page.getByRole('button', { name: 'Aumenta quantità di Penne rigate' });

test('decision 053: a shopper’s cart is in the document, for them alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await withCart(page);
  const answer = await page.reload();
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await ready(page);
  const context = await browser.newContext({
    ...wholeBrowser,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const still = await context.newPage();
  await still.goto('/cart');
  const main = still.getByRole('main');
  await expect(quantityOf(still, 'Penne rigate')).toHaveValue('2');
  await expect(main.getByRole('link', { name: /^Olio extravergine/ })).toBeVisible();
  await expect(still.getByRole('complementary', { name: 'Riepilogo' })).toContainText('Totale stimato');
  await context.clearCookies();
  await still.goto('/cart');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  await expect(main).not.toContainText('Penne rigate');
  await context.close();
});

test('decision 053: a shopper’s cart comes alive where it stands, and a press counts once', async ({
  page,
}) => {
  const shifts = await watchLayoutShift(page);
  await withCart(page);
  await page.reload();
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBe(0);
  await more(page).click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
});

test('decision 053: orders, an order and the checkout stand where the document has them, asked for once', async ({
  page,
}) => {
  const shifts = await watchLayoutShift(page);
  await comeBack(page, { login: 'demo@cestolieto.example', wanted, to: '/profile/orders' });
  const detail = page.getByRole('link', { name: /^Dettaglio dell’ordine/ }).first();
  const orderPath = (await detail.getAttribute('href')) ?? '';
  // What this page asks by itself is not counted.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/order/')) asked.push(pathname + search);
  });
  const main = page.getByRole('main');
  for (const [path, last] of Object.entries({
    '/profile/orders': detail,
    [orderPath]: main.getByRole('button', { name: 'Ricompra tutto' }),
    '/checkout': main.getByRole('heading', { name: 'Sacchetti' }),
  })) {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(last).toBeVisible();
    const before = await main.ariaSnapshot();
    held.resolve();
    await ready(page);
    await page.waitForLoadState('networkidle');
    // Whether an invoice is wanted, and the terms, can be chosen once somebody keeps it.
    const choices = ['switch "Voglio la fattura"', 'checkbox "Accetto le condizioni di vendita"'];
    const answering = choices.reduce((tree, one) => tree.replace(`${one} [disabled]`, one), before);
    // What to do about goods that are sold out comes into the place that is kept for it.
    if (path === '/checkout') await expect(main.getByText('Vale per tutte le righe.')).toBeVisible();
    const after = (await main.ariaSnapshot()).replace(
      /^ *- radiogroup "Se qualcosa manca":[^]*?- button "Scegli per un prodotto"\n/m,
      '',
    );
    expect(after).toBe(answering);
    expect(await shifts()).toBe(0);
    await page.unroute('**/assets/**');
  }
  // Of its own accord each page asks whether an order waits for its payment, and nothing else.
  expect(asked).toEqual(Array(3).fill('/ebsn/api/order/list?page=1&page_size=12'));
});

test('decision 053: a press on a line counts once, made before the page answers or before its cart is here', async ({
  page,
}) => {
  await withCart(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await more(page).click();
  expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
  const answered = Promise.withResolvers<void>();
  await page.route('**/ebsn/api/cart/view*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  held.resolve();
  await ready(page);
  await more(page).click();
  answered.resolve();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue(/^[34]$/);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('4');
});

test('SHELL-10: a move that waits for its page’s code or for the shop’s answer says so, a quick one does not', async ({
  page,
}) => {
  const shifts = await watchLayoutShift(page);
  await page.goto(category);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const link = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
  const title = page.getByRole('heading', { level: 1 });
  const waiting = page.getByRole('progressbar', { name: 'Caricamento' });
  const before = await shifts();

  const [codeHeld, answerHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/**', async (route) => {
    await codeHeld.promise;
    await route.continue();
  });
  await page.route(/\/wp-json\/.*contatti/, async (route) => {
    await answerHeld.promise;
    await route.continue();
  });
  await link('Contatti').click();
  await expect(waiting).toBeVisible();
  await expect(title).toHaveText('Frutta e verdura');
  codeHeld.resolve();
  await page.waitForRequest(/\/wp-json\/.*contatti/);
  await expect(waiting).toBeVisible();
  expect(await shifts()).toBe(before);
  answerHeld.resolve();
  await expect(title).toHaveText('Contatti');
  await expect(waiting).toBeHidden();

  // Every bar that was in the page, however shortly.
  const seen = await page.evaluateHandle(() => {
    const bars = new Set<Element>();
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('[role="progressbar"]')) bars.add(bar);
    }).observe(document.body, { childList: true, subtree: true });
    return bars;
  });
  await page.goBack();
  await expect(title).toHaveText('Frutta e verdura');
  expect(await seen.evaluate(({ size }) => size)).toBe(0);
});

test('CHK-04: the terms cannot be ticked before a tick is kept', async ({ page }) => {
  const wanted = [['olio-extravergine-latta-5-l', 3]] as const;
  await comeBack(page, { login: 'demo@cestolieto.example', wanted, to: '/cart/' });
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/purchase*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/checkout');
  const accept = page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' });
  await expect(accept).toBeDisabled();
  late.resolve();
  await accept.check();
  await expect(accept).toBeChecked();
});
