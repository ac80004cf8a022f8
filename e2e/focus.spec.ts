import { comeBack } from './support/prepared.ts';
import {
  addButton,
  dialog,
  fillLogin,
  openCart,
  passDeliveryGates,
  quantityOf,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const demo = 'demo@cestolieto.example';
const list = '/catalog/search?q=penne%20rigate';

test('GATE-02: after login, address and slot the focus is on the stepper that took the button’s place', async ({
  page,
}) => {
  await visit(page, list);
  await addButton(page, 'Penne rigate').press('Enter');
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, demo);
  await passDeliveryGates(page);
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Aumenta quantità di Penne rigate' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('SHELL-03, SHELL-09: the cart opens before the shop has said who is there', async ({ page }) => {
    await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 1]], to: '/' });
    const { promise: isLookedAt, resolve: answer } = Promise.withResolvers<void>();
    await page.route(/\/ebsn\/api\/cart\/view/, async (route) => {
      await isLookedAt;
      await route.continue();
    });
    await visit(page, list);
    const drawer = await openCart(page);
    answer();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Penne rigate' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/catalog/search');
  });

  test('SHELL-03: a confirmation over the drawer darkens it', async ({ page }) => {
    await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 1]], to: list });
    const drawer = await openCart(page);
    await drawer
      .getByRole('button', { name: /^Togli|^Rimuovi/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    // Whatever lies over the drawer's head, the drawer itself does not.
    const isCovered = await page.evaluate(() => {
      const over = document.elementFromPoint(40, 30);
      return over !== null && over.closest('[role=dialog]') === null && over.textContent === '';
    });
    expect(isCovered).toBe(true);
  });
});
