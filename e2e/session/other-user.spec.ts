import type { BrowserContext, Page } from '@playwright/test';
import { endSession } from '../support/end-session.ts';
import { comeBack, comeIn } from '../support/prepared.ts';
import { addButton, cartButton, dialog, fillLogin, quantityOf, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const demo = 'demo@cestolieto.example';
const other = 'vuoto@cestolieto.example';
const list = '/catalog/search?q=penne%20rigate';
const expiry = 'La sessione è scaduta, si prega di rieffettuare il login per continuare.';

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Accedi' });
const anOrder = (page: Page) => page.getByRole('article').filter({ hasText: /Ordine \d+/ });

/** Logs out in another tab, and in as somebody else where `as` names them. */
async function changeInAnotherTab(
  { context, watched }: { context: BrowserContext; watched: (page: Page) => Page },
  as: string | null,
): Promise<Page> {
  const tab = watched(await context.newPage());
  await visit(tab, '/profile/orders');
  // What the page still reads would be answered 419 after the logout.
  await tab.waitForLoadState('networkidle');
  await tab.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
  await expect(loginButton(tab)).toBeVisible();
  if (as !== null) {
    await loginButton(tab).click();
    await fillLogin(tab, as);
    await expect(dialog(tab, 'Accedi')).toBeHidden();
  }
  return tab;
}

/** A page that receives nothing of what other tabs report. */
const cutOff = (page: Page) =>
  page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));

/** Paths of the writes a page sends that were answered with status 0. */
function acceptedWrites(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'POST' || !response.ok()) return;
    const { response: envelope } = (await response.json()) as { response: { status: number } };
    if (envelope.status === 0) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

test('SES-05, SES-08: a logout in another tab leaves nothing of the shopper in this one', async ({
  page,
  context,
  watched,
}) => {
  await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 2]], to: '/profile/orders' });
  await expect(anOrder(page).first()).toBeVisible();
  await changeInAnotherTab({ context, watched }, null);
  await expect(anOrder(page)).toHaveCount(0);
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await expect(dialog(page, 'Accedi')).not.toContainText(expiry);
  await expect(page).toHaveURL(/\/profile\/orders$/);
  await dialog(page, 'Accedi').getByRole('button', { name: 'Chiudi' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(page.locator('body')).not.toContainText('3,44');
});

test('SES-08: a tab becomes that of the account another tab logged in to', async ({
  page,
  context,
  watched,
}) => {
  await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 2]], to: list });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
  await changeInAnotherTab({ context, watched }, other);
  await expect(addButton(page, 'Penne rigate')).toBeVisible();
  await expect(dialog(page, 'Accedi')).toBeHidden();
  await expect(loginButton(page)).toBeHidden();
});

test('SES-08: a login in another tab is one in this tab too, and its open login is over', async ({
  page,
  context,
  watched,
}) => {
  await visit(page, list);
  await addButton(page, 'Penne rigate').click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  const tab = watched(await context.newPage());
  await visit(tab, '/');
  await loginButton(tab).click();
  await fillLogin(tab, demo);
  await expect(dialog(page, 'Accedi')).toBeHidden();
  // What the login was for goes on.
  await expect(dialog(page, 'Indirizzo di consegna')).toBeVisible();
});

test('SES-05, SES-08: a press in a tab of the first shopper does nothing in the second one’s name', async ({
  page,
  context,
  watched,
}) => {
  await cutOff(page);
  await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 2]], to: list });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
  const tab = await changeInAnotherTab({ context, watched }, other);
  const writes = acceptedWrites(page);
  await page
    .getByRole('button', { name: /^Aggiungi .+ al carrello$/ })
    .filter({ visible: true })
    .first()
    .click();
  // The page is the second shopper's, whose cart is empty.
  await expect(addButton(page, 'Penne rigate')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(loginButton(page)).toBeHidden();
  expect(writes).toEqual([]);
  await tab.reload();
  await expect(cartButton(tab)).toHaveAccessibleDescription(/^Non ci sono prodotti nel carrello/);
});

test('SES-08: a page that returns from the back/forward cache is that of whoever is logged in', async ({
  page,
  context,
  watched,
}) => {
  await cutOff(page);
  await comeIn(page, demo, '/profile/orders');
  await expect(anOrder(page).first()).toBeVisible();
  await changeInAnotherTab({ context, watched }, other);
  await expect(anOrder(page).first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(anOrder(page)).toHaveCount(0);
  await expect(loginButton(page)).toBeHidden();
});

test('SES-08: what happens in another brand’s tab changes nothing here', async ({
  page,
  context,
  shop,
  watched,
}) => {
  await comeIn(page, demo, '/profile/orders');
  const tab = watched(await context.newPage());
  await tab.goto(`http://ortavia.localhost:${shop.port}/login?returnTo=/profile/orders`);
  await fillLogin(tab, 'demo@ortavia.example');
  await tab.waitForURL(/\/profile\/orders$/);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await tab.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
  await expect(loginButton(tab)).toBeVisible();
  await expect(anOrder(page).first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('SES-08: what waits for the login of one shopper is not done when another logs in', async ({
  page,
  provoked,
}) => {
  provoked.push(/419/);
  await comeIn(page, demo, '/profile/consents');
  const consent = page.getByRole('main').getByRole('switch', { disabled: false });
  await expect(consent.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  const writes = acceptedWrites(page);
  await consent.first().click();
  await expect(dialog(page, 'Accedi')).toContainText(expiry);
  await fillLogin(page, other);
  await expect(dialog(page, 'Accedi')).toBeHidden();
  await expect(consent.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(writes).toEqual(['/ebsn/api/auth/login']);
});

for (const path of ['/profile', '/profile/dashboard', '/profile/lists', '/profile/orders'])
  test(`SES-05: Esci on ${path} leads home, and no login opens by itself`, async ({ page }) => {
    await comeIn(page, demo, path);
    // Whatever the page still reads is under way when the logout begins.
    await page.getByRole('button', { name: 'Esci' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(loginButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('body')).not.toContainText(expiry);
  });
