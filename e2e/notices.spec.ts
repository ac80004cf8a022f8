import { listenToAnnouncements } from './support/announced.ts';
import { expect } from './support/test.ts';
import { comeBack } from './support/prepared.ts';
import { addButton, openCart, quantityOf, sayYes } from './support/shopper.ts';
import { test } from './support/shared-shop.ts';

test('ERR-09, ERR-10: a line that is taken away is told of once, by one toast, while the cart stands open', async ({
  page,
}) => {
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/product/penne-rigate-500-g' });
  await addButton(page, 'Penne rigate').click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  const notices = page.getByRole('region', { name: 'Notifiche' });
  await expect(notices).toContainText('Penne rigate: aggiunto');
  await expect(notices).toHaveText('');

  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  const announced = await listenToAnnouncements(page);
  await sayYes(page);
  await expect(drawer.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(notices).not.toHaveText('');
  // Toasts come one after the other: when there is none left, all have been seen.
  await expect(notices).toHaveText('');
  expect(await announced()).toEqual(['Penne rigate: tolto dal carrello']);
});
