import { expectAccessible } from './support/axe.ts';
import { brandNames } from './support/brands.ts';
import {
  addButton,
  completedOrder,
  dialog,
  fillLogin,
  openCart,
  payment,
  pickSlot,
  placeOrder,
  quantityOf,
  ready,
  saveAddress,
  search,
  visit,
  yes,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

for (const brandName of brandNames) {
  test.describe(brandName, () => {
    test.use({ brandName });

    test('a new visitor buys, pays on delivery, and finds the order after a restart', async ({
      page,
      shop,
      brand,
    }) => {
      await visit(page, '/');
      await expect(page).toHaveTitle(new RegExp(brand.title));
      await expectAccessible(page, 'home');
      await search(page, 'penne rigate');
      await expectAccessible(page, 'search');

      // GATE-01: login → address → timeslot, then the add that was asked for, once.
      await addButton(page, 'Penne rigate').click();
      await expect(dialog(page, 'Accedi')).toBeVisible();
      await expectAccessible(page, 'login');
      await fillLogin(page, `vuoto@${brandName}.example`);
      await expect(dialog(page, 'Nuovo indirizzo')).toBeVisible();
      await expectAccessible(page, 'address editor');
      await saveAddress(page, brand.street);
      await expect(page.getByRole('alertdialog')).toContainText(
        `E' stato trovato questo indirizzo: ${brand.street.address1} ${brand.street.number}, ${brand.street.postalcode} ${brand.street.city}`,
      );
      await expectAccessible(page, 'address confirmation');
      await yes(page).click();
      await expect(dialog(page, 'Fascia oraria').getByRole('radio').first()).toBeVisible();
      await expectAccessible(page, 'timeslots');
      await pickSlot(page, { day: 1, slot: 1 });
      await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
      await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Penne rigate: aggiunto');
      await page.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
      await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');

      // Sfuso: first 0.5 kg, then steps of 0.25 (QTY-04).
      await visit(page, '/product/mele-annurche');
      await expectAccessible(page, 'product');
      await addButton(page, 'Mele annurche').click();
      await expect(quantityOf(page, 'Mele annurche')).toHaveValue(/^500\sg$/);
      await page
        .getByRole('button', { name: 'Aumenta quantità di Mele annurche' })
        .filter({ visible: true })
        .click();
      await expect(quantityOf(page, 'Mele annurche')).toHaveValue(/^750\sg$/);

      // GATE-11: every option needs a choice.
      await search(page, 'prosciutto cotto al banco');
      await page.getByRole('button', { name: 'Scegli opzioni di Prosciutto cotto al banco' }).click();
      const options = dialog(page, 'Scegli le opzioni');
      await expect(options).toBeVisible();
      await expectAccessible(page, 'options');
      await options
        .getByRole('radiogroup', { name: /Spessore/ })
        .getByRole('radio', { name: 'Medio' })
        .click();
      await options
        .getByRole('radiogroup', { name: /Confezione/ })
        .getByRole('radio', { name: 'In carta' })
        .click();
      await options.getByRole('button', { name: 'Aggiungi al carrello' }).click();
      await expect(options).toBeHidden();

      await visit(page, '/product/olio-extravergine-latta-5-l');
      await addButton(page, 'Olio extravergine in latta').click();
      await page
        .getByRole('button', { name: 'Aumenta quantità di Olio extravergine in latta' })
        .filter({ visible: true })
        .click();
      await expect(quantityOf(page, 'Olio extravergine in latta')).toHaveValue('2');

      // 2 × 0.99 + 0.75 × 2.79 + 0.1 × 22.90 + 2 × 29.90, each line rounded half up.
      const drawer = await openCart(page);

      await expect(drawer).toContainText('2,09');
      await expectAccessible(page, 'cart drawer');
      await drawer.getByRole('link', { name: 'Vai alla cassa' }).click();
      await page.waitForURL(/\/checkout$/);
      const accept = page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' });
      await accept.check();
      await expect(page.getByText('66,16').first()).toBeVisible();
      await page.getByRole('textbox', { name: "Note per l'ordine" }).fill('Suonare due volte');
      await expectAccessible(page, 'checkout');
      await page.getByRole('button', { name: 'Vai al pagamento' }).click();
      await page.waitForURL(/\/payment$/);
      await payment(page, /alla consegna/i).click();
      await expectAccessible(page, 'payment');
      await placeOrder(page);
      const orderId = await completedOrder(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'payment completed');

      await shop.restart();
      await visit(page, '/profile/orders');
      await expect(page.getByRole('heading', { name: `Ordine ${orderId}` })).toBeVisible();
      await expectAccessible(page, 'orders');
      await page.getByRole('link', { name: `Dettaglio dell’ordine ${orderId}` }).click();
      await page.waitForURL(new RegExp(`/profile/orders/${orderId}$`));
      await ready(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${orderId}`);
      await expect(main).toContainText('Suonare due volte');
      for (const name of [
        'Penne rigate',
        'Mele annurche',
        'Prosciutto cotto al banco',
        'Olio extravergine in latta',
      ]) {
        await expect(main).toContainText(name);
      }
      await expectAccessible(page, 'order');
    });
  });
}
