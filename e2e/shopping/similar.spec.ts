import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { dialog, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-25: a sold-out tile offers what takes its place, which goes into the cart without leaving the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/catalog/search?q=tartufo' });
  const similar = page.getByRole('button', { name: 'Vedi simili a Tartufo nero', exact: true });
  await similar.focus();
  await page.keyboard.press('Enter');
  const offered = dialog(page, 'Al suo posto');
  await expect(offered).toContainText('Invece di Tartufo nero: non ce n’è più');
  const first = offered.getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect(offered.getByRole('listitem').filter({ hasText: 'Tartufo nero' })).toHaveCount(0);
  expect(await offered.getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expectAccessible(page, 'what takes the place of a sold-out product');
  await first.getByRole('button', { name: /^Aggiungi .* al carrello$/ }).press('Enter');
  await expect(first.getByRole('button', { name: /^Aumenta quantità/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offered).toBeHidden();
  await expect(similar).toBeFocused();
  await expect(page).toHaveURL(/\/catalog\/search\?q=tartufo$/);
  await expect(page.getByRole('button', { name: /^Carrello / })).toHaveAccessibleDescription(
    'Hai 1 prodotto nel carrello',
  );
});

test('B-25, ERR-04: what is like a product can be asked for again, and leads to a page that closes it', async ({
  page,
  provoked,
}) => {
  provoked.push(/alternatives\?/, /Failed to load resource/);
  await visit(page, '/catalog/search?q=tartufo');
  let answers = false;
  await page.route('**/ebsn/api/products/alternatives*', (route) =>
    answers ? route.continue() : route.abort('failed'),
  );
  await page.getByRole('button', { name: 'Vedi simili a Tartufo nero', exact: true }).click();
  const offered = dialog(page, 'Al suo posto');
  await expect(offered.getByRole('alert')).toContainText('Non riusciamo a caricare i prodotti simili');
  answers = true;
  await offered.getByRole('button', { name: 'Riprova' }).click();
  const name = offered.getByRole('listitem').first().getByRole('link');
  await name.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(offered).toBeHidden();
});
