import type { Page } from '@playwright/test';
import {
  addButton,
  dialog,
  logIn,
  openCart,
  passDeliveryGates,
  quantityOf,
  search,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** Two taps of one finger, as fast as an impatient one. */
async function tapTwice(page: Page, name: string | RegExp): Promise<void> {
  const box = await page.getByRole('button', { name }).filter({ visible: true }).last().boundingBox();
  if (box === null) throw new Error(`${String(name)} cannot be tapped`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 180)));
  await page.touchscreen.tap(x, y);
}

test('SHELL-03, CAT-11: Back closes what is open before it leaves the page', async ({ page }) => {
  await logIn(page, 'demo@cestolieto.example');
  await search(page, 'pasta');
  const here = page.url();

  await page
    .getByRole('button', { name: /^Filtr/ })
    .filter({ visible: true })
    .click();
  const filters = dialog(page, 'Filtra i prodotti');
  await expect(filters).toBeVisible();
  await filters.getByRole('checkbox').first().check();
  await page.waitForURL((url) => url.href !== here);
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  expect(page.url()).not.toBe(here);
  await page.goBack();
  await page.waitForURL(here);

  const drawer = await openCart(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(page.url()).toBe(here);

  // One that was closed by its button costs no press of Back.
  await openCart(page);
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('CART-04, GATE-01: Back answers a question with No, and gives up a login', async ({ page }) => {
  await visit(page, '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  const login = dialog(page, 'Accedi');
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(login).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/product/penne-rigate-500-g');

  await logIn(page, 'demo@cestolieto.example', '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  await passDeliveryGates(page);
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('textbox', { name: 'Quantità' })).toHaveValue('1');
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('SLOT-08, GATE-11: the second tap on a sheet does not fall through to the next screen', async ({
  page,
}) => {
  await logIn(page, 'demo@cestolieto.example', '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Conferma indirizzo' }).waitFor();
  await tapTwice(page, 'Conferma indirizzo');
  const slots = dialog(page, 'Fascia oraria');
  await expect(slots.getByRole('radio').first()).toBeVisible();
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(0);
  await slots
    .getByRole('radio', { name: /libera/ })
    .first()
    .click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');

  await search(page, 'prosciutto cotto al banco');
  await page.getByRole('button', { name: 'Scegli opzioni di Prosciutto cotto al banco' }).click();
  const options = dialog(page, 'Scegli le opzioni');
  for (const group of await options.getByRole('radiogroup').all())
    await group.getByRole('radio').first().click();
  await tapTwice(page, 'Aggiungi al carrello');
  await expect(options).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Nel carrello:');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('QTY-07: Escape takes back what is typed before it closes the cart', async ({ page }) => {
  await logIn(page, 'demo@cestolieto.example', '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  await passDeliveryGates(page);
  const drawer = await openCart(page);
  const quantity = drawer.getByRole('textbox', { name: 'Quantità' });
  await quantity.fill('8');
  await quantity.press('Escape');
  await expect(quantity).toHaveValue('1');
  await expect(drawer).toBeVisible();
  await quantity.press('Escape');
  await expect(drawer).toBeHidden();
});
