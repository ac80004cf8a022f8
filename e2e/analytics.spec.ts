import type { Page } from '@playwright/test';
import { firstVisit } from './support/chosen-cookies.ts';
import { comeBack } from './support/prepared.ts';
import {
  completedOrder,
  dialog,
  goThroughCheckout,
  logIn,
  payment,
  placeOrder,
  search,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: firstVisit });

interface Collected {
  name: string;
  items?: { item_name: string; quantity: number }[];
  value?: number;
}

/** What the collector has, oldest first. */
async function collected(page: Page): Promise<Collected[]> {
  const told = await page.evaluate(async () => {
    const answer = await fetch('/__dev/analytics', { headers: { Accept: 'application/json' } });
    return (await answer.json()) as { events: Collected[] };
  });
  return told.events.toReversed();
}

const names = async (page: Page): Promise<string[]> => (await collected(page)).map(({ name }) => name);

const banner = (page: Page) => page.getByRole('region', { name: 'I cookie, in due righe' });

/** The batches that leave the page from now on. */
function batches(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/analytics/events') sent.push(request.postData() ?? '');
  });
  return sent;
}

test('COOK-02, COOK-04: nothing is counted before the consent, what follows it is, and after the withdrawal nothing', async ({
  page,
}) => {
  const sent = batches(page);
  await visit(page, '/catalog/category/pasta-semola');
  await search(page, 'pane');
  await expect(page).toHaveURL(/q=pane/);
  await visit(page, '/catalog/category/pasta-semola');
  expect([sent, await collected(page)]).toEqual([[], []]);

  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await expect.poll(() => names(page)).toEqual(['view_item_list']);
  const tile = page.getByRole('article').first();
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  // What may tell who searches is not told.
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).fill('anna@posta.example');
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).press('Enter');
  await expect(page).toHaveURL(/q=anna/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('anna');
  await search(page, 'latte');
  await expect(page).toHaveURL(/q=latte/);
  await expect
    .poll(() => names(page))
    .toEqual(['view_item_list', 'select_item', 'view_item', 'view_item_list', 'search', 'view_item_list']);
  const [, chosen, , , searched] = await collected(page);
  expect([chosen, searched]).toEqual([
    expect.objectContaining({
      item_list_id: 'pasta-semola',
      items: [expect.objectContaining({ item_name: name })],
    }),
    expect.objectContaining({ search_term: 'latte' }),
  ]);
  expect(sent.join(' ')).not.toMatch(/posta\.example|clientId|userId/);

  const counted = (await collected(page)).length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click();
  await dialog(page, 'Preferenze cookie').getByRole('button', { name: 'Solo tecnici' }).click();
  await expect(dialog(page, 'Preferenze cookie')).toBeHidden();
  const batchesBefore = sent.length;
  await search(page, 'pane');
  await expect(page).toHaveURL(/q=pane/);
  await visit(page, '/catalog/category/pasta-semola');
  expect([sent.length, (await collected(page)).length]).toEqual([batchesBefore, counted]);
  expect(await page.evaluate(() => localStorage.getItem('clientId'))).toBeNull();
});

test('COOK-02, COOK-03: a purchase is counted step by step, and the order once, however often its page is seen', async ({
  page,
  context,
  baseURL,
}) => {
  const value = `analytics=true&profilation=false&saveDate=${new Date().toISOString()}&uuid=7f3a19c2-0000&terms=2026-11`;
  await context.addCookies([{ name: 'cookie-preferences', value, url: baseURL ?? '' }]);
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 2]],
    to: '/catalog/product/olio-extravergine-latta-5-l',
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Aumenta quantità/ })
    .first()
    .click();
  await expect.poll(() => names(page)).toEqual(['view_item', 'add_to_cart']);
  expect((await collected(page))[1]?.items).toEqual([
    expect.objectContaining({ quantity: 1, item_name: expect.stringContaining('Olio') }),
  ]);
  await visit(page, '/cart/');
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await page.getByRole('button', { name: 'Approva il pagamento' }).click();
  const orderId = await completedOrder(page);
  const steps = [
    'view_item',
    'add_to_cart',
    'begin_checkout',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ];
  await expect.poll(() => names(page)).toEqual(steps);
  expect((await collected(page)).at(-1)).toEqual(
    expect.objectContaining({ transaction_id: orderId, items: [expect.objectContaining({ quantity: 3 })] }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/catalog/search?q=pane');
  await expect.poll(() => names(page)).toEqual([...steps, 'view_item_list']);
});

test('COOK-02: a login is counted, a session that goes on is not', async ({ page }) => {
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Accetta' }).click();
  await logIn(page, 'demo@cestolieto.example');
  await expect.poll(() => names(page)).toEqual(['login']);
  await visit(page, '/catalog/search?q=pane');
  await expect.poll(() => names(page)).toEqual(['login', 'view_item_list']);
});
