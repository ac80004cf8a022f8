import { expect } from '@playwright/test';
import { galleryUrl, test } from './gallery-page.ts';
import { wide } from './screens.ts';

test('a state is found from its chart, and a generated path is gone step by step', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(wide);
  // As the flows page leads to it.
  await page.goto(`${galleryUrl}#flow=gift-code&search=typing`);
  await page
    .getByRole('region', { name: 'cart/GiftCodeForm, typing', exact: true })
    .getByRole('link', { name: 'typing', exact: true })
    .click({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 2, name: 'typing' })).toBeVisible();
  await page.getByRole('link', { name: 'All states of cart/GiftCodeForm' }).click();
  await page.getByRole('link', { name: 'Step through any generated path' }).click();
  await page.getByRole('link', { name: 'gift-code, path 1', exact: true }).click();
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^Step 0 of \d+$/);
  await page.getByRole('button', { name: 'Forward →' }).click();
  await expect(status).toHaveText(/^Step 1 of \d+$/);
  expect(page.url()).toContain('path=gift-code.1&step=1');
  // What is on the screen is the view in the state that the step leads to.
  const state = await page.locator('.way [aria-current] small').innerText();
  await expect(page.getByRole('heading', { level: 3, name: state, exact: true })).toBeVisible();
  await expect(page.frameLocator('.screen iframe').getByLabel('Codice buono')).toBeVisible({
    timeout: 30_000,
  });
});

test('a component is shown in its brand, theme and state, as the address says', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(`${galleryUrl}#view=ui/buttons/Button&state=busy&brand=passolesto&theme=dark`);
  const frame = page.frameLocator('.screen iframe');
  await expect(frame.getByRole('button', { name: 'Paga 48,20 €' })).toHaveAttribute('aria-busy', 'true', {
    timeout: 60_000,
  });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});
