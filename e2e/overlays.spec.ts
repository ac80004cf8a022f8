import type { Locator, Page } from '@playwright/test';
import { comeBack, comeIn } from './support/prepared.ts';
import {
  addButton,
  cartButton,
  dialog,
  look,
  openCart,
  quantityOf,
  sayYes,
  search,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/**
 * Two taps of one finger, 180 ms apart by its own clock; the second arrives when the first one's screen has gone,
 * however slow the machine is.
 */
async function tapTwice(page: Page, button: Locator, gone: Locator): Promise<void> {
  await button.click({ trial: true }); // waits until it stands still
  const box = await button.boundingBox();
  if (box === null) throw new Error('nothing can be tapped there');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const input = await page.context().newCDPSession(page);
  const tap = async (timestamp: number) => {
    await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  };
  const began = Date.now() / 1000;
  await tap(began);
  await expect(gone).toBeHidden();
  await tap(began + 0.18);
}

test('SHELL-03, CAT-11: Back closes what is open before it leaves the page', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example');
  await search(page, 'pasta');
  const here = page.url();

  await page
    .getByRole('button', { name: /^Filtr/ })
    .filter({ visible: true })
    .click();
  const filters = dialog(page, 'Filtra i prodotti');
  await expect(filters).toBeVisible();
  await filters.getByRole('checkbox').first().click();
  await page.waitForURL((url) => url.href !== here);
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  expect(page.url()).not.toBe(here);
  await page.goBack();
  await page.waitForURL(here);

  const drawer = await openCart(page);
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(page.url()).toBe(here);

  // One that was closed by its button costs no press of Back.
  await openCart(page);
  await drawer.getByRole('button', { name: 'Chiudi' }).click();
  await expect(drawer).toBeHidden();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('CART-04, GATE-01: Back answers a question with No, and gives up a login', async ({ page }) => {
  await visit(page, '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  const login = dialog(page, 'Accedi');
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(login).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/product/penne-rigate-500-g');

  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['penne-rigate-500-g', 1]],
    to: '/product/penne-rigate-500-g',
  });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Rimuovi Penne rigate' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('textbox', { name: 'Quantità' })).toHaveValue('1');
  await page.goBack();
  await expect(drawer).toBeHidden();
});

test('SLOT-08, GATE-11: the second tap on a sheet does not fall through to the next screen', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').click();
  const addresses = dialog(page, 'Indirizzo di consegna');
  await tapTwice(page, addresses.getByRole('button', { name: 'Conferma indirizzo' }), addresses);
  const slots = dialog(page, 'Fascia oraria');
  await expect(slots.getByRole('radio').first()).toBeVisible();
  await expect(slots.getByRole('radio', { checked: true })).toHaveCount(0);
  await look(page);
  await slots
    .getByRole('radio', { name: /libera/ })
    .first()
    .click();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');

  await search(page, 'prosciutto cotto al banco');
  await page.getByRole('button', { name: 'Scegli opzioni di Prosciutto cotto al banco' }).click();
  const options = dialog(page, 'Scegli le opzioni');
  await expect(options).toBeVisible();
  await look(page);
  await options
    .getByRole('radiogroup', { name: /Spessore/ })
    .getByRole('radio')
    .first()
    .click();
  await options
    .getByRole('radiogroup', { name: /Confezione/ })
    .getByRole('radio')
    .first()
    .click();
  await tapTwice(page, options.getByRole('button', { name: 'Aggiungi al carrello' }), options);
  await expect(options).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Nel carrello:');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // One line of it: it can be taken back where it was chosen.
  await look(page);
  await page.getByRole('button', { name: 'Diminuisci quantità di Prosciutto cotto al banco' }).click();
  await sayYes(page);
  await expect(page.getByRole('main')).not.toContainText('Nel carrello:');
});

