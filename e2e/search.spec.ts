import { comeBack } from './support/prepared.ts';
import { addButton, quantityOf, search, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('CAT-14: one search follows another without leaving the field, and a word is bettered', async ({
  page,
}) => {
  const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
  const heading = page.getByRole('heading', { level: 1 });
  await visit(page, '/');
  await search(page, 'penne rigate');
  await search(page, 'caffè');
  await expect(field).toBeFocused();
  await field.pressSequentially(' macinato');
  await expect(field).toHaveValue('caffè macinato');
  await field.press('Escape');
  await field.press('Backspace');
  await expect(field).toHaveValue('caffè macinat');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\?q=caff%C3%A8(?:\+|%20)macinat$/);
  await expect(heading).toContainText('caffè macinat');
});

test('CAT-19: a tile shows its picture', async ({ page }) => {
  await visit(page, '/catalog/search?q=penne+rigate');
  const tile = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Penne rigate' }) });
  const picture = tile.first().locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true);
});

test('CAT-17: a search is sent while a product of the cart stands among the suggestions', async ({
  page,
}) => {
  await comeBack(page, { login: 'demo@cestolieto.example', wanted: [['penne-rigate-500-g', 1]], to: '/' });
  await search(page, 'penne rigate');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
  await field.fill('penne');
  const suggested = page.getByRole('search').getByRole('textbox', { name: 'Quantità' });
  await expect(suggested.first()).toHaveValue('1');
  await suggested.first().fill('2');
  await suggested.first().press('Enter');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
  await expect(page).toHaveURL(/\/catalog\/search\?q=penne(?:\+|%20)rigate$/);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\?q=penne$/);
});

test('NAV-31: a search sent while the code of the visitor is still on its way is not lost', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/visitor-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor();
  const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
  await field.fill('caffè');
  await field.press('Enter');
  late.resolve();
  await expect(page).toHaveURL(/\/catalog\/search\?q=caff%C3%A8$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('caffè');
});

test('NAV-05: what was put into the cart on its page is there in the list one goes back to', async ({
  page,
}) => {
  const name = 'Penne rigate';
  const main = page.getByRole('main');
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [],
    to: '/catalog/search?q=penne+rigate',
  });
  await expect(addButton(page, name)).toBeVisible();
  await main.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await addButton(page, name).click();
  await expect(quantityOf(page, name)).toHaveValue('1');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('penne rigate');
  await expect(quantityOf(page, name)).toHaveValue('1');
});
