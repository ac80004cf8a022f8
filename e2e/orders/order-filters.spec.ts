import type { Page } from '@playwright/test';
import type { Order } from '../../contract/api/ordering/order.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { expectAccessible } from '../support/axe.ts';
import { comeBack, comeIn, ordersOf } from '../support/prepared.ts';
import {
  completedOrder,
  dialog,
  goThroughCheckout,
  look,
  payment,
  placeOrder,
  ready,
  visit,
} from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const demo = 'demo@cestolieto.example';
const ordersUrl = /\/profile\/orders$/;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const chip = (page: Page, words: string) =>
  main(page).getByRole('link', { name: `Togli il filtro ${words}`, exact: true });
const allChips = (page: Page) => main(page).getByRole('link', { name: /^Togli il filtro / });
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /\d ordin[ei]/ });

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });
const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const centsOf = ({ totalPrice }: Order) => Math.round(totalPrice * 100);
/** What was charged and did not come back (ORD-01). */
const paidCents = ({ charged, givenBack }: NonNullable<Order['delivery']>) =>
  Math.round((charged - givenBack) * 100);
const dayOf = ({ createdAt }: Order) => dayOfInstant(Date.parse(createdAt)).split('-').toReversed().join('/');

/** The list and its number are of these orders, its sum of what was paid for them; they fill no more than a page. */
async function expectOrders(page: Page, orders: readonly Order[]): Promise<void> {
  await expect(cards(page)).toContainText(orders.map(({ orderId }) => `Ordine ${orderId} · `));
  await expectCount(page, orders);
}

async function expectCount(page: Page, orders: readonly Order[]): Promise<void> {
  const sum = orders.reduce(
    (total, { delivery }) => total + (delivery === null ? 0 : paidCents(delivery)),
    0,
  );
  const found = orders.length === 1 ? '1 ordine' : `${orders.length} ordini`;
  await expect(count(page)).toHaveText(sum === 0 ? found : `${found}, ${euros.format(sum / 100)} pagati`);
}

/** Has the order list asked for, from here on. */
function listCalls(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/order/list')) asked.push(request.url());
  });
  return asked;
}

