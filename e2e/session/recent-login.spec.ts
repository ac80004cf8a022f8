import type { Page } from '@playwright/test';
import { mailedLink } from '../support/mail.ts';
import { dialog, fillLogin, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const profile = '/profile/profile-update';
const confirmation = 'Conferma che sei tu';

/** Opens the profile in a session that came back from its restore token, as on a device that was away: no login is recent. */
async function openRestored(page: Page, email: string): Promise<void> {
  await visit(page, profile);
  await fillLogin(page, email);
  await expect(page.getByRole('region', { name: 'Accesso' })).toBeVisible();
  await page.context().clearCookies({ name: 'X-Ebsn-Session' });
  const restored = page.waitForResponse((response) => response.url().endsWith('/auth/restore'));
  await visit(page, '/');
  expect((await restored).ok()).toBe(true);
  await visit(page, profile);
  await expect(page.getByRole('region', { name: 'Accesso' })).toBeVisible();
}

async function requestEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Cambia: E-mail', exact: true }).click();
  const form = dialog(page, 'Cambia e-mail');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: 'Manda conferma' }).click();
}

test('B-42: another e-mail needs the password again, goes on with what was typed, and can be stopped', async ({
  page,
  provoked,
}) => {
  // The stop ends the session at the shop: the next private page meets it.
  provoked.push(/\b419\b/);
  const email = 'lettura@cestolieto.example';
  const wanted = 'presa@posta.example';
  await openRestored(page, email);
  await requestEmail(page, wanted);
  const asked = dialog(page, confirmation);
  const password = asked.getByRole('textbox', { name: 'Password', exact: true });
  await expect(password).toBeFocused();
  await asked.getByRole('button', { name: 'Conferma', exact: true }).click();
  await expect(password).toHaveAccessibleDescription('Digitare la password');
  await password.fill('Sbagliata1!');
  await password.press('Enter');
  await expect(asked.getByRole('alert')).toHaveText('La password attuale non è corretta.');
  await password.fill('Demo2026!');
  await password.press('Enter');
  await expect(asked).toBeHidden();
  await expect(dialog(page, 'Conferma dalla posta')).toContainText(`Abbiamo scritto a ${wanted}.`);

  const link = await mailedLink(page, email, 'email_change_requested');
  await visit(page, link);
  await expect(title(page)).toHaveText('Blocca il cambio dell’e-mail');
  await page.getByRole('button', { name: 'Blocca il cambio' }).press('Enter');
  await expect(title(page)).toHaveText('Il cambio è bloccato');
  await visit(page, await mailedLink(page, wanted, 'update_email'));
  await expect(title(page)).toHaveText('Il link è scaduto');
  await visit(page, profile);
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, email);
  await expect(page.getByRole('region', { name: 'Accesso' })).toContainText(email);
  await visit(page, link);
  await page.getByRole('button', { name: 'Blocca il cambio' }).click();
  await expect(title(page)).toHaveText('Il link è scaduto');
});

test('B-42: a password that is not given changes nothing, and leaves what was typed', async ({ page }) => {
  await openRestored(page, 'lettura@cestolieto.example');
  await requestEmail(page, 'mai@posta.example');
  await expect(dialog(page, confirmation)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, confirmation)).toBeHidden();
  const form = dialog(page, 'Cambia e-mail');
  await expect(form.getByRole('textbox')).toHaveValue('mai@posta.example');
  await expect(form.getByRole('alert')).toHaveText('Per la tua sicurezza, inserisci di nuovo la password.');
  await form.getByRole('button', { name: 'Manda conferma' }).press('Enter');
  await expect(dialog(page, confirmation)).toBeVisible();
});
