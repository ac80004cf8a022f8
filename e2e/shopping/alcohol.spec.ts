import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import { look } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-14: a cart with alcohol reaches the payment once its buyer declares to be of age, by keyboard', async ({
  page,
  provoked,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [
      ['olio-extravergine-latta-5-l', 2],
      ['birra-chiara-3x33-cl', 1],
    ],
    to: '/checkout',
  });
  const declaration = page.getByRole('checkbox', { name: 'Dichiaro di avere almeno 18 anni' });
  await expect(declaration).not.toBeChecked();
  await expect(page.getByText('Si vendono a chi ha almeno 18 anni')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  const why = page.getByText('Dichiara di avere almeno 18 anni').filter({ visible: true });
  await expect(why).toBeVisible();
  await expectAccessible(page, 'checkout of alcohol');
  await look(page);

  // What cannot be saved is as it was, and said.
  const ofInfos = /\/ebsn\/api\/cart\/update-cart-info/;
  provoked.push(/update-cart-info/, /Failed to load resource/);
  await page.route(ofInfos, (route) => route.abort());
  await declaration.press(' ');
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /riprova/i })
      .first(),
  ).toBeVisible();
  await expect(declaration).not.toBeChecked();
  await page.unroute(ofInfos);

  await declaration.press(' ');
  await expect(declaration).toBeChecked();
  await expect(declaration).toBeFocused();
  await page.reload();
  await expect(declaration).toBeChecked();
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  const onward = page.getByRole('button', { name: 'Vai al pagamento' });
  // After the reload the shop looks once more at what stands against the purchase; a key pressed meanwhile goes nowhere.
  await expect(onward).toBeEnabled();
  await onward.press('Enter');
  await page.waitForURL(/\/payment$/);
});
