import type { Page } from '@playwright/test';
import { completedOrder, dialog, quantityOf, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Tabs on until the control with this role and name has the focus, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await wanted.waitFor();
  for (let step = 0; step < 200; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${String(name)} is not in reach of the Tab key`);
}

test('B-01: a whole purchase with the keyboard alone', async ({ page, brand }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await tabTo(page, 'searchbox', 'Cerca prodotti');
  await page.keyboard.type('olio extravergine in latta');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/catalog\/search/);
  await tabTo(page, 'button', 'Aggiungi Olio extravergine in latta al carrello');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('vuoto@cestolieto.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo2026!');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('combobox', { name: 'Cerca indirizzo' })).toBeFocused();
  await page.keyboard.type(`${brand.street.typed} ${brand.street.number}`);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Città' })).toHaveValue(brand.street.city);
  await tabTo(page, 'button', 'Verifica indirizzo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nome sul citofono' })).toBeFocused();
  await page.keyboard.type('Rossi');
  await tabTo(page, 'textbox', 'Nome indirizzo');
  await page.keyboard.type('Casa');
  await tabTo(page, 'textbox', 'Telefono di riferimento');
  await page.keyboard.type('3331234567');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await tabTo(page, 'button', 'Si');
  await page.keyboard.press('Enter');

  // The arrows move, only Space books (SLOT-08).
  const slots = dialog(page, 'Fascia oraria');
  await slots.getByRole('radio').first().waitFor();
  await tabTo(page, 'radio', /libera/);
  await page.keyboard.press('ArrowRight');
  await expect(slots).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slots).toBeHidden();

  // The focus is back where the add began.
  const quantity = quantityOf(page, 'Olio extravergine in latta');
  await expect(quantity).toHaveValue('1');
  await tabTo(page, 'button', 'Aumenta quantità di Olio extravergine in latta');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('3');

  await tabTo(page, 'button', 'Carrello');
  await page.keyboard.press('Enter');
  const drawer = dialog(page, 'Carrello');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Vai alla cassa');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout$/);
  await tabTo(page, 'checkbox', 'Accetto le condizioni di vendita');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Vai al pagamento');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment$/);
  await tabTo(page, 'radio', /consegna/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Ordine con obbligo di pagare');
  await page.keyboard.press('Enter');
  await completedOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
