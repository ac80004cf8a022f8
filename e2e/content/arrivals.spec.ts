import type { Page } from '@playwright/test';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

async function writeLetter(page: Page) {
  await visit(page, '/servizio-clienti');
  await field(page, 'Nome e cognome').fill('Rosa Bianchi');
  await field(page, 'E-mail').fill('rosa@posta.example');
  await page.getByRole('radio', { name: 'Un rimborso' }).check({ force: true });
  await field(page, 'Messaggio').fill('Mancava la ricotta.');
  await page.getByRole('checkbox').check();
  await press(page, 'Invia la richiesta');
}

async function declareWithdrawal(page: Page) {
  await visit(page, '/recesso');
  await field(page, 'Nome e cognome').fill('Rosa Bianchi');
  await field(page, 'Numero dell’ordine').fill('4711');
  await field(page, 'Prodotti da cui recedi').fill('1 pentola da 24 cm');
  await field(page, 'E-mail per la ricevuta').fill('rosa@posta.example');
  await press(page, 'Continua');
}

async function leaveAreaEmail(page: Page) {
  await visit(page, '/service-area');
  await main(page).getByRole('combobox', { name: 'CAP o indirizzo' }).fill('80134');
  await press(page, 'Controlla');
  await field(page, 'E-mail').fill('napoli@posta.example');
  await press(page, 'Avvisami quando arrivate');
}

/** The press that replaces a part of its page, and the heading of what replaces it. */
const arrivals: readonly (readonly [heading: string, reach: (page: Page) => Promise<void>])[] = [
  ['Richiesta mandata', writeLetter],
  [
    'Scrivici',
    async (page) => {
      await writeLetter(page);
      await press(page, 'Manda un’altra richiesta');
    },
  ],
  ['Controlla e conferma', declareWithdrawal],
  [
    'La tua dichiarazione',
    async (page) => {
      await declareWithdrawal(page);
      await press(page, 'Modifica');
    },
  ],
  [
    'Recesso inviato',
    async (page) => {
      await declareWithdrawal(page);
      await press(page, 'Conferma recesso');
    },
  ],
  ['Ti scriviamo quando arriviamo a 80134.', leaveAreaEmail],
];

test.describe('what a press leads to is in view and has the focus', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const [name, reach] of arrivals)
    test(`WCAG 2.4.3, CMS-10, B-41, SES-17: ${name}`, async ({ page }) => {
      await reach(page);
      const heading = main(page).getByRole('heading', { name, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport({ ratio: 1 });
    });
});
