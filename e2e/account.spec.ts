import { readFile } from 'node:fs/promises';
import type { PersonExport } from '../contract/api/account/person-export.ts';
import { mailedLink } from './support/mail.ts';
import { comeBack, comeIn } from './support/prepared.ts';
import {
  completedOrder,
  dialog,
  fillLogin,
  goThroughCheckout,
  payment,
  placeOrder,
  visit,
} from './support/shopper.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

const email = 'vuoto@cestolieto.example';

test('REG-19: a consent is given at once and is kept, the required one stays', async ({ page }) => {
  await comeIn(page, email, '/profile/consents');
  const switches = page.getByRole('region', { name: 'Consensi', exact: true }).getByRole('switch');
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

test('REG-21, REG-27: before the question stands what is lost, and in it the data can be taken along, by keyboard', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/privacy');
  const part = page.getByRole('region', { name: 'Elimina account' });
  await expect(part.getByRole('listitem')).toHaveText([
    'Nessun ordine in corso',
    /^Perdi [\d.]+ punti, 1 buono da 7,00\s€ e \d liste$/,
  ]);
  const lost = await part.getByRole('listitem').last().innerText();
  await expect(part).toContainText('Fatture e scontrini restano 10 anni senza il tuo nome');
  await tabTo(page, 'button', 'Elimina account');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Elimini l’account?' });
  await expect(question.getByRole('listitem')).toHaveText([
    lost,
    'Cancelliamo nome, contatti e indirizzi',
    'Fatture e scontrini restano 10 anni, senza il tuo nome',
  ]);
  const coming = page.waitForEvent('download');
  await tabTo(page, 'button', 'Scarica prima i miei dati');
  await page.keyboard.press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/^dati-cestolieto-/);
  await expect(question.getByRole('status')).toHaveText('Il file è tra i tuoi download');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(part.getByRole('button', { name: 'Elimina account' })).toBeFocused();
});

test('REG-21, ERR-04: without the numbers the account can be deleted all the same', async ({
  page,
  provoked,
}) => {
  provoked.push(/giftcertificate/, /Failed to load resource/);
  await page.route('**/giftcertificate/list**', (route) => route.abort());
  await comeIn(page, 'demo@cestolieto.example', '/profile/privacy');
  const part = page.getByRole('region', { name: 'Elimina account' });
  await part.getByRole('button', { name: 'Elimina account' }).click();
  await expect(page.getByRole('alertdialog').getByRole('listitem').first()).toHaveText(
    'Perdi punti, buoni e liste',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'No, resto' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await expect(part.getByRole('alert')).toBeEmpty();
});

test('REG-20: an order on its way is named in place of the action, and leads to it', async ({ page }) => {
  await comeBack(page, {
    login: 'agente@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 2]],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await visit(page, '/profile/privacy');
  const part = page.getByRole('region', { name: 'Elimina account' });
  await expect(part.getByRole('status')).toContainText('Hai un ordine in corso');
  await expect(part.getByRole('status')).toContainText(`Ordine ${orderId}, `);
  await expect(part.getByRole('button')).toHaveText(['Controlla di nuovo']);
  await part.getByRole('link', { name: 'Vedi ordine' }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${orderId}$`));
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
