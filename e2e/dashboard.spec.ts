import type { Page } from '@playwright/test';
import { watchLayoutShift } from './support/layout-shift.ts';
import { comeBack, comeIn } from './support/prepared.ts';
import { completedOrder, payment, placeOrder, reachPayment, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Profilo', exact: true });

/** Its names in their order, without what is said of the pages. */
const pages = [
  'I miei ordini',
  'I tuoi soliti',
  'Le mie liste',
  'I miei indirizzi',
  'Punti e buoni',
  'Il mio profilo',
  'Notifiche',
  'Allergie ed esclusioni',
  'Consensi e cookie',
  'Privacy e account',
];

test('NAV-11, NAV-12: the profile opens with how to begin, the points, the lists and the ways on', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panoramica');
  await expect(page.getByRole('region', { name: 'Punti' })).toContainText('320');
  await page.getByRole('button', { name: 'Mostra la carta' }).click();
  await expect(page.getByRole('dialog', { name: 'Carta fedeltà' })).toContainText('0401 1234 5678 9');
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('main')).toContainText('Nessun ordine in arrivo');
  const lists = page.getByRole('region', { name: 'Le mie liste' });
  await expect(lists.getByRole('link', { name: /\d+ prodott[oi]$/ })).toHaveCount(2);
  await lists
    .getByRole('link', { name: /\d+ prodott[oi]$/ })
    .first()
    .click();
  await page.waitForURL(/\/profile\/lists\/.+/);
  await page.goBack();
  await page
    .getByRole('navigation', { name: 'Scorciatoie' })
    .getByRole('link', { name: 'I miei indirizzi' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I miei indirizzi');
});

test('NAV-12: without an order on its way a press chooses the first free slot', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/dashboard');
  await page.getByRole('button', { name: 'Scegli questo orario' }).click();
  await expect(page.getByRole('dialog', { name: 'Fascia oraria' })).toBeVisible();
});

test('NAV-01, NAV-12: the next order stands on the dashboard and on home, with the way to it', async ({
  page,
}) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 3]],
    to: '/',
  });
  const ways = page.getByRole('navigation', { name: 'La tua spesa' });
  await expect(ways.getByRole('link')).toHaveText(['I miei ordini', /^Le mie liste\s*3 liste$/]);
  await reachPayment(page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  const orderId = await completedOrder(page);

  await visit(page, '/');
  await expect(ways.getByRole('link').first()).toHaveText(
    /^[A-Za-zì]+.*, \d\d:\d\d–\d\d:\d\d\s*Prossimo ordine: .+$/,
  );
  await ways.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/profile/orders/${orderId}$`));

  await visit(page, '/profile/dashboard');
  const next = page.getByRole('region', { name: /, \d\d:\d\d–\d\d:\d\d$/ });
  await expect(next).toContainText('Puoi modificarlo o annullarlo ancora per');
  await expect(next.getByRole('list', { name: 'Stato dell’ordine' })).toBeVisible();
  await next.getByRole('link', { name: `Dettaglio dell’ordine ${orderId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${orderId}` })).toBeVisible();
});

test('NAV-01: nothing is asked for a visitor, and calls that fail say nothing', async ({
  page,
  provoked,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const ofShopper = () => asked.filter((path) => /\/(order|wishlist)/.test(path));
  expect(ofShopper()).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'La tua spesa' })).toHaveCount(0);

  provoked.push(/503/);
  await page.route(/\/ebsn\/api\/(order|wishlist)/, (route) => route.fulfill({ status: 503, body: '' }));
  await comeIn(page, 'demo@cestolieto.example', '/');
  const ways = page.getByRole('navigation', { name: 'La tua spesa' });
  await expect(ways.getByRole('link')).toHaveText(['I miei ordini', 'Le mie liste']);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test(`NAV-01: a shopper’s home keeps room for the shortcuts, and nothing moves`, async ({ page }) => {
      const shifts = await watchLayoutShift(page);
      await comeIn(page, 'demo@cestolieto.example', '/');
      await expect(page.getByRole('navigation', { name: 'La tua spesa' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The words of the header's button change by a pixel or two when the cart is known.
      expect(await shifts()).toBeLessThan(0.01);
    });
  });

test('NAV-11: beside a page its menu is walked by keyboard, in three groups, the way out last', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
  await expect(menu(page)).toHaveCount(1);
  await expect(menu(page).getByRole('list')).toHaveCount(3);
  await expect(menu(page).getByRole('link')).toHaveText(['Panoramica', ...pages]);
  await expect(menu(page).getByRole('link', { name: 'Il mio profilo' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Profilo', exact: true })).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Privacy e account' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Esci' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu(page).getByRole('link', { name: 'Consensi e cookie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/profile\/consents$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consensi e cookie');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('NAV-11: a page leads up to the profile, which has the menu under what it shows', async ({ page }) => {
    await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il mio profilo');
    await expect(menu(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Profilo', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/profile\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panoramica');
    await expect(menu(page)).toHaveCount(1);
    await expect(menu(page).getByRole('link')).toHaveText(pages.map((name) => new RegExp(`^${name}`)));
    // The shortcuts would say the same twice.
    await expect(page.getByRole('navigation', { name: 'Scorciatoie' })).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Esci' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/$/);
    await visit(page, '/profile/dashboard');
    await expect(menu(page)).toHaveCount(0);
  });
});
