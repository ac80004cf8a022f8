import { chromium, type Page } from '@playwright/test';
import { watchFaults } from '../../e2e/support/faults.ts';
import {
  addButton,
  completedOrder,
  logIn,
  passDeliveryGates,
  payment,
  placeOrder,
  quantityOf,
  reachPayment,
} from '../../e2e/support/shopper.ts';
import { launchOptions } from '../../scripts/provide/browser.ts';

const oil = 'Olio extravergine in latta';

/** What a purchase in a browser came to. */
export interface BrowserPurchase {
  readonly orderId: number;
  /** Everything the browser complained of. */
  readonly faults: readonly string[];
}

async function buyOil(page: Page, login: string, between: () => Promise<void>): Promise<number> {
  await logIn(page, login, '/product/olio-extravergine-latta-5-l');
  await addButton(page, oil).click();
  await passDeliveryGates(page);
  await quantityOf(page, oil).waitFor();
  await between();
  await page
    .getByRole('button', { name: `Aumenta quantità di ${oil}` })
    .filter({ visible: true })
    .click();
  await reachPayment(page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  return Number(await completedOrder(page));
}

/** Buys two tins of oil in Chromium, for an account with an address; `between` happens after the first is in the cart. */
export async function buyInBrowser(shop: {
  readonly origin: string;
  readonly login: string;
  readonly between: () => Promise<void>;
}): Promise<BrowserPurchase> {
  const browser = await chromium.launch(launchOptions('shell'));
  try {
    const page = await browser.newPage({ baseURL: shop.origin, locale: 'it-IT', timezoneId: 'Europe/Rome' });
    const faults: string[] = [];
    watchFaults(page, ({ says }) => faults.push(says));
    const orderId = await buyOil(page, shop.login, shop.between);
    return { orderId, faults };
  } finally {
    await browser.close();
  }
}
