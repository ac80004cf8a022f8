import type { Page } from '@playwright/test';
import { comeBack, comeIn } from './support/prepared.ts';
import { inPlace, visitSettled } from './support/settled.ts';
import { dialog, quantityOf, sayYes, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const demo = 'demo@cestolieto.example';
/** The line above the header that says so. */
const offlineBar = (page: Page) => page.getByRole('status').filter({ hasText: 'Sei senza rete.' });
const cartView = /\/ebsn\/api\/cart\/view/;

test('ERR-04, ERR-11, SES-04: a shop that does not answer for the cart ends no session: it is said, and asked again', async ({
  page,
  provoked,
}) => {
  provoked.push(/failed|ERR_FAILED/i);
  await page.route(cartView, (route) => route.abort());
  await comeIn(page, demo, '/');
  await page.getByRole('button', { name: 'Carrello', exact: true }).click();
  const drawer = dialog(page, 'Carrello');
  await expect(drawer.getByRole('alert')).toContainText('Non riusciamo a caricare il carrello');
  await expect(drawer).not.toContainText('accesso');
  await expect(dialog(page, 'Accedi')).toBeHidden();

  await page.goto('/cart/');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Non riusciamo a caricare il carrello');
  await expect(page.getByRole('main')).not.toContainText('sessione');
  await page.unroute(cartView);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profilo' })).toBeVisible();
});

test('NAV-31, B-40: a page whose code did not come opens by itself when the network is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await visitSettled(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non si è caricata');
  await expect(offlineBar(page)).toHaveText('Sei senza rete. Carrello, liste e carta funzionano.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  await expect(offlineBar(page)).toBeHidden();
});

test('NAV-31, B-40: a page opens by itself where the line that is just back loses the first try', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await visitSettled(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non si è caricata');
  const pageCode = /\/content\.page-[^/]*\.js$/;
  await page.route(pageCode, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => pageCode.test(request.url()));
  await context.setOffline(false);
  await lost;
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
});

test('B-40, ERR-11: being offline and what failed by it are not said beside each other', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await comeBack(page, { login: demo, to: '/profile/orders' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const offline = offlineBar(page);
  const failure = page.getByText('Non siamo riusciti a farti uscire');
  await expect(offline).toBeVisible();
  const sent = page.waitForEvent('requestfailed');
  const leave = page.getByRole('button', { name: 'Esci' });
  await leave.click();
  await sent;
  await expect(leave).toBeVisible();
  await expect(failure).toBeHidden();
  await context.setOffline(false);
  await expect(failure).toBeVisible();
  await expect(offline).toBeHidden();
});

const penne = 'Penne rigate';
const milk = 'Latte fresco intero';
const bar = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const lineOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const more = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: `Aumenta quantità di ${name}` });

/** The first move fetches the code that is likely to be wanted. */
async function fetchAhead(page: Page): Promise<void> {
  await inPlace(page);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  const missing = () =>
    page.evaluate(() => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      return ['waiting-changes', 'waiting-cart', 'offline-queue'].filter(
        (file) => !fetched.some((name) => name.includes(`/assets/${file}-`)),
      );
    });
  await expect.poll(missing).toEqual([]);
  await page.waitForLoadState('networkidle');
}

