import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import {
  addButton,
  completedOrder,
  dialog,
  goThroughCheckout,
  look,
  payment,
  placeOrder,
  search,
  visit,
} from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const login = 'demo@cestolieto.example';
const main = (page: Page) => page.getByRole('main');

async function bought(page: Page, wanted: readonly (readonly [string, number])[]): Promise<string> {
  await comeBack(page, { login, wanted, to: '/cart/' });
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).check();
  await placeOrder(page);
  await page.getByRole('button', { name: 'Approva il pagamento' }).click();
  return completedOrder(page);
}

test('B-17, B-22, ORD-10: bought, changed the next day, delivered short, claimed, given back and rated', async ({
  page,
}) => {
  const orderId = await bought(page, [
    ['penne-rigate-500-g', 3],
    ['biscotti-frollini-700-g', 18],
    ['mele-annurche', 1],
  ]);
  await visit(page, `/profile/orders/${orderId}`);
  await page.getByRole('button', { name: `Modifica l’ordine ${orderId}` }).click();
  await page.waitForURL(/\/cart\/$/);
  await search(page, 'latte fresco intero');
  await addButton(page, 'Latte fresco intero').click();
  const notice = page.getByRole('region', { name: 'Modifica dell’ordine' });
  await expect(notice).toContainText(/\+.*: nuovo totale/);
  await look(page);
  await notice.getByRole('button', { name: 'Conferma modifiche' }).click();
  // More than what is held: the bank authorises it anew, and the order keeps its number.
  await page.getByRole('button', { name: 'Approva il pagamento' }).click();
  expect(await completedOrder(page)).toBe(orderId);

  // The demo's own tool hands the order over with something missing.
  await page.goto('/__dev/delivery');
  await page
    .getByRole('article')
    .filter({ hasText: `Ordine n. ${orderId}` })
    .getByRole('button', { name: 'Consegna con mancanze' })
    .click();
  await page.waitForURL(new RegExp(`/profile/orders/${orderId}$`));
  await expect(page.getByRole('heading', { name: /righe sono cambiate|riga è cambiata/ })).toBeVisible();
  // What is missing was held and never taken: nothing of it came back.
  const sums = page.getByRole('region', { name: 'Conti' });
  await expect(sums.getByText('Non addebitato', { exact: true })).toBeVisible();
  await expect(sums).not.toContainText(/Reso|liberato/);
  await expectAccessible(page, 'a delivered order');

  // One press with a reason asks how many first, and tells the refund before it is sent.
  await tabTo(page, 'button', 'Segnala un prodotto');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Segnala Latte fresco intero');
  await page.keyboard.press('Enter');
  const claim = dialog(page, 'Cosa non va?');
  await claim.getByRole('button', { name: 'È rovinato o marcio' }).click();
  await expect(claim).toContainText('Quante confezioni?');
  await look(page);
  await claim.getByRole('button', { name: 'Manda' }).click();
  await expect(claim.getByRole('status')).toContainText(/Ti rendiamo \d+,\d\d\s€/);
  await claim.getByRole('button', { name: 'Fatto' }).click();
  await expect(claim).toBeHidden();
  await expect(main(page)).toContainText('Rimborso fatto');
  await expect(main(page).getByRole('button', { name: 'Segnala Latte fresco intero' })).toHaveCount(0);

  await main(page).getByRole('button', { name: 'Dai un voto' }).click();
  const rating = dialog(page, 'Com’è andata?');
  await rating.getByRole('radio', { name: 'Voto: 4 su 5' }).check({ force: true });
  await rating
    .getByRole('textbox', { name: 'Cosa possiamo fare meglio?' })
    .fill('Le uova erano sotto l’acqua.');
  await rating.getByRole('button', { name: 'Manda' }).click();
  await expect(main(page).getByRole('img', { name: 'Il tuo voto: 4 su 5' })).toBeVisible();
  await visit(page, `/profile/orders/${orderId}`);
  await expect(main(page).getByRole('img', { name: 'Il tuo voto: 4 su 5' })).toBeVisible();
  await expect(main(page)).toContainText('Rimborso fatto');

  const [receipt] = await Promise.all([
    page.waitForEvent('popup'),
    main(page).getByRole('link', { name: 'Scontrino' }).click(),
  ]);
  await expect(receipt.getByRole('heading', { level: 1 })).toHaveText(`Scontrino ${orderId}`);
  await expect(receipt.getByRole('main')).toContainText('Reso per segnalazioni');
});
