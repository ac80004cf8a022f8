import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('decision 012: search, filters, sort, pages and product work without script', async ({
  page,
  provoked,
}) => {
  // Without script the browser gives up what the page wanted to preload of it.
  provoked.push(/^failed: .*\.js$/);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).fill('pasta');
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\?q=pasta/);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.goto('/catalog/category/pasta-semola');
  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('link', { name: /Mostra altri/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');

  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
