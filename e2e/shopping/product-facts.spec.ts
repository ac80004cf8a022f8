import { comeBack } from '../support/prepared.ts';
import { look } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('CAT-23: a product sent from elsewhere says so, and no other does', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['penne-rigate-500-g', 1]],
    to: '/catalog/search?q=lettiera+agglomerante',
  });
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1, name: 'Lettiera agglomerante' })).toBeVisible();
  const facts = (name: string) =>
    main.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(facts('Parte da')).toHaveText('Magazzino centrale');
  await page.goto('/catalog/product/penne-rigate-500-g');
  await expect(facts('Marca')).toBeVisible();
  await expect(facts('Parte da')).toHaveCount(0);
});

test('CAT-23: what goes well with a product stands on its page and goes into the cart from there', async ({
  page,
}) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['penne-rigate-500-g', 1]],
    to: '/catalog/product/penne-rigate-500-g',
  });
  await look(page);
  const shelf = page.getByRole('region', { name: 'Ci sta bene' });
  await shelf.scrollIntoViewIfNeeded();
  const tiles = shelf.getByRole('article');
  await expect(tiles).toHaveCount(6);
  const add = tiles.first().getByRole('button', { name: /^Aggiungi .* al carrello$/ });
  await add.press('Enter');
  await expect(tiles.first().getByRole('button', { name: /^Aumenta quantità/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toHaveAccessibleDescription(
    /^Hai 2 prodotti nel carrello/,
  );
});
