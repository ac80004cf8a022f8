import { comeIn } from './support/prepared.ts';
import { dialog, saveAddress, sayYes } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('ADR-11, ADR-12: a home is added, preferred, its door changed, and one is deleted after one question', async ({
  page,
  brand,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/addresses');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('I miei indirizzi');
  const cards = main.getByRole('listitem');
  await expect(cards).toHaveCount(1);

  await main.getByRole('button', { name: 'Aggiungi indirizzo' }).click();
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Aggiungi indirizzo' }).click();
  await saveAddress(page, brand.street);
  await sayYes(page);
  // ADR-07: the cart's address is another one, so a timeslot is asked for.
  await expect(dialog(page, 'Fascia oraria')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(2);

  const added = cards.filter({ hasText: 'Famiglia Rossi' });
  const other = cards.filter({ hasNotText: 'Famiglia Rossi' });
  await expect(added).toContainText('In uso per la spesa');
  await expect(added.getByRole('button', { name: /^Elimina/ })).toHaveCount(0);
  await added.getByRole('button', { name: /^Preferisci/ }).click();
  await expect(added).toContainText('Indirizzo preferito');
  await expect(other).not.toContainText('Indirizzo preferito');

  await added.getByRole('button', { name: 'Modifica Casa' }).click();
  const door = dialog(page, 'Modifica indirizzo');
  const bell = door.getByRole('textbox', { name: 'Nome sul citofono' });
  await bell.fill('');
  await door.getByRole('button', { name: 'Salva indirizzo' }).click();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleDescription('Campo obbligatorio');
  await bell.fill('Famiglia Rossi Ferri');
  await door.getByRole('button', { name: 'Salva indirizzo' }).click();
  await expect(door).toBeHidden();
  await expect(added).toContainText('Citofono Famiglia Rossi Ferri');

  await other.getByRole('button', { name: /^Elimina/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Vuoi eliminare l’indirizzo?');
  await sayYes(page);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Famiglia Rossi Ferri');
});
