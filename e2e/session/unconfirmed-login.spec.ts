import { dialog, fillLogin, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const unconfirmed = 'nuovo@cestolieto.example';

test('REG-07, SES-12: whoever logs in without having confirmed has the e-mail sent again', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Accedi' }).click();
  const login = dialog(page, 'Accedi');
  const again = login.getByRole('link', { name: 'Manda di nuovo l’e-mail' });
  // A wrong password says nothing of the account, and offers nothing.
  await fillLogin(page, unconfirmed, 'Sbagliata1!');
  await expect(login.getByRole('alert')).toHaveText('E-mail o password non corretti.');
  await expect(again).toHaveCount(0);
  await fillLogin(page, unconfirmed);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manca un clic');
  await expect(login).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main')).toContainText(unconfirmed);
  const sent = page.waitForResponse((response) => response.url().includes('/registration_resend_email'));
  await page.getByRole('button', { name: 'Manda di nuovo' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'E-mail mandata di nuovo alle' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Manda di nuovo/ })).toBeDisabled();
});
