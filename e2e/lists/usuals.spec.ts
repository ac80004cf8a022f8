import { comeIn } from '../support/prepared.ts';
import { dialog, passDeliveryGates, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-20: what runs low is ready, more is taken, changed and left, and all of it is added at once', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/usuals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi soliti');
  const milk = page.getByRole('article', { name: /^Latte fresco intero, / });
  await expect(
    milk.getByRole('group', { name: 'Quantità di Latte fresco intero' }).getByRole('textbox'),
  ).toHaveValue('4');
  const add = page.getByRole('button', { name: /^Aggiungi \d+ prodott[oi] al carrello$/ });
  const ready = async () => Number(/\d+/.exec((await add.getAttribute('aria-label')) ?? '')?.[0]);
  const atFirst = await ready();

  await page
    .getByRole('group', { name: 'Mostra' })
    .getByRole('button', { name: /^Ogni tanto, / })
    .click();
  await expect(milk).toBeHidden();
  const tea = page.getByRole('article', { name: /^Tè verde, / });
  await tea.getByRole('button', { name: 'Prendi 1 Tè verde' }).press('Enter');
  await expect.poll(ready).toBe(atFirst + 1);
  await expect(tea.getByRole('button', { name: 'Aumenta quantità di Tè verde' })).toBeFocused();
  await page.keyboard.press('+');
  await expect(tea.getByRole('textbox')).toHaveValue('2');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(tea.getByRole('button', { name: 'Prendi 1 Tè verde' })).toBeFocused();
  await expect.poll(ready).toBe(atFirst);
  await page.keyboard.press('+');
  await page
    .getByRole('group', { name: 'Mostra' })
    .getByRole('button', { name: /^Tutti, / })
    .click();
  await page.getByRole('button', { name: 'Lascia tutti: Stanno finendo' }).click();
  await expect.poll(ready).toBe(1);
  await milk.getByRole('button', { name: 'Prendi 4 Latte fresco intero' }).click();

  const asked = page.waitForRequest((request) => request.url().includes('/cart/add-products'));
  await add.click();
  await passDeliveryGates(page);
  expect(JSON.parse((await asked).postData() ?? '{}')).toMatchObject({
    items: [{ quantity: 4 }, { quantity: 1 }],
  });
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    '5 prodotti aggiunti al carrello.',
  );
  await expect(milk.getByText('Nel carrello')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aggiungi 0 prodotti al carrello' })).toBeVisible();
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: 'Tè verde' })).toBeVisible();
});

test('B-20: a skip link leads past all rows to what is ready, on a phone too', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/usuals');
  await expect(page.getByRole('article').first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Vai ai pronti' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(skip).toHaveCount(1);
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await skip.press('Enter');
    const ready = page.getByRole('status').filter({ hasText: /^\d+ pronti/ });
    await expect(ready).toBeFocused();
    await expect(ready).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Aggiungi \d+ prodotti al carrello$/ })).toBeFocused();
  }
});

test('B-20: what is ready is kept as a list, with how much of it', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/usuals');
  await page.getByRole('button', { name: 'Salva come lista' }).click();
  const selector = dialog(page, 'Aggiungi a una lista');
  await selector.getByRole('textbox', { name: 'Nuova lista' }).fill('Di solito');
  await selector.getByRole('button', { name: 'Crea e aggiungi' }).click();
  await selector.getByRole('button', { name: 'Chiudi' }).click();
  await visit(page, '/profile/lists');
  await page.getByRole('link', { name: 'Di solito' }).click();
  await expect(
    page.getByRole('group', { name: 'Quantità di Latte fresco intero' }).getByRole('textbox'),
  ).toHaveValue('4');
});

test('B-20: who never ordered is told what will stand here', async ({ page }) => {
  await comeIn(page, 'vuoto@cestolieto.example', '/profile/usuals');
  await expect(page.getByRole('heading', { name: 'Ancora niente di solito' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
