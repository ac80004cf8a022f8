import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { comeBack } from './support/prepared.ts';
import {
  completedOrder,
  payment,
  placeOrder,
  quantityOf,
  goThroughCheckout,
  sayYes,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** A shopper who has filled a cart, before it. */
async function fillCart(page: Page, login: string): Promise<void> {
  await comeBack(page, { login, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/cart/' });
}

const bank = (page: Page, answer: string) => page.getByRole('button', { name: answer });

test('a declined payment is tried again and approved: one order, once paid', async ({ page }) => {
  await fillCart(page, 'demo@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await expectAccessible(page, 'test payment page');
  await bank(page, 'Rifiuta il pagamento').click();
  await page.waitForURL(/\/cart\/payment-error\/\d+/);
  const [, orderId = ''] = /payment-error\/(\d+)/.exec(page.url()) ?? [];
  await expect(page.getByRole('main')).toContainText(`L'ordine ${orderId}`.replace("'", '’'));
  await expectAccessible(page, 'payment error');
  await page.getByRole('button', { name: 'Riprova il pagamento' }).click();
  await page.waitForURL(/\/__psp\//);
  await bank(page, 'Approva il pagamento').click();
  expect(await completedOrder(page)).toBe(orderId);

  await visit(page, `/profile/orders/${orderId}`);
  await expect(page.getByRole('main')).toContainText('autorizzato');
  await expect(page.getByRole('main')).toContainText('89,70');
});

test('RULE-PAYMENT-8: after a decline another way to pay takes over the same order', async ({ page }) => {
  await fillCart(page, 'agente@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await bank(page, 'Rifiuta il pagamento').click();
  await page.waitForURL(/\/cart\/payment-error\/\d+/);
  const [, orderId = ''] = /payment-error\/(\d+)/.exec(page.url()) ?? [];
  const change = page.getByRole('button', { name: 'Cambia metodo di pagamento' });
  await change.press('Enter');
  // The button went with what was shown: the keyboard starts where the page does.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Annulla', exact: true }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await change.press('Enter');
  await payment(page, /alla consegna/i).click();
  await page.getByRole('button', { name: 'Paga così' }).click();
  expect(await completedOrder(page)).toBe(orderId);
});

test('RULE-PAYMENT-7: coming back from the bank with the back button can still pay', async ({ page }) => {
  await fillCart(page, 'lettura@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await page.goBack();
  await expect(page).not.toHaveURL(/__psp/);
  await visit(page, '/profile/orders');
  await page
    .getByRole('link', { name: /^Paga ora l’ordine/ })
    .first()
    .click();
  await page.waitForURL(/\/cart\/payment-error\/\d+/);
  await page.getByRole('button', { name: 'Riprova il pagamento' }).click();
  await page.waitForURL(/\/__psp\//);
  await bank(page, 'Approva il pagamento').click();
  await completedOrder(page);
});

test('CHK-26: back from the bank the order that waits is told of, and gives its goods back to the cart', async ({
  page,
}) => {
  await fillCart(page, 'lettura@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await visit(page, '/checkout');
  const notice = page.getByRole('status').filter({ hasText: /L’ordine \d+ aspetta il pagamento/ });
  await expect(notice).toContainText('89,70');
  await expect(notice.getByRole('timer')).toHaveText(/^(1\sh|\d+\smin)$/);
  await expect(page.getByRole('main')).toContainText('i prodotti sono nell’ordine');
  await expectAccessible(page, 'checkout of an order that waits');
  await visit(page, '/');
  await expect(notice.getByRole('link', { name: 'Paga ora' })).toHaveAttribute(
    'href',
    /\/cart\/payment-error\/\d+$/,
  );
  await visit(page, '/cart/');
  await notice.getByRole('button', { name: 'Rimetti nel carrello' }).click();
  await expect(quantityOf(page, 'Olio extravergine in latta')).toHaveValue('3');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cambia fascia oraria' }).first()).toBeVisible();
});

test('an order can be cancelled while it is editable, after one question', async ({ page }) => {
  await fillCart(page, 'demo@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await visit(page, `/profile/orders/${orderId}`);
  await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'cancel question');
  await sayYes(page);
  await expect(page.getByRole('button', { name: 'Annulla l’ordine' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('annullato');
});
