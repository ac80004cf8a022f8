import { mailedLink } from './support/mail.ts';
import { completedOrder, dialog, logIn, quantityOf, ready, visit } from './support/shopper.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

test('B-01: a whole purchase with the keyboard alone', async ({ page, brand }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await tabTo(page, 'searchbox', 'Cerca prodotti');
  await page.keyboard.type('olio extravergine in latta');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/catalog\/search/);
  await tabTo(page, 'button', 'Aggiungi Olio extravergine in latta al carrello');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('vuoto@cestolieto.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Demo2026!');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('combobox', { name: 'Cerca indirizzo' })).toBeFocused();
  await page.keyboard.type(`${brand.street.typed} ${brand.street.number}`);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Città' })).toHaveValue(brand.street.city);
  await tabTo(page, 'button', 'Verifica indirizzo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nome sul citofono' })).toBeFocused();
  await page.keyboard.type('Rossi');
  await tabTo(page, 'textbox', 'Nome indirizzo');
  await page.keyboard.type('Casa');
  await tabTo(page, 'textbox', 'Telefono di riferimento');
  await page.keyboard.type('3331234567');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await tabTo(page, 'button', 'Si');
  await page.keyboard.press('Enter');

  // The arrows move, only Space books (SLOT-08).
  const slots = dialog(page, 'Fascia oraria');
  await slots.getByRole('radio').first().waitFor();
  await tabTo(page, 'radio', /libera/);
  await page.keyboard.press('ArrowRight');
  await expect(slots).toBeVisible();
  await page.keyboard.press('Space');
  await expect(slots).toBeHidden();

  // The focus is back where the add began.
  const quantity = quantityOf(page, 'Olio extravergine in latta');
  await expect(quantity).toHaveValue('1');
  await tabTo(page, 'button', 'Aumenta quantità di Olio extravergine in latta');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue('3');

  await tabTo(page, 'button', 'Carrello');
  await page.keyboard.press('Enter');
  const drawer = dialog(page, 'Carrello');
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Vai alla cassa');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout$/);
  await tabTo(page, 'checkbox', 'Accetto le condizioni di vendita');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Vai al pagamento');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment$/);
  await tabTo(page, 'radio', /consegna/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Ordine con obbligo di pagare');
  await page.keyboard.press('Enter');
  await completedOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('REG-01, REG-08, B-01: an account is opened, confirmed and entered with the keyboard alone', async ({
  page,
  brand,
}) => {
  const email = 'teresa.tasti@posta.example';
  const password = 'Ortica-e-Timo 7';
  await visit(page, '/login');
  await tabTo(page, 'link', 'Registrati');
  await page.keyboard.press('Enter');
  await page.waitForURL('/registration-user');
  await tabTo(page, 'radio', 'Privato');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Ragione sociale' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const fields = [
    ['Nome', 'Teresa'],
    ['Cognome', 'Tasti'],
    ['E-mail', email],
    ['Conferma e-mail', email],
    ['Password', password],
  ] as const;
  for (const [name, text] of fields) {
    await tabTo(page, 'textbox', name);
    await page.keyboard.type(text);
  }
  // Sent too early: what lacks is told, and each line leads to its field.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Correggi' })).toBeFocused();
  await tabTo(page, 'link', 'Negozio di riferimento: Campo obbligatorio');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('radiogroup', { name: 'Negozio di riferimento' }).getByRole('radio').first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+Tab');
  const search = page.getByRole('combobox', { name: 'Cerca indirizzo' });
  for (
    let step = 0;
    step < 20 && !(await search.evaluate((one) => one === document.activeElement));
    step += 1
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(`${brand.street.typed} ${brand.street.number}`);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Città' })).toHaveValue(brand.street.city);
  await tabTo(page, 'checkbox', /privacy/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Registrati');
  await page.keyboard.press('Enter');
  await page.waitForURL('/registration-completed');

  await visit(page, await mailedLink(page, email, 'registration_confirm'));
  await tabTo(page, 'link', 'Accedi');
  await page.keyboard.press('Enter');
  await page.waitForURL('/login');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  await ready(page);
  await expect(page.getByRole('button', { name: 'Profilo', exact: true })).toBeVisible();
});

test('SES-05: the account’s menu in the header opens and closes by keyboard, and logs out', async ({
  page,
}) => {
  await logIn(page, 'demo@cestolieto.example');
  await visit(page, '/catalog/search?q=latte');
  const banner = page.getByRole('banner');
  const account = banner.getByRole('button', { name: 'Profilo', exact: true });
  const items = banner.getByRole('list', { name: 'Profilo' }).locator('a, button');
  const ways = ['Panoramica', 'I miei ordini', 'Le mie liste', 'Il mio profilo', 'Esci'];
  await account.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(items).toHaveText(ways);
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(account).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(account).toBeFocused();
  }

  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(items).toHaveCount(0);
  await expect(banner.getByRole('button', { name: 'Carrello', exact: true })).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');

  await account.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(items).toHaveCount(0);

  await account.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile/orders');
  await expect(items).toHaveCount(0);

  await visit(page, '/catalog/search?q=latte');
  await account.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
  await expect(account).toHaveCount(0);
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/catalog/search?q=latte');
});
