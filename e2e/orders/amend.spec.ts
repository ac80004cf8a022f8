import type { Page } from '@playwright/test';
import { comeBack } from '../support/prepared.ts';
import {
  completedOrder,
  goThroughCheckout,
  look,
  payment,
  pickSlot,
  placeOrder,
  quantityOf,
  sayYes,
  visit,
} from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const login = 'demo@cestolieto.example';
const penne = 'Penne rigate';
const biscuits = 'Biscotti frollini';

const notice = (page: Page) => page.getByRole('region', { name: 'Modifica dell’ordine' });
const main = (page: Page) => page.getByRole('main');

/** An order that is paid by card, or at the door. */
async function bought(page: Page, how: RegExp): Promise<string> {
  await comeBack(page, {
    login,
    wanted: [
      ['penne-rigate-500-g', 2],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, how).check();
  await placeOrder(page);
  if (how.source.includes('online')) await page.getByRole('button', { name: 'Approva il pagamento' }).click();
  return completedOrder(page);
}

async function startChanging(page: Page, orderId: string): Promise<void> {
  await visit(page, `/profile/orders/${orderId}`);
  await page.getByRole('button', { name: `Modifica l’ordine ${orderId}` }).click();
  await page.waitForURL(/\/cart\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifica ordine');
  await expect(notice(page)).toContainText('Non hai ancora cambiato niente.');
  await look(page);
}

const moved = (page: Page, orderId: string, orderStatusId: number) =>
  page.evaluate(
    async (body) => (await fetch('/__dev/order-status', { method: 'POST', body })).status,
    JSON.stringify({ order_id: Number(orderId), orderStatusId }),
  );

test('ORD-07, ORD-09, B-17: an order paid by card is changed in place, without the bank, and the cart of before is back', async ({
  page,
}) => {
  const orderId = await bought(page, /^Carta di pagamento online/);
  await comeBack(page, { login, wanted: [['latte-fresco-intero-1-l', 3]], to: '/' });
  await startChanging(page, orderId);
  await page
    .getByRole('button', { name: `Diminuisci quantità di ${biscuits}` })
    .first()
    .click();
  await expect(main(page).getByText('Prima 18 pz')).toBeVisible();
  await page.getByRole('button', { name: `Rimuovi ${penne}` }).click();
  await sayYes(page);
  await expect(main(page).getByText('Tolto', { exact: true })).toBeVisible();
  const sums = page.getByRole('complementary', { name: 'Cosa cambia' });
  await expect(sums).toContainText(/Tolti: .*Penne rigate/);
  await expect(sums).toContainText('Basta quello già bloccato: non passi dalla banca.');
  await tabTo(page, 'button', `Rimetti ${penne}`);
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, penne)).toHaveValue('2');
  await expect(main(page).getByText('Tolto', { exact: true })).toBeHidden();

  // The notice goes along; what is bought there is part of the order.
  await page.getByRole('banner').getByRole('link', { name: 'Cestolieto, pagina iniziale' }).click();
  await expect(notice(page)).toContainText(/−.*: nuovo totale/);
  await tabTo(page, 'button', 'Conferma modifiche');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/profile/orders/${orderId}$`));
  await expect(page.getByText(`L’ordine ${orderId} è cambiato come volevi`)).toBeVisible();
  await expect(main(page)).toContainText('17 pz');
  await expect(main(page)).toContainText('autorizzato');
  await expect(notice(page)).toBeHidden();
  await visit(page, '/cart/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  await expect(quantityOf(page, 'Latte fresco intero')).toHaveValue('3');
});

test('ORD-06, ORD-08, B-17: picking begins in the middle: the order arrives as it was, and what was added goes into the cart', async ({
  page,
}) => {
  const orderId = await bought(page, /Pagamento alla consegna/);
  await startChanging(page, orderId);
  await page
    .getByRole('button', { name: `Aumenta quantità di ${penne}` })
    .first()
    .click();
  await expect(main(page).getByText('Prima 2 pz')).toBeVisible();
  // Left, and not left after all.
  await notice(page).getByRole('button', { name: 'Annulla modifiche' }).click();
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click();
  expect(await moved(page, orderId, 4)).toBe(200);
  await notice(page).getByRole('button', { name: 'Conferma modifiche' }).click();
  await expect(notice(page)).toContainText('Lo stiamo già preparando: arriva com’era.');
  await look(page);
  await notice(page).getByRole('button', { name: 'Tieni nel carrello quello che hai aggiunto' }).click();
  // The cart of every day has no slot yet.
  await pickSlot(page, { day: 2, slot: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
  await expect(quantityOf(page, penne)).toHaveValue('1');
  await expect(notice(page)).toBeHidden();
  await visit(page, `/profile/orders/${orderId}`);
  await expect(main(page)).toContainText('2 pz');
  await expect(page.getByRole('button', { name: /^Modifica/ })).toHaveCount(0);
});

test('ORD-08, ORD-09: left in another tab, the change is told of, and nothing of it is confirmed', async ({
  page,
  context,
}) => {
  const orderId = await bought(page, /Pagamento alla consegna/);
  await startChanging(page, orderId);
  const other = await context.newPage();
  await visit(other, '/');
  await expect(notice(other)).toContainText(`Stai modificando l’ordine ${orderId}`);
  await look(other);
  await notice(other).getByRole('button', { name: 'Annulla modifiche' }).click();
  await expect(other.getByText(`L’ordine ${orderId} resta com’era`)).toBeVisible();
  // Whoever comes back to the first tab is told.
  await page.bringToFront();
  await expect(page.getByText(`La modifica dell’ordine ${orderId} è finita altrove`)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await visit(page, '/profile/orders');
  await expect(page.getByRole('article').first()).toContainText(`Ordine ${orderId}`);
});
