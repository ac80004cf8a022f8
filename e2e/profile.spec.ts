import type { Page } from '@playwright/test';
import { mailedLink } from './support/mail.ts';
import { comeIn } from './support/prepared.ts';
import { dialog, fillLogin, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('REG-16, LOY-02, NAV-11: what one is, is changed and kept', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
  await expect(title(page)).toHaveText('Il mio profilo');
  await expect(textbox(page, 'Nome')).toHaveValue('Giulia');
  await textbox(page, 'Data di nascita').fill('12/04/1984');
  await textbox(page, 'Telefono').fill('12');
  await textbox(page, 'Numero di carta fedeltà').fill('0401123456780');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(textbox(page, 'Telefono')).toBeFocused();
  await expect(textbox(page, 'Telefono')).toHaveAccessibleDescription(
    'Digitare un numero di telefono valido',
  );
  await expect(textbox(page, 'Numero di carta fedeltà')).toHaveAccessibleDescription(
    /Numero di carta fedeltà non valido/,
  );

  await textbox(page, 'Telefono').fill('+39 347 555 0182');
  await textbox(page, 'Numero di carta fedeltà').fill('0401123456789');
  await page.getByRole('button', { name: 'Salva i dati' }).click();
  await expect(page).toHaveURL('/profile/profile-confirmed');
  await expect(title(page)).toHaveText('Profilo aggiornato');

  await page.getByRole('main').getByRole('link', { name: 'Torna al profilo' }).click();
  await page.reload();
  await expect(textbox(page, 'Data di nascita')).toHaveValue('12/04/1984');
  await expect(textbox(page, 'Telefono')).toHaveValue('+39 347 555 0182');
  await expect(textbox(page, 'Numero di carta fedeltà')).toHaveValue('0401123456789');
});

