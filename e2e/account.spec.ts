import { readFile } from 'node:fs/promises';
import type { PersonExport } from '../contract/api/account/person-export.ts';
import { mailedLink } from './support/mail.ts';
import { comeIn } from './support/prepared.ts';
import { dialog, fillLogin, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const email = 'vuoto@cestolieto.example';

test('REG-19: a consent is given at once and is kept, the required one stays', async ({ page }) => {
  await comeIn(page, email, '/profile/consents');
  const switches = page.getByRole('main').getByRole('switch');
  await expect(switches).toHaveCount(3);
  await expect(switches.first()).toBeChecked();
  await expect(switches.first()).toBeDisabled();
  const offers = switches.nth(1);
  const given = await offers.isChecked();
  const saved = page.waitForResponse((answer) => answer.url().includes('/update-disclaimer'));
  await offers.setChecked(!given);
  await saved;
  await expect(offers).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(switches.nth(1)).toBeChecked({ checked: !given });
});

test('REG-27: a shopper downloads all the shop knows of them, and reads it', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/privacy');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^dati-cestolieto-\d{4}-\d\d-\d\d\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as PersonExport;
  expect(exported.data['users']).toMatchObject([{ login: 'demo@cestolieto.example', first_name: 'Giulia' }]);
  expect(JSON.stringify(exported)).not.toMatch(/argon2|token_hash/);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Il file è tra i tuoi download');
  await page.getByRole('heading', { name: 'Indirizzi', level: 3 }).click();
  await expect(page.getByRole('main')).toContainText('Via Appia Nuova');
});

test('REG-20, REG-21: an account is deleted by the mailed link, and nobody can log in with it any more', async ({
  page,
}) => {
  await comeIn(page, email, '/profile/privacy');
  await page.getByRole('button', { name: 'Elimina account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Manda il link' }).click();
  await expect(page.getByRole('main')).toContainText('Controlla la posta');

  const link = await mailedLink(page, email, 'anonymize');
  await visit(page, link);
  await expect(page.getByRole('main')).toContainText('Elimini l’account per sempre?');
  await page.getByRole('button', { name: 'Elimina per sempre' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il tuo account è stato eliminato');
  await expect(dialog(page, 'Accedi')).toBeHidden();

  await visit(page, '/login');
  await fillLogin(page, email);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail o password non corretti.');
});
