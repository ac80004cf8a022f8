import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Riepilogo' });
const field = (page: Page) => summary(page).getByRole('textbox', { name: 'Tetto di spesa' });
const proposals = (page: Page) => summary(page).getByRole('group', { name: 'Per spendere meno' });
const warning = (page: Page) => summary(page).getByRole('status').filter({ hasText: 'Superi il tuo tetto' });
const lines = (page: Page) =>
  page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('link', { name: 'Riso Arborio' }) });

/** By how much the cap of 20 € is passed, in cents. */
async function over(page: Page): Promise<number> {
  const text = (await warning(page).textContent()) ?? '';
  const [, euros, cents] = /Superi il tuo tetto di 20,00\s€ di (\d+),(\d\d)\s€/.exec(text) ?? [];
  return Number(euros) * 100 + Number(cents);
}

const withRice = (page: Page) =>
  comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['riso-arborio-fior-di-piana-1-kg', 8],
      ['spaghetti-spigalta-500-g', 3],
    ],
    to: '/cart',
  });

/** Whoever comes next sets no cap. */
test.afterEach(async ({ page }) => {
  await page.evaluate(() =>
    fetch('/ebsn/api/cart/spending-cap', {
      method: 'POST',
      headers: { 'X-Ebsn-Client': 'site', 'Content-Type': 'application/json' },
      body: JSON.stringify({ spending_cap: null }),
    }),
  );
});

test('B-36: a cap is set by keyboard, warns when passed, and what costs less is exchanged and taken back', async ({
  page,
}) => {
  await withRice(page);
  await tabTo(page, 'button', 'Imposta un tetto di spesa');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('20,00');
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeVisible();
  await expect(summary(page).getByRole('button', { name: 'Cambia il tetto di spesa' })).toBeFocused();
  await expect(proposals(page).getByRole('listitem')).toHaveCount(2);
  await expect(proposals(page).getByRole('listitem').first()).toContainText('risparmi 8,00');
  await expectAccessible(page, 'a cap that is passed');
  const before = await over(page);

  const swap = /^Scambia Riso Arborio con Riso Arborio, Cestolieto/;
  await tabTo(page, 'button', swap);
  await page.keyboard.press('Enter');
  await expect(lines(page)).toContainText('15,92');
  await expect.poll(() => over(page)).toBe(before - 800);
  await expect(proposals(page).getByRole('listitem')).toHaveCount(1);
  const toast = page.getByRole('region', { name: 'Notifiche' });
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(() => over(page)).toBe(before);
  await expect(lines(page)).toContainText('23,92');

  await visit(page, '/cart');
  await expect(warning(page)).toBeVisible();
  expect(await over(page)).toBe(before);
  await expect(proposals(page).getByRole('listitem')).toHaveCount(2);
  await visit(page, '/checkout');
  await expect(page.getByText(/Superi il tuo tetto di 20,00/)).toBeVisible();
});

test('B-36, ERR-11: an amount that is none is refused at the field, and what is not saved stays typed', async ({
  page,
  provoked,
}) => {
  await withRice(page);
  await summary(page).getByRole('button', { name: 'Imposta un tetto di spesa' }).click();
  for (const wrong of ['ottanta', '0,50', '10.000']) {
    await field(page).fill(wrong);
    await field(page).press('Enter');
    await expect(summary(page).getByText('Scrivi un importo da 1 € a 9.999 €')).toBeVisible();
    await expect(field(page)).toHaveValue(wrong);
    await expect(field(page)).toBeFocused();
  }
  await expectAccessible(page, 'an amount that is none');
  provoked.push(/cart\/spending-cap/, /Failed to load resource/);
  await page.route('**/cart/spending-cap', (route) => route.abort());
  await field(page).fill('9.999');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveValue('9.999');
  await page.unroute('**/cart/spending-cap');
  await field(page).press('Enter');
  await expect(summary(page).getByText(/Ancora .* al tuo tetto di 9\.999,00/)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  await summary(page).getByRole('button', { name: 'Cambia il tetto di spesa' }).click();
  await expect(field(page)).toHaveValue('9999');
  await summary(page).getByRole('button', { name: 'Togli il tetto' }).click();
  await expect(summary(page).getByRole('button', { name: 'Imposta un tetto di spesa' })).toBeVisible();
  await expect(summary(page).getByText(/al tuo tetto/)).toHaveCount(0);
});
