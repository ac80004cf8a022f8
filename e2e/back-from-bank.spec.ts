import type { Page } from '@playwright/test';
import { comeBack } from './support/prepared.ts';
import { completedOrder, payment, placeOrder, goThroughCheckout, visit } from './support/shopper.ts';
import { test } from './support/shared-shop.ts';
import { expect } from './support/test.ts';
import { wholeBrowser } from './support/whole-browser.ts';

test.use(wholeBrowser);

const bank = (page: Page, answer: string) => page.getByRole('button', { name: answer });

/** Orders, and is at the bank. */
async function goToBank(page: Page, login: string): Promise<void> {
  await comeBack(page, { login, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/cart/' });
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
}

test('CHK-26: back from the bank with the back button, the page that was kept asks anew and can pay again', async ({
  page,
}) => {
  await goToBank(page, 'agente@cestolieto.example');
  // The browser keeps no page that came with a private answer: this one comes in by the public home page.
  await visit(page, '/');
  await page.getByRole('button', { name: 'Profilo', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'I miei ordini' }).click();
  await page
    .getByRole('link', { name: /^Paga ora l’ordine/ })
    .first()
    .click();
  await page.waitForURL(/\/cart\/payment-error\/\d+/);
  const address = page.url();
  const [, orderId = ''] = /payment-error\/(\d+)/.exec(address) ?? [];
  const pay = page.getByRole('button', { name: 'Paga così' });
  await pay.click();
  await page.waitForURL(/\/__psp\//);

  // Playwright's own way back does not end on a page that is woken.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Paga l’ordine ${orderId}`);
  // It was kept and has woken: else it would have been opened again by the way back.
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
    type: 'reload',
  });
  await pay.click();
  await page.waitForURL(/\/__psp\//);
  await bank(page, 'Approva il pagamento').click();
  expect(await completedOrder(page)).toBe(orderId);
});