test('REG-16, REG-23, SES-24: a master account is told to be one, and its invoice is changed', async ({
  page,
}) => {
  await comeIn(page, 'agente@cestolieto.example', '/profile/profile-update');
  await expect(page.getByRole('main').getByText('account master', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cambia: Intestatario' }).click();
  const form = dialog(page, 'Intestatario della fattura');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await field('Nome o ragione sociale').fill('Studio Sartori');
  await field('Codice fiscale').fill('');
  await field('Partita IVA').fill('007431101');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(field('Partita IVA')).toBeFocused();
  await expect(field('Partita IVA')).toHaveAccessibleDescription('P.Iva e C.F. devono avere 11 cifre');
  await field('Partita IVA').fill('00743110157');
  await field('Indirizzo di fatturazione').fill('Via Cassia');
  await field('Numero civico').fill('8');
  await field('CAP').fill('01100');
  await field('Città').fill('Viterbo');
  await field('Provincia').fill('VT');
  await form.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page).toHaveURL('/profile/profile-confirmed');
  await expect(form).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Torna al profilo' }).click();
  await expect(page.getByRole('main')).toContainText('Studio Sartori');
  await expect(page.getByRole('main')).toContainText('00743110157 · Via Cassia 8, Viterbo');
});

test('REG-22: by keyboard a holder is added, its wrong number told at its field, and kept', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
  const panel = page.getByRole('region', { name: 'Fatturazione' });
  await panel.getByRole('button', { name: 'Aggiungi intestatario' }).press('Enter');
  const form = dialog(page, 'Aggiungi intestatario');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await field('Nome o ragione sociale').fill('Vivaio Salario srl');
  await field('Partita IVA').fill('007431101');
  await field('Partita IVA').press('Enter');
  await expect(field('Partita IVA')).toBeFocused();
  await expect(field('Partita IVA')).toHaveAccessibleDescription('P.Iva e C.F. devono avere 11 cifre');
  await expect(page.getByText('Vivaio Salario srl')).toHaveCount(0);
  await field('Partita IVA').fill('00743110157');
  await field('PEC').fill('vivaio@pec.example');
  await field('PEC').press('Enter');
  await expect(form).toBeHidden();
  await expect(panel).toContainText('00743110157 · vivaio@pec.example');
  await page.reload();
  await expect(panel).toContainText('00743110157 · vivaio@pec.example');

  await panel.getByRole('button', { name: 'Elimina: Vivaio Salario srl' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect(panel).toContainText('Vivaio Salario srl');
});

test('REG-24: a workplace is joined by its code, an unknown one says so and stays', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
  const panel = page.getByRole('region', { name: 'Carta fedeltà e convenzioni' });
  await expect(panel).toContainText('0401 1234 5678 9');
  const code = panel.getByRole('textbox', { name: 'Codice convenzione aziendale' });
  await expect(code).toHaveAccessibleDescription('Spesa al lavoro: lo dà la tua azienda');
  await code.fill('ufficio2');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Il codice non è valido: controllalo con la tua azienda\./);
  await expect(code).toHaveValue('ufficio2');
  await expect(panel.getByRole('status')).toBeEmpty();
  await code.fill('ufficio1');
  await panel.getByRole('button', { name: 'Iscriviti' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    'Convenzione attiva: Officine Appia. Il suo indirizzo è ora tra i tuoi.',
  );
  await expect(code).toHaveValue('');
  await visit(page, '/profile/addresses');
  await expect(page.getByRole('main')).toContainText('Officine Appia');
});

test.describe('what a brand keeps to its beta testers', () => {
  test.use({ brandName: 'passolesto' });
  const profile = '/profile/profile-update';

  test('SES-25: a workplace is joined by a tester, and hidden from everybody else', async ({ page }) => {
    const code = page.getByRole('textbox', { name: 'Codice convenzione aziendale' });
    await comeIn(page, 'demo@passolesto.example', profile);
    await expect(page.getByRole('region', { name: 'Carta fedeltà', exact: true })).toBeVisible();
    await expect(code).toHaveCount(0);
    await comeIn(page, 'lettura@passolesto.example', profile);
    await code.fill('UFFICIO1');
    await code.press('Enter');
    await expect(page.getByRole('region', { name: 'Carta fedeltà e convenzioni' })).toContainText(
      'Convenzione attiva: Centro Direzionale Isonzo.',
    );
    await expect(page.getByText('account master', { exact: true })).toHaveCount(0);
  });
});

test.describe('what one logs in with', () => {
  const profile = '/profile/profile-update';
  const row = (page: Page) => page.getByRole('region', { name: 'Accesso' });
  const change = (page: Page, name: string) =>
    row(page)
      .getByRole('button', { name: `Cambia: ${name}`, exact: true })
      .click();

  test('REG-17, NAV-09: a new e-mail counts once its mailed link was opened, and the link once', async ({
    page,
  }) => {
    const wanted = 'elena.nuova@posta.example';
    await comeIn(page, 'lettura@cestolieto.example', profile);
    await change(page, 'E-mail');
    const form = dialog(page, 'Cambia e-mail');
    await form.getByRole('textbox', { name: 'Nuova e-mail' }).fill('elena');
    await form.getByRole('button', { name: 'Manda conferma' }).click();
    await expect(form.getByRole('textbox')).toBeFocused();
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription('Digitare una e-mail valida');
    await form.getByRole('textbox').fill(wanted);
    await form.getByRole('button', { name: 'Manda conferma' }).click();
    const sent = dialog(page, 'Conferma dalla posta');
    await expect(sent).toContainText(`Abbiamo scritto a ${wanted}.`);
    await sent.getByRole('button', { name: 'Ho capito' }).click();
    await expect(row(page)).toContainText('lettura@cestolieto.example');
    await expect(row(page)).toContainText(`${wanted} aspetta conferma.`);
    await row(page).getByRole('button', { name: 'Manda di nuovo' }).click();
    await expect(row(page).getByRole('status')).toHaveText('Ti abbiamo mandato un’altra e-mail.');

    const link = await mailedLink(page, wanted, 'update_email');
    await visit(page, link);
    await expect(title(page)).toHaveText('E-mail cambiata');
    await visit(page, profile);
    await expect(row(page)).toContainText(wanted);
    await visit(page, link);
    await expect(title(page)).toHaveText('Il link è scaduto');
    await visit(page, '/email-confirmed');
    await expect(title(page)).toHaveText('Il link è scaduto');
  });

  test('REG-14, REG-18: a new password ends the other sessions, and this one goes on', async ({
    page,
    browser,
  }) => {
    const email = 'vuoto@cestolieto.example';
    const newPassword = 'tre uova e un limone';
    await comeIn(page, email, profile);
    const { origin } = new URL(page.url());
    const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage();
    await comeIn(elsewhere, email, profile);
    await change(page, 'Password');
    const form = dialog(page, 'Cambia password');
    const old = form.getByRole('textbox', { name: 'Password attuale', exact: true });
    await old.fill('sbagliata');
    await form.getByRole('textbox', { name: 'Nuova password', exact: true }).fill(newPassword);
    await form.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(old).toBeFocused();
    await expect(old).toHaveAccessibleDescription('La password attuale non è corretta.');
    await old.fill('Demo2026!');
    await form.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(row(page).getByRole('status')).toContainText('Password cambiata.');

    await page.reload();
    await expect(row(page)).toContainText(email);
    await elsewhere.reload();
    await expect(dialog(elsewhere, 'Accedi')).toBeVisible();
    await fillLogin(elsewhere, email, newPassword);
    await expect(row(elsewhere)).toContainText(email);
    await elsewhere.context().close();
  });

  test('REG-18: a user name is changed at once, one that is taken is told at its field', async ({ page }) => {
    await comeIn(page, 'demo@cestolieto.example', profile);
    await change(page, 'Nome utente');
    const form = dialog(page, 'Cambia nome utente');
    const name = form.getByRole('textbox', { name: 'Nome utente' });
    await name.fill('agente@cestolieto.example');
    await form.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Questo nome utente non è disponibile\./);
    await name.fill('giulia.f');
    await form.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(row(page)).toContainText('giulia.f');
  });
});
