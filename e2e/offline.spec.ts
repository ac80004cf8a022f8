import { comeBack, comeIn } from './support/prepared.ts';
import { addButton, dialog, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const demo = 'demo@cestolieto.example';
const cartView = /\/ebsn\/api\/cart\/view/;

test('ERR-04, ERR-11, SES-04: a shop that does not answer for the cart ends no session: it is said, and asked again', async ({
  page,
  provoked,
}) => {
  provoked.push(/failed|ERR_FAILED/i);
  await page.route(cartView, (route) => route.abort());
  await comeIn(page, demo, '/');
  await page.getByRole('button', { name: 'Carrello', exact: true }).click();
  const drawer = dialog(page, 'Carrello');
  await expect(drawer.getByRole('alert')).toContainText('Non riusciamo a caricare il carrello');
  await expect(drawer).not.toContainText('accesso');
  await expect(dialog(page, 'Accedi')).toBeHidden();

  await page.goto('/cart/');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Non riusciamo a caricare il carrello');
  await expect(page.getByRole('main')).not.toContainText('sessione');
  await page.unroute(cartView);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profilo' })).toBeVisible();
});

test('NAV-31, B-40: a page whose code did not come opens by itself when the network is back', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non si è caricata');
  await expect(page.getByText('Sei senza connessione')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Contatti' })).toBeVisible();
  await expect(page.getByText('Sei senza connessione')).toBeHidden();
});

test('B-40, ERR-11: being offline and what failed by it are not said beside each other', async ({
  page,
  context,
  provoked,
}) => {
  provoked.push(/failed|ERR_INTERNET_DISCONNECTED/i);
  await comeBack(page, { login: demo, to: '/catalog/search?q=penne%20rigate' });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const offline = page.getByText('Sei senza connessione');
  const failure = page.getByText('Non siamo riusciti ad aggiungere il prodotto');
  await expect(offline).toBeVisible();
  const sent = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cart/add'));
  await addButton(page, 'Penne rigate').click();
  await sent;
  await expect(addButton(page, 'Penne rigate')).toBeEnabled();
  await expect(failure).toBeHidden();
  await context.setOffline(false);
  await expect(failure).toBeVisible();
  await expect(offline).toBeHidden();
});
