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

test('SHELL-01: keys lead from a department into its categories, back to it, and on to the next', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Reparti', exact: true });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu dei reparti' });
  const departments = menu.getByRole('list').first().getByRole('link');
  const title = menu.getByRole('heading', { level: 2 });
  await expect(page.locator('div:focus', { has: menu })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(departments.nth(0)).toBeFocused();
  const names = await departments.allInnerTexts();
  expect(names.length).toBeGreaterThan(10);
  for (const [at, name] of names.entries()) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(title).toHaveText(name);
    const whole = menu.getByRole('link', { name: /^(Tutti i \d+ prodotti|Il prodotto del reparto)$/ });
    await page.keyboard.press('ArrowRight');
    await expect(whole).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu.locator('section').getByRole('link').first()).toBeFocused();
    await page.keyboard.press(at % 2 === 0 ? 'Escape' : 'ArrowLeft');
    await expect(departments.nth(at)).toBeFocused();
    await expect(title).toHaveText(name);
  }
  await page.keyboard.press('Tab');
  await expect(
    menu.getByRole('button', { name: `Vai alle categorie di ${names.at(-1) ?? ''}` }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
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