/** Buys what is brought at the door. */
async function buyAtTheDoor(page: Page, login: string): Promise<string> {
  await comeBack(page, {
    login,
    wanted: [
      ['penne-rigate-500-g', 2],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /Pagamento alla consegna/).check();
  await placeOrder(page);
  return completedOrder(page);
}

test('ORD-02: orders are filtered by day and total, the address keeps it, and each filter lets go', async ({
  page,
}) => {
  await comeIn(page, demo, '/profile/orders');
  const all = await ordersOf(page);
  expect(all).toHaveLength(16);
  await expect(cards(page)).toHaveCount(12);
  await expectCount(page, all);
  await expect(allChips(page)).toHaveCount(0);
  await expect(page.getByRole('tablist', { name: 'Di chi' })).toBeHidden();

  const [first, last] = [dayOf(all[7]!), dayOf(all[1]!)];
  const ofDays = all.slice(1, 8);
  const least = ofDays.map(centsOf).toSorted((one, other) => one - other)[3]!;
  const ofBoth = ofDays.filter((order) => centsOf(order) >= least);
  expect(ofBoth.length).toBeLessThan(ofDays.length);
  await field(page, 'Dal').fill(first);
  await field(page, 'Al').fill(last);
  await field(page, 'Totale da, €').fill(amountText(least));
  // What is typed is no filter yet.
  await expect(cards(page)).toHaveCount(12);
  await expect(page).toHaveURL(ordersUrl);
  await tabTo(page, 'button', 'Filtra gli ordini');
  await page.keyboard.press('Enter');
  await expectOrders(page, ofBoth);
  const days = `${first}–${last}`;
  const total = `Da ${amountText(least).replace(/,?0+$/, '')} €`;
  await expect(allChips(page)).toHaveText([`Togli il filtro ${days}`, `Togli il filtro ${total}`]);
  await expect(page.getByRole('button', { name: 'Filtra gli ordini' })).toBeFocused();
  await expectAccessible(page, 'filtered orders');
  const filtered = page.url();

  await chip(page, total).click();
  await expectOrders(page, ofDays);
  await expect(allChips(page)).toHaveText([`Togli il filtro ${days}`]);
  await expect(field(page, 'Totale da, €')).toHaveValue('');
  await expect(field(page, 'Dal')).toHaveValue(first);

  await page.goBack();
  await expectOrders(page, ofBoth);
  await expect(page).toHaveURL(filtered);
  await expect(allChips(page)).toHaveCount(2);
  await expect(field(page, 'Dal')).toHaveValue(first);
  await expect(field(page, 'Al')).toHaveValue(last);

  await page.reload();
  await ready(page);
  await expectOrders(page, ofBoth);
  await expect(page).toHaveURL(filtered);
  await expect(field(page, 'Al')).toHaveValue(last);

  await tabTo(page, 'link', 'Togli tutti');
  await page.keyboard.press('Enter');
  await expectCount(page, all);
  await expect(page).toHaveURL(ordersUrl);
  await expect(allChips(page)).toHaveCount(0);
  await expect(field(page, 'Dal')).toHaveValue('');
  await expect(cards(page)).toHaveCount(12);
});

test('ORD-02: days and totals that end before they begin say so, and nothing is asked for', async ({
  page,
}) => {
  await comeIn(page, demo, '/profile/orders');
  const all = await ordersOf(page);
  await expectCount(page, all);
  const asked = listCalls(page);
  await field(page, 'Dal').fill(dayOf(all[1]!));
  await field(page, 'Al').fill(dayOf(all[7]!));
  await field(page, 'Totale da, €').fill('tanto');
  await field(page, 'Totale da, €').press('Enter');
  await expect(field(page, 'Al')).toHaveAccessibleDescription('È prima del giorno da cui parti');
  await expect(field(page, 'Totale da, €')).toHaveAccessibleDescription('Scrivi un importo come 20 o 20,50');
  await expect(field(page, 'Al')).toBeFocused();
  await expect(field(page, 'Dal')).not.toHaveAttribute('aria-invalid');
  await expectAccessible(page, 'wrong filters of orders');
  await field(page, 'Totale da, €').fill('20');
  await expect(field(page, 'Totale da, €')).toHaveAccessibleDescription('');
  await field(page, 'a, €').fill('19,99');
  await field(page, 'Al').fill('31/02/2026');
  await look(page);
  await page.getByRole('button', { name: 'Filtra gli ordini' }).click();
  await expect(field(page, 'Al')).toHaveAccessibleDescription('Scrivi un giorno come 01/10/2026');
  await expect(field(page, 'a, €')).toHaveAccessibleDescription('È meno del totale da cui parti');
  await expect(page).toHaveURL(ordersUrl);
  await expect(allChips(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(12);
  expect(asked).toEqual([]);

  // Nothing costs that much: said, with the way back.
  await field(page, 'Al').fill('');
  await field(page, 'a, €').fill('');
  await field(page, 'Totale da, €').fill('99999');
  await field(page, 'Totale da, €').press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Nessun ordine con questi filtri' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('0 ordini');
  expect(asked).toHaveLength(1);
});

test('ORD-02: on a small screen the filters are a sheet, which stays while a field is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, demo, '/profile/orders');
  const all = await ordersOf(page);
  await expectCount(page, all);
  const asked = listCalls(page);
  await expect(page.getByRole('textbox', { name: 'Dal', exact: true })).toBeHidden();
  const sheet = dialog(page, 'Filtri degli ordini');
  const inSheet = (name: string) => sheet.getByRole('textbox', { name, exact: true });
  const open = page.getByRole('button', { name: 'Filtri', exact: true });
  await open.click();
  await inSheet('Dal').fill('ieri');
  await inSheet('Dal').press('Enter');
  await expect(inSheet('Dal')).toHaveAccessibleDescription('Scrivi un giorno come 01/10/2026');
  await expect(inSheet('Dal')).toBeFocused();
  await expectAccessible(page, 'sheet of order filters');
  // Put away, what was typed is gone.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(inSheet('Dal')).toHaveValue('');
  await expect(inSheet('Dal')).toHaveAccessibleDescription('');
  await inSheet('Dal').fill(dayOf(all[2]!));
  await tabTo(page, 'button', 'Filtra gli ordini');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
  await expectOrders(page, all.slice(0, 3));
  await expect(allChips(page)).toHaveText([`Togli il filtro Dal ${dayOf(all[2]!)}`]);
  expect(asked).toHaveLength(1);
});

test('ORD-02, CHK-24: an order that waits for its payment says so in words, and can be left out', async ({
  page,
}) => {
  await comeBack(page, {
    login: demo,
    wanted: [
      ['penne-rigate-500-g', 2],
      ['biscotti-frollini-700-g', 18],
    ],
    to: '/cart/',
  });
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).check();
  await placeOrder(page);
  await page.getByRole('button', { name: 'Approva il pagamento' }).waitFor();
  await visit(page, '/profile/orders');
  const all = await ordersOf(page);
  expect(all).toHaveLength(17);
  const [{ orderId }] = all as [Order];
  const newest = cards(page).first();
  await expect(newest).toContainText(`Ordine ${orderId} · `);
  await expect(newest).toContainText('in attesa di pagamento');
  await expect(newest).toContainText(
    /Da pagare entro (?:le \d\d:\d\d|mezzanotte): altrimenti viene annullato/,
  );
  await expect(newest.getByRole('link', { name: `Paga ora l’ordine ${orderId}` })).toBeVisible();
  await expect(cards(page).nth(1)).not.toContainText('Da pagare');
  const pending = main(page).getByRole('checkbox', { name: 'Anche da pagare' });
  await expect(pending).toBeChecked();
  await pending.uncheck();
  await tabTo(page, 'button', 'Filtra gli ordini');
  await page.keyboard.press('Enter');
  await expectCount(page, all.slice(1));
  await expect(cards(page).first()).toContainText(`Ordine ${all[1]!.orderId} · `);
  await chip(page, 'Senza quelli da pagare').click();
  await expectCount(page, all);
  await expect(pending).toBeChecked();
  await expect(newest).toContainText(`Ordine ${orderId} · `);
});

test('ORD-14: a master finds the order of its person among those of all persons, and by the person', async ({
  page,
  browser,
  watched,
}) => {
  const theirs = await browser.newContext();
  const person = watched(await theirs.newPage());
  const orderId = await buyAtTheDoor(person, 'lettura@cestolieto.example');
  const [order] = (await ordersOf(person)) as [Order];
  expect(String(order.orderId)).toBe(orderId);
  // Nobody's master has no tabs.
  await visit(person, '/profile/orders');
  await expect(cards(person)).toHaveCount(1);
  await expect(person.getByRole('tablist')).toHaveCount(0);
  await expect(person.getByRole('combobox', { name: 'Persona' })).toHaveCount(0);
  await theirs.close();

  await comeIn(page, 'agente@cestolieto.example', '/profile/orders');
  const tabs = page.getByRole('tablist', { name: 'Di chi' });
  const tab = (name: string) => tabs.getByRole('tab', { name, exact: true });
  await expect(tabs.getByRole('tab')).toHaveText(['I miei', 'Tutti gli indirizzi', 'Tutte le persone']);
  await expect(tab('I miei')).toHaveAttribute('aria-selected', 'true');
  await expect(main(page).getByText('Ancora nessun ordine')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);

  await tabTo(page, 'tab', 'I miei');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/orders\?di=persone$/);
  await expectOrders(page, [order]);
  await expect(tab('Tutte le persone')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Tutte le persone')).toBeFocused();
  await expect(cards(page)).toContainText('Elena Greco');
  // It is seen in the list alone (ORD-17).
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  await expect(cards(page).getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'orders of all persons');

  const who = main(page).getByRole('combobox', { name: 'Persona' });
  await expect(who.getByRole('option')).toHaveText(['Tutte', 'Paolo Sartori', 'Elena Greco']);
  await who.selectOption('Paolo Sartori');
  await look(page);
  await page.getByRole('button', { name: 'Filtra gli ordini' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nessun ordine con questi filtri' })).toBeVisible();
  await expect(allChips(page)).toHaveText(['Togli il filtro Paolo Sartori']);
  await expect(cards(page)).toHaveCount(0);
  await who.selectOption('Elena Greco');
  await tabTo(page, 'button', 'Filtra gli ordini');
  await page.keyboard.press('Enter');
  await expectOrders(page, [order]);
  await expect(allChips(page)).toHaveText(['Togli il filtro Elena Greco']);

  // What is no filter of one's own orders stays behind.
  await tab('I miei').click();
  await expect(page).toHaveURL(ordersUrl);
  await expect(cards(page)).toHaveCount(0);
  await expect(allChips(page)).toHaveCount(0);
  await expect(who).toBeHidden();
});

test('ORD-12: an order that an operator placed says so, and more of it to whoever asks', async ({ page }) => {
  await comeIn(page, demo, '/profile/orders');
  await expect(cards(page)).toHaveCount(12);
  const badge = page.getByRole('button', { name: 'Da operatore', exact: true });
  await expect(badge).toHaveCount(1);
  await expect(cards(page).nth(1)).toContainText('Da operatore');
  await expect(badge).toHaveAccessibleDescription('Ordine fatto per te da un operatore del servizio clienti');
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeHidden();
  await tabTo(page, 'button', 'Da operatore');
  await expect(tip).toHaveText('Ordine fatto per te da un operatore del servizio clienti');
  await expectAccessible(page, 'order of an operator');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(badge).toBeFocused();
});