/** The cart page with two products in it, and all the code that is fetched ahead. */
async function openCart(page: Page): Promise<void> {
  await comeBack(page, {
    login: demo,
    wanted: [
      ['penne-rigate-500-g', 2],
      ['latte-fresco-intero-1-l', 4],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/cart/',
  });
  await fetchAhead(page);
}

test('B-27, B-40: a cart is changed without network, waits, and is sent once it is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await openCart(page);
  const main = page.getByRole('main');
  const toCheckout = main.getByRole('link', { name: 'Vai alla cassa' });
  await expect(toCheckout).toBeVisible();
  await context.setOffline(true);
  await expect(main.getByText(/^Prezzi e disponibilità delle \d\d:\d\d$/)).toBeVisible();
  const closed = main.getByRole('button', { name: 'Vai alla cassa' });
  await expect(closed).toBeDisabled();
  await expect(closed).toHaveAccessibleDescription('per la cassa serve la rete');

  await more(page, penne).click();
  await expect(lineOf(page, penne)).toContainText('In attesa di rete');
  await expect(bar(page, '1 modifica aspetta.')).toHaveText('Sei senza rete. 1 modifica aspetta.');
  await lineOf(page, milk)
    .getByRole('button', { name: `Rimuovi ${milk}` })
    .click();
  await sayYes(page);
  const back = main.getByRole('button', { name: `Rimetti ${milk}` });
  await expect(back).toBeVisible();
  await expect(bar(page, '2 modifiche aspettano.')).toBeVisible();
  await back.click();
  await expect(quantityOf(page, milk)).toHaveValue('4');
  await expect(back).toBeHidden();
  await expect(main.getByRole('heading').and(page.locator(':focus'))).toHaveCount(1);
  await expect(bar(page, '1 modifica aspetta.')).toBeVisible();

  const sent = page.waitForResponse((response) => response.url().endsWith('/cart/update'));
  await context.setOffline(false);
  await sent;
  await expect(page.getByText('Di nuovo in rete: la tua modifica è stata mandata')).toBeVisible();
  await expect(main.getByText('In attesa di rete')).toBeHidden();
  await expect(offlineBar(page)).toBeHidden();
  await expect(toCheckout).toBeVisible();
  await page.reload();
  await expect(quantityOf(page, penne)).toHaveValue('3');
});

test('B-27: a line that was changed elsewhere too is decided on, and can be put off', async ({
  page,
  context,
  browser,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await openCart(page);
  await context.setOffline(true);
  await more(page, penne).click();
  await expect(lineOf(page, penne)).toContainText('In attesa di rete');
  const elsewhere = await (await browser.newContext()).newPage();
  await comeIn(elsewhere, demo, '/cart/');
  const written = elsewhere.waitForResponse((response) => response.url().endsWith('/cart/update'));
  await elsewhere
    .getByRole('main')
    .getByRole('button', { name: `Diminuisci quantità di ${penne}` })
    .click();
  await written;
  await elsewhere.close();

  await context.setOffline(false);
  const report = dialog(page, 'Di nuovo in rete');
  await expect(report).toHaveAccessibleDescription('1 da decidere');
  await expect(report.getByRole('radio', { name: /^3 pz, .* Cambiato qui, senza rete, alle/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(bar(page, '1 modifica da decidere')).toBeVisible();
  await expect(lineOf(page, penne)).toContainText('Da decidere');
  await page.getByRole('button', { name: 'Decidi' }).click();
  await report.getByRole('radio', { name: /^1 pz, .* Nel carrello adesso, cambiato altrove$/ }).check();
  await report.getByRole('button', { name: 'Tieni questa' }).click();
  await expect(report).toBeHidden();
  await expect(quantityOf(page, penne)).toHaveValue('1');
  await expect(bar(page, '1 modifica da decidere')).toBeHidden();
});

test('B-27, LIST-06, LIST-10: a list and a heart are changed without network, wait, and are sent once it is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await comeBack(page, { login: demo, to: '/catalog/search?q=penne%20rigate' });
  await fetchAhead(page);
  const heart = page.getByRole('button', { name: `Preferito: ${penne}`, exact: true }).first();
  const wasFull = (await heart.getAttribute('aria-pressed')) === 'true';
  await context.setOffline(true);
  await heart.click();
  await expect(bar(page, '1 modifica aspetta.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasFull));
  const sent = page.waitForResponse((response) => /wishlist\/(add_prod|delete_prods)$/.test(response.url()));
  await context.setOffline(false);
  await sent;
  await expect(page.getByText('Di nuovo in rete: la tua modifica è stata mandata')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', String(!wasFull));

  if (wasFull) await heart.click();
  await visit(page, '/profile/lists/favourites');
  const amount = quantityOf(page, penne);
  const before = Number(await amount.inputValue());
  await fetchAhead(page);
  await context.setOffline(true);
  await more(page, penne).click();
  await expect(lineOf(page, penne)).toContainText('In attesa di rete');
  await expect(bar(page, '1 modifica aspetta.')).toBeVisible();
  const saved = page.waitForResponse((response) => response.url().endsWith('/wishlist/update_prods'));
  await context.setOffline(false);
  await saved;
  await expect(page.getByRole('main').getByText('In attesa di rete')).toBeHidden();
  await page.reload();
  await expect(amount).toHaveValue(String(before + 1));
});
