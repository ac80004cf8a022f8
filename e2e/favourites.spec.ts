import { endSession } from './support/end-session.ts';
import { comeBack, comeIn } from './support/prepared.ts';
import { dialog, fillLogin, openCart, ready, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('LIST-10, SES-23: a visitor presses a heart, logs in, and finds it full on every page', async ({
  page,
}) => {
  await visit(page, '/catalog/search?q=annurche');
  // Also while the login stands before it, which may come before anybody has looked.
  const heart = page.getByRole('button', { name: 'Preferito: Mele annurche', includeHidden: true }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page, 'Accedi')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist/add_prod'));
  await fillLogin(page, 'vuoto@cestolieto.example');
  await saved;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await visit(page, '/product/mele-annurche');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const removed = page.waitForResponse((answer) => answer.url().includes('/wishlist/delete_prods'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await removed;
  await page.reload();
  await ready(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('LIST-10: a heart the shop does not take is undone with a word', async ({ page, provoked }) => {
  provoked.push(/wishlist\/add_prod/, /net::ERR_FAILED/);
  await comeIn(page, 'vuoto@cestolieto.example', '/product/mele-annurche');
  const heart = page.getByRole('button', { name: 'Preferito: Mele annurche' }).first();
  const known = page.waitForResponse((answer) => answer.url().includes('/wishlist/view'));
  await page.reload();
  await known;
  await page.route('**/wishlist/add_prod', (route) => route.abort());
  await heart.click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    'Non siamo riusciti a cambiare i preferiti',
  );
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('LIST-10, SES-07: a heart on a line of the cart is pressed by key, and outlives a lost session', async ({
    page,
    provoked,
  }) => {
    provoked.push(/419/);
    const login = 'demo@cestolieto.example';
    await comeBack(page, { login, wanted: [['mele-annurche', 1]], to: '/cart/' });
    const heart = page.getByRole('button', { name: 'Preferito: Mele annurche' });
    await page.getByRole('button', { name: 'Aumenta quantità di Mele annurche' }).focus();
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist/add_prod'));
    await page.keyboard.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await saved;
    await expect(heart).toBeFocused();

    await endSession(page);
    await heart.click();
    await expect(dialog(page, 'Accedi')).toBeVisible();
    const removed = page.waitForResponse((answer) => answer.url().includes('/wishlist/delete_prods'));
    await fillLogin(page, login);
    await removed;
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    const drawer = await openCart(page);
    await expect(drawer.getByRole('button', { name: 'Preferito: Mele annurche' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});
