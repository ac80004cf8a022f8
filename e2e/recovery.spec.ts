import type { Page } from '@playwright/test';
import { mailedLink } from './support/mail.ts';
import { dialog, fillLogin, ready, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const password = 'cavolo nero di gennaio';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test.describe('a forgotten password', () => {
  // What a brand changes is its look: one of them goes the way on both devices.
  for (const [brandName, details] of [
    ['cestolieto', {}],
    ['passolesto', { tag: '@phone' }],
    ['ortavia', { tag: '@phone' }],
  ] as const)
    test.describe(brandName, details, () => {
      test.use({ brandName });

      test('NAV-10, SES-16, REG-12, REG-13, REG-15: is chosen anew by the mailed link, once', async ({
        page,
      }) => {
        const email = `demo@${brandName}.example`;
        await visit(page, '/');
        await page.getByRole('button', { name: 'Accedi', exact: true }).first().click();
        await textbox(page, 'E-mail').fill(email);
        await dialog(page, 'Accedi').getByRole('link', { name: 'Password dimenticata?' }).click();
        await expect(page).toHaveURL('/reset-password-request');
        await expect(dialog(page, 'Accedi')).toBeHidden();
        await expect(textbox(page, 'E-mail')).toHaveValue(email);
        await press(page, 'Manda il link');

        await expect(page).toHaveURL('/reset-password-sent');
        await expect(title(page)).toHaveText('Controlla la posta');
        await expect(page.getByRole('main')).toContainText(`Se ${email} è di un account`);
        const again = page.getByRole('button', { name: 'Manda di nuovo', exact: true });
        await expect(again).toBeDisabled();
        await expect(page.getByRole('timer')).toHaveText(/^fra \d+ s$/);

        const link = await mailedLink(page, email, 'password_reset');
        await visit(page, link);
        await expect(title(page)).toHaveText('Nuova password');
        await expect(page.getByRole('main')).toContainText(`Per ${email}`);
        await textbox(page, 'Nuova password').fill('corta');
        await press(page, 'Salva la password');
        await expect(textbox(page, 'Nuova password')).toBeFocused();
        await expect(textbox(page, 'Nuova password')).toHaveAccessibleDescription(
          /La password deve essere lunga \d+ caratteri/,
        );
        await textbox(page, 'Nuova password').fill(password);
        await expect(page.getByText('Ottima', { exact: true })).toBeVisible();
        await press(page, 'Salva la password');

        await expect(page).toHaveURL('/reset-password-completed');
        await expect(dialog(page, 'Accedi')).toBeVisible();
        await expect(textbox(page, 'E-mail')).toHaveValue(email);
        await expect(textbox(page, 'Password')).toBeFocused();
        await fillLogin(page, email, password);
        await expect(dialog(page, 'Accedi')).toBeHidden();
        await expect(title(page)).toHaveText('Password cambiata');

        await visit(page, link);
        await expect(title(page)).toHaveText('Il link è scaduto');
        await page.getByRole('link', { name: 'Manda un nuovo link' }).click();
        await expect(textbox(page, 'E-mail')).toHaveValue(email);
      });
    });
});

test('REG-12: who has no account is told the same, by e-mail or by tax code', async ({ page }) => {
  await visit(page, '/reset-password-request');
  await textbox(page, 'E-mail').fill('mai.vista@posta.example');
  await press(page, 'Manda il link');
  await expect(title(page)).toHaveText('Controlla la posta');
  await visit(page, '/reset-password-request');
  await page.getByRole('tab', { name: 'Codice fiscale' }).click();
  await textbox(page, 'Codice fiscale').fill('RSSMRA');
  await press(page, 'Manda il link');
  await expect(textbox(page, 'Codice fiscale')).toHaveAccessibleDescription('Formato non corretto');
  await textbox(page, 'Codice fiscale').fill('RSSMRA85T10A562S');
  await press(page, 'Manda il link');
  await expect(page).toHaveURL('/reset-password-sent');
  await expect(page.getByRole('main')).toContainText('Se i dati sono di un account');
});

test('REG-13: a link that is broken, or made up, asks no password and offers another', async ({ page }) => {
  for (const query of ['', '?e_mail=demo%40cestolieto.example&reset_token=made-up']) {
    await visit(page, `/registration/reset-password${query}`);
    await expect(title(page)).toHaveText('Il link è scaduto');
  }
  await page.getByRole('link', { name: 'Manda un nuovo link' }).click();
  await expect(title(page)).toHaveText('Password dimenticata?');
});

test(
  'RULE-REGISTRATION-1: what is typed before the page answers stays',
  { tag: '@desktop' },
  async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/assets/recovery-request*.js', async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto('/reset-password-request');
    await textbox(page, 'E-mail').fill('giulia@posta.example');
    late.resolve();
    await ready(page);
    await press(page, 'Manda il link');
    await expect(page.getByRole('main')).toContainText('Se giulia@posta.example è di un account');
  },
);
