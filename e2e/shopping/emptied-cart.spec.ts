import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, comeIn, linesInCart, stepBy } from '../support/prepared.ts';
import { cartButton, dialog, fillLogin, look, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const demo = 'demo@cestolieto.example';
const other = 'vuoto@cestolieto.example';
const wanted = [
  ['penne-rigate-500-g', 3],
  ['mele-annurche', 0.75],
  [
    'prosciutto-cotto-al-banco',
    150,
    { spessore: 'medio', confezione: 'carta', accept_alternatives: 'false' },
  ],
] as const;

const main = (page: Page) => page.getByRole('main');
const putBack = (page: Page) => main(page).getByRole('button', { name: 'Rimetti tutto' });
const saveAsList = (page: Page) => main(page).getByRole('button', { name: 'Salva come lista' });
const removals = (page: Page) => main(page).getByRole('button', { name: /^Rimuovi / });
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('emptiedCart'));

/** Empties the cart by keyboard. */
async function emptyTheCart(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Svuota il carrello' }).press('Enter');
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).press('Enter');
  await expect(putBack(page)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
}

test('B-43: after a reload everything comes back with amounts, steps and options, by keyboard', async ({
  page,
}) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await stepBy(page, '0.25');
  await page.reload();
  await expect(removals(page)).toHaveCount(3);
  const before = await linesInCart(page);
  await emptyTheCart(page);
  await expect(title(page)).toBeFocused();
  expect(await linesInCart(page)).toEqual([]);
  await expectAccessible(page, 'an emptied cart');

  await page.reload();
  await expect(main(page).getByText('Hai svuotato il carrello')).toBeVisible();
  await putBack(page).press('Enter');
  await expect(removals(page)).toHaveCount(3);
  await expect(title(page)).toBeFocused();
  await expect(putBack(page)).toHaveCount(0);
  const bySlug = <L extends { slug: string }>(lines: readonly L[]) =>
    lines.toSorted((a, b) => a.slug.localeCompare(b.slug));
  expect(bySlug(await linesInCart(page))).toEqual(bySlug(before));
});

test('B-43: the drawer offers it too, on other pages and after a reload, by keyboard', async ({ page }) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await emptyTheCart(page);
  await visit(page, '/');
  await cartButton(page).press('Enter');
  const drawer = dialog(page, 'Carrello');
  await expect(drawer.getByText('Hai svuotato il carrello')).toBeVisible();
  await expectAccessible(page, 'the drawer of an emptied cart');
  await drawer.getByRole('button', { name: 'Salva come lista' }).press('Enter');
  await expect(dialog(page, 'Aggiungi a una lista').getByText('Carrello svuotato')).toBeVisible();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Rimetti tutto' }).press('Enter');
  await expect(drawer.getByRole('button', { name: /^Rimuovi / })).toHaveCount(3);
  await expect(drawer.getByText('Hai svuotato il carrello')).toBeHidden();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  expect((await linesInCart(page)).map(({ slug }) => slug).toSorted()).toEqual([
    'mele-annurche',
    'penne-rigate-500-g',
    'prosciutto-cotto-al-banco',
  ]);
});

test('B-43: it is saved as a list, and the offer stays where it was opened, by keyboard', async ({
  page,
}) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await emptyTheCart(page);
  await saveAsList(page).press('Enter');
  const selector = dialog(page, 'Aggiungi a una lista');
  const name = selector.getByRole('textbox', { name: 'Nuova lista' });
  await expect(selector.getByText('Carrello svuotato')).toBeVisible();
  await name.fill('Per domani');
  await name.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    'Prodotti aggiunti alla lista «Per domani»',
  );
  if (await selector.isVisible()) await page.keyboard.press('Escape');
  await expect(selector).toBeHidden();
  await expect(saveAsList(page)).toBeFocused();
  await expect(putBack(page)).toBeVisible();
  await visit(page, '/profile/lists');
  await page.getByRole('link', { name: 'Per domani' }).click();
  await expect(title(page)).toHaveText('Per domani');
  for (const product of ['Penne rigate', 'Mele annurche', 'Prosciutto cotto'])
    await expect(main(page).getByRole('link', { name: product }).first()).toBeVisible();
});

test('B-43, SES-05: a logout on another page leaves nothing of it for its shopper or the next one', async ({
  page,
}) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await emptyTheCart(page);
  await visit(page, '/profile/orders');
  expect(await stored(page)).not.toBeNull();
  await logOut(page);
  expect(await stored(page)).toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'Accedi' }).click();
  await fillLogin(page, other);
  await expect(dialog(page, 'Accedi')).toBeHidden();
  await visit(page, '/cart/');
  await expect(main(page).getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(putBack(page)).toHaveCount(0);
});

test('B-43, SES-08: another shopper of the tab is offered nothing of it', async ({ page }) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await emptyTheCart(page);
  // As if the tab had been closed to reports: its storage stays, the session is another one's.
  const text = await stored(page);
  await comeIn(page, other);
  await page.evaluate((value) => sessionStorage.setItem('emptiedCart', value ?? ''), text);
  await visit(page, '/cart/');
  await expect(main(page).getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(putBack(page)).toHaveCount(0);
});

test('B-43: after ten minutes it is gone, on the page and after a reload', async ({ page }) => {
  await page.clock.install();
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await emptyTheCart(page);
  await page.clock.fastForward(595_000);
  await expect(putBack(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(putBack(page)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(putBack(page)).toHaveCount(0);
});
