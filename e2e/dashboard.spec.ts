import { comeIn } from './support/prepared.ts';
import { visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('NAV-11, NAV-12: the profile opens with what comes next, the points and the ways on', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panoramica');
  await expect(page.getByRole('region', { name: 'Punti' })).toContainText('320');
  await page.getByRole('button', { name: 'Mostra la carta' }).click();
  await expect(page.getByRole('dialog', { name: 'Carta fedeltà' })).toContainText('0401 1234 5678 9');
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('main')).toContainText('Nessun ordine in arrivo');

  await visit(page, '/');
  await page.getByRole('link', { name: 'Profilo' }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/profile\/dashboard$/);
  await page
    .getByRole('navigation', { name: 'Scorciatoie' })
    .getByRole('link', { name: 'I miei indirizzi' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I miei indirizzi');
});
