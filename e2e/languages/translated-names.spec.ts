import type { Locator, Page } from '@playwright/test';
import { ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** Returns the language that the first text of an element is read in. */
const languageOf = (part: Locator) =>
  part.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return text?.parentElement?.closest<HTMLElement>('[lang]')?.lang;
  });

const departments = (page: Page, name: string) =>
  page.getByRole('main').getByRole('navigation', { name }).getByRole('link');

test.describe('an Italian brand in English', () => {
  test.use({ locale: 'en-US' });

  test('TEN-03: its departments and menus are in English, at their Italian addresses', async ({ page }) => {
    await visit(page, '/en/');
    const department = departments(page, 'Departments').filter({ hasText: 'Fruit and vegetables' });
    await expect(department).toHaveAttribute('href', '/en/catalog/category/ortofrutta');
    expect(await languageOf(department)).toBe('en-US');
    await expect(page.getByText('Frutta e verdura', { exact: true })).toHaveCount(0);
    const entry = page.getByRole('contentinfo').getByRole('link', { name: 'Home delivery', exact: true });
    await expect(entry).toHaveAttribute('href', '/en/page/consegna-a-casa');
    expect(await languageOf(entry)).toBe('en-US');
    await department.click();
    await page.waitForURL('**/en/catalog/category/ortofrutta');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Fruit and vegetables');
    expect(await languageOf(title)).toBe('en-US');
  });

  test('TEN-03: a product is in English, one that has no translation is read in Italian', async ({
    page,
  }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await visit(page, '/en/catalog/product/mele-annurche');
    await expect(title).toHaveText('Annurca apples');
    expect(await languageOf(title)).toBe('en-US');
    expect(await languageOf(page.getByRole('main').getByText('Ortocolle').first())).toBe('it');
    await visit(page, '/en/catalog/product/penne-rigate-500-g');
    await expect(title).toHaveText('Penne rigate');
    expect(await languageOf(title)).toBe('it');
  });

  test('TEN-03: another language is that of all names at once, and back', async ({ page }) => {
    await visit(page, '/en/catalog/category/ortofrutta');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Fruit and vegetables');
    const choose = async (form: string, path: string) => {
      await page.getByRole('contentinfo').getByRole('form', { name: form }).getByRole('button').click();
      await page.waitForURL((url) => url.pathname === path);
      await ready(page);
    };
    await choose('Language', '/catalog/category/ortofrutta');
    await expect(title).toHaveText('Frutta e verdura');
    await expect(page.getByText('Fruit and vegetables', { exact: true })).toHaveCount(0);
    await choose('Lingua', '/en/catalog/category/ortofrutta');
    await expect(title).toHaveText('Fruit and vegetables');
    await expect(page.getByText('Frutta e verdura', { exact: true })).toHaveCount(0);
  });
});
