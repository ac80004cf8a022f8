import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { comeBack } from './support/prepared.ts';
import {
  completedOrder,
  payment,
  placeOrder,
  quantityOf,
  goThroughCheckout,
  openCart,
  sayYes,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** A shopper who has filled a cart, before it. */
async function fillCart(page: Page, login: string): Promise<void> {
  await comeBack(page, { login, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/cart/' });
}

const bank = (page: Page, answer: string) => page.getByRole('button', { name: answer });

test('CHK-14, CHK-19: a declined payment is tried again and approved: one order, once paid', async ({
  page,
}) => {
  await fillCart(page, 'demo@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await expectAccessible(page, 'test payment page');
  const amountAsked = page.waitForRequest(/\/checkout\/prebilled-amount/);
  await bank(page, 'Rifiuta il pagamento').click();
  await page.waitForURL(/\/cart\/payment-error\/\d+/);
  const [, orderId = ''] = /payment-error\/(\d+)/.exec(page.url()) ?? [];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Pagamento non riuscito. L’ordine è in attesa.',
  );
  await expect(main).toContainText(`Ordine ${orderId}. Non è stato addebitato niente.`);
  await expect(main.getByRole('alert')).toHaveText(
    `Il sistema ha riscontrato un errore nel pagamento. L’ordine ${orderId} è sospeso: se non lo paghi verrà presto annullato automaticamente.`,
  );
  // The amount comes from its own call, and the way that failed is chosen.
  expect(new URL((await amountAsked).url()).searchParams.get('order_id')).toBe(orderId);
  await expect(main).toContainText(/Bloccati ora\s*89,70\s€/);
  await expect(main.getByRole('radiogroup', { name: 'Riprova con' })).toBeVisible();
  await expect(payment(page, /^Carta di pagamento online/)).toBeChecked();
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
  await payment(page, /alla consegna/i).click();
  // Nothing is held for what is paid at the door.
  await expect(page.getByRole('main')).not.toContainText('Bloccati ora');
  await page.getByRole('button', { name: 'Riprova il pagamento' }).press('Enter');
  expect(await completedOrder(page)).toBe(orderId);
  await expect(page.getByRole('main')).toContainText('Paghi alla consegna.');
  // The button went with its page: the keyboard starts where the next one does.
  await expect(page.getByRole('main')).toBeFocused();
});

test('CHK-23: a payment the bank has not answered waits, and another way is there on demand', async ({
  page,
}) => {
  await fillCart(page, 'agente@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await bank(page, 'Lascia in sospeso').click();
  await page.waitForURL(/\/cart\/payment-completed\/\d+/);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Pagamento in corso');
  await expect(main.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cambia metodo di pagamento' }).press('Enter');
  await expect(title).toHaveText('Cambia metodo di pagamento');
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: 'Annulla', exact: true }).press('Enter');
  await expect(title).toHaveText('Pagamento in corso');
  await expect(title).toBeFocused();
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
  // One press leads to the choice, and what was chosen before is chosen.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Paga l’ordine \d+$/);
  await expect(payment(page, /^Carta di pagamento online/)).toBeChecked();
  await expectAccessible(page, 'how an order that waits is paid');
  await page.getByRole('button', { name: 'Paga così' }).click();
  await page.waitForURL(/\/__psp\//);
  await bank(page, 'Approva il pagamento').click();
  await completedOrder(page);
});

test('CHK-26: back from the bank the order that waits is told of, and gives its goods back to the cart', async ({
  page,
}) => {
  await fillCart(page, 'lettura@cestolieto.example');
  await page.getByRole('textbox', { name: 'Codice buono' }).fill('GIFT5');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByRole('button', { name: 'Togli il buono GIFT5' })).toBeVisible();
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await visit(page, '/checkout');
  const notice = page.getByRole('status').filter({ hasText: /L’ordine \d+ aspetta il pagamento/ });
  await expect(notice).toContainText('84,70');
  await expect(notice.getByRole('timer')).toHaveText(/^(1\sh|\d+\smin)$/);
  await expect(page.getByRole('main')).toContainText('i prodotti sono nell’ordine');
  await expectAccessible(page, 'checkout of an order that waits');
  await visit(page, '/');
  await expect(notice.getByRole('link', { name: 'Paga ora' })).toHaveAttribute(
    'href',
    /\/cart\/payment-error\/\d+\?pay=true$/,
  );
  const drawer = await openCart(page);
  await expect(drawer).toContainText(/Il carrello è vuoto: i prodotti sono nell’ordine \d+/);
  await expect(drawer.getByRole('link', { name: 'Paga ora' })).toBeVisible();
  await expectAccessible(page, 'drawer while an order waits');
  // There it is one of the things to do, and told once.
  await visit(page, '/profile/dashboard');
  await expect(page.getByRole('main').getByText(/L’ordine \d+ aspetta il pagamento/)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: /^Paga ora l’ordine/ })).toHaveAttribute(
    'href',
    /\/cart\/payment-error\/\d+\?pay=true$/,
  );
  await visit(page, '/cart/');
  await notice.getByRole('button', { name: 'Rimetti nel carrello' }).click();
  await expect(quantityOf(page, 'Olio extravergine in latta')).toHaveValue('3');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cambia fascia oraria' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Togli il buono GIFT5' })).toBeVisible();

  // What was cancelled offers no payment anywhere.
  await visit(page, '/profile/orders');
  const newest = page.getByRole('article').first();
  await expect(newest).toContainText('annullato');
  await expect(newest).not.toContainText('Da pagare');
  await newest.getByRole('link', { name: /^Dettaglio/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ordine \d+$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('annullato');
  await expect(page.getByRole('link', { name: /^Paga ora/ })).toHaveCount(0);
});

test('CHK-29: the second tap of a double tap on the buy button approves nothing at the bank', async ({
  page,
}) => {
  await fillCart(page, 'lettura@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  // The moment in which the page has just appeared, and the one after it.
  const under = (moment: 'appeared' | 'seen') =>
    page.evaluate((at) => {
      const [appearing] = document.querySelector('form')?.getAnimations() ?? [];
      if (appearing !== undefined) {
        appearing.pause();
        appearing.currentTime = at === 'appeared' ? 300 : 600;
      }
      const { x, y, width, height } = document
        .querySelector('button[value=approve]')!
        .getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.textContent;
    }, moment);
  expect(await under('appeared')).not.toBe('Approva il pagamento');
  expect(await under('seen')).toBe('Approva il pagamento');
});

test('CHK-10: after a buy without a line the news stand on top of the page, in view and in focus', async ({
  page,
  context,
  provoked,
}) => {
  // Pictures, fonts and what is fetched ahead may still be on their way when the line is cut.
  provoked.push(/ERR_INTERNET_DISCONNECTED/, /^failed: /);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, 'lettura@cestolieto.example');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await context.setOffline(true);
  await placeOrder(page);
  const check = page.getByRole('button', { name: 'Controlla l’ordine' });
  await expect(check).toBeInViewport();
  await context.setOffline(false);
  // The shop is asked by itself.
  await page.waitForURL(/\/checkout$/);
  const news = page.getByRole('alert').filter({ hasText: 'L’ordine non è stato fatto' });
  await expect(news).toBeInViewport();
  await expect(news.locator('xpath=..')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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
