import type { Page } from '@playwright/test';
import { comeBack } from '../support/prepared.ts';
import { addButton, dialog, openCart, quantityOf, ready, visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const departments = (page: Page) => page.getByRole('group', { name: 'Reparti del volantino' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('NAV-16, CMS-04: a visitor finds a flyer by keyboard, looks at one department, and is asked to log in', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Volantini', exact: true }).click();
  await expect(title(page)).toHaveText('Volantini');
  await expect(page).toHaveTitle(/Volantini/);
  await expect(page.getByRole('heading', { name: 'Settimana della dispensa', level: 2 })).toBeVisible();
  await tabTo(page, 'link', 'Settimana della dispensa');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Settimana della dispensa');
  await page.waitForURL('**/volantini/settimana-della-dispensa');
  await expect(page.getByText(/^Dal .+ al .+ 20\d\d$/)).toBeVisible();

  const all = departments(page).getByRole('button', { name: /^Tutte, \d+$/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const fish = departments(page).getByRole('button', { name: /^Pesce, \d+$/ });
  const count = Number((await fish.textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await fish.focus();
  await page.keyboard.press('Enter');
  await expect(fish).toHaveAttribute('aria-pressed', 'true');
  await expect(all).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(count);

  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Aggiungi .+ al carrello$/ })
    .first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Accedi')).toBeHidden();
  // Nothing was put in the cart, and the department is still the one that was chosen.
  await expect(page.getByRole('group', { name: /^Quantità di / })).toHaveCount(0);
  await expect(cards(page)).toHaveCount(count);
});

test('NAV-16: a shopper adds what a flyer offers, and goes on to the product at once', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    to: '/volantini/settimana-della-dispensa',
  });
  await page.getByRole('combobox', { name: 'Ordina per' }).selectOption('Come nel volantino');
  const name = 'Linguine';
  await addButton(page, name).click();
  await expect(quantityOf(page, name)).toHaveValue('1');
  const cart = await openCart(page);
  await expect(cart.getByRole('link', { name }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(title(page)).toContainText(name);
  await page.goBack();
  await expect(title(page)).toHaveText('Settimana della dispensa');
});

test('NAV-19: a flyer that does not exist is not found', async ({ page, provoked }) => {
  provoked.push(/404/);
  const answer = await page.goto('/volantini/nessuno');
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settimana della dispensa' })).toHaveCount(0);
});

test('NAV-16: the advantages are read by everybody, one’s points by a shopper alone', async ({ page }) => {
  await visit(page, '/vantaggi');
  await expect(title(page)).toHaveText('Vantaggi');
  await expect(page.getByRole('article').filter({ hasText: 'Un punto per ogni euro' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/vantaggi' });
  await ready(page);
  await expect(page.getByRole('region', { name: 'Punti' })).toContainText(/[\d.]+ punti/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Punti e buoni' })).toHaveAttribute(
    'href',
    '/profile/loyalty',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-16, CMS-05: flyers and their products are there, and more of them by a link', async ({
    page,
  }) => {
    await page.goto('/volantini');
    await page.getByRole('link', { name: 'Settimana della dispensa', exact: true }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: /^Mostra altri \d+$/ }).click();
    await page.waitForURL('**/volantini/settimana-della-dispensa?page=2');
    expect(await cards(page).count()).toBeGreaterThan(24);
  });
});
