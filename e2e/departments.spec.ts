import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { comeBack, haveDeliveryChosen } from './support/prepared.ts';
import { addButton, dialog, fillLogin, quantityOf, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const demo = 'demo@cestolieto.example';

test('SHELL-01: the departments open under the header, by keyboard too, and lead to their page', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Reparti', exact: true });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu dei reparti' });
  const link = menu.getByRole('link', { name: 'Carne', exact: true }).first();
  await expect(link).toBeInViewport();
  await expectAccessible(page, 'departments');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/catalog\/category\/carne$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carne');
});

/** The first product that the menu shows, by its name. */
async function firstProduct(menu: Locator): Promise<string> {
  const add = menu.getByRole('button', { name: /^Aggiungi .+ al carrello$/ }).first();
  return (await add.getAttribute('aria-label'))?.replace(/^Aggiungi (.+) al carrello$/, '$1') ?? '';
}

test('SHELL-01: the menu shows products of the department that is pointed at, and adds them', async ({
  page,
}) => {
  await comeBack(page, { login: demo, to: '/' });
  await page.getByRole('button', { name: 'Reparti', exact: true }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu dei reparti' });
  await expect(menu.getByRole('heading', { name: 'In offerta qui' })).toBeInViewport();
  await expect(menu.getByRole('article')).toHaveCount(5);
  const fruit = await firstProduct(menu);
  await addButton(page, fruit).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${fruit}: aggiunto`)).toBeVisible();
  await expect(quantityOf(page, fruit)).toHaveValue('1');
  await expect(
    menu
      .getByRole('group', { name: `Quantità di ${fruit}` })
      .getByRole('button')
      .last(),
  ).toBeFocused();
  const meatLink = menu.getByRole('list').first().getByRole('link', { name: 'Carne', exact: true });
  await meatLink.hover();
  await expect(menu.getByRole('heading', { level: 2 })).toHaveText('Carne');
  await expect(menu.getByRole('article')).toHaveCount(5);
  await expect(addButton(page, await firstProduct(menu))).toBeInViewport();
  await expect(menu.getByRole('group', { name: `Quantità di ${fruit}` })).toBeHidden();
  await menu.getByRole('list').first().getByRole('link').first().hover();
  await expect(menu.getByRole('group', { name: `Quantità di ${fruit}` })).toBeVisible();
});

test('SHELL-01, GATE-01: whoever logs in to add from the menu comes back to it', async ({ page }) => {
  await haveDeliveryChosen(page, demo);
  await visit(page, '/');
  await page.getByRole('button', { name: 'Reparti', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu dei reparti' });
  await expect(menu.getByRole('article')).toHaveCount(5);
  const fruit = await firstProduct(menu);
  await menu.getByRole('button', { name: `Aggiungi ${fruit} al carrello` }).click();
  const login = dialog(page, 'Accedi');
  await login.getByRole('textbox', { name: 'E-mail' }).click();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: `Aggiungi ${fruit} al carrello` }).click();
  await fillLogin(page, demo);
  await expect(login).toBeHidden();
  await expect(quantityOf(page, fruit)).toHaveValue('1');
  await expect(menu).toBeVisible();
});
