import type { Page } from '@playwright/test';
import { comeBack, linesInCart } from '../support/prepared.ts';
import { quantityOf, ready } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page whose scripts do not come before `answer` is called. */
async function openSlowly(page: Page, path: string): Promise<{ answer: () => Promise<void> }> {
  const late = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').first().waitFor();
  return {
    async answer() {
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      late.resolve();
      await ready(page);
    },
  };
}

test.describe('decision 012: what is entered before the page answers holds', () => {
  test('CAT-14: words of a search are suggested for, and typed on', async ({ page }) => {
    const slow = await openSlowly(page, '/');
    const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
    await field.pressSequentially('latt');
    await slow.answer();
    await expect(page.getByRole('search').getByRole('link', { name: /latte/i }).first()).toBeVisible();
    await expect(field).toHaveValue('latt');
    await page.keyboard.type('e');
    await expect(field).toHaveValue('latte');
  });

  test('NAV-16: words find questions', async ({ page }) => {
    const slow = await openSlowly(page, '/faq');
    const field = page.getByRole('searchbox', { name: 'Cerca nelle domande' });
    await field.fill('CITOFONO');
    await slow.answer();
    await expect(page.getByRole('status').filter({ hasText: 'Nessuna domanda' })).toBeVisible();
    await field.fill('corriere  telefono');
    await expect(page.getByRole('status').filter({ hasText: '1 domanda' })).toBeVisible();
  });

  test('SES-17: a place is looked up, and typed on', async ({ page }) => {
    const slow = await openSlowly(page, '/service-area');
    const field = page.getByRole('main').locator('input[name=place]');
    await field.pressSequentially('0018');
    await slow.answer();
    await page.keyboard.type('3');
    await expect(field).toHaveValue('00183');
  });

  test('B-39: an ingredient stays left out', async ({ page }) => {
    const slow = await openSlowly(page, '/ricette/amatriciana');
    const pelati = page.getByRole('main').getByRole('checkbox', { name: /^Prendi .*pelati/ });
    await expect(pelati).toBeChecked();
    await pelati.press('Space');
    await slow.answer();
    await page.getByRole('main').getByRole('button', { name: 'Più persone' }).click();
    await expect(
      page.getByRole('main').getByRole('checkbox', { name: 'Prendi 500 g di pelati' }),
    ).not.toBeChecked();
    await expect(
      page.getByRole('main').getByRole('button', { name: /^Aggiungi 3 prodotti, circa / }),
    ).toBeVisible();
  });

  test('CAT-11: a chosen order of a list is followed', async ({ page }) => {
    const slow = await openSlowly(page, '/catalog/search?q=latte');
    const sort = page
      .getByRole('main')
      .getByRole('combobox', { name: /Ordina/ })
      .filter({ visible: true })
      .first();
    const last = await sort.locator('option').last().getAttribute('value');
    await sort.selectOption(last);
    await slow.answer();
    await expect(page).toHaveURL(/sort=|order/);
    await expect(sort).toHaveValue(last ?? '');
  });

  test('CART-06: a quantity that was typed and left is saved', async ({ page }) => {
    await comeBack(page, {
      login: 'demo@cestolieto.example',
      wanted: [['penne-rigate-500-g', 1]],
      to: '/',
    });
    const slow = await openSlowly(page, '/cart/');
    const field = page.getByRole('main').getByRole('textbox', { name: 'Quantità' });
    await field.fill('4');
    await field.press('Tab');
    await slow.answer();
    await expect(quantityOf(page, 'Penne rigate')).toHaveValue('4');
    expect((await linesInCart(page)).map(({ quantity }) => quantity)).toEqual([4]);
  });
});
