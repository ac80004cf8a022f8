import type { Page } from '@playwright/test';
import { bar, cutLine, demo, more, offline, online } from '../support/app/kept-shop.ts';
import { lookAway, lookBack } from '../support/look-away.ts';
import { comeBack } from '../support/prepared.ts';
import { look, quantityOf, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ provoked }) => void provoked.push(cutLine));

const oil = 'Olio extravergine in latta';
const terms = (page: Page) => page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' });
const closed = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'Un momento' });
const back = (page: Page) => closed(page).getByRole('link', { name: 'Torna al carrello' });

/** A cart that is worth an order, with the code of what is done without network: it comes after the first move. */
async function openCart(page: Page): Promise<void> {
  await comeBack(page, { login: demo, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/cart/' });
  await expect
    .poll(async () => {
      await look(page);
      return page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/offline-queue-')),
      );
    })
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

/** One more of it without network: it waits. */
async function changeOffline(page: Page): Promise<void> {
  await more(page).click();
  await expect(page.getByText('In attesa di rete')).toBeVisible();
}

test('B-27, CHK-01: gone back to without network, the checkout waits for what was changed, and opens when it is sent', async ({
  page,
  context,
}) => {
  await openCart(page);
  await page.getByRole('main').getByRole('link', { name: 'Vai alla cassa' }).click();
  await expect(terms(page)).toBeVisible();
  await page.goBack();
  await offline(context);
  await changeOffline(page);
  await page.goForward();
  await expect(closed(page)).toContainText('Un momento: per la cassa serve la rete');
  await expect(terms(page)).toBeHidden();
  await back(page).click();
  await expect(page).toHaveURL(/\/cart\/?$/);
  await page.goBack();
  await expect(closed(page)).toBeVisible();

  const sent = page.waitForResponse((response) => response.url().endsWith('/cart/update'));
  await online(context);
  await sent;
  await expect(closed(page)).toBeHidden();
  await expect(terms(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('B-27, CHK-01: opened by its address while a change is being sent, the checkout waits for it', async ({
  page,
  context,
}) => {
  const prepared: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/checkout/')) prepared.push(request.url());
  });
  await openCart(page);
  await offline(context);
  await changeOffline(page);
  await page.route('**/cart/update', (route) => route.abort());
  const tried = page.waitForRequest('**/cart/update');
  await online(context);
  await tried;
  await visit(page, '/checkout');
  await expect(closed(page)).toContainText('Un momento: prima mandiamo le modifiche in attesa');
  await expect(terms(page)).toBeHidden();
  await back(page).click();
  await expect(quantityOf(page, oil)).toHaveValue('4');
  await visit(page, '/checkout');
  await expect(closed(page)).toBeVisible();
  await page.unroute('**/cart/update');
  const sent = page.waitForResponse('**/cart/update');
  await lookAway(page);
  await lookBack(page);
  await sent;
  await expect(closed(page)).toBeHidden();
  await expect(terms(page)).toBeVisible();
  expect(prepared).toEqual([]);
});
