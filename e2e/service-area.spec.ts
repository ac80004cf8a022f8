import { comeIn } from './support/prepared.ts';
import { dialog, ready, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const question = 'CAP o indirizzo';

test('SES-09, SES-17: a visitor finds out from the login whether the shop comes to their street', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Accedi', exact: true }).first().click();
  await dialog(page, 'Accedi').getByRole('link', { name: 'Controlla il servizio' }).click();
  await expect(page).toHaveURL('/service-area');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arriviamo da te?');
  await expect(dialog(page, 'Accedi')).toBeHidden();

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Controlla' }).click();
  await expect(main.getByText('Scrivi un CAP di cinque cifre o scegli un indirizzo.')).toBeVisible();
  await main.getByRole('combobox', { name: question }).pressSequentially('via appia nuova');
  await page.getByRole('option').filter({ hasText: '00183' }).first().click();
  await expect(main.getByText('Sì, a 00183 Roma arriviamo')).toBeVisible();
  await expect(main.getByRole('definition')).toHaveCount(3);
  await expect(main.getByText('Minimo 40,00 €. Consegna gratis da 80,00 €.')).toBeVisible();
  await main.getByRole('link', { name: 'Inizia la spesa' }).click();
  await expect(page).toHaveURL('/');
});

test('SES-17, ADR-30: where the shop does not come it says so, and names the nearest stores', async ({
  page,
}) => {
  await visit(page, '/service-area');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: question }).fill('04100');
  await main.getByRole('button', { name: 'Controlla' }).click();
  await expect(main.getByText('A 04100 Latina non consegniamo ancora')).toBeVisible();
  await expect(main.getByText('Il ritiro più vicino:')).toBeVisible();
  await expect(main.getByText(/\d\skm$/).first()).toBeVisible();
});

test('SES-17, VAL-05: for a place that is not served an e-mail can be left, and another place begins anew', async ({
  page,
}) => {
  await visit(page, '/service-area');
  const main = page.getByRole('main');
  const ask = async (postalcode: string) => {
    await main.getByRole('combobox', { name: question }).fill(postalcode);
    await main.getByRole('button', { name: 'Controlla' }).click();
  };
  const email = main.getByRole('textbox', { name: 'E-mail' });
  const notify = main.getByRole('button', { name: 'Avvisami quando arrivate' });
  await ask('80134');
  await expect(main.getByText('A 80134 non consegniamo ancora')).toBeVisible();
  await expect(email).toHaveAccessibleDescription(
    'Ti scriviamo una volta sola, poi cancelliamo l’indirizzo.',
  );

  await email.fill('napoli@posta');
  await notify.click();
  await expect(email).toHaveAccessibleDescription(/^Digitare una e-mail valida/);
  await expect(email).toBeFocused();
  await email.fill('napoli@posta.example');
  await email.press('Enter');
  await expect(
    main.getByRole('status').filter({ hasText: 'Ti scriviamo quando arriviamo a 80134.' }),
  ).toBeInViewport();
  await expect(notify).toBeHidden();

  await ask('20121');
  await expect(main.getByText('A 20121 non consegniamo ancora')).toBeVisible();
  await expect(email).toHaveValue('');
  await ask('00183');
  await expect(main.getByText('Sì, a 00183 Roma arriviamo')).toBeVisible();
  await expect(email).toBeHidden();
});

test('ERR-11: an e-mail that could not be noted stays, and can be sent again', async ({ page, provoked }) => {
  provoked.push(/area-notice\/add/, /ERR_FAILED/);
  await visit(page, '/service-area');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: question }).fill('80134');
  await main.getByRole('button', { name: 'Controlla' }).click();
  const email = main.getByRole('textbox', { name: 'E-mail' });
  await email.fill('cavo.staccato@posta.example');
  const call = '**/ebsn/api/area-notice/add*';
  await page.route(call, (route) => route.abort());
  await email.press('Enter');
  await expect(
    main.getByRole('alert').filter({ hasText: 'Non siamo riusciti a prenderne nota.' }),
  ).toBeVisible();
  await expect(email).toHaveValue('cavo.staccato@posta.example');
  await page.unroute(call);
  await main.getByRole('button', { name: 'Avvisami quando arrivate' }).click();
  await expect(main.getByText('Ti scriviamo quando arriviamo a 80134.')).toBeVisible();
});

test('ADR-14, ADR-15: the position is asked for by a press; a refusal leaves the form usable', async ({
  page,
  context,
}) => {
  await visit(page, '/service-area');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Usa la mia posizione' }).click();
  await expect(main.getByRole('alert').first()).toHaveText(
    'è necessario abilitare la localizzazione per utilizzare questa funzione',
  );
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.881, longitude: 12.511 });
  await page.reload();
  await ready(page);
  await main.getByRole('button', { name: 'Usa la mia posizione' }).click();
  await expect(main.getByText('Sì, a 00182 Roma arriviamo')).toBeVisible();
});

test('B-29: on home a postal code is typed before any login, and the answer says when the first slot is free', async ({
  page,
}) => {
  await visit(page, '/');
  const field = page.getByRole('textbox', { name: 'Arriviamo da te? Scrivi il CAP' });
  await field.fill('0018');
  await field.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await field.fill('00183');
  await field.press('Enter');
  await page.waitForURL('**/service-area?place=00183');
  await expect(page.getByRole('main')).toContainText('Sì, a 00183 Roma arriviamo');
  await expect(page.getByRole('main').getByRole('term').first()).toContainText(/\d\d:00–\d\d:00/);
});

test('B-29: who has a session is not asked on home', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example');
  await expect(page.getByRole('button', { name: /^\S+, \d\d:00–\d\d:00/ }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Arriviamo da te/ })).toBeHidden();
});
