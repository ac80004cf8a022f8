import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import {
  completedOrder,
  dialog,
  goThroughCheckout,
  look,
  payment,
  placeOrder,
  visit,
} from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const ofOrder = (page: Page) => page.getByRole('radiogroup', { name: 'Se qualcosa manca' });
const choice = (page: Page, name: RegExp) => ofOrder(page).getByRole('radio', { name });
const penne = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'Penne rigate' });

/** Opens an order that is paid at the door. */
async function openOrder(page: Page): Promise<string> {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['penne-rigate-500-g', 2],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /Pagamento alla consegna/).check();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await visit(page, `/profile/orders/${orderId}`);
  await expect(choice(page, /^Sostituite voi/)).toBeChecked();
  return orderId;
}

const isSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/order/update-infos'));
const prepare = (page: Page, orderId: string) =>
  page.evaluate(
    async (body) => (await fetch('/__dev/order-status', { method: 'POST', body })).status,
    JSON.stringify({ order_id: Number(orderId), orderStatusId: 4 }),
  );

test('B-18, B-19: the whole order and one line are chosen for by keyboard, are so again, and then only read', async ({
  page,
}) => {
  const orderId = await openOrder(page);
  await expect(main(page).getByText(/^Puoi cambiarlo entro (le \d\d:\d\d|la mezzanotte) di /)).toBeVisible();
  const whole = isSaved(page);
  await tabTo(page, 'radio', /^Sostituite voi/);
  await page.keyboard.press('ArrowRight');
  await whole;
  await expect(choice(page, /^Chiedetemelo/)).toBeChecked();
  await look(page);

  await tabTo(page, 'button', 'Scegli per un prodotto');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Penne rigate');
  await page.keyboard.press('Enter');
  const line = dialog(page, 'Se manca Penne rigate?');
  await expect(line.getByRole('radio', { name: /^Come tutto l’ordine/ })).toBeChecked();
  await tabTo(page, 'radio', /^Come tutto l’ordine/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(line.getByRole('radio', { name: 'Un prodotto scelto da me' })).toBeChecked();
  const products = line.getByRole('radiogroup', { name: 'Al posto di Penne rigate' });
  const fusilli = products.getByRole('radio', { name: /^Fusilli/ });
  await fusilli.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const count = await products.getByRole('radio').count();
  for (let step = 1; step < count && !(await fusilli.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(fusilli).toBeChecked();
  const ofLine = isSaved(page);
  await tabTo(page, 'button', 'Salva');
  await page.keyboard.press('Enter');
  await ofLine;
  await expect(line).toBeHidden();
  await expect(penne(page).getByRole('button', { name: /^Al suo posto: Fusilli/ })).toBeVisible();

  await visit(page, `/profile/orders/${orderId}`);
  await expect(choice(page, /^Chiedetemelo/)).toBeChecked();
  await expect(penne(page).getByRole('button', { name: /^Al suo posto: Fusilli/ })).toBeVisible();
  await expectAccessible(page, 'the choices of an order');

  expect(await prepare(page, orderId)).toBe(200);
  await visit(page, `/profile/orders/${orderId}`);
  await expect(main(page).getByText('Se qualcosa manca: Chiedetemelo')).toBeVisible();
  await expect(penne(page)).toContainText('Al suo posto: Fusilli');
  await expect(ofOrder(page)).toHaveCount(0);
  await expect(penne(page).getByRole('button', { name: /^Al suo posto/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Scegli per un prodotto' })).toHaveCount(0);
  await expect(main(page).getByText(/^Puoi cambiarlo entro/)).toHaveCount(0);
});

test('B-19, ERR-11: a choice for an order that does not arrive is taken back, with a word', async ({
  page,
  provoked,
}) => {
  await openOrder(page);
  provoked.push(/update-infos/, /Failed to load resource/);
  await page.route('**/order/update-infos', (route) => route.abort());
  await choice(page, /^Non sostituite/).check();
  await expect(page.getByText('Non siamo riusciti a cambiare l’ordine. Riprova.')).toBeVisible();
  await expect(choice(page, /^Sostituite voi/)).toBeChecked();
});
