import type { Page } from '@playwright/test';
import { comeBack } from '../support/prepared.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const productsLink = (page: Page) => page.getByRole('link', { name: 'Vai ai prodotti', exact: true });

for (const [path, words, address] of [
  ['/catalog/search?q=pasta', 'Vai ai prodotti', '/catalog/search'],
  ['/en/catalog/search?q=pasta', 'Go to the products', '/en/catalog/search'],
] as const)
  test(`WCAG 2.4.1: the second link of ${address} leads past menu and filters`, async ({ page }) => {
    await visit(page, path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words, exact: true })).toBeFocused();
    await expect(page.getByRole('link', { name: words, exact: true })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.getByRole('heading').getByRole('link')).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(address);
  });

test('WCAG 2.4.1: where no products are listed no link leads to them', async ({ page }) => {
  for (const path of ['/login', '/catalog/search?q=xyzzyq']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vai al contenuto', exact: true })).toHaveCount(1);
    await expect(productsLink(page)).toHaveCount(0);
  }
});

test('WCAG 2.4.1: the checkout lists no products to go to', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 3]],
    to: '/checkout',
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Cassa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^I prodotti/ })).toBeVisible();
  await expect(productsLink(page)).toHaveCount(0);
});

test('WCAG 2.4.1: a list left for another page is not what the link leads to', async ({ page }) => {
  await visit(page, '/catalog/search?q=pasta');
  const list = page.getByRole('main').getByRole('article').first();
  await list.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(productsLink(page)).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Percorso' })
    .getByRole('link', { name: 'Pasta, riso e dispensa' })
    .click();
  await expect(page).toHaveURL(/\/catalog\/category\//);
  await productsLink(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('heading').getByRole('link')).toBeFocused();
});