test('SLOT-04: slots stand two in a row on a phone and four on a larger screen, with a legend', async ({
  page,
}) => {
  await comeBack(page, { login: 'demo@cestolieto.example', to: '/cart/' });
  await page.getByRole('button', { name: 'Cambia fascia oraria', exact: true }).click();
  const slots = dialog(page, 'Fascia oraria');
  const inFirstRow = () =>
    slots.getByRole('radio').evaluateAll((radios) => {
      const tops = radios.map((radio) => radio.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const word of ['libera', 'quasi piena', 'non disponibile', 'selezionata'])
    // The slots say theirs; the legend comes after them.
    await expect(slots.getByText(word, { exact: true }).last()).toBeVisible();
  await expect.poll(inFirstRow).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(inFirstRow).toBe(4);
});

test('QTY-07: Escape takes back what is typed before it closes the cart', async ({ page }) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['penne-rigate-500-g', 1]],
    to: '/product/penne-rigate-500-g',
  });
  // Before the shop knows who is there, the bottom bar leads a visitor to the cart's page.
  await expect(cartButton(page)).toHaveAccessibleDescription(/1 prodotto/);
  const drawer = await openCart(page);
  const quantity = drawer.getByRole('textbox', { name: 'Quantità' });
  await quantity.fill('8');
  await quantity.press('Escape');
  await expect(quantity).toHaveValue('1');
  await expect(drawer).toBeVisible();
  await quantity.press('Escape');
  await expect(drawer).toBeHidden();
});

/** Controls of the page that are hidden where the button back to the top lies. */
const underScrollTop = (page: Page): Promise<string[]> =>
  page.getByRole('button', { name: 'Torna su', exact: true }).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const isInSight = bottom > 0 && top < innerHeight;
    const under = (x: number, y: number) =>
      document
        .elementsFromPoint(x, y)
        .find((element) => !button.contains(element))
        ?.closest('a, button, input, select, textarea, label, summary');
    const found = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].map((y) => under(x, y)?.outerHTML.slice(0, 80)),
    );
    return isInSight ? found.filter((html) => html !== undefined) : [];
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`SHELL-06: the way back to the top lies over nothing to be pressed at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await comeBack(page, {
      login: 'demo@cestolieto.example',
      wanted: [
        ['penne-rigate-500-g', 2],
        ['olio-extravergine-latta-5-l', 1],
      ],
      to: '/cart/',
    });
    for (const path of [
      '/catalog/category/ortofrutta',
      '/product/penne-rigate-500-g',
      '/cart/',
      '/checkout',
    ]) {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, 21));
      await expect(page.getByRole('button', { name: 'Torna su', exact: true })).toBeVisible();
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = 21; top < end; top += 60) {
        await page.evaluate((to) => scrollTo(0, to), top);
        expect.soft(await underScrollTop(page), `${path} at ${top}`).toEqual([]);
      }
    }
  });
}

test('B-20: with the text twice as large the bar to buy with keeps to one row', async ({ page }) => {
  await visit(page, '/product/penne-rigate-500-g');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const { taken, isWhole } = await addButton(page, 'Penne rigate').evaluate((button) => {
    const { left, width, top, bottom } = button.getBoundingClientRect();
    const isSeenAt = (y: number) => button.contains(document.elementFromPoint(left + width / 2, y));
    return { taken: innerHeight - top, isWhole: isSeenAt(top + 2) && isSeenAt(bottom - 2) };
  });
  expect(isWhole).toBe(true);
  expect(taken).toBeLessThan(844 / 4);
});

test('B-20: a field that is wrong stands above the bottom bar with what it says', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/profile-update');
  const field = page.getByRole('textbox', { name: 'Cognome' });
  await field.fill('');
  await field.blur();
  // In sight just above the bar, where a message under it would not be.
  await field.evaluate((input) => scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 84));
  await page.getByRole('button', { name: 'Salva i dati' }).dispatchEvent('click');
  await expect(field).toBeFocused();
  const message = await page.getByText('Campo obbligatorio').boundingBox();
  const home = await page.getByRole('button', { name: 'Home' }).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(home?.y ?? 0);
  expect(message?.y).toBeGreaterThan(0);
});
