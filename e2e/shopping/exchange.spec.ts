import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { dialog, look, visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const slug = 'penne-rigate-500-g';
const available = 100_000;

/** Somebody else takes all there is, or brings it back. */
async function setStock(page: Page, left: number): Promise<void> {
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/__dev/stock', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    { slug, available: left },
  );
  expect(status).toBe(200);
}

const withPenne = (page: Page, login: string) =>
  comeBack(page, {
    login,
    wanted: [
      [slug, 2],
      ['latte-fresco-intero-1-l', 3],
    ],
    to: '/cart',
  });

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const instead = (page: Page) => page.getByRole('group', { name: 'Al suo posto' });
const spaghetti = { name: 'Prendi Spaghetti al posto di Penne rigate' };

test.afterEach(({ page }) => setStock(page, available));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('B-25, B-30, ERR-08: what is sold out is exchanged with its note, and Annulla brings it back as it was', async ({
    page,
  }) => {
    await withPenne(page, 'demo@cestolieto.example');
    await page.getByRole('button', { name: 'Scegli per un prodotto' }).tap();
    await dialog(page, 'Per quale prodotto?')
      .getByRole('button', { name: 'Scrivi una nota per Penne rigate' })
      .tap();
    const note = dialog(page, 'Nota per Penne rigate');
    await note.getByRole('textbox', { name: 'Per chi prepara la spesa' }).fill('al dente');
    await expect(note).toContainText('8 di 200 caratteri');
    await expectAccessible(page, 'the note to a line');
    await note.getByRole('button', { name: 'Salva' }).tap();
    await expect(note).toBeHidden();
    const noted = { name: /^Nota: al dente/ };
    await expect(line(page, 'Penne rigate').getByRole('button', noted)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scegli per un prodotto' })).toBeFocused();

    await setStock(page, 0);
    await visit(page, '/cart');
    await expect(line(page, 'Penne rigate')).toContainText('Non ce n’è più');
    // It comes when it is near, and much stands above it on a phone.
    await line(page, 'Penne rigate').scrollIntoViewIfNeeded();
    await expect(instead(page).getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page, 'what can take the place of a line');
    await instead(page).getByRole('button', spaghetti).first().tap();
    await expect(line(page, 'Spaghetti').getByRole('button', noted)).toBeVisible();
    await expect(line(page, 'Spaghetti').getByRole('link', { name: 'Spaghetti' })).toBeFocused();
    await expect(line(page, 'Spaghetti')).toContainText('1,78 €');
    await expect(line(page, 'Penne rigate')).toHaveCount(0);
    await expect(instead(page)).toHaveCount(0);

    const toast = page.getByRole('region', { name: 'Notifiche' });
    await expect(toast).toContainText('Spaghetti al posto di Penne rigate.');
    await toast.getByRole('button', { name: 'Annulla' }).tap();
    await expect(line(page, 'Penne rigate').getByRole('button', noted)).toBeVisible();
    await expect(line(page, 'Penne rigate')).toContainText('Non ce n’è più');
    await expect(line(page, 'Spaghetti')).toHaveCount(0);
  });
});

test('B-25, ERR-11: an exchange that does not get through changes nothing, says so and can be asked again; by key', async ({
  page,
  provoked,
}) => {
  await withPenne(page, 'demo@cestolieto.example');
  await setStock(page, 0);
  await visit(page, '/cart');
  provoked.push(/cart\/exchange/, /Failed to load resource/);
  await page.route('**/cart/exchange', (route) => route.abort());
  await tabTo(page, 'button', spaghetti.name);
  await page.keyboard.press('Enter');
  const said = page.getByText('Non siamo riusciti a scambiare il prodotto.');
  await expect(said).toBeVisible();
  await expect(line(page, 'Penne rigate')).toContainText('Non ce n’è più');
  await expect(line(page, 'Spaghetti')).toHaveCount(0);
  await page.unroute('**/cart/exchange');
  await look(page);
  await instead(page).getByRole('button', spaghetti).first().focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Spaghetti')).toBeVisible();
  await expect(said).toBeHidden();
});

test('WCAG 2.4.3: in English too the line that came in another’s place has the focus', async ({ page }) => {
  await withPenne(page, 'demo@cestolieto.example');
  await setStock(page, 0);
  await visit(page, '/en/cart');
  await page
    .getByRole('group', { name: 'In its place' })
    .getByRole('button', { name: /Spaghetti.*Penne rigate/ })
    .first()
    .press('Enter');
  await expect(line(page, 'Spaghetti').getByRole('link', { name: 'Spaghetti' })).toBeFocused();
});
