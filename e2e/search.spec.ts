import { comeBack } from './support/prepared.ts';
import { addButton, quantityOf, ready, search, visit } from './support/shopper.ts';
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

test('CAT-16: a search is narrowed to a department, which its address keeps, and widened again', async ({
  page,
}) => {
  const departments = page.getByRole('navigation', { name: 'Cerca in un reparto' });
  const current = departments.locator('[aria-current]');
  const total = page.getByRole('main').getByText(/^Prodotti trovati: \d+$/);
  await visit(page, '/catalog/search?q=latte');
  await expect(current).toHaveText('Tutti i reparti');
  const all = await total.textContent();
  const second = departments.getByRole('link').nth(2);
  const words = (await second.textContent()) ?? '';
  const [, name = '', count] = /^(.*) \((\d+)\)$/.exec(words) ?? [];
  const tiles = page.getByRole('main').getByRole('article');
  const [first = ''] =
    /^.*(?= \()/.exec((await departments.getByRole('link').nth(1).textContent()) ?? '') ?? [];
  await expect(tiles.filter({ hasText: first }).first()).toBeVisible();

  await second.click();
  await expect(page).toHaveURL(/\/catalog\/search\?q=latte&parent_category_id=\d+$/);
  await expect(current).toHaveText(words);
  await expect(total).toHaveText(`Prodotti trovati: ${count}`);
  await expect(tiles.first()).toBeVisible();
  await expect(tiles.filter({ hasText: first })).toHaveCount(0);
  await expect(tiles.filter({ hasText: name })).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(current).toHaveText(words);
  await expect(total).toHaveText(`Prodotti trovati: ${count}`);

  await page.goBack();
  await expect(current).toHaveText('Tutti i reparti');
  await expect(total).toHaveText(all ?? '');
  await page.goForward();
  await departments.getByRole('link', { name: 'Tutti i reparti' }).click();
  await expect(page).toHaveURL(/\/catalog\/search\?q=latte$/);
});

test('CAT-16: a department without a hit says so and leads to all departments', async ({ page }) => {
  await visit(page, '/catalog/search?q=detersivo');
  const [first] = await page
    .getByRole('navigation', { name: 'Cerca in un reparto' })
    .getByRole('link')
    .evaluateAll((links) => links.slice(1).map((link) => new URL((link as HTMLAnchorElement).href).search));
  const within = new URLSearchParams(first).get('parent_category_id');
  await visit(page, `/catalog/search?q=penne+rigate&parent_category_id=${within}`);
  await expect(
    page.getByRole('heading', { level: 2, name: /^Nessun prodotto per «penne rigate» in \S/ }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Tutti i reparti' }).last().click();
  await expect(page).toHaveURL(/\/catalog\/search\?q=penne(?:\+|%20)rigate$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
