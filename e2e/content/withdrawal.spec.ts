import type { Page } from '@playwright/test';
import { ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** What was mailed of a withdrawal: to whom, and its first words. */
const withdrawalMails = (page: Page) =>
  page.evaluate(async () => {
    const headers = { 'X-Ebsn-Client': 'site', Accept: 'application/json' };
    const answer: unknown = await (await fetch('/__dev/outbox', { headers })).json();
    const { mails } = answer as { mails: { kind: string; to: string; text: string }[] }; // the shop's own
    return mails
      .filter(({ kind }) => kind.startsWith('withdrawal'))
      .map(({ kind, to, text }) => ({ kind, to, words: text.split('\n\n') }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind));
  });

test('B-41: by keyboard one withdraws in two steps, and has the receipt with day and time', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recedere dal contratto qui' }).click();
  await expect(page).toHaveURL('/recesso');
  await expect(page).toHaveTitle(/Recedere dal contratto/);
  await expect(page.getByRole('complementary', { name: 'Prima di recedere' })).toContainText(
    'freschi, refrigerati, surgelati',
  );
  await field(page, 'Nome e cognome').focus();
  await page.keyboard.type('Rosa Bianchi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4711');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1 pentola da 24 cm');
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa');
  await page.keyboard.press('Enter');
  await expect(field(page, 'E-mail per la ricevuta')).toBeFocused();
  await expect(field(page, 'E-mail per la ricevuta')).toHaveAccessibleDescription(
    /Digitare una e-mail valida/,
  );
  await page.keyboard.press('End');
  await page.keyboard.type('@posta.example');
  // What is typed outlives a reload.
  await page.reload();
  await ready(page);
  await expect(field(page, 'Prodotti da cui recedi')).toHaveValue('1 pentola da 24 cm');
  await field(page, 'E-mail per la ricevuta').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Controlla e conferma' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    'Rosa Bianchi',
    '4711',
    '1 pentola da 24 cm',
    'rosa@posta.example',
  ]);
  await expect(page.getByRole('heading', { level: 2, name: 'Controlla e conferma' })).toBeFocused();
  expect(await withdrawalMails(page)).toEqual([]);
  await button(page, 'Conferma recesso').focus();
  await page.keyboard.press('Enter');
  const done = page.getByRole('status').filter({ hasText: 'Recesso inviato' });
  await expect(done).toContainText(/L’abbiamo ricevuto il \d+ \w+ \d{4} alle ore \d\d:\d\d\./);
  const [when = ''] = /\d+ \w+ \d{4} alle ore \d\d:\d\d/.exec((await done.textContent()) ?? '') ?? [];
  const content = [
    'Nome e cognome: Rosa Bianchi',
    'Numero dell’ordine: 4711',
    'Prodotti da cui recedi:',
    '1 pentola da 24 cm',
    'E-mail per la ricevuta: rosa@posta.example',
  ];
  const [toShop, receipt, ...more] = await withdrawalMails(page);
  expect(more).toEqual([]);
  expect([toShop?.kind, toShop?.to, toShop?.words.slice(0, 6)]).toEqual([
    'withdrawal',
    'ciao@cestolieto.example',
    [`Recesso ricevuto il ${when}.`, ...content],
  ]);
  expect([receipt?.kind, receipt?.to, receipt?.words.slice(0, 7)]).toEqual([
    'withdrawal_received',
    'rosa@posta.example',
    [
      `Abbiamo ricevuto la tua dichiarazione di recesso il ${when}. Conserva questa e-mail: è la tua ricevuta.`,
      'Che cosa ci hai dichiarato:',
      ...content,
    ],
  ]);
});

test('B-41: while the shop is down nothing is lost; confirmed again it goes once', async ({
  page,
  provoked,
}) => {
  provoked.push(/503/);
  await visit(page, '/recesso?ordine=4711');
  await expect(field(page, 'Numero dell’ordine')).toHaveValue('4711');
  await field(page, 'Nome e cognome').fill('Rosa Bianchi');
  await field(page, 'Prodotti da cui recedi').fill('tutto l’ordine');
  await field(page, 'E-mail per la ricevuta').fill('rosa@posta.example');
  await button(page, 'Continua').click();
  await page.route('**/p/wp-admin/admin-ajax.php', (route) => route.fulfill({ status: 503, body: '' }));
  await button(page, 'Conferma recesso').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Non è partita' })).toContainText(
    'Si è verificato un errore, riprova tra qualche minuto. Quello che hai scritto è ancora qui.',
  );
  await expect(page).toHaveURL('/recesso?ordine=4711');
  expect(await withdrawalMails(page)).toEqual([]);
  await button(page, 'Modifica').click();
  await expect(field(page, 'Prodotti da cui recedi')).toHaveValue('tutto l’ordine');
  await button(page, 'Continua').click();
  await page.unroute('**/p/wp-admin/admin-ajax.php');
  await button(page, 'Conferma recesso').click();
  await expect(page.getByText('Recesso inviato')).toBeVisible();
  expect((await withdrawalMails(page)).map(({ kind }) => kind)).toEqual([
    'withdrawal',
    'withdrawal_received',
  ]);
});

test('B-41: without script the page says what holds, and the phone and the e-mail are there', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/recesso');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recedere dal contratto');
  await expect(page.getByText('È l’art. 59 del Codice del consumo.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chiama' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '@cestolieto.example' })).toBeVisible();
  await context.close();
});
