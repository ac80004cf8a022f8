import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('CMS-09: a search shows what the texts have below its products, and all of it in a tab, by keyboard', async ({
  page,
}) => {
  await visit(page, '/catalog/search?q=rigatoni');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risultati per «rigatoni»');
  const below = page.getByRole('region', { name: 'Ricette e pagine' });
  const tabs = page.getByRole('tablist', { name: 'Cosa mostrare' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(below.getByRole('link', { name: 'Amatriciana' })).toHaveAttribute(
    'href',
    '/ricette/amatriciana',
  );
  await expect(below.getByRole('listitem').first()).toContainText('Ricetta');
  await tabs.getByRole('tab', { name: 'Tutto' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab', { name: 'Prodotti' })).toHaveAttribute('aria-selected', 'true');
  await expect(below).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Ricette e pagine' });
  await expect(panel.getByRole('link', { name: 'Amatriciana' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page, 'texts of a search');
});

test('CAT-18: a search without products offers the pages that have its word, and the departments', async ({
  page,
}) => {
  await visit(page, '/catalog/search?q=rimborso');
  await expect(page.getByRole('heading', { name: 'Nessun prodotto per «rimborso»' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Ricette e pagine' }).getByRole('link', { name: 'Resi e rimborsi' }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Reparti', exact: true })
    .getByRole('link', { name: 'Carne' })
    .click();
  await expect(page).toHaveURL(/\/catalog\/category\/carne$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-18: the departments are there for a search without products', async ({ page, provoked }) => {
    provoked.push(/^failed: .*\.js$/);
    await page.goto('/catalog/search?q=rimborso');
    await expect(
      page.getByRole('navigation', { name: 'Reparti', exact: true }).getByRole('link', { name: 'Carne' }),
    ).toHaveAttribute('href', '/catalog/category/carne');
  });
});

test.describe('on a phone', () => {
  test.use({ brandName: 'ortavia', viewport: { width: 390, height: 844 } });

  test('SHELL-04: the entries of the footer are a press away, and there is a way back', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Prodotti', exact: true }).click();
    const departments = page.getByRole('dialog', { name: 'Reparti' });
    await departments.getByRole('button', { name: 'Aiuto e informazioni' }).click();
    const links = page.getByRole('dialog', { name: 'Aiuto e informazioni' });
    await expectAccessible(page, 'links');
    await links.getByRole('button', { name: 'Torna ai reparti' }).click();
    await departments.getByRole('button', { name: 'Aiuto e informazioni' }).press('Enter');
    await links.getByRole('link', { name: 'Accessibilità' }).press('Enter');
    await expect(page).toHaveURL(/\/page\/accessibilita$/);
    await expect(links).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'modulo di segnalazione' }).click();
    await expect(page.getByRole('radio', { name: 'Accessibilità' })).toBeChecked();
  });
});
