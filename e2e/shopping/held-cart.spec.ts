import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { endSession } from '../support/end-session.ts';
import { demoPassword, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

// The brand that holds its cart (CART-07); it speaks English.
test.use({ brandName: 'quincegate', locale: 'en-US' });

const demo = 'demo@quincegate.example';
/** More than the least order. */
const wanted = [
  ['penne-rigate-500-g', 22],
  ['spaghetti-500-g', 21],
] as const;

const quantityOf = (page: Page, name: string) =>
  page
    .getByRole('group', { name: `Quantity of ${name}` })
    .filter({ visible: true })
    .first()
    .getByRole('textbox', { name: 'Quantity' });

const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('status');
const save = (page: Page) => notices(page).getByRole('button', { name: 'Save' });

/** The quantities the page sends to be saved, as they leave. */
function savedFrom(page: Page): number[] {
  const saved: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/cart/update')) return;
    const { items } = request.postDataJSON() as { items: { quantity: number }[] };
    saved.push(...items.map(({ quantity }) => quantity));
  });
  return saved;
}

test('CART-07, RULE-CART-6: what is changed in the cart waits for one save, by keyboard, and so does the checkout', async ({
  page,
}) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  const saved = savedFrom(page);
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Increase quantity of Penne rigate' });
  await more.click();
  await more.click();
  await main.getByRole('button', { name: 'Increase quantity of Spaghetti' }).click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('24');
  await expect(notices(page)).toContainText('2 quantities to save');
  await expect(main.getByText('To be saved')).toHaveCount(2);
  await expect(main.getByRole('button', { name: 'Save the quantities' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to checkout' })).toBeHidden();
  await expectAccessible(page, 'a held cart');
  // A number that is put back has nothing to be saved.
  await main.getByRole('button', { name: 'Decrease quantity of Spaghetti' }).click();
  await expect(notices(page)).toContainText('1 quantity to save');
  await main.getByRole('button', { name: 'Increase quantity of Spaghetti' }).click();
  expect(saved).toEqual([]);

  await save(page).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  await expect(save(page)).toBeHidden();
  expect(saved.toSorted((a, b) => a - b)).toEqual([22, 24]);
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('24');
  await expect(quantityOf(page, 'Spaghetti')).toHaveValue('22');
});

test('CART-07: what is changed on a tile is saved in the cart’s drawer, by keyboard', async ({ page }) => {
  await comeBack(page, { login: demo, wanted, to: '/catalog/search?q=penne' });
  const saved = savedFrom(page);
  await page
    .getByRole('button', { name: 'Increase quantity of Penne rigate' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(notices(page)).toContainText('1 quantity to save');
  await page.getByRole('button', { name: 'Cart', exact: true }).filter({ visible: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Cart', exact: true });
  await expect(drawer.getByText('To be saved')).toBeVisible();
  // It is said once.
  await expect(save(page)).toBeHidden();
  await drawer.getByRole('button', { name: 'Save the quantities' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Go to checkout' })).toBeFocused();
  await expect(drawer.getByText('To be saved')).toBeHidden();
  expect(saved).toEqual([23]);
});

test('CART-07, SES-07: a save that meets a 419 is made after the login, unasked', async ({
  page,
  provoked,
}) => {
  provoked.push(/419/);
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity of Penne rigate' }).click();
  const saved = savedFrom(page);
  await save(page).click();
  const login = page.getByRole('dialog', { name: 'Log in', exact: true });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(demo);
  await login.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await login.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(login).toBeHidden();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('23');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  expect(saved).toEqual([23, 23]);
  await visit(page, '/cart/');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('23');
});

/** The total of the cart's page, in cents. */
async function totalOf(page: Page): Promise<number> {
  const row = page.getByRole('complementary', { name: 'Summary' }).getByText(/^Estimated total/);
  const text = await row.locator('xpath=ancestor-or-self::*[contains(., "$")][1]').first().innerText();
  return Math.round(Number(/\$(?<sum>[\d.,]+)/.exec(text)?.groups?.['sum']?.replaceAll(',', '')) * 100);
}

test('CART-07: what is not saved is there after a reload, in the total too, and is saved or discarded', async ({
  page,
}) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity of Penne rigate' });
  const penne = quantityOf(page, 'Penne rigate');
  const before = await totalOf(page);
  await more.click();
  await expect.poll(() => totalOf(page)).toBeGreaterThan(before);
  const withOne = await totalOf(page);
  await more.click();
  const expected = withOne + (withOne - before);
  await expect.poll(() => totalOf(page)).toBe(expected);

  await page.reload();
  await expect(penne).toHaveValue('24');
  await expect(notices(page)).toContainText('1 quantity to save');
  expect(await totalOf(page)).toBe(expected);
  await notices(page).getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(penne).toHaveValue('22');
  await expect(save(page)).toBeHidden();
  await expect.poll(() => totalOf(page)).toBe(before);
  await page.reload();
  await expect(penne).toHaveValue('22');
  await expect(save(page)).toBeHidden();

  await more.click();
  await expect(notices(page)).toContainText('1 quantity to save');
  const leaving = await totalOf(page);
  await page.reload();
  await save(page).press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  expect(await totalOf(page)).toBe(leaving);
});

test('CART-07, SES-08: what is not saved is gone with a logout', async ({ page }) => {
  await comeBack(page, { login: demo, wanted, to: '/cart/' });
  await page.getByRole('main').getByRole('button', { name: 'Increase quantity of Penne rigate' }).click();
  await expect(notices(page)).toContainText('1 quantity to save');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'Profile', exact: true }).click();
  await banner.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(banner.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('heldQuantities'))).toBeNull();
  await comeBack(page, { login: demo, wanted: [], to: '/cart/' });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('22');
  await expect(save(page)).toBeHidden();
});
