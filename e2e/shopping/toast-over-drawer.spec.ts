import { comeBack } from '../support/prepared.ts';
import { openCart, sayYes } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('ERR-08, SHELL-03: a toast that is pressed leaves the cart’s drawer open', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['penne-rigate-500-g', 2],
      ['burrata-250-g', 1],
    ],
    to: '/',
  });
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: /^Rimuovi Burrata/ }).click();
  await sayYes(page);
  await expect(drawer.getByRole('button', { name: /^Rimuovi / })).toHaveCount(1);
  await page.getByRole('region', { name: 'Notifiche' }).getByRole('button', { name: 'Annulla' }).click();
  await expect(drawer.getByRole('button', { name: /^Rimuovi Burrata/ })).toBeVisible();
});
