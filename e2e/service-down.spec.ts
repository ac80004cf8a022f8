import { comeIn } from './support/prepared.ts';
import { addButton, dialog, logIn, pickSlot, quantityOf, search } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('ERR-13: the service fails under the slots; its page stands alone, and the add goes on afterwards', async ({
  page,
  provoked,
}) => {
  provoked.push(/503/);
  await comeIn(page, 'demo@cestolieto.example');
  await search(page, 'penne rigate');
  await addButton(page, 'Penne rigate').click();
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Conferma indirizzo' }).click();
  await page.route('**/timeslot/select?**', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const slots = dialog(page, 'Fascia oraria');
  await slots
    .getByRole('radio', { name: /libera/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/service-down$/);
  await expect(slots).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Riprova' }).click();
  await expect(page).toHaveURL(/\/catalog\/search\?q=penne/);
  await expect(slots).toBeVisible();
  await pickSlot(page, { day: 1, slot: 1 });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
});

test('SES-07: a 419 at the slots asks for the login, and the slots are there after it', async ({
  page,
  provoked,
}) => {
  provoked.push(/419/);
  // The form of the login remembers who it was.
  await logIn(page, 'demo@cestolieto.example');
  await search(page, 'penne rigate');
  await addButton(page, 'Penne rigate').click();
  const address = dialog(page, 'Indirizzo di consegna');
  await page.route('**/timeslot/list?**', (route) => route.fulfill({ status: 419, body: '' }), { times: 1 });
  await address.getByRole('button', { name: 'Conferma indirizzo' }).click();
  const login = dialog(page, 'Accedi');
  await login.getByRole('textbox', { name: 'Password' }).fill('Demo2026!');
  await login.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(login).toBeHidden();
  await pickSlot(page, { day: 1, slot: 1 });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
});
