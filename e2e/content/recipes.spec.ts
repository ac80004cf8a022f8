import { expectAccessible } from '../support/axe.ts';
import { comeIn } from '../support/prepared.ts';
import { dialog, fillLogin, passDeliveryGates, quantityOf, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-39: a visitor cooks for six, leaves what is at home, and gets the rest in one go, by keyboard', async ({
  page,
}) => {
  await visit(page, '/ricette');
  await page.getByRole('link', { name: 'Amatriciana' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Amatriciana');
  // Pressed before the page answers, a button is pressed once afterwards, however often it was (decision 012).
  await ready(page);
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Più persone' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const pasta = main.getByRole('checkbox', { name: 'Prendi 600 g di rigatoni' });
  await expect(pasta).toBeChecked();
  // 600 g are two packs of 500 g; chilli is at home in most kitchens.
  await expect(main.getByRole('checkbox', { name: /^Prendi peperoncino/ })).not.toBeChecked();
  await main.getByRole('checkbox', { name: 'Prendi 600 g di pelati' }).press('Space');
  await expectAccessible(page, 'a recipe');

  const asked = page.waitForRequest((request) => request.url().includes('/cart/add-products'));
  await main.getByRole('button', { name: /^Aggiungi 3 prodotti, circa / }).press('Enter');
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, 'demo@cestolieto.example');
  await passDeliveryGates(page);
  const { items } = JSON.parse((await asked).postData() ?? '{}') as { items: { quantity: number }[] };
  expect(items.map(({ quantity }) => quantity)).toEqual([2, 3, 2]);
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    '7 prodotti aggiunti al carrello.',
  );
  await expect(main.getByText('Nel carrello').first()).toBeVisible();
  await visit(page, '/cart/');
  await expect(quantityOf(page, 'Rigatoni')).toHaveValue('2');
  await expect(quantityOf(page, 'Guanciale a cubetti')).toHaveValue('3');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pelati San Marzano DOP' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Peperoncino macinato' })).toHaveCount(0);
});

test('B-39, ERR-04: an add that fails is told, takes nothing, and keeps what was chosen', async ({
  page,
  provoked,
}) => {
  provoked.push(/add-products/, /Failed to load resource/);
  await comeIn(page, 'demo@cestolieto.example', '/ricette/amatriciana');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Prendi .*pelati/ }).click();
  await page.route('**/cart/add-products*', (route) => route.abort());
  await main.getByRole('button', { name: /^Aggiungi 3 prodotti, circa / }).click();
  await passDeliveryGates(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^Prendi .*pelati/ })).not.toBeChecked();
  await expect(main.getByRole('button', { name: /^Aggiungi 3 prodotti, circa / })).toBeVisible();
});

test('NAV-19: an unknown recipe is not found', async ({ page, provoked }) => {
  provoked.push(/404/);
  const answer = await page.goto('/ricette/non-esiste');
  expect(answer?.status()).toBe(404);
});
