import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { dialog, look, visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const withPasta = (page: Page) =>
  comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['penne-rigate-500-g', 2],
      ['latte-fresco-intero-1-l', 3],
    ],
    to: '/cart',
  });

const ofCart = (page: Page) => page.getByRole('radiogroup', { name: 'Se qualcosa manca' });
const choice = (page: Page, name: string | RegExp) => ofCart(page).getByRole('radio', { name });
const penne = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'Penne rigate' });
const isSaved = (page: Page, call: string) => page.waitForResponse((answer) => answer.url().includes(call));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('B-18, B-19, CHK-01: one choice for the cart and a product for a line are there again, and at the checkout', async ({
    page,
  }) => {
    await withPasta(page);
    await expect(choice(page, /^Sostituite voi/)).toBeChecked();
    // Only what is chosen says what it means.
    await expect(ofCart(page)).toContainText('Stesso tipo, prezzo uguale o meno');
    await expect(page.getByText(/^Puoi cambiarlo entro (le \d\d:\d\d|la mezzanotte) di /)).toBeVisible();
    await expect(ofCart(page).getByText('Togliete e basta')).toBeHidden();
    const savedCart = isSaved(page, '/cart/update-cart-info');
    await choice(page, /^Chiedetemelo/).tap();
    await expect(choice(page, /^Chiedetemelo/)).toBeChecked();
    await savedCart;

    await page.getByRole('button', { name: 'Scegli per un prodotto' }).tap();
    const lines = dialog(page, 'Per quale prodotto?');
    await lines.getByRole('button', { name: 'Penne rigate', exact: true }).tap();
    const line = dialog(page, 'Se manca Penne rigate?');
    await expect(line.getByRole('radio', { name: /^Come tutto il carrello/ })).toBeChecked();
    await expect(line).toContainText('Lo ricordiamo per i prossimi ordini.');
    await line.getByRole('radio', { name: 'Un prodotto scelto da me' }).tap();
    const products = line.getByRole('radiogroup', { name: 'Al posto di Penne rigate' });
    const other = products.getByRole('radio', { name: /^Fusilli/ });
    await expect(products).toContainText('Fusilli0,94 €Cestolieto · 500 g · 1,88 €/kg');
    await expectAccessible(page, 'the choice for a line');
    await other.tap();
    const savedLine = isSaved(page, '/cart/update-infos');
    await line.getByRole('button', { name: 'Salva' }).tap();
    await expect(line).toBeHidden();
    await savedLine;
    const said = /^Al suo posto: Fusilli/;
    await expect(penne(page).getByRole('button', { name: said })).toBeVisible();
    await expect(page.getByText('Una ha una scelta sua.')).toBeVisible();

    await visit(page, '/cart');
    await expect(choice(page, /^Chiedetemelo/)).toBeChecked();
    await penne(page).getByRole('button', { name: said }).tap();
    await expect(line.getByRole('radio', { name: 'Un prodotto scelto da me' })).toBeChecked();
    await expect(other).toBeChecked();
    await line.getByRole('button', { name: 'Chiudi' }).tap();

    await visit(page, '/checkout');
    await expect(choice(page, /^Chiedetemelo/)).toBeChecked();
    await expect(page.getByText('Una ha una scelta sua.')).toBeVisible();
    await page.getByText(/^I prodotti \(/).tap();
    await expect(penne(page).getByRole('button', { name: said })).toBeVisible();
  });
});

test('B-18, ERR-11: a choice that cannot be saved goes back to what was, with a word; keyboard only', async ({
  page,
  provoked,
}) => {
  await withPasta(page);
  provoked.push(/update-cart-info/, /Failed to load resource/);
  await page.route('**/cart/update-cart-info', (route) => route.abort());
  await tabTo(page, 'radio', /^Sostituite voi/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Non siamo riusciti a salvare i dati del carrello. Riprova.')).toBeVisible();
  await expect(choice(page, /^Sostituite voi/)).toBeChecked();
  await page.unroute('**/cart/update-cart-info');
  await look(page);

  await tabTo(page, 'button', 'Scegli per un prodotto');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Latte fresco intero');
  await page.keyboard.press('Enter');
  const line = dialog(page, 'Se manca Latte fresco intero?');
  await expect(line).toBeVisible();
  await tabTo(page, 'radio', /^Come tutto il carrello/);
  await page.keyboard.press('ArrowDown');
  await expect(line.getByRole('radio', { name: 'Altro formato dello stesso' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await expect(page.getByRole('button', { name: 'Scegli per un prodotto' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Se manca: stesso prodotto/ })).toHaveCount(0);
});
