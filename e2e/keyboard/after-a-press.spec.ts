import type { Locator, Page } from '@playwright/test';
import { firstVisit } from '../support/chosen-cookies.ts';
import { comeBack, comeIn } from '../support/prepared.ts';
import { visitSettled } from '../support/settled.ts';
import { addButton, dialog, look, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const demo = 'demo@cestolieto.example';
const chip = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: `Togli il filtro ${name}`, exact: true });
const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function sayYesByKey(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await look(page);
  await question.getByRole('button', { name: 'Si', exact: true }).press('Enter');
  await expect(question).toBeHidden();
}

test.describe('WCAG 2.4.3: what vanishes with a press hands the focus on', () => {
  test('CAT-11: a filter’s chip to the next one, the last one to the title', async ({ page }) => {
    await visit(page, '/catalog/search?q=pasta&promo=true&new_product=true');
    await page.getByRole('region', { name: 'Notifiche' }).waitFor({ state: 'attached' });
    await chip(page, 'In offerta').press('Enter');
    await expect(chip(page, 'In offerta')).toHaveCount(0);
    await expect(chip(page, 'Novità')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chip(page, 'Novità')).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });

  test('CAT-11: the last chip of a list to its title, and not to that of the page before', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Offerte', exact: true }).first().click();
    await expect(title(page)).toHaveText('Offerte');
    await page.getByRole('region', { name: 'Notifiche' }).waitFor({ state: 'attached' });
    await chip(page, 'In offerta').press('Enter');
    await expect(chip(page, 'In offerta')).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });

  for (const [place, open] of [
    ['the cart’s page', (page: Page) => Promise.resolve(page.getByRole('main'))],
    [
      'the cart’s panel',
      async (page: Page) => {
        await page
          .getByRole('button', { name: /^Carrello/ })
          .filter({ visible: true })
          .first()
          .press('Enter');
        return dialog(page, 'Carrello');
      },
    ],
  ] as const)
    test(`CART-04: a line of ${place} to the next, the last to the one before, the only one to what stands instead`, async ({
      page,
    }) => {
      await comeBack(page, {
        login: demo,
        wanted: [
          ['penne-rigate-500-g', 1],
          ['latte-fresco-intero-1-l', 1],
        ],
        to: place === 'the cart’s page' ? '/cart/' : '/',
      });
      const cart = await open(page);
      const buttons = cart.getByRole('button', { name: /^Rimuovi / });
      await expect(buttons).toHaveCount(2);
      await buttons.first().press('Enter');
      await sayYesByKey(page);
      await expect(buttons).toHaveCount(1);
      await expect(buttons).toBeFocused();
      await page.keyboard.press('Enter');
      await sayYesByKey(page);
      await expect(cart.getByRole('heading', { name: 'Il cesto è ancora vuoto' })).toBeFocused();
    });

  test('CART-04: the last of two lines to the one before', async ({ page }) => {
    await comeBack(page, {
      login: demo,
      wanted: [
        ['penne-rigate-500-g', 1],
        ['latte-fresco-intero-1-l', 1],
      ],
      to: '/cart/',
    });
    const buttons = page.getByRole('main').getByRole('button', { name: /^Rimuovi / });
    await buttons.last().press('Enter');
    await sayYesByKey(page);
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toBeFocused();
  });

  test.describe('on the first visit', () => {
    test.use({ storageState: firstVisit });

    for (const answer of ['Accetta', 'Rifiuta'])
      test(`COOK-01: the answer «${answer}» to the title`, async ({ page }) => {
        await visit(page, '/catalog/search?q=pasta');
        await page
          .getByRole('region', { name: 'I cookie, in due righe' })
          .getByRole('button', { name: answer, exact: true })
          .press('Enter');
        await expect(page.getByRole('region', { name: 'I cookie, in due righe' })).toBeHidden();
        await expect(title(page)).toBeFocused();
      });

    test('COOK-01: an answer given while the code of the visitor is on its way, to the title', async ({
      page,
    }) => {
      const late = Promise.withResolvers<void>();
      await page.route('**/assets/visitor-*.js', async (route) => {
        await late.promise;
        await route.continue();
      });
      await visit(page, '/catalog/search?q=pasta');
      const question = page.getByRole('region', { name: 'I cookie, in due righe' });
      await question.getByRole('button', { name: 'Rifiuta', exact: true }).press('Enter');
      await expect(question).toBeHidden();
      late.resolve();
      await expect(title(page)).toBeFocused();
    });
  });

  test('GATE-14: an add pressed while the code of the visitor is on its way, to the stepper', async ({
    page,
  }) => {
    await comeBack(page, { login: demo, wanted: [['penne-rigate-500-g', 1]], to: '/' });
    const late = Promise.withResolvers<void>();
    await page.route('**/assets/visitor-*.js', async (route) => {
      await late.promise;
      await route.continue();
    });
    await visit(page, '/product/mele-annurche');
    await addButton(page, 'Mele annurche').press('Enter');
    late.resolve();
    const more = page.getByRole('main').getByRole('button', { name: 'Aumenta quantità di Mele annurche' });
    await expect(more.filter({ visible: true }).first()).toBeFocused();
  });

  test('GATE-01, CAT-17: a login opened from the suggestions, given up, to the search field', async ({
    page,
  }) => {
    await visit(page, '/');
    const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
    await field.pressSequentially('penne');
    await addButton(page, 'Penne rigate').press('Enter');
    await expect(dialog(page, 'Accedi')).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Accedi')).toBeHidden();
    await expect(field).toBeFocused();
  });

  test('GATE-01: each gate of a suggestion, given up, to the search field', async ({ page }) => {
    await comeIn(page, demo);
    const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
    await field.pressSequentially('penne');
    await addButton(page, 'Penne rigate').press('Enter');
    await expect(dialog(page, 'Indirizzo di consegna')).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test('GATE-01: the login of the empty panel, given up, to its button', async ({ page }) => {
    await visit(page, '/');
    await page
      .getByRole('button', { name: /^Carrello/ })
      .filter({ visible: true })
      .first()
      .press('Enter');
    const panel = dialog(page, 'Carrello');
    const enter = panel.getByRole('button', { name: 'Accedi al carrello', exact: true });
    await enter.press('Enter');
    await expect(dialog(page, 'Accedi').getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Accedi')).toBeHidden();
    await expect(enter).toBeFocused();
  });

  test('WCAG 2.1.1: Escape in the task after a dialog takes the focus closes it, and not the panel below', async ({
    page,
  }) => {
    await visit(page, '/');
    await page
      .getByRole('button', { name: /^Carrello/ })
      .filter({ visible: true })
      .first()
      .press('Enter');
    const panel = dialog(page, 'Carrello');
    const enter = panel.getByRole('button', { name: 'Accedi al carrello', exact: true });
    await expect(enter).toBeVisible();
    await page.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        ),
      );
      port1.start();
      addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLInputElement) port2.postMessage('next task');
      });
    });
    await enter.press('Enter');
    await expect(enter).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(panel).toBeVisible();
  });
});

test('WCAG 2.4.3, CAT-14: «Mostra altri» leads to the first new product', async ({ page }) => {
  await visitSettled(page, '/catalog/search?q=pasta');
  const names = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const before = await names.count();
  await page.getByRole('link', { name: /^Mostra altri/ }).press('Enter');
  await expect(names.nth(before)).toBeFocused();
  await expect(names.nth(before)).toBeInViewport();
});

test('WCAG 2.4.3, REG-01: «Altri negozi» leads to the first store that was not there', async ({ page }) => {
  await visit(page, '/registration-user');
  const stores = page.getByRole('radiogroup', { name: 'Negozio di riferimento' }).getByRole('radio');
  await expect(stores).toHaveCount(3);
  await page.getByRole('button', { name: /^Altri negozi: / }).press('Enter');
  await expect(stores.nth(3)).toBeFocused();
  await expect(stores.nth(3)).not.toBeChecked();
});
