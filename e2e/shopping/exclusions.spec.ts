import { expectAccessible } from '../support/axe.ts';
import { comeBack, exclude, putInCart } from '../support/prepared.ts';
import { acceptTerms, addButton, look, openCart, quantityOf, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const login = 'demo@cestolieto.example';
const list = '/catalog/search?q=penne%20rigate';

test('B-23: who excludes a product sees it, is warned before adding it, and adds it only with a yes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeBack(page, { login, to: '/' });
  await exclude(page, { allergens: ['gluten'] });
  await visit(page, list);
  const tile = page.getByRole('article', { name: /^Penne rigate Trafilona/ });
  await expect(tile.getByText('Escluso: Contiene glutine')).toBeAttached();
  await expectAccessible(page, 'list with excluded products');
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/add')) adds.push(request.url());
  });

  // A no adds nothing, by Escape as by its button, and leaves the keyboard where it was.
  const add = addButton(page, 'Penne rigate');
  const warning = page.getByRole('alertdialog', { name: 'Hai escluso questo prodotto' });
  await add.press('Enter');
  await expect(warning).toContainText('Penne rigate. Contiene glutine.');
  await expect(warning.getByText(/semola/i)).toBeVisible();
  await expect(warning.getByRole('button', { name: 'Non aggiungere' })).toBeFocused();
  await expectAccessible(page, 'warning of an excluded product');
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(add).toBeFocused();
  await add.press('Enter');
  await warning.getByRole('button', { name: 'Non aggiungere' }).press('Enter');
  await expect(warning).toBeHidden();
  expect(adds).toEqual([]);

  await add.press('Enter');
  await warning.getByRole('button', { name: 'Aggiungi lo stesso' }).press('Enter');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  expect(adds).toHaveLength(1);
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Penne rigate' })).toBeVisible();
  await expect(drawer.getByText('C’è qualcosa che hai escluso')).toHaveCount(0);
});

test('B-23: what got into the cart otherwise is kept or taken out before the payment', async ({
  page,
  provoked,
}) => {
  await comeBack(page, { login, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/' });
  await exclude(page, { allergens: ['gluten', 'milk'] });
  await putInCart(page, [
    ['penne-rigate-500-g', 1],
    ['burrata-250-g', 1],
  ]);
  await visit(page, '/cart/');
  const box = page.getByRole('status').filter({ hasText: 'C’è qualcosa che hai escluso' });
  await expect(box).toContainText('Penne rigate, Trafilona. Contiene glutine.');
  await expect(box).toContainText('Burrata, Casale Vento. Contiene latte.');
  await expectAccessible(page, 'cart with excluded products');
  await look(page);
  await box.getByRole('button', { name: 'Togli Burrata' }).click();
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
  await expect(box).not.toContainText('Burrata');

  await visit(page, '/checkout');
  await expect(box).toContainText('Penne rigate');
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  await expect(
    page.getByText('Togli o tieni quello che hai escluso').filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vai al pagamento' })).toBeDisabled();

  // A yes that does not reach the shop is taken back.
  const ofInfos = /\/ebsn\/api\/cart\/update-infos/;
  provoked.push(/update-infos/, /Failed to load resource/);
  await page.route(ofInfos, (route) => route.abort());
  const keep = box.getByRole('button', { name: 'Tieni lo stesso' });
  await keep.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /riprova/i })
      .first(),
  ).toBeVisible();
  await expect(keep).toBeEnabled();
  await page.unroute(ofInfos);
  await keep.press('Enter');
  await expect(box).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await acceptTerms(page);
});

test('B-23: who wants it finds no excluded product in a list, is told how many, and can see them', async ({
  page,
}) => {
  await comeBack(page, { login, to: '/' });
  await exclude(page, { allergens: ['gluten'], hide: true });
  await visit(page, '/catalog/search?q=penne');
  const tiles = page.getByRole('main').getByRole('article', { name: /^Penne rigate Trafilona/ });
  const hidden = page.getByRole('status').filter({ hasText: 'nascost' });
  await expect(hidden).toContainText(/^\d+ prodotti nascosti perché li hai esclusi\.$/);
  await expect(tiles).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrali per ora' }).press('Enter');
  await expect(tiles.first()).toBeVisible();
  await page.getByRole('button', { name: 'Nascondili di nuovo' }).press('Enter');
  await expect(tiles).toHaveCount(0);
});
