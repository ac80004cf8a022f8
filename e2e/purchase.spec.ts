import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import type { Brand, BrandName } from './support/brands.ts';
import { test as ofProcess } from './support/process-shop.ts';
import type { Shop } from './support/shop.ts';
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
  sayYes,
  search,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Purchase {
  page: Page;
  shop: Shop;
  brand: Brand;
  brandName: BrandName;
  /** Every screen on the way is held to all rules. In one brand: in the others the gallery shows what theirs differ in. */
  isExamined: boolean;
}

/** A new visitor buys, pays on delivery, and finds the order after a restart. */
async function purchase({ page, shop, brand, brandName, isExamined }: Purchase): Promise<void> {
  const examine = async (where: string) => {
    if (isExamined) await expectAccessible(page, where);
  };
  await visit(page, '/');
  await expect(page).toHaveTitle(new RegExp(brand.title));
  await examine('home');
  await search(page, 'penne rigate');
  await examine('search');

  // GATE-01: login → address → timeslot, then the add that was asked for, once.
  await addButton(page, 'Penne rigate').click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await examine('login');
  await fillLogin(page, `vuoto@${brandName}.example`);
  await expect(dialog(page, 'Nuovo indirizzo')).toBeVisible();
  await examine('address editor');
  await saveAddress(page, brand.street);
  await expect(page.getByRole('alertdialog')).toContainText(
    `E' stato trovato questo indirizzo: ${brand.street.address1} ${brand.street.number}, ${brand.street.postalcode} ${brand.street.city}`,
  );
  await examine('address confirmation');
  await sayYes(page);
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Indirizzo salvato');
  await expect(dialog(page, 'Fascia oraria').getByRole('radio').first()).toBeVisible();
  await examine('timeslots');
  await pickSlot(page, { day: 1, slot: 1 });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Penne rigate: aggiunto');
  await page.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');

  // Sfuso: first 0.5 kg, then steps of 0.25 (QTY-04).
  await visit(page, '/product/mele-annurche');
  await examine('product');
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
  await examine('options');
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
  await examine('cart drawer');
  await drawer.getByRole('link', { name: 'Vai alla cassa' }).click();
  await page.waitForURL(/\/checkout$/);
  const accept = page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' });
  await accept.check();
  await expect(page.getByText('66,16').first()).toBeVisible();
  await page.getByRole('textbox', { name: "Note per l'ordine" }).fill('Suonare due volte');
  await examine('checkout');
  await page.getByRole('button', { name: 'Vai al pagamento' }).click();
  await page.waitForURL(/\/payment$/);
  await payment(page, /alla consegna/i).click();
  await examine('payment');
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await examine('payment completed');

  // The page is left: what it still loads would find no shop.
  await page.goto('about:blank');
  await shop.restart();
  await visit(page, '/profile/orders');
  await expect(page.getByRole('article').filter({ hasText: `Ordine ${orderId} ·` })).toBeVisible();
  await examine('orders');
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
  await examine('order');
}

const title = 'a new visitor buys, pays on delivery, and finds the order after a restart';

// Each brand once, each device once: no brand changes the way through the shop.
ofProcess(
  `${title}: cestolieto, in a process of its own`,
  { tag: '@desktop' },
  ({ page, shop, brand, brandName }) => purchase({ page, shop, brand, brandName, isExamined: true }),
);

for (const [brandName, tag] of [
  ['ortavia', '@phone'],
  ['passolesto', '@desktop'],
] as const) {
  test.describe(brandName, () => {
    test.use({ brandName });

    test(title, { tag }, ({ page, shop, brand }) =>
      purchase({ page, shop, brand, brandName, isExamined: false }),
    );
  });
}
