import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { comeBack } from './support/prepared.ts';
import {
  completedOrder,
  dialog,
  goThroughCheckout,
  look,
  openCart,
  payment,
  placeOrder,
  sayYes,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Somebody else buys of the same goods. */
async function buyElsewhere(browser: Browser, baseURL: string | undefined, burrate = 2): Promise<void> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await comeBack(page, {
    login: 'agente@cestolieto.example',
    wanted: [
      ['olio-extravergine-latta-5-l', 2],
      ['burrata-250-g', burrate],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  await completedOrder(page);
  await context.close();
}

const cannotBuyAll = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'Non si può comprare tutto' });

/** A shopper with three of each presses the button that obliges when somebody else has bought of them. */
async function pressTooLate(page: Page, others: () => Promise<void>): Promise<void> {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['olio-extravergine-latta-5-l', 3],
      ['burrata-250-g', 3],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  await others();
  await placeOrder(page);
}

test('CHK-08, CART-18: less of a product at the press is answered on the payment, and the order goes on', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await pressTooLate(page, () => buyElsewhere(browser, baseURL));
  const oblige = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
  await expect(cannotBuyAll(page)).toContainText('Burrata, Casale Vento: ne volevi 3. Ne resta 1.');
  await expect(cannotBuyAll(page)).toBeInViewport();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Burrata, Casale Vento: ne volevi 3, ne resta 1.',
  );
  await expect(oblige).toBeDisabled();
  await expect(oblige).toHaveAccessibleDescription('Decidi prima che cosa fare di quello che manca');
  await expect(payment(page, /alla consegna/i)).toBeChecked();
  await expectAccessible(page, 'payment of a cart of which something cannot be bought');
  await cannotBuyAll(page).getByRole('button', { name: 'Tieni 1 di Burrata' }).press('Enter');
  await page.waitForURL(/\/checkout$/);
  await expect(cannotBuyAll(page)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Burrata' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' })).toBeChecked();
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.waitForURL(/\/payment$/);
  await expect(payment(page, /alla consegna/i)).toBeChecked();
  await placeOrder(page);
  await completedOrder(page);
});

test('CHK-08, CART-18: nothing left of a product at the press is taken out on the payment', async ({
  page,
  browser,
  baseURL,
}) => {
  await pressTooLate(page, () => buyElsewhere(browser, baseURL, 3));
  await expect(cannotBuyAll(page)).toContainText('Burrata, Casale Vento: ne volevi 3. Non ce n’è più.');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Burrata, Casale Vento: ne volevi 3, non ce n’è più.',
  );
  await expect(cannotBuyAll(page).getByRole('link', { name: 'Scegli altro per Burrata' })).toHaveAttribute(
    'href',
    /^\/cart\/?#al-posto-di-\d+$/,
  );
  await expect(cannotBuyAll(page).getByRole('button', { name: /^Tieni/ })).toHaveCount(0);
  await cannotBuyAll(page).getByRole('button', { name: 'Togli Burrata' }).click();
  await sayYes(page);
  await page.waitForURL(/\/checkout$/);
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.waitForURL(/\/payment$/);
  await expect(payment(page, /alla consegna/i)).toBeChecked();
});

test('CART-18, CART-19, B-28: what cannot be bought is told at once, marked, and mended in place', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['olio-extravergine-latta-5-l', 3],
      ['burrata-250-g', 3],
      ['filetto-di-salmone-onda-corta-300-g', 1],
    ],
    to: '/cart/',
  });
  const main = page.getByRole('main');
  const short = page.getByRole('status').filter({ hasText: 'Non si può comprare tutto' });
  await expect(short).toHaveCount(0);

  // The slot moves to a day on which fish is not sold; ten days can hold two of them.
  await page.getByRole('button', { name: 'Cambia fascia oraria' }).click();
  const slots = dialog(page, 'Fascia oraria');
  await slots.getByRole('radio').first().waitFor();
  await look(page);
  await slots
    .getByRole('tab', { name: /^domenica/ })
    .last()
    .click();
  await look(page);
  await slots
    .getByRole('radio', { name: /libera/ })
    .first()
    .click();
  const told = page.getByRole('dialog', { name: 'Il carrello è cambiato' });
  await expect(told).toContainText(
    'Filetto di salmone, Onda Corta: ne volevi 1, non è disponibile domenica.',
  );
  await look(page);
  await told.getByRole('button', { name: 'Ho capito' }).click();
  // The cart's button stands where that one stood.
  await look(page);
  await expect(short).toContainText('Filetto di salmone, Onda Corta: ne volevi 1. Non disponibile domenica.');
  await expect(main.getByRole('listitem').filter({ hasText: 'Filetto di salmone' })).toContainText(
    'Non disponibile domenica',
  );
  await expect(main).toContainText('Hai 6 prodotti nel carrello');
  await expectAccessible(page, 'cart of which something cannot be bought');
  const drawer = await openCart(page);
  await expect(drawer).toContainText('Non si può comprare tutto');
  await look(page);
  await drawer.getByRole('button', { name: 'Togli Filetto di salmone' }).click();
  await sayYes(page);
  await expect(drawer.getByText('Non si può comprare tutto')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Stock falls while the cart is on screen.
  await buyElsewhere(browser, baseURL);
  await page.getByRole('link', { name: 'Vai alla cassa' }).click();
  await page.waitForURL(/\/checkout$/);
  await expect(short).toContainText('Burrata, Casale Vento: ne volevi 3. Ne resta 1.');
  await expect(short).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  await expect(page.getByText('Correggi le quantità segnalate').filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'checkout of which something cannot be bought');
  // What can take its place is under its line in the cart.
  await short.getByRole('link', { name: 'Scegli altro per Burrata' }).press('Enter');
  await page.waitForURL(/\/cart\/#al-posto-di-\d+$/);
  const instead = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Burrata', exact: true }) })
    .locator('[id^="al-posto-di-"]');
  await expect(instead).toBeFocused();
  await expect(instead).toBeInViewport();
  await page.getByRole('link', { name: 'Vai alla cassa' }).first().focus();
  await short.getByRole('link', { name: 'Scegli altro per Burrata' }).press('Enter');
  await expect(instead).toBeFocused();
  await visit(page, '/checkout');
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  await short.getByRole('button', { name: 'Tieni 1 di Burrata' }).press('Enter');
  await expect(short).toHaveCount(0);
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.waitForURL(/\/payment$/);
});

test('B-25, CAT-23: a sold-out product says so, and what stands in for it goes into the cart from its page', async ({
  page,
  provoked,
}) => {
  provoked.push(/alternatives\?/, /Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 844 });
  const ofAlternatives = /\/ebsn\/api\/products\/alternatives\?/;
  await page.route(ofAlternatives, (route) => route.abort());
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [],
    to: '/catalog/product/tartufo-nero-30-g',
  });
  const main = page.getByRole('main');
  await expect(main.getByText(/^Non disponibile /)).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('Non riusciamo a caricare i prodotti simili');
  await page.unroute(ofAlternatives);
  await main.getByRole('button', { name: 'Riprova' }).click();

  await expect(main.getByRole('heading', { name: 'Al suo posto' })).toBeVisible();
  const rows = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Aggiungi / }) });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('€/kg');
  const name = await rows.first().getByRole('link').innerText();
  await expectAccessible(page, 'sold-out product with what stands in for it');
  await look(page);
  await rows.first().getByRole('button').press('Enter');
  await expect(main.getByRole('button', { name: `Aumenta quantità di ${name}` })).toBeFocused();
  await expect(await openCart(page)).toContainText(name);
});
