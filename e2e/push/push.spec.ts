import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { endSession } from '../support/end-session.ts';
import { kept } from '../support/app/kept-shop.ts';
import { openPushedDevice, tell, type PushedDevice } from '../support/app/pushed-device.ts';
import { comeBack, comeIn } from '../support/prepared.ts';
import {
  completedOrder,
  dialog,
  fillLogin,
  goThroughCheckout,
  payment,
  placeOrder,
  visit,
} from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

// A browser without windows forbids messages whatever it is told.
test.use({ ...wholeBrowser, serviceWorkers: 'allow' });

const demo = 'demo@cestolieto.example';
const wanted = [
  ['penne-rigate-500-g', 24],
  ['spaghetti-500-g', 24],
] as const;

const primer = (page: Page) => dialog(page, 'Ti diciamo quando arriva?');
const card = (page: Page) => page.getByRole('region', { name: 'Notifica', exact: true });
const own = (page: Page) => page.getByRole('switch', { name: 'Notifiche su questo dispositivo' });

/** Nobody is woken at night, and tests run at any hour. */
async function stayAwake(page: Page): Promise<void> {
  await visit(page, '/profile/notifications');
  const night = page.getByRole('switch', { name: 'Silenzio di notte' });
  await night.click();
  await expect(night).not.toHaveAttribute('aria-busy');
  await expect(night).not.toBeChecked();
}

const moveOrder = async (page: Page, orderId: string, orderStatusId: number): Promise<void> => {
  const status = await page.evaluate(
    async (body) => (await fetch('/__dev/order-status', { method: 'POST', body })).status,
    JSON.stringify({ order_id: Number(orderId), orderStatusId }),
  );
  expect(status).toBe(200);
};

/** Turns the device on in the settings. */
async function turnOn(page: Page): Promise<void> {
  await visit(page, '/profile/notifications');
  await own(page).click();
  await expect(page.getByText('Accese su questo dispositivo.')).toBeVisible();
  await expect(own(page)).not.toHaveAttribute('aria-busy');
}

let device: PushedDevice;
test.beforeEach(async ({ page, baseURL }) => {
  device = await openPushedDevice(page, baseURL ?? '');
});
test.afterEach(() => device.close());

test('PUSH-01, PUSH-05: after the first order the shopper says yes, and is told of it', async ({ page }) => {
  await comeBack(page, { login: demo, wanted, to: '/' });
  await kept(page);
  await stayAwake(page);
  await visit(page, '/cart/');
  await goThroughCheckout(page, page);
  await payment(page, /alla consegna/i).click();
  const registrations: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/externalregistration/')) registrations.push(new URL(request.url()).pathname);
  });
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await expect(primer(page)).toBeVisible();
  await expectAccessible(page, 'primer of push messages');
  expect(registrations).toEqual([]);
  await primer(page).getByRole('button', { name: 'Sì, avvisami' }).press('Enter');
  await expect(primer(page)).toBeHidden();
  await expect
    .poll(() => registrations)
    .toEqual(['/ebsn/api/externalregistration/register', '/ebsn/api/externalregistration/subscribe']);

  await moveOrder(page, orderId, 4);
  await tell(page, { login: null, title: 'A tutti', body: 'Domenica siamo aperti.' });
  await expect.poll(() => device.service.received().length).toBe(2);
  await device.deliver(page);
  await expect(card(page)).toContainText(`Ordine ${orderId}`);
  expect(await device.shown(page)).toEqual([]);
  await expectAccessible(page, 'card of a push message');
  await card(page).getByRole('button', { name: 'Vai a vedere' }).press('Enter');
  await page.waitForURL(new RegExp(`/profile/orders/${orderId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
  await expect(card(page)).toContainText('Domenica siamo aperti.');
  await expect(card(page).getByRole('button')).toHaveText(['Chiudi']);
  await card(page).getByRole('button', { name: 'Chiudi' }).click();
  await expect(card(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${orderId}$`));
});

test('PUSH-04, PUSH-07, SES-07: a tap leads through a login to the order; a foreign address is not opened', async ({
  page,
  context,
  provoked,
}) => {
  // Before the code of the messages has come a tap loads the page anew, and this one is not found.
  provoked.push(/419/, /^404: .*\/not-found$/, /^console: Failed to load resource: .*404/);
  await comeIn(page, demo);
  await kept(page);
  await turnOn(page);
  const [order] = await page.evaluate(async () => {
    const answer = await fetch('/ebsn/api/order/list', { headers: { 'X-Ebsn-Client': 'site' } });
    const { data } = (await answer.json()) as { data: { orders: { orderId: number }[] } };
    return data.orders;
  });
  const path = `/profile/orders/${order?.orderId}`;
  await tell(page, { login: demo, title: 'In viaggio', body: 'La tua spesa arriva.', nav_to: path });
  await tell(page, {
    login: demo,
    title: 'Altrove',
    body: 'Un premio!',
    nav_to: 'https://evil.example/profile/orders',
  });
  // Nobody looks at the shop.
  await page.goto('about:blank');
  expect(await device.deliver(page)).toBe(2);
  await visit(page, '/catalog/search');
  // The worker shows each as it comes: which of two is first is a matter of luck.
  await expect
    .poll(async () => (await device.shown(page)).toSorted())
    .toEqual(['Altrove: Un premio!', 'In viaggio: La tua spesa arriva.']);
  await expect(card(page)).toBeHidden();
  await endSession(page);
  await device.tap(page, 'In viaggio');
  await fillLogin(page, demo);
  await page.waitForURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(order?.orderId));
  await device.tap(page, 'Altrove');
  await page.waitForURL(/\/not-found$/);
  expect(context.pages()).toHaveLength(1);
});
