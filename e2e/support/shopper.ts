import { expect, type Locator, type Page } from '@playwright/test';
import type { Street } from './brands.ts';

/** Of every demo account. */
export const demoPassword = 'Demo2026!';

/** The page answers to clicks. */
export const ready = (page: Page) => page.locator('html[data-ready]').waitFor();

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** How much of a product is in the cart, as the shop has answered: a press shows before. */
export const quantityOf = (page: Page, name: string): Locator =>
  page
    .getByRole('group', { name: `Quantità di ${name}` })
    .and(page.locator(':not([aria-busy=true])'))
    .filter({ visible: true })
    .first()
    .getByRole('textbox', { name: 'Quantità' });

export const addButton = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name: `Aggiungi ${name} al carrello`, exact: true })
    .filter({ visible: true })
    .first();

export async function fillLogin(page: Page, login: string, password = demoPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(login);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
}

/** Signs in on the login page and waits for where it leads. */
export async function logIn(page: Page, login: string, to = '/'): Promise<void> {
  await visit(page, `/login?returnTo=${encodeURIComponent(to)}`);
  await fillLogin(page, login);
  await page.waitForURL((url) => url.pathname + url.search === to);
  await ready(page);
}

/** Searches as a shopper does: types, and sends with the keyboard. */
export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).fill(words);
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).press('Enter');
  await page.waitForURL(/\/catalog\/search\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
}

/** Fills the address editor with a street that is suggested, and answers its one question. */
export async function saveAddress(page: Page, street: Street): Promise<void> {
  const editor = dialog(page, 'Nuovo indirizzo');
  await editor.getByRole('combobox', { name: 'Cerca indirizzo' }).pressSequentially(street.typed);
  await editor
    .getByRole('option')
    .filter({ hasText: street.suggestion })
    .filter({ hasText: street.postalcode })
    .click();
  await expect(editor.getByRole('textbox', { name: 'Città' })).toHaveValue(street.city);
  await editor.getByRole('textbox', { name: 'Civico' }).fill(street.number);
  await editor.getByRole('button', { name: 'Verifica indirizzo' }).click();
  await editor.getByRole('textbox', { name: 'Nome sul citofono' }).fill('Famiglia Rossi');
  await editor.getByRole('textbox', { name: 'Nome indirizzo' }).fill('Casa');
  await editor.getByRole('textbox', { name: 'Telefono di riferimento' }).fill('333 1234567');
  await editor.getByRole('button', { name: 'Salva indirizzo' }).click();
}

/**
 * Somebody looks at what has just come up. The shop takes a press that follows another one at once for its second tap;
 * whoever has touched a key has seen where they are.
 */
export const look = (page: Page) => page.keyboard.press('Shift');

/** Answers the question on screen. */
export async function sayYes(page: Page): Promise<void> {
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Si', exact: true }).click();
}

/** Picks the nth free slot of a day; picking acts at once. */
export async function pickSlot(page: Page, pick: { day: number; slot: number }): Promise<void> {
  const slots = dialog(page, 'Fascia oraria');
  await slots.getByRole('radio').first().waitFor();
  await look(page);
  await slots
    .getByRole('tab', {
      name: /^(?:domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato) \d{1,2} [a-z]+$/,
    })
    .nth(pick.day)
    .click();
  await look(page);
  await slots
    .getByRole('radio', { name: /libera/ })
    .nth(pick.slot)
    .click();
  await expect(slots).toBeHidden();
}

/** The gates of a shopper with an address: confirms it and picks a slot. */
export async function passDeliveryGates(page: Page): Promise<void> {
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Conferma indirizzo' }).click();
  await pickSlot(page, { day: 1, slot: 1 });
}

/** The button of the cart, wherever it is on this screen; with goods, a phone's says what they come to. */
export const cartButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Carrello( [\d.,]+\s€)?$/ }).filter({ visible: true });

/** Opens the cart's drawer by that button. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const drawer = dialog(page, 'Carrello');
  await expect(drawer).toBeVisible();
  return drawer;
}

/** From the cart, its page or its drawer, to /payment, terms accepted. */
export async function goThroughCheckout(page: Page, cart: Page | Locator): Promise<void> {
  await cart.getByRole('link', { name: 'Vai alla cassa' }).click();
  await acceptTerms(page);
}

/** From /checkout to /payment, terms accepted. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout$/);
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.waitForURL(/\/payment$/);
  await look(page);
}

/** From the cart's drawer to /payment, terms accepted. */
export async function reachPayment(page: Page): Promise<void> {
  await goThroughCheckout(page, await openCart(page));
}

export const payment = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: /^(Metodo di pagamento|Riprova con)$/ }).getByRole('radio', { name });

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ordine con obbligo di pagare' }).click();
}

/** The order's number, from the address of its page. */
export async function completedOrder(page: Page): Promise<string> {
  await page.waitForURL(/\/cart\/payment-completed\/\d+/);
  const [, orderId = ''] = /payment-completed\/(\d+)/.exec(page.url()) ?? [];
  return orderId;
}
