import type { Locator, Page } from '@playwright/test';
import { comeBack } from '../support/prepared.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** The languages that the texts of these parts are read in, each by the nearest element that names one. */
const languagesOf = (parts: Locator) =>
  parts.evaluateAll((elements) => {
    const languages = new Set<string | undefined>();
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (/\p{L}/u.test(node.textContent ?? ''))
          languages.add(node.parentElement?.closest<HTMLElement>('[lang]')?.lang);
    }
    return [...languages];
  });

const namedParts = (page: Page) => page.locator('body [lang]');

const productPath = 'catalog/product/penne-rigate-500-g';

test.describe('an Italian brand in English', () => {
  test.use({ locale: 'en-US' });

  test('TEN-03: the home says which of its words are Italian', async ({ page }) => {
    await visit(page, '/en/');
    const main = page.getByRole('main');
    const tiles = main.getByRole('article');
    await expect(tiles.first()).toBeVisible();
    expect(await languagesOf(main.getByRole('heading', { name: 'Le offerte della settimana' }))).toEqual([
      'it',
    ]);
    expect(
      await languagesOf(main.getByRole('navigation', { name: 'Departments' }).getByRole('link')),
    ).toEqual(['en-US']);
    expect(await languagesOf(page.getByRole('button', { name: 'Log in' }))).toEqual(['en-US']);
    expect(await languagesOf(tiles.getByRole('button'))).toEqual(['en-US']);
  });

  test('TEN-03: a product is read in Italian between English headings, in the catalogue too', async ({
    page,
  }) => {
    await visit(page, `/en/${productPath}`);
    const main = page.getByRole('main');
    expect(await languagesOf(main.getByRole('heading', { level: 1 }))).toEqual(['it']);
    expect(await languagesOf(main.getByRole('heading', { name: 'Ingredients and allergens' }))).toEqual([
      'en-US',
    ]);
    expect(await languagesOf(main.getByRole('table'))).toEqual(['it']);
    expect(await languagesOf(main.getByText('semola di', { exact: false }).first())).toEqual(['it']);
    expect(await languagesOf(main.getByRole('button', { name: /Add Penne rigate to cart/ }))).toEqual([
      'en-US',
    ]);
    const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    expect(await languagesOf(crumbs)).toEqual(['en-US', 'it']);
    await crumbs.getByRole('link').nth(1).click();
    await page.waitForURL('**/en/catalog/category/**');
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    // The address changes before the page.
    await expect(title).not.toHaveText('Penne rigate');
    expect(await languagesOf(title)).toEqual(['en-US']);
    const filters = page.getByRole('main').getByText('Filters', { exact: true }).first();
    await expect(filters).toBeVisible();
    expect(await languagesOf(filters)).toEqual(['en-US']);
  });

  test('TEN-03: a line of the cart is Italian, its total is not', async ({ page }) => {
    await comeBack(page, {
      login: 'demo@cestolieto.example',
      wanted: [['penne-rigate-500-g', 2]],
      to: '/en/cart/',
    });
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: 'Penne rigate', exact: true });
    expect(await languagesOf(link)).toEqual(['it']);
    expect(await languagesOf(main.getByRole('heading', { level: 1 }))).toEqual(['en-US']);
  });
});

test.describe('a brand in its own language', () => {
  test('TEN-03: says it once for the whole page, in Italian', async ({ page }) => {
    for (const path of ['/', `/${productPath}`]) {
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(namedParts(page), 'the languages it can be read in').toHaveText(['Italiano', 'English']);
    }
  });
});

test.describe('Quincegate, whose own language is English', () => {
  test.use({ brandName: 'quincegate', locale: 'en-US' });

  test('TEN-03: says it once for the whole page', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(namedParts(page)).toHaveCount(0);
  });
});
