import { comeBack, stepBy } from '../support/prepared.ts';
import { openCart } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('B-34, B-35: a weighed line says the most it can cost, and the bar of every page says the whole', async ({
  page,
}) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['mele-annurche', 0.5],
      ['penne-rigate-500-g', 2],
    ],
    to: '/catalog/search',
  });
  const bar = page.getByRole('navigation', { name: 'Barra principale' });
  const button = bar.getByRole('button', { name: /^Carrello 8,28\s€$/ });
  await expect(button).toHaveAccessibleDescription('Hai 3 prodotti nel carrello');
  const drawer = await openCart(page);
  const mele = drawer.getByRole('listitem').filter({ hasText: 'Mele annurche' });
  const penne = drawer.getByRole('listitem').filter({ hasText: 'Penne rigate' });
  await expect(mele).toContainText(/Paghi il peso vero, al massimo 1,82\s€ \(\+30%\)/);
  await expect(penne).not.toContainText('peso vero');
  await mele.getByRole('button', { name: /^Aumenta/ }).tap();
  await expect(mele).toContainText(/al massimo 2,72\s€ \(\+30%\)/);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: /^Carrello 8,97\s€$/ })).toBeVisible();
});

test('QTY-14: a line with a step of its own says it and goes by it', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['mele-annurche', 0.5]],
    to: '/catalog/search',
  });
  await stepBy(page, '0.1');
  await page.goto('/cart/');
  const mele = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Mele annurche' });
  await expect(mele).toContainText(/a passi di 100\sg/);
  const quantity = mele.getByRole('textbox');
  await expect(quantity).toHaveValue(/^500\sg$/);
  await mele.getByRole('button', { name: /^Aumenta/ }).tap();
  await expect(quantity).toHaveValue(/^600\sg$/);
  await page.reload();
  await expect(mele).toContainText(/a passi di 100\sg/);
  await expect(quantity).toHaveValue(/^600\sg$/);
});
