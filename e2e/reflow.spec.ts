import type { Locator, Page } from '@playwright/test';
import { comeBack } from './support/prepared.ts';
import { addButton, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

// 1280 × 1024 at 400 %: what WCAG 2.2 asks of reflow (1.4.10).
test.use({ viewport: { width: 320, height: 256 } });

/** Nothing leads sideways, and the action can be pressed where it stands. */
async function expectReflow(page: Page, action: Locator): Promise<void> {
  await action.first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await action.first().click({ trial: true });
  const box = await action.first().boundingBox();
  expect(box).not.toBeNull();
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= 320]).toEqual([true, true]);
}

test('B-02: home, a category and a product reflow at 320 px, and their main action is in reach', async ({
  page,
}) => {
  const add = page.getByRole('main').getByRole('button', { name: /^Aggiungi .+ al carrello$/ });
  await visit(page, '/');
  await expectReflow(page, add);
  await visit(page, '/catalog/category/ortofrutta');
  await expectReflow(page, add);
  await visit(page, '/product/penne-rigate-500-g');
  await expectReflow(page, addButton(page, 'Penne rigate'));
});

test('B-02: cart and checkout reflow at 320 px, and their main action is in reach', async ({ page }) => {
  const wanted = [['olio-extravergine-latta-5-l', 3]] as const;
  await comeBack(page, { login: 'demo@cestolieto.example', wanted, to: '/cart/' });
  await expectReflow(page, page.getByRole('link', { name: 'Vai alla cassa' }));
  await visit(page, '/checkout');
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  await expectReflow(page, page.getByRole('button', { name: 'Vai al pagamento' }));
});

test.describe('with text twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 }, brandName: 'passolesto' });

  test('B-02: before the brand’s letters have come, nothing leads sideways either', async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort());
    for (const path of ['/', '/catalog/search?q=pasta', '/product/mele-annurche']) {
      await visit(page, path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(390);
    }
  });

  test('B-02, QTY-05: a weight in the cart stands whole between its buttons, and so does the name beside it', async ({
    page,
  }) => {
    await comeBack(page, {
      login: 'demo@passolesto.example',
      wanted: [['mele-annurche', 2]],
      to: '/cart/',
    });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mele annurche' });
    const field = line.getByRole('textbox', { name: 'Quantità' });
    await expect(field).toHaveValue(/^2\skg$/);
    expect(await field.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    // Each word of it in one line.
    const lines = await line
      .getByRole('link', { name: 'Mele annurche' })
      .evaluate((link) => link.getClientRects().length);
    expect(lines).toBeLessThanOrEqual(2);
  });
});
