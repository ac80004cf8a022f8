import { comeBack, comeIn, putInCart } from './support/prepared.ts';
import { visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const email = 'demo@cestolieto.example';

test('LOY-02: the card fills the screen with its barcode, and Escape puts it away', async ({ page }) => {
  await comeIn(page, email, '/profile/loyalty');
  await expect(page.getByRole('region', { name: 'I tuoi punti' })).toContainText('320');
  const show = page.getByRole('button', { name: 'Mostra la carta' });
  await show.click();
  const card = page.getByRole('dialog', { name: 'Carta fedeltà' });
  await expect(card).toContainText('0401 1234 5678 9');
  const bars = await card.getByRole('img', { name: 'Codice a barre 0401123456789' }).boundingBox();
  expect([(bars?.width ?? 0) >= 300, (bars?.height ?? 0) >= 160]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(show).toBeFocused();
});

test('LOY-05, LOY-06: a certificate says what it needs, and goes to the cart once that is there', async ({
  page,
}) => {
  await comeBack(page, { login: email, to: '/profile/loyalty' });
  const gift = page.getByRole('listitem').filter({ hasText: 'SCUSA-GIULIA' });
  await gift.getByRole('button', { name: 'Usa nel carrello' }).click();
  await expect(gift.getByRole('alert')).toContainText('30,00');

  await putInCart(page, [['biscotti-frollini-700-g', 18]]);
  await visit(page, '/profile/loyalty');
  await gift.getByRole('button', { name: 'Usa nel carrello' }).click();
  await expect(gift.getByRole('status')).toHaveText('Il buono è nel carrello: lo togliamo dal totale.');
  await gift.getByRole('link', { name: 'Vai al carrello' }).click();
  await page.waitForURL(/\/cart\/$/);
  await expect(page.getByRole('main')).toContainText('Buono SCUSA-GIULIA');
});
