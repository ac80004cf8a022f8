import type { Page } from '@playwright/test';
import { comeBack } from './support/prepared.ts';
import { look, openCart, quantityOf, sayYes, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const pasta = '/product/penne-rigate-500-g';

async function withPasta(page: Page): Promise<void> {
  await comeBack(page, { login: 'demo@cestolieto.example', wanted: [['penne-rigate-500-g', 1]], to: pasta });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
}

test('CART-06: a quantity changed in the last moment before leaving the page is kept', async ({ page }) => {
  await withPasta(page);
  await page
    .getByRole('button', { name: 'Aumenta quantità di Penne rigate' })
    .filter({ visible: true })
    .click();
  await visit(page, '/cart/');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
});

test('QTY-07: a typed quantity is taken, capped with its reason, and nonsense is put back', async ({
  page,
}) => {
  await withPasta(page);
  const quantity = quantityOf(page, 'Penne rigate');
  await quantity.fill('7');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('7');
  await quantity.fill('99');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('24');
  await expect(page.getByRole('main')).toContainText('Massimo 24 per ordine');
  // The reason stays as long as there is no more to press, in the cart too.
  await visit(page, '/cart/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Penne rigate' })).toContainText(
    'Massimo 24 per ordine',
  );
  await visit(page, pasta);
  await quantity.fill('tante');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('24');
  await expect(page.getByRole('main')).toContainText('Scrivi una quantità in numeri');
});

test('CART-04: taking a line away asks first; No keeps it, Si removes it', async ({ page }) => {
  await withPasta(page);
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Penne rigate');
  await look(page);
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('textbox', { name: 'Quantità' })).toHaveValue('1');
  await look(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  await sayYes(page);
  await expect(drawer.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
});

test('CHK-09: gift codes that cannot be used say why, and what was typed stays', async ({ page }) => {
  await withPasta(page);
  await visit(page, '/cart/');
  const code = page.getByRole('textbox', { name: 'Codice buono' });
  const aside = page.getByRole('complementary', { name: 'Riepilogo' });
  for (const [wrong, reason] of [
    ['SCADUTO10', 'Il codice è scaduto.'],
    ['NESSUNO', 'Il codice non è valido: scrivilo correttamente'],
  ] as const) {
    await code.fill(wrong);
    await aside.getByRole('button', { name: 'Applica' }).click();
    await expect(code).toHaveAccessibleDescription(reason);
    await expect(code).toHaveValue(wrong);
  }
  await code.fill('GIFT5');
  await aside.getByRole('button', { name: 'Applica' }).click();
  await expect(aside).toContainText('5,00');
});

test('two pages of one shopper agree on the cart', async ({ page, context, watched }) => {
  await withPasta(page);
  const other = watched(await context.newPage());
  await visit(other, pasta);
  await other
    .getByRole('button', { name: 'Aumenta quantità di Penne rigate' })
    .filter({ visible: true })
    .click();
  await expect(other.getByRole('button', { name: 'Carrello', exact: true })).toHaveAccessibleDescription(
    /totale stimato 6,88/,
  );
  await other.close();
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
});
