import type { Page } from '@playwright/test';
import { ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Invia la richiesta', exact: true });

/** What the shop mailed to itself by its form. */
const contactMails = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'X-Ebsn-Client': 'site', Accept: 'application/json' };
    const answer: unknown = await (await fetch('/__dev/outbox', { headers })).json();
    const { mails } = answer as { mails: { kind: string; subject: string; text: string }[] }; // the shop's own
    return mails
      .filter(({ kind }) => kind === 'contact_form')
      .map(({ subject, text }) => [subject, ...text.split('\n\n').slice(0, 6)]);
  });

test('NAV-17, CMS-10, B-05: a letter is written by keyboard, corrected at its field, and reaches the shop', async ({
  page,
}) => {
  await visit(page, '/servizio-clienti?argomento=Accessibilit%C3%A0');
  await expect(page).toHaveTitle(/Servizio clienti/);
  await expect(page.getByRole('radio', { name: 'Accessibilità' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Chiama' })).toHaveAttribute('href', /^tel:\d+$/);

  await field(page, 'Nome e cognome').focus();
  await page.keyboard.type('Rosa Bianchi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa');
  await page.keyboard.press('Tab');
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Digitare una e-mail valida');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Accessibilità' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Altro' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Il pulsante del carrello non si legge.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await sendButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'E-mail')).toBeFocused();
  expect(await contactMails(page)).toEqual([]);

  await page.keyboard.press('End');
  await page.keyboard.type('@posta.example');
  // What is typed outlives a reload.
  await page.reload();
  await ready(page);
  await expect(field(page, 'E-mail')).toHaveValue('rosa@posta.example');
  await expect(page.getByRole('radio', { name: 'Altro' })).toBeChecked();
  await field(page, 'E-mail').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Richiesta mandata' })).toContainText(
    'Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo presto.',
  );
  expect(await contactMails(page)).toEqual([
    [
      'Servizio clienti: Altro',
      'Nome e cognome: Rosa Bianchi',
      'E-mail: rosa@posta.example',
      'Di cosa si tratta? Altro',
      'Messaggio:',
      'Il pulsante del carrello non si legge.',
      "Ho letto l'informativa sulla privacy: sì",
    ],
  ]);
  await page.getByRole('button', { name: 'Manda un’altra richiesta' }).click();
  await expect(field(page, 'E-mail')).toHaveValue('rosa@posta.example');
  await expect(field(page, 'Messaggio')).toHaveValue('');
});

test('CMS-10: a letter that does not go keeps what was typed, and goes the next time', async ({
  page,
  provoked,
}) => {
  provoked.push(/503/);
  await visit(page, '/servizio-clienti');
  await field(page, 'Nome e cognome').fill('Rosa Bianchi');
  await field(page, 'E-mail').fill('rosa@posta.example');
  await page.getByRole('radio', { name: 'Un rimborso' }).check({ force: true });
  await field(page, 'Messaggio').fill('Mancava la ricotta.');
  await page.getByRole('checkbox').check();
  await page.route('**/p/wp-admin/admin-ajax.php', (route) => route.fulfill({ status: 503, body: '' }));
  await sendButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Non è partita' });
  await expect(alert).toContainText('Si è verificato un errore, riprova tra qualche minuto.');
  await expect(page).toHaveURL('/servizio-clienti');
  await expect(field(page, 'Messaggio')).toHaveValue('Mancava la ricotta.');
  expect(await contactMails(page)).toEqual([]);
  await page.unroute('**/p/wp-admin/admin-ajax.php');
  await sendButton(page).click();
  await expect(page.getByText('Richiesta mandata')).toBeVisible();
  expect((await contactMails(page)).map(([subject]) => subject)).toEqual(['Servizio clienti: Un rimborso']);
});

test('NAV-16: a link to a question opens it, categories have pages of their own, words find questions', async ({
  page,
  provoked,
}) => {
  await visit(page, '/faq#se-non-sono-in-casa');
  const answer = page.getByText('Il corriere suona, poi chiama il telefono');
  await expect(answer).toBeInViewport();

  await page
    .getByRole('navigation', { name: 'Argomenti' })
    .getByRole('link', { name: /^Ordini/ })
    .click();
  await expect(page).toHaveURL('/faq/ordini');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Ordini']);
  await expect(
    page.getByRole('navigation', { name: 'Argomenti' }).locator('[aria-current="page"]'),
  ).toContainText('Ordini');
  await page.getByRole('searchbox', { name: 'Cerca nelle domande' }).fill('CITOFONO');
  await expect(page.getByRole('status').filter({ hasText: 'Nessuna domanda' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca nelle domande' }).fill('corriere  telefono');
  await expect(page.getByRole('status').filter({ hasText: '1 domanda' })).toBeVisible();
  await expect(page.getByText('E se quando passate non sono in casa?')).toBeVisible();

  // Another page leads to a question without the page being loaded anew.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/faq#se-non-sono-in-casa';
    link.textContent = 'alla domanda';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'alla domanda' }).click();
  await expect(page).toHaveURL('/faq#se-non-sono-in-casa');
  await expect(answer).toBeInViewport();
  await expect(page.locator('summary:focus')).toHaveText('E se quando passate non sono in casa?');

  await page.getByRole('link', { name: 'Scrivi al servizio clienti' }).click();
  await expect(page).toHaveURL('/servizio-clienti');

  provoked.push(/404/);
  expect((await page.goto('/faq/meteo'))?.status()).toBe(404);
});

test('NAV-16, NAV-17: without script questions unfold, are found, and the phone and the e-mail are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/faq?q=corriere+telefono');
  await expect(page.locator('summary')).toHaveText(['E se quando passate non sono in casa?']);
  await page.locator('summary').click();
  await expect(page.getByText('Il corriere suona, poi chiama il telefono')).toBeVisible();
  await page.goto('/servizio-clienti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servizio clienti');
  await expect(page.getByRole('link', { name: 'Chiama' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '@cestolieto.example' })).toBeVisible();
  await context.close();
});
