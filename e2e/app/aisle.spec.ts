import type { Page } from '@playwright/test';
import { kept } from '../support/app/kept-shop.ts';
import { comeBack } from '../support/prepared.ts';
import {
  completedOrder,
  goThroughCheckout,
  payment,
  placeOrder,
  quantityOf,
  visit,
} from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const penne = 'Penne rigate';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const more = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: `Aumenta quantità di ${penne}` });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei senza rete' });

test('B-27, B-40: without a line in the aisle, back and paid: nothing is lost, and nothing comes twice', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED/i);
  // The last of what is looked at ahead.
  const keptForLater = page.waitForResponse(/giftcertificate\/list-manual-assigned/, { timeout: 60_000 });
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['penne-rigate-500-g', 2],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/',
  });
  await kept(page);
  await keptForLater;

  await context.setOffline(true);
  await page.goto('/cart/');
  await expect(quantityOf(page, penne)).toHaveValue('2');
  await more(page).click();
  await expect(bar(page)).toContainText('1 modifica aspetta.');
  await expect(page.getByText('per la cassa serve la rete')).toBeVisible();
  // Never opened before.
  await page.getByRole('button', { name: 'Liste' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Lista preferiti', exact: true }).click();
  const before = Number(await quantityOf(page, penne).inputValue());
  await more(page).click();
  await expect(bar(page)).toContainText('2 modifiche aspettano.');
  await context.setOffline(false);
  await expect(page.getByText('Di nuovo in rete: 2 modifiche mandate')).toBeVisible();
  await expect(quantityOf(page, penne)).toHaveValue(String(before + 1));

  await visit(page, '/cart/');
  await expect(quantityOf(page, penne)).toHaveValue('3');
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await visit(page, `/profile/orders/${orderId}`);
  await expect(page.getByRole('main')).toContainText(/Penne rigate[^]*3\spz/);
});
