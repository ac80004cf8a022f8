import { expectAccessible } from './support/axe.ts';
import { comeIn } from './support/prepared.ts';
import { passDeliveryGates, ready, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('B-21: a pasted list is found, put right and added with one press', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await page.getByRole('link', { name: 'Incolla una lista' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incolla una lista');
  await page
    .getByRole('textbox', { name: 'La tua lista' })
    .fill('- 4 latte\n6 uova\n500 g pasta\ncroccantoni');
  await expect(page.getByText('4 righe')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('textbox', { name: 'La tua lista' })).toHaveValue(
    '- 4 latte\n6 uova\n500 g pasta\ncroccantoni',
  );
  await page.getByRole('button', { name: 'Trova i prodotti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 trovati, 1 da capire');
  const eggs = page.getByRole('region', { name: '«6 uova»' });
  await expect(eggs.getByText('1 confezione da 6')).toBeVisible();
  await expect(eggs.getByRole('textbox', { name: 'Quantità da aggiungere' })).toHaveValue('1');
  const cat = page.getByRole('region', { name: '«croccantoni»' });
  await cat.getByRole('button', { name: 'Crocchette' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 trovati');
  await page.getByText('Altri 5').first().click();
  await expectAccessible(page, 'a pasted list');
  const milk = page.getByRole('region', { name: '«4 latte»' });
  await milk.getByRole('radio', { name: 'Lascia' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 trovati');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-products'));
  await page.getByRole('button', { name: 'Aggiungi 3' }).click();
  await passDeliveryGates(page);
  await added;
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: 'Uova da allevamento a terra' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Latte fresco intero' })).toHaveCount(0);
});
