import type { Page } from '@playwright/test';
import type { Brand } from './support/brands.ts';
import { mailedLink } from './support/mail.ts';
import { dialog, fillLogin, ready, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const email = 'giulia.marchetti@posta.example';
const password = 'Ortica-e-Timo 7';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: /Correggi|servizio|riprova/i });
const submit = (page: Page) => page.getByRole('button', { name: 'Registrati', exact: true }).click();

async function fillPerson(page: Page): Promise<void> {
  await textbox(page, 'Nome').fill('Giulia');
  await textbox(page, 'Cognome').fill('Marchetti');
  await textbox(page, 'E-mail').fill(email);
  await textbox(page, 'Conferma e-mail').fill(` ${email.toUpperCase()} `);
}

async function fillPlace(page: Page, { street }: Brand): Promise<void> {
  await page.getByRole('combobox', { name: 'Cerca indirizzo' }).pressSequentially(street.typed);
  await page
    .getByRole('listbox', { name: 'Indirizzi trovati' })
    .getByRole('option')
    .filter({ hasText: street.suggestion })
    .filter({ hasText: street.postalcode })
    .click();
  await expect(textbox(page, 'Città')).toHaveValue(street.city);
  await textbox(page, 'Civico').fill(street.number);
}

/** The nearest one, once it is known where the shopper lives. */
async function chooseStore(page: Page): Promise<void> {
  await expect(page.getByText('Qui consegniamo')).toBeVisible();
  const nearest = page.getByRole('radio', { name: /\d (?:k?m)$/ }).first();
  await nearest.check();
}

test('REG-01, REG-06, SES-09: from the login to an account whose address is there', async ({
  page,
  brand,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Accedi', exact: true }).first().click();
  await dialog(page, 'Accedi').getByRole('link', { name: 'Registrati', exact: true }).click();
  await expect(page).toHaveURL('/registration-user');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrati' })).toBeVisible();
  await fillPerson(page);
  await textbox(page, 'Password').fill(password);
  await expect(page.getByText('Ottima', { exact: true })).toBeVisible();
  await fillPlace(page, brand);
  await expect(page.getByText('Qui consegniamo')).toBeVisible();
  const stores = page.getByRole('radiogroup', { name: 'Negozio di riferimento' });
  await expect(stores.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseStore(page);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox').first().check();
  await submit(page);
  await expect(page).toHaveURL('/registration-completed');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manca un clic');
  await expect(page.getByRole('main')).toContainText(`Abbiamo scritto a ${email}`);

  await visit(page, await mailedLink(page, email, 'registration_confirm'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indirizzo confermato');
  await page.getByRole('main').getByRole('link', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/');
  await ready(page);
  await page.getByRole('button', { name: 'Consegna', exact: true }).first().click();
  await expect(
    dialog(page, 'Indirizzo di consegna').getByRole('radio', {
      name: new RegExp(`Casa.*${brand.street.address1}.*${brand.street.number}`, 'i'),
    }),
  ).toBeVisible();
});

test('REG-07, REG-08: a link that is wrong says so and sends another mail, once a minute', async ({
  page,
}) => {
  await visit(page, `/registration-confirm?e_mail=${encodeURIComponent(email)}&reg_control_code=made-up`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo link non è valido');
  const again = page.getByRole('button', { name: 'Manda un nuovo link' });
  await again.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Te ne abbiamo mandata un’altra. Fra un minuto puoi chiederla ancora.',
  );
  await expect(again).toBeDisabled();
});

test('VAL-14, REG-04: what is wrong is summed up, leads to its field, and a reload loses nothing but the password', async ({
  page,
  brand,
}) => {
  await visit(page, '/registration-user');
  await fillPerson(page);
  await textbox(page, 'Conferma e-mail').fill('giulia@altrove.example');
  await textbox(page, 'Password').fill('corta');
  await textbox(page, 'Numero di carta fedeltà').fill('0401123456788');
  await fillPlace(page, brand);
  await chooseStore(page);
  await submit(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Conferma e-mail: Le due e-mail non coincidono',
    'Password: La password deve essere lunga 6 caratteri',
    'Numero di carta fedeltà: Numero di carta fedeltà non valido',
    'Consensi: Campo obbligatorio',
  ]);
  await expect(textbox(page, 'Conferma e-mail')).toHaveAccessibleDescription('Le due e-mail non coincidono');
  await summary(page)
    .getByRole('link', { name: /^Conferma e-mail/ })
    .click();
  await expect(textbox(page, 'Conferma e-mail')).toBeFocused();
  await textbox(page, 'Conferma e-mail').fill(email);
  await expect(summary(page).getByRole('link')).toHaveCount(3);

  await page.reload();
  await ready(page);
  await expect(textbox(page, 'Nome')).toHaveValue('Giulia');
  await expect(textbox(page, 'Conferma e-mail')).toHaveValue(email);
  await expect(textbox(page, 'Civico')).toHaveValue(brand.street.number);
  await expect(textbox(page, 'Numero di carta fedeltà')).toHaveValue('0401123456788');
  await expect(textbox(page, 'Password')).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/ \d+.*m$/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('corta');
});

test('ERR-13, REG-06: a service that is down loses nothing, and the account is opened once it is back', async ({
  page,
  brand,
  provoked,
}) => {
  provoked.push(/503/);
  await visit(page, '/registration-user');
  await fillPerson(page);
  await textbox(page, 'Password').fill(password);
  await fillPlace(page, brand);
  await chooseStore(page);
  await page.getByRole('checkbox').first().check();
  await page.route('**/registration/register_user', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  await submit(page);
  await expect(page).toHaveURL('/service-down');
  await page.getByRole('main').getByRole('button', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/registration-user');
  await expect(textbox(page, 'Nome')).toHaveValue('Giulia');
  await expect(textbox(page, 'Password')).toHaveValue(password);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await submit(page);
  await expect(page).toHaveURL('/registration-completed');
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([['registeredEmail', email]]);
});
