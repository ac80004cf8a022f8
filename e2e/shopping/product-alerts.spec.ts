import { comeIn } from '../support/prepared.ts';
import { dialog, fillLogin, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const truffle = '/catalog/product/tartufo-nero-30-g';
const wanted = { name: 'Avvisami quando torna Tartufo nero' };
const turnedOn = { name: 'Spegni l’avviso di Tartufo nero' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('B-25, SES-23: a visitor asks to be told, logs in, finds it kept, and turns it off and on again by key', async ({
    page,
  }) => {
    const alertCalls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/product-alert/')) alertCalls.push(pathname.replace(/.*\/product-alert\//, ''));
    });
    await visit(page, truffle);
    await page.getByRole('button', wanted).click();
    await expect(dialog(page, 'Accedi')).toBeVisible();
    expect(alertCalls).toEqual([]);
    const saved = page.waitForResponse((answer) => answer.url().includes('/product-alert/add'));
    await fillLogin(page, 'vuoto@cestolieto.example');
    await saved;
    const told = page.getByRole('main').getByText('Ti avvisiamo quando torna');
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', turnedOn)).toBeVisible();
    expect(alertCalls).toEqual(['list', 'add']);

    await page.reload();
    await ready(page);
    await expect(told).toBeVisible();
    await expect(page.getByText('Una sola e-mail, e una notifica')).toBeVisible();
    expect(alertCalls).toEqual(['list', 'add', 'list']);

    await page.getByRole('link', { name: 'Scegli come' }).click();
    const section = page.getByRole('region', { name: 'Prodotti che aspetti' });
    await expect(section.getByRole('listitem')).toContainText('Lo aspetti da oggi');
    await section.getByRole('button', turnedOn).focus();
    const removed = page.waitForResponse((answer) => answer.url().includes('/product-alert/remove'));
    await page.keyboard.press('Enter');
    await removed;
    await expect(section.getByRole('status')).toHaveText('Non ti avvisiamo più.');
    const undo = section.getByRole('button', { name: 'Annulla: aspetta ancora Tartufo nero' });
    await expect(undo).toBeFocused();
    await expect(undo).not.toHaveAttribute('aria-busy');
    const again = page.waitForResponse((answer) => answer.url().includes('/product-alert/add'));
    await page.keyboard.press('Enter');
    await again;
    await expect(section.getByRole('status')).toHaveText('Lo aspetti da oggi');
  });
});

test('B-25, ERR-11: a press that does not reach the shop is said, and nothing is marked', async ({
  page,
  provoked,
}) => {
  provoked.push(/product-alert\/add/, /net::ERR_FAILED/);
  const known = page.waitForResponse((answer) => answer.url().includes('/product-alert/list'));
  await comeIn(page, 'vuoto@cestolieto.example', truffle);
  await known;
  await page.route('**/product-alert/add', (route) => route.abort());
  const button = page.getByRole('button', wanted);
  await button.click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    'Non siamo riusciti a cambiare l’avviso',
  );
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Ti avvisiamo quando torna')).toHaveCount(0);
  await page.unroute('**/product-alert/add');
  await button.click();
  await expect(page.getByRole('button', turnedOn)).toBeVisible();
});
