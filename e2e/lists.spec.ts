import { comeIn } from './support/prepared.ts';
import { dialog, passDeliveryGates, ready, sayYes, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('LIST-01 to LIST-06: a list is made, renamed, filled, changed and deleted', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le mie liste');
  await expect(page.getByRole('link', { name: 'Spesa della settimana' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuova lista' }).click();
  const naming = dialog(page, 'Nuova lista');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming.getByText('Campo obbligatorio')).toBeVisible();
  await naming.getByLabel('Nome della lista').fill('festa');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming.getByText('Hai già una lista con questo nome.')).toBeVisible();
  await naming.getByLabel('Nome della lista').fill('Merenda');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming).toBeHidden();
  await page.getByRole('link', { name: 'Merenda' }).click();
  await expect(page.getByRole('heading', { name: 'La lista è vuota' })).toBeVisible();

  await page.getByRole('button', { name: 'Rinomina la lista' }).click();
  await dialog(page, 'Rinomina la lista').getByLabel('Nome della lista').fill('Colazione');
  await page.getByRole('button', { name: 'Salva il nome' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colazione');
  await page.getByRole('button', { name: 'Elimina la lista' }).click();
  await sayYes(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La lista è stata eliminata');
  await page.getByRole('link', { name: 'Torna alle liste' }).click();
  await expect(page.getByRole('link', { name: 'Spesa della settimana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Colazione' })).toBeHidden();
});

test('LIST-06, LIST-11: quantities of a list are kept, what is taken off comes back, and all of it is added', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await page.getByRole('link', { name: 'Spesa della settimana' }).click();
  const penne = page.getByRole('group', { name: 'Quantità di Penne rigate' });
  await expect(penne.getByRole('textbox')).toHaveValue('2');
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist/update_prods'));
  await penne.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect(penne.getByRole('textbox')).toHaveValue('3');
  await saved;
  await page.getByRole('button', { name: 'Togli Mele annurche dalla lista' }).click();
  await expect(page.getByRole('group', { name: 'Prodotti della lista' })).toBeFocused();
  await page.getByRole('button', { name: 'Rimetti Mele annurche' }).click();
  await expect(page.getByRole('group', { name: 'Quantità di Mele annurche' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(penne.getByRole('textbox')).toHaveValue('3');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-all-from-wishlist'));
  await page.getByRole('button', { name: 'Aggiungi tutto al carrello' }).click();
  await passDeliveryGates(page);
  await added;
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: 'Penne rigate' })).toBeVisible();
});
