import { expectQuick, linesInCart, passGates } from '../support/forty-lines.ts';
import { comeIn, makeList } from '../support/prepared.ts';
import { watchPresses } from '../support/presses.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('LIST-11, B-20: a list of forty products is in the cart with less than sixty presses, in under two minutes', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example');
  // Some of them the chosen slot is out of.
  await makeList(page, { name: 'Spesa grande', size: 48 });
  const effort = await watchPresses(page);
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Barra principale' }).getByText('Liste').tap();
  await page.getByRole('link', { name: 'Spesa grande', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spesa grande');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-all-from-wishlist'));
  await page.getByRole('button', { name: 'Aggiungi tutto al carrello' }).filter({ visible: true }).tap();
  await passGates(page);
  await added;
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    /4\d prodotti aggiunti al carrello\./,
  );
  const pressed = await effort();
  expectQuick(pressed, await linesInCart(page));
});
