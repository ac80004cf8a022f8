import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeIn } from '../support/prepared.ts';
import { look, ready } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const allergen = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const term = (page: Page) => page.getByRole('textbox', { name: 'Ingrediente o marca da escludere' });

test('B-23: what one excludes is kept with one’s consent alone, by keyboard, and deleted again', async ({
  page,
  provoked,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, 'demo@cestolieto.example', '/profile/exclusions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergie ed esclusioni');
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/exclusion/save')) sent.push(request.url());
  });

  await allergen(page, 'Glutine').press('Enter');
  await allergen(page, 'Latte').press(' ');
  await expect(allergen(page, 'Glutine')).toHaveAttribute('aria-pressed', 'true');
  await term(page).fill('olio di palma');
  await term(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Togli olio di palma' })).toBeVisible();
  await expectAccessible(page, 'exclusions, not saved');

  // Without the consent nothing leaves the page.
  await save.press('Enter');
  const consent = page.getByRole('checkbox', {
    name: 'Acconsento a tenere questi dati per segnalarmi i prodotti',
  });
  await expect(page.getByText('Senza il tuo consenso non possiamo tenerli.')).toBeVisible();
  await expect(consent).toBeFocused();
  expect(sent).toEqual([]);
  await consent.press(' ');

  // What does not reach the shop is still there.
  const ofSave = /\/ebsn\/api\/exclusion\/save/;
  provoked.push(/exclusion\/save/, /Failed to load resource/);
  await page.route(ofSave, (route) => route.abort());
  await save.press('Enter');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /riprova/i })
      .first(),
  ).toBeVisible();
  await expect(allergen(page, 'Latte')).toHaveAttribute('aria-pressed', 'true');
  await page.unroute(ofSave);
  await expect(save).toBeEnabled();
  await save.press('Enter');
  await expect(page.getByText('Salvato.')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(allergen(page, 'Glutine')).toHaveAttribute('aria-pressed', 'true');
  await expect(allergen(page, 'Latte')).toHaveAttribute('aria-pressed', 'true');
  await expect(allergen(page, 'Uova')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Togli olio di palma' })).toBeVisible();
  await expect(consent).toHaveCount(0);

  await page.getByRole('button', { name: 'Elimina le mie esclusioni' }).press('Enter');
  await look(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, elimina' }).click();
  await expect(page.getByText('Le tue esclusioni sono eliminate: non teniamo più niente.')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(allergen(page, 'Glutine')).toHaveAttribute('aria-pressed', 'false');
  await expect(consent).not.toBeChecked();
});
