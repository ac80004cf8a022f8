import type { Page } from '@playwright/test';
import { comeBack, putInCart } from '../support/prepared.ts';
import { quantityOf, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const demo = 'demo@cestolieto.example';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ provoked }) => void provoked.push(/failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED/i));

/** The worker has fetched what it needs, and answers for this page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null) location.reload();
  });

test('B-40: what was opened once opens without network, says so, and goes on when it is back', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sei senza rete');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domande frequenti');
});

test('B-27: a cart is changed without network, kept through a reload, and sent when it is back', async ({
  page,
  context,
}) => {
  await comeBack(page, { login: demo, to: '/' });
  await putInCart(page, [['penne-rigate-500-g', 2]]);
  await kept(page);
  await page.goto('/cart/');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /Aumenta/ })
    .first()
    .click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
  await page.screenshot({ path: '/tmp/me/off.png' });
  await context.setOffline(false);
  await expect(page.getByText('Di nuovo in rete')).toBeVisible();
});
