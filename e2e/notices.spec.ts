import { listenToAnnouncements } from './support/announced.ts';
import { expect } from './support/test.ts';
import { comeBack, putInCart } from './support/prepared.ts';
import { addButton, cartButton, dialog, openCart, quantityOf, sayYes, visit } from './support/shopper.ts';
import { test } from './support/shared-shop.ts';
import type { Locator } from '@playwright/test';

test('ERR-09, ERR-10: a line that is taken away is told of once, by one toast, while the cart stands open', async ({
  page,
}) => {
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/product/penne-rigate-500-g' });
  await addButton(page, 'Penne rigate').click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  const notices = page.getByRole('region', { name: 'Notifiche' });
  await expect(notices).toContainText('Penne rigate: aggiunto');
  await expect(notices).toHaveText('');

  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  const announced = await listenToAnnouncements(page);
  await sayYes(page);
  await expect(drawer.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  await expect(notices).not.toHaveText('');
  // Toasts come one after the other: when there is none left, all have been seen.
  await expect(notices).toHaveText('');
  expect(await announced()).toEqual(['Penne rigate: tolto dal carrelloAnnulla']);
});

test.describe('what was done by mistake', () => {
  test.use({ brandName: 'passolesto' });

  test('ERR-08, CART-14, ERR-10: an addition, a removal and an emptied cart are undone by the button of the toast', async ({
    page,
  }) => {
    await comeBack(page, { login: 'demo@passolesto.example', to: '/product/penne-rigate-500-g' });
    const main = page.getByRole('main');
    const undo = page.getByRole('region', { name: 'Notifiche' }).getByRole('button', { name: 'Annulla' });
    await addButton(page, 'Penne rigate').click();
    await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
    await undo.click();
    await expect(addButton(page, 'Penne rigate')).toBeVisible();

    await putInCart(page, [
      ['penne-rigate-500-g', 3],
      ['burrata-250-g', 1],
    ]);
    await visit(page, '/cart/');
    await main.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
    await sayYes(page);
    await expect(main.getByRole('button', { name: 'Rimuovi Penne rigate' })).toHaveCount(0);
    await undo.press('Enter');
    await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
    await expect(undo).toHaveCount(0);

    await main.getByRole('button', { name: 'Svuota il carrello' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'No', exact: true }).click();
    await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
    await main.getByRole('button', { name: 'Svuota il carrello' }).click();
    await sayYes(page);
    await expect(main.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
    // What was pressed is gone: the keyboard goes on from the title.
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await undo.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(quantityOf(page, 'Penne rigate')).toHaveValue('3');
    await expect(main.getByRole('button', { name: /^Rimuovi / })).toHaveCount(2);
  });
});

test.describe('what was done one after the other', () => {
  test.use({ brandName: 'passolesto' });

  test('SHELL-11, ERR-08: the newest message is seen at once, and its button undoes what it speaks of', async ({
    page,
  }) => {
    await comeBack(page, {
      login: 'demo@passolesto.example',
      wanted: [
        ['penne-rigate-500-g', 2],
        ['burrata-250-g', 1],
      ],
      to: '/cart/',
    });
    const main = page.getByRole('main');
    const notices = page.getByRole('region', { name: 'Notifiche' });
    await main.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
    await sayYes(page);
    await expect(notices).toContainText('Penne rigate: tolto dal carrello');
    await main.getByRole('button', { name: /^Rimuovi Burrata/ }).click();
    await sayYes(page);
    await expect(notices).toHaveText(/^Burrata[^:]*: tolto dal carrelloAnnulla$/, { timeout: 2000 });
    await notices.getByRole('button', { name: 'Annulla' }).press('Enter');
    await expect(main.getByRole('button', { name: /^Rimuovi Burrata/ })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Rimuovi Penne rigate' })).toHaveCount(0);
  });

  test('ERR-08, ERR-09: F8 leads the keyboard to the button of a message and back, over an open drawer too', async ({
    page,
  }) => {
    await page.clock.install();
    await comeBack(page, {
      login: 'demo@passolesto.example',
      wanted: [
        ['penne-rigate-500-g', 2],
        ['burrata-250-g', 1],
      ],
      to: '/',
    });
    const undo = page
      .getByRole('region', { name: 'Notifiche (F8)' })
      .getByRole('button', { name: 'Annulla' });
    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).press('Enter');
    await sayYes(page);
    await expect(undo).toBeVisible();
    const close = drawer.getByRole('button', { name: 'Chiudi', exact: true });
    await close.focus();
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    await page.keyboard.press('F8');
    await expect(close).toBeFocused();
    await page.keyboard.press('F8');
    await expect(undo).toBeFocused();
    // Longer than its time: under the focus it stays.
    await page.clock.fastForward(8000);
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Rimuovi Penne rigate' })).toBeVisible();
    await expect(undo).toHaveCount(0);
    await expect(close).toBeFocused();
  });
});

test('ERR-06: a limit over several products waits in a dialog until it is read, and no toast says it', async ({
  page,
}) => {
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/product/zucchero-offerta-1-kg' });
  const add = addButton(page, 'Zucchero in offerta limitata');
  await expect(add).toBeVisible();
  // From another device: the page does not know that the class is full.
  await putInCart(page, [['farina-offerta-1-kg', 3]]);
  const announced = await listenToAnnouncements(page);
  await add.focus();
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Attenzione');
  await expect(question.getByRole('paragraph')).toHaveText(
    'Zucchero in offerta limitata: massimo 3 in tutto tra i prodotti «Offerta limitata», e li hai già nel carrello.',
  );
  const read = question.getByRole('button', { name: 'Ho capito' });
  await expect(read).toBeVisible();
  await read.press('Enter');
  await expect(question).toBeHidden();
  await expect(add).toBeFocused();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toHaveText('');
  expect(await announced()).toEqual([]);
  await visit(page, '/cart/');
  await expect(page.getByRole('main').getByRole('button', { name: /^Rimuovi / })).toHaveCount(1);
});

test('SLOT-19: who looks at the shop of a day to come is told so, and sees its slots', async ({ page }) => {
  const login = 'demo@cestolieto.example';
  const lookAhead = async (date: string | null) =>
    expect(
      await page.evaluate(
        async (body) => (await fetch('/__dev/preview-date', { method: 'POST', body })).status,
        JSON.stringify({ login, date }),
      ),
    ).toBe(200);
  await comeBack(page, { login, to: '/' });
  const notice = page.getByRole('status').filter({ hasText: 'Anteprima di' });
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await lookAhead('2030-12-24');
  await visit(page, '/cart/');
  await expect(notice).toHaveText(
    'Anteprima di martedì 24 dicembreVedi prodotti e fasce orarie di quel giorno. Il carrello resta quello di oggi.',
  );
  await page.getByRole('button', { name: 'Cambia fascia oraria', exact: true }).click();
  await expect(dialog(page, 'Fascia oraria').getByRole('tab').first()).toHaveAccessibleName(
    'mercoledì 25 dicembre',
  );
  await lookAhead(null);
  await visit(page, '/cart/');
  await expect(page.getByRole('button', { name: 'Cambia fascia oraria', exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ brandName: 'ortavia', viewport: { width: 390, height: 844 } });

  /** Whether two things on screen lie over each other. */
  const meets = async (one: Locator, other: Locator): Promise<boolean> => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (a === null || b === null) throw new Error('there is nothing to see of it');
    return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  };

  test('SHELL-11: a toast stands at the bottom centre, above the bars and clear of what a drawer is worked with', async ({
    page,
  }) => {
    await comeBack(page, { login: 'demo@ortavia.example', to: '/product/penne-rigate-500-g' });
    await page.mouse.wheel(0, 200);
    await addButton(page, 'Penne rigate').click();
    const toast = page.getByRole('region', { name: 'Notifiche' }).getByRole('button').locator('..');
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.y).toBeGreaterThan(844 / 2);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(195);
    const more = page
      .getByRole('button', { name: 'Aumenta quantità di Penne rigate' })
      .filter({ visible: true });
    for (const control of [
      cartButton(page),
      page.getByRole('button', { name: 'Torna su', exact: true }),
      more,
    ])
      expect(await meets(toast, control)).toBe(false);
    await expect(toast).toBeHidden();

    const drawer = await openCart(page);
    await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
    await sayYes(page);
    await expect(toast).toBeVisible();
    expect(await meets(toast, drawer.getByRole('button', { name: 'Chiudi', exact: true }))).toBe(false);
    for (const action of await drawer.getByRole('link').all()) expect(await meets(toast, action)).toBe(false);
  });
});
