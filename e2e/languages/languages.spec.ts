import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { demoPassword, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const language = (page: Page) => page.locator('html').getAttribute('lang');

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('form', { name }).getByRole('button');

const pathOf = (page: Page) => new URL(page.url()).pathname;

test.describe('somebody whose browser asks for English', () => {
  test.use({ locale: 'en-US' });

  test('TEN-03: is greeted in English, turns pages in it, and chooses Italian for good, by keyboard', async ({
    page,
  }) => {
    await visit(page, '/');
    expect([pathOf(page), await language(page)]).toEqual(['/en/', 'en-US']);
    await expect(page).toHaveTitle('Groceries online in Rome and the Castelli · Cestolieto');
    await expectAccessible(page, 'home in English');
    await page.getByRole('searchbox', { name: 'Search products' }).fill('penne');
    await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
    await page.waitForURL('**/en/catalog/search?q=penne');
    await page.getByRole('link', { name: 'Penne rigate', exact: true }).first().click();
    await page.waitForURL('**/en/catalog/product/**');
    await page.goBack();
    await page.waitForURL('**/en/catalog/search?q=penne');

    const italian = choice(page, 'Language');
    await expect(italian).toHaveText(['Italiano']);
    await italian.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.search === '/catalog/search?q=penne');
    await ready(page);
    expect(await language(page)).toBe('it');
    await visit(page, '/');
    expect([pathOf(page), await language(page)]).toEqual(['/', 'it']);
  });

  test('TEN-03, TEN-06: shops in English: amounts, weights, hours and errors are', async ({ page }) => {
    await visit(page, '/en/login?returnTo=%2Fprofile%2Faddresses');
    const login = async (password: string) => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@cestolieto.example');
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
    };
    await login('wrong-password');
    await expect(page.getByRole('alert').first()).toHaveText('Wrong e-mail or password.');
    await login(demoPassword);
    await page.waitForURL('**/en/profile/addresses');
    await visit(page, '/en/catalog/product/mele-annurche');
    await page
      .getByRole('button', { name: 'Add Annurca apples to cart' })
      .filter({ visible: true })
      .first()
      .click();
    const address = page.getByRole('dialog', { name: 'Delivery address', exact: true });
    await address.getByRole('button', { name: 'Confirm address' }).click();
    const slots = page.getByRole('dialog', { name: 'Time slot', exact: true });
    await expect(slots.getByRole('radio').first()).toHaveAccessibleName(/\d:00–\d{1,2}:00\s[AP]M/);
    await page.keyboard.press('Shift');
    await slots.getByRole('tab').nth(2).click();
    await page.keyboard.press('Shift');
    await slots
      .getByRole('radio', { name: /available/ })
      .nth(1)
      .click();
    await expect(slots).toBeHidden();
    await expect(
      page.getByRole('textbox', { name: 'Quantity' }).filter({ visible: true }).first(),
    ).toHaveValue(/^1\.1\slb$/);
    await visit(page, '/en/cart/');
    await expect(page.getByRole('main')).toContainText('€1.40');
    const weight = page.getByRole('textbox', { name: 'Quantity' }).filter({ visible: true }).first();
    await weight.fill('2');
    await weight.press('Enter');
    await expect(weight).toHaveValue(/^2\slb$/);
    await expect(page.getByRole('main')).not.toContainText('$');
  });

  test('TEN-03, VAL-01, VAL-09: what is wrong with a field is said in English, and days are typed month first', async ({
    page,
  }) => {
    await visit(page, '/en/login?returnTo=%2Fprofile%2Fprofile-update');
    const logIn = page.getByRole('button', { name: 'Log in', exact: true }).last();
    await logIn.click();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toHaveAccessibleDescription('Type your e-mail');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAccessibleDescription(
      'Type your password',
    );
    await email.fill('nobody');
    await logIn.click();
    await expect(email).toHaveAccessibleDescription('Type a valid e-mail');
    await email.fill('demo@cestolieto.example');
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await logIn.click();
    await page.waitForURL('**/en/profile/profile-update');

    const birthdate = page.getByRole('textbox', { name: 'Date of birth' });
    const save = page.getByRole('button', { name: 'Save the details' });
    await birthdate.fill('31/12/1980');
    await save.click();
    await expect(birthdate).toHaveAccessibleDescription(/Date as mm\/dd\/yyyy/);
    await birthdate.clear();
    await birthdate.pressSequentially('12/31/1980');
    await expect(birthdate).toHaveValue('12/31/1980');
    await save.click();
    await page.waitForURL('**/en/profile/profile-confirmed');
    await visit(page, '/en/profile/profile-update');
    await expect(birthdate).toHaveValue('12/31/1980');
    await visit(page, '/profile/profile-update');
    await expect(page.getByRole('textbox', { name: 'Data di nascita' })).toHaveValue('31/12/1980');
  });
});

test('TEN-03: an Italian browser stays in Italian; without script the language is chosen as well', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    locale: 'it-IT',
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/faq');
  expect(await language(page)).toBe('it');
  await choice(page, 'Lingua').click();
  await page.waitForURL('**/en/faq');
  expect(await language(page)).toBe('en-US');
  await page.goto('/');
  expect([pathOf(page), await language(page)]).toEqual(['/en/', 'en-US']);
  await context.close();
});
