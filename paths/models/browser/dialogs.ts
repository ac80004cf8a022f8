import type { Page } from '@playwright/test';
import { dialog } from '../../../e2e/support/shopper.ts';
import type { Scene } from '../../kit/browser/browser-flow.ts';
import { isThere } from './reading.ts';

export const loginDialog = (page: Page) => dialog(page, 'Accedi');
const addressDialog = (page: Page) => dialog(page, 'Indirizzo di consegna');
export const slotDialog = (page: Page) => dialog(page, 'Fascia oraria');

const retryButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Riprova' });

/** Fills the login dialog and sends it. */
export async function sendLogin({ page, shopper }: Scene, password = shopper.password): Promise<void> {
  const form = loginDialog(page);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(shopper.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** The service does not answer: tries again from the page that says so. */
export const tryAgain = ({ page }: Scene): Promise<void> => retryButton(page).click();

/** Session or service is back, whichever was gone: not every chart tells them apart. */
export async function bringBack(scene: Scene): Promise<void> {
  const { page } = scene;
  await loginDialog(page).or(retryButton(page)).first().waitFor();
  return (await isThere(loginDialog(page))) ? sendLogin(scene) : tryAgain(scene);
}

/** Brings back the session or the service where one is gone. */
export async function bringBackIfGone(scene: Scene): Promise<void> {
  const { page } = scene;
  if (await isThere(loginDialog(page))) return sendLogin(scene);
  if (await isThere(retryButton(page))) return tryAgain(scene);
}

/** Closes the dialog on top with the keyboard. */
export const closeDialog = ({ page }: Scene): Promise<void> => page.keyboard.press('Escape');

/** Closes the login, which opens over whatever asked for it. */
export async function dismissLogin(scene: Scene): Promise<void> {
  // A dialog hears a key only once it has taken the focus; until then the key is lost.
  await loginDialog(scene.page).locator(':focus').waitFor();
  await closeDialog(scene);
}

/** Takes the first address of the list. */
export async function chooseAddress({ page }: Scene): Promise<void> {
  const list = addressDialog(page);
  await list.getByRole('radio').first().check();
  await list.getByRole('button', { name: 'Conferma indirizzo' }).click();
}

/** Presses the first free slot of the second day, where there is one. */
export const pickFreeSlot = ({ page }: Scene): Promise<void> =>
  slotDialog(page)
    .getByRole('radio', { name: /libera/ })
    .first()
    // By keyboard: two pointer presses on one place within 400 ms are a double tap, and the second is nobody's.
    .press('Space');
