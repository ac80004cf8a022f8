import { watchLayoutShift } from './support/layout-shift.ts';
import { comeBack } from './support/prepared.ts';
import { logIn, ready } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** The words of the header's button change by a pixel or two when the cart is known. */
const headerShift = 0.01;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('the page that comes after a login takes the place of the form and moves nothing', async ({
      page,
    }) => {
      const shifts = await watchLayoutShift(page);
      await logIn(page, 'demo@cestolieto.example');
      await page.waitForLoadState('networkidle');
      expect(await shifts()).toBeLessThan(headerShift);
    });

    test('reloading cart, checkout, orders and an order moves nothing that is seen', async ({ page }) => {
      const shifts = await watchLayoutShift(page);
      await comeBack(page, {
        login: 'demo@cestolieto.example',
        wanted: [['olio-extravergine-latta-5-l', 1]],
        to: '/profile/orders',
      });
      const order = page
        .getByRole('main')
        .getByRole('link', { name: /^Dettaglio dell’ordine/ })
        .first();
      const orderPath = (await order.getAttribute('href')) ?? '';
      const settled = {
        '/cart/': page.getByText('Vai alla cassa'),
        '/checkout': page.getByRole('heading', { name: 'Sacchetti' }),
        '/profile/orders': order,
        [orderPath]: page.getByRole('button', { name: 'Ricompra tutto' }),
      };
      for (const [path, last] of Object.entries(settled)) {
        await page.goto(path);
        await ready(page);
        await expect(last).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await shifts(), path).toBeLessThan(headerShift);
      }
    });
  });
}
