import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { firstVisit } from '../support/chosen-cookies.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { comeIn } from '../support/prepared.ts';
import { inPlace } from '../support/settled.ts';
import { addButton, dialog, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const hint = (page: Page) => page.getByRole('region', { name: 'Installa' });
const press = (page: Page, name: string) => hint(page).getByRole('button', { name, exact: true }).click();

/** The browser offers to install the shop; the shopper answers its question like this. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed' | 'broken') =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset.prompted = String(navigator.userActivation.isActive);
        return answer === 'broken' ? Promise.reject(new Error('used up')) : Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: answer }),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

/** Goes on in place: a page that is loaded as a document is a first one. */
async function openSecondPage(page: Page): Promise<void> {
  await inPlace(page);
  await page.getByRole('link', { name: 'Offerte', exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/promo=true/);
}

const day = 24 * 60 * 60 * 1_000;

test('SHELL-18, B-40: the hint shows on the second page, moves nothing, and Installa has the browser ask', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await visit(page, '/');
  expect(await offer(page, 'accepted')).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(hint(page)).toBeHidden();
  await openSecondPage(page);
  await expect(hint(page)).toContainText(/Cestolieto come app\s+Si apre anche senza rete/, {
    useInnerText: true,
  });
  const before = await shift();
  await expectAccessible(page, 'the hint to install');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await shift()).toBe(before);
  await press(page, 'Installa');
  await expect(hint(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true');
  expect(await page.evaluate(() => localStorage.getItem('app-state'))).not.toContain('installClosedAt":1');
});

test('SHELL-18: closed it stays away for 7 days, put off for 14, dismissed in the browser as if closed', async ({
  page,
}) => {
  let now = Date.parse('2026-11-26T10:00:00Z');
  const later = (ms: number) => page.clock.setFixedTime((now += ms));
  /** A visit comes as far as the hint: its code is there, and what was kept is read. */
  const comes = async () => {
    await visit(page, '/');
    await offer(page, 'dismissed');
    await openSecondPage(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    return hint(page);
  };
  await later(0);
  await expect(await comes()).toBeVisible();
  await hint(page).getByRole('button', { name: 'Chiudi' }).press('Enter');
  await expect(hint(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await later(7 * day - 60_000);
  await expect(await comes()).toBeHidden();
  await later(60_000);
  await expect(await comes()).toBeVisible();
  await press(page, 'Non ora');
  await expect(hint(page)).toBeHidden();
  await later(14 * day - 60_000);
  await expect(await comes()).toBeHidden();
  await later(60_000);
  await expect(await comes()).toBeVisible();
  await press(page, 'Installa');
  await expect(hint(page)).toBeHidden();
  await later(7 * day - 60_000);
  await expect(await comes()).toBeHidden();
});

test('SHELL-18: it stands beside no dialog and no page of an order, and a browser that does not ask is told of', async ({
  page,
}) => {
  await visit(page, '/');
  await openSecondPage(page);
  await page.waitForLoadState('networkidle');
  await offer(page, 'broken');
  await expect(hint(page)).toBeVisible();
  await addButton(page, 'Mele annurche')
    .or(page.getByRole('button', { name: /^Aggiungi / }))
    .first()
    .click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await expect(page.locator('section[aria-label="Installa"]')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(hint(page)).toBeVisible();
  await press(page, 'Installa');
  await expect(hint(page)).toContainText('L’installazione non è partita: prova dal menu del browser.');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(hint(page)).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ viewport: { width: 390, height: 844 }, storageState: firstVisit });

  test('SHELL-18: the hint tells how, once the banner on cookies is answered, and leaves the page its last row', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await visit(page, '/');
    await openSecondPage(page);
    await page.waitForLoadState('networkidle');
    await expect(hint(page)).toBeHidden();
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(hint(page)).toContainText(
      /Cestolieto sul telefono\s+Tocca «Condividi», poi «Aggiungi a Home». Si apre anche senza rete/,
      { useInnerText: true },
    );
    await expect(hint(page).getByRole('button', { name: 'Installa' })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [card, foot] = await Promise.all([
      hint(page).boundingBox(),
      page.getByText('P. IVA').boundingBox(),
    ]);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  });
});

test('B-40: the installed app shows no hint, and the lines of the cart on its icon', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
    const told = (count: number) => {
      document.documentElement.dataset.badge = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: told, clearAppBadge: () => told(0) });
  });
  await comeIn(page, 'demo@cestolieto.example', '/');
  const count = page.locator('html');
  await expect(count).toHaveAttribute('data-badge', '0');
  await offer(page, 'accepted');
  await openSecondPage(page);
  await page.waitForLoadState('networkidle');
  await expect(hint(page)).toBeHidden();
});

test.describe('a list that another app shares', () => {
  const text = 'latte\n6 uova\n500 g pasta';
  const field = (page: Page) => page.getByRole('textbox', { name: 'La tua lista' });
  const shared = new URLSearchParams({ title: 'Spesa', text, url: '' }).toString();

  test('B-40, B-21: stands in the field of a stranger, below what was typed, and not in the address', async ({
    page,
  }) => {
    const answer = await page.goto(`/paste-list?${shared}`);
    expect(await answer?.headerValue('cache-control')).toBe('private, no-store');
    await ready(page);
    await expect(field(page)).toHaveValue(`Spesa\n${text}`);
    expect(new URL(page.url()).href).toMatch(/\/paste-list$/);
    await page.reload();
    await ready(page);
    await expect(field(page)).toHaveValue(`Spesa\n${text}`);
    await visit(page, '/login?returnTo=%2Fpaste-list');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('demo@cestolieto.example');
    await page.getByRole('textbox', { name: 'Password' }).fill('Demo2026!');
    await page.getByRole('button', { name: 'Accedi', exact: true }).last().click();
    await expect(field(page)).toHaveValue(`Spesa\n${text}`);
    await page.goto(`/paste-list#text=${encodeURIComponent('pane')}`);
    await page.reload();
    await ready(page);
    await expect(field(page)).toHaveValue(`Spesa\n${text}\npane`);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('B-40: longer than a list may be it is there whole, and the page says so', async ({ page }) => {
    const lines = Array.from({ length: 103 }, (_, at) => `prodotto ${at + 1}`).join('\n');
    await comeIn(page, 'demo@cestolieto.example', `/paste-list#text=${encodeURIComponent(lines)}`);
    await expect(field(page)).toHaveValue(lines);
    await expect(
      page.getByText('Cerchiamo le prime 100 righe: le altre restano qui, cercale dopo.'),
    ).toBeVisible();
  });
});
