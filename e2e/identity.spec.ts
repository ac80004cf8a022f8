import type { Page } from '@playwright/test';
import { mailedLink } from './support/mail.ts';
import { dialog, ready, visit } from './support/shopper.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('SES-19: a known person of a provider comes back logged in', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Continua con Google' }).click();
  await page.getByRole('link', { name: /^Giulia Ferri/ }).click();
  await expect(page).toHaveURL('/');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Profilo', exact: true })).toBeVisible();
});

test('SES-20, REG-09: whoever a provider knows and the shop does not opens an account without a password', async ({
  page,
  brand,
}) => {
  await visit(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Continua con Google' }).click();
  await page.getByRole('link', { name: /^Chiara Neri/ }).click();
  await expect(page).toHaveURL(/^[^?]*\/registration-user\?social_login=google&code=/);
  await expect(textbox(page, 'Nome')).toHaveValue('Chiara');
  await expect(textbox(page, 'Cognome')).toHaveValue('Neri');
  await expect(textbox(page, 'Password')).toHaveCount(0);

  const { street } = brand;
  await page.getByRole('combobox', { name: 'Cerca indirizzo' }).pressSequentially(street.typed);
  await page
    .getByRole('listbox', { name: 'Indirizzi trovati' })
    .getByRole('option')
    .filter({ hasText: street.suggestion })
    .filter({ hasText: street.postalcode })
    .click();
  await textbox(page, 'Civico').fill(street.number);
  await expect(page.getByText('Qui consegniamo')).toBeVisible();
  await page
    .getByRole('radio', { name: /\d (?:k?m)$/ })
    .first()
    .check();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Registrati', exact: true }).click();
  await expect(page).toHaveURL('/registration-completed');

  await visit(page, await mailedLink(page, 'chiara.neri@cestolieto.example', 'registration_confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ti diamo il benvenuto');
  await visit(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Continua con Google' }).click();
  await page.getByRole('link', { name: /^Chiara Neri/ }).click();
  await expect(page).toHaveURL('/');
});

test('SES-21, SES-22: single sign-on comes back to the page it left, and logs out at its provider too', async ({
  page,
}) => {
  await visit(page, '/catalog/search?q=latte');
  await page.getByRole('button', { name: 'Accedi', exact: true }).first().click();
  await dialog(page, 'Accedi').getByRole('link', { name: 'Accedi con la tua azienda' }).click();
  await page.getByRole('button', { name: /^Giulia Ferri/ }).click();
  await expect(page).toHaveURL('/catalog/search?q=latte');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Profilo', exact: true })).toBeVisible();

  // A read that is under way when the session ends is answered with a 419.
  const favourites = page.waitForResponse(/\/ebsn\/api\/wishlist\/view/);
  await visit(page, '/profile/orders');
  await favourites;
  await page.waitForLoadState('networkidle');
  const leaving = page.waitForRequest(/\/ebsn\/api\/saml\/do-logout\?relay_state_url=%2F$/);
  await page.getByRole('button', { name: 'Esci' }).first().click();
  await leaving;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Accedi', exact: true }).first()).toBeVisible();
});

test('REG-10: an account of single sign-on is asked once for the consents it lacks, and comes back to its page', async ({
  page,
}) => {
  const comeIn = async () => {
    await page.getByRole('button', { name: 'Accedi', exact: true }).first().click();
    await dialog(page, 'Accedi').getByRole('link', { name: 'Accedi con la tua azienda' }).click();
    await page.getByRole('button', { name: /^Paolo Conti/ }).click();
  };
  await visit(page, '/catalog/search?q=latte');
  await comeIn();
  await expect(page).toHaveURL('/registration-consents?returnTo=%2Fcatalog%2Fsearch%3Fq%3Dlatte');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ancora un consenso');
  await expect(page.getByText('paolo.conti@cestolieto.example')).toBeVisible();
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  expect(await page.getByRole('main').getByRole('checkbox', { checked: true }).count()).toBe(0);

  await page.getByRole('button', { name: 'Conferma e continua' }).click();
  await expect(page.getByText('Campo obbligatorio')).toHaveCount(1);
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Campo obbligatorio')).toHaveCount(0);
  await tabTo(page, 'button', 'Conferma e continua');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/search?q=latte');
  await expect(page.getByRole('button', { name: 'Profilo', exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/catalog/search?q=pane');
  await comeIn();
  await expect(page).toHaveURL('/catalog/search?q=pane');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Profilo', exact: true })).toBeVisible();
});
