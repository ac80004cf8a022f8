import { comeBack, comeIn, putInCart } from './support/prepared.ts';
import { completedOrder, goThroughCheckout, payment, placeOrder, visit } from './support/shopper.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const email = 'demo@cestolieto.example';

test('LOY-02: the card fills the screen with its barcode, and Escape puts it away', async ({ page }) => {
  await comeIn(page, email, '/profile/loyalty');
  await expect(page.getByRole('region', { name: 'I tuoi punti' })).toContainText('320 punti');
  const show = page.getByRole('button', { name: 'Mostra la carta' });
  await show.click();
  const card = page.getByRole('dialog', { name: 'Carta fedeltà' });
  await expect(card).toContainText('0401 1234 5678 9');
  const bars = await card.getByRole('img', { name: 'Codice a barre 0401123456789' }).boundingBox();
  expect([(bars?.width ?? 0) >= 300, (bars?.height ?? 0) >= 160]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(show).toBeFocused();
});

test('LOY-05, LOY-06: a certificate says what it needs, and goes to the cart once that is there', async ({
  page,
}) => {
  await comeBack(page, { login: email, to: '/profile/loyalty' });
  const gift = page.getByRole('listitem').filter({ hasText: 'SCUSA-GIULIA' });
  await gift.getByRole('button', { name: 'Usa nel carrello' }).click();
  await expect(gift.getByRole('alert')).toContainText('30,00');

  await putInCart(page, [['biscotti-frollini-700-g', 18]]);
  await visit(page, '/profile/loyalty');
  await gift.getByRole('button', { name: 'Usa nel carrello' }).click();
  await expect(gift.getByRole('status')).toHaveText('Il buono è nel carrello: lo togliamo dal totale.');
  await gift.getByRole('link', { name: 'Vai al carrello' }).click();
  await page.waitForURL(/\/cart\/$/);
  await expect(page.getByRole('main')).toContainText('Buono SCUSA-GIULIA');
});

test('LOY-05, LOY-08, CHK-18: what an order gives is on its way, is good once it came, and is used from here', async ({
  page,
}) => {
  await comeBack(page, { login: email, wanted: [['olio-extravergine-latta-5-l', 4]], to: '/cart/' });
  const main = page.getByRole('main');
  const gift = /Con questo ordine ricevi: Buono da 5\s€ sulla prossima spesa, 5,00\s€/;
  await expect(main).toContainText(gift);
  await goThroughCheckout(page, page);
  await expect(main).toContainText(gift);
  await payment(page, /alla consegna/i).check();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await expect(main).toContainText(gift);

  await visit(page, '/profile/loyalty');
  await expect(page.getByRole('region', { name: 'I tuoi punti' })).toContainText(
    /119 in arrivo con l’ordine di .+1 punto per ogni euro di spesa/,
  );
  await tabTo(page, 'button', /^In arrivo, 1$/);
  await page.keyboard.press('Enter');
  const coming = main.getByRole('listitem').filter({ hasText: 'In arrivo con l’ordine di' });
  await expect(coming).toContainText('Si attiva alla consegna');
  await expect(coming.getByRole('link', { name: `Ordine ${orderId}` })).toBeVisible();
  await expect(coming.getByRole('button')).toHaveCount(0);

  const moved = await page.evaluate(
    async (body) => (await fetch('/__dev/order-status', { method: 'POST', body })).status,
    JSON.stringify({ order_id: Number(orderId), orderStatusId: 8 }),
  );
  expect(moved).toBe(200);
  await visit(page, '/profile/loyalty');
  await expect(page.getByRole('region', { name: 'I tuoi punti' })).toContainText('439 punti');
  await expect(page.getByRole('button', { name: 'In arrivo, 0' })).toBeVisible();
  await comeBack(page, {
    login: email,
    wanted: [['penne-rigate-500-g', 2]],
    to: '/profile/loyalty',
  });
  const given = main.getByRole('listitem').filter({ hasText: 'GRAZIE-' });
  await given.getByRole('button', { name: 'Usa nel carrello' }).focus();
  await page.keyboard.press('Enter');
  await expect(given.getByRole('status')).toHaveText('Il buono è nel carrello: lo togliamo dal totale.');
  await visit(page, `/profile/orders/${orderId}`);
  await expect(main).toContainText(/Con questo ordine hai ricevuto: Buono da 5\s€/);
});

test('LOY-05, CHK-17: a wrong code is told at its field and stays there, a right one is on the cart', async ({
  page,
}) => {
  await comeBack(page, { login: email, wanted: [['penne-rigate-500-g', 2]], to: '/profile/loyalty' });
  const field = page.getByRole('textbox', { name: 'Scrivi il codice del buono' });
  await field.fill('SBAGLIATO');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Il codice non è valido/);
  await expect(field).toHaveValue('SBAGLIATO');
  await field.fill('gift5');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Aggiungi', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Il buono gift5 è nel carrello')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(page.getByRole('main')).toContainText('Buono GIFT5');
});
