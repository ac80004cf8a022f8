import type { Page } from '@playwright/test';
import { demoPassword } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Playwright finds no text in the element by itself. */
const notice = (page: Page) => page.getByRole('main').locator('noscript p').first();

test('decision 012: search, filters, sort, pages and product work without script', async ({
  page,
  provoked,
}) => {
  // Without script the browser gives up what the page wanted to preload of it.
  provoked.push(/^failed: .*\.js$/);
  await page.goto('/');
  await expect(notice(page)).toHaveText('Per fare la spesa serve JavaScript');
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

test.describe('decision 012: the login without script', () => {
  test.beforeEach(({ provoked }) => void provoked.push(/^failed: .*\.js$/));

  test('SES-11, SES-18: logs in and goes on to the return target, with the shopper’s data', async ({
    page,
  }) => {
    await page.goto('/profile/orders');
    await page.getByRole('link', { name: 'accedere' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%2Forders$/);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@cestolieto.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL(/\/profile\/orders$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/cart/');
    await expect(notice(page)).toHaveText('Per usare il carrello serve JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  });

  test('SES-12: a wrong password shows the page again, with the reason and the e-mail', async ({
    page,
    provoked,
  }) => {
    provoked.push(/\b401\b/);
    await page.goto('/login?returnTo=%2Fcart%2F');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@cestolieto.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('sbagliata');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
    expect((await answer).status()).toBe(401);
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fcart%2F$/);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('demo@cestolieto.example');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  });
});

test('decision 012: a page that fills itself says what it needs, and waits for nothing', async ({
  page,
  provoked,
}) => {
  provoked.push(/^failed: .*\.js$/);
  await page.goto('/cart/');
  const main = page.getByRole('main');
  await expect(notice(page)).toHaveText('Per usare il carrello serve JavaScript');
  await expect(main.getByRole('link', { name: '06 0000 1289' })).toHaveAttribute('href', 'tel:0600001289');
  await main.getByRole('link', { name: 'i reparti' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('decision 012, CAT-07: the filters follow the list, and are applied by their form', async ({
    page,
    provoked,
  }) => {
    provoked.push(/^failed: .*\.js$/);
    await page.goto('/catalog/category/pasta-semola');
    await expect(page.getByRole('button', { name: 'Filtri', exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Filtri', exact: true }).click();
    const filters = page.getByRole('complementary', { name: 'Filtri' });
    await expect(filters).toBeInViewport();
    await filters.getByRole('checkbox', { name: 'Solo in offerta' }).check();
    await filters.getByRole('button', { name: 'Applica i filtri' }).click();
    await expect(page).toHaveURL(/promo=true/);
    await expect(page.getByRole('link', { name: /Togli il filtro/ })).toBeVisible();
  });
});
