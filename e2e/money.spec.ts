import { comeBack, comeIn } from './support/prepared.ts';
import { dialog, look, openCart, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test.describe('where each slot is free from an amount of its own', () => {
  test.use({ brandName: 'ortavia' });

  test('B-31: a slot says what this cart pays in it, and another sum is told once it is chosen', async ({
    page,
  }) => {
    await comeBack(page, {
      login: 'demo@ortavia.example',
      wanted: [['olio-extravergine-latta-5-l', 3]],
      to: '/cart/',
    });
    const slots = dialog(page, 'Fascia oraria');
    const pick = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Cambia fascia oraria', exact: true }).click();
      await slots.getByRole('radio').first().waitFor();
      await look(page);
      await slots.getByRole('radio', { name }).click();
      await expect(slots).toBeHidden();
    };
    const info = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /(consegna|ritiro) (costa|è)/ });
    await pick(/^11:00–13:00 gratis · invece di 3,90\s€, da 70\s€ · libera/);
    await expect(page.getByRole('main')).toContainText('Consegna gratis');
    await expect(info).toHaveText(/^Con [a-zì]+ 11–13 la consegna è gratis invece di 5,90\s€.$/);
    await pick(/^19:00–21:00 7,90\s€ · gratis da 110\s€ · libera/);
    // SHELL-14: on the page where the slot was changed, and in no toast.
    await expect(info).toHaveText(
      /^Con [a-zì]+ 19–21 la consegna costa 7,90\s€ invece di gratis. È gratis da 110\s€.$/,
    );
    await expect(page.getByRole('region', { name: 'Notifiche' })).toHaveText('');
    await expect(page.getByRole('main')).toContainText(/Consegna 7,90\s€/);
    await pick(/^11:00–13:00 gratis · invece di 3,90\s€, da 70\s€ · libera/);
    await expect(page.getByRole('main')).toContainText('Consegna gratis');
    await expect(info).toHaveText(/^Con [a-zì]+ 11–13 la consegna è gratis invece di 7,90\s€.$/);
  });
});

test('B-29, B-31: the first slots cost what the cart pays; a visitor without goods sees the fee and its end', async ({
  page,
}) => {
  const first = page.getByRole('main').getByRole('button', { name: /^\S+, \d\d:00–\d\d:00/ });
  await visit(page, '/');
  await expect(first.first()).toHaveAccessibleName(/ 4,90\s€ gratis da 80\s€$/);
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 3]],
    to: '/',
  });
  await expect(first.first()).toHaveAccessibleName(/ gratis da 80\s€$/);
  await expect(first.first()).not.toHaveAccessibleName(/4,90/);
});

test('SLOT-01: whoever collects the order is asked when they come, from the first time on', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/cart/');
  await page.getByRole('button', { name: 'Scegli indirizzo', exact: true }).click();
  const stores = dialog(page, 'Indirizzo di consegna');
  await stores.getByRole('tab', { name: 'Ritiro' }).click();
  await stores.getByRole('radio').first().click();
  await look(page);
  await stores.getByRole('button', { name: 'Conferma indirizzo' }).click();
  const slots = dialog(page, 'Fascia oraria');
  await expect(slots).toContainText('Quando vieni a ritirare la spesa?');
  await expect(slots).not.toContainText('Quando ti portiamo');
});

test('SHELL-08, LOY-03: the header tells the sum of the drawer, and points stand apart from the amounts', async ({
  page,
}) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['penne-rigate-500-g', 2]],
    to: '/',
  });
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toHaveAccessibleDescription(
    /totale stimato 6,88\s€$/,
  );
  const drawer = await openCart(page);
  await expect(drawer).toContainText(/Totale stimatoDettagli6,88\s€/);
  await expect(drawer).toContainText('Hai 320 punti');
  await drawer.getByText('Dettagli').click();
  await expect(drawer.getByRole('definition').filter({ hasText: 'punti' })).toHaveCount(0);
});

test('CAT-17, B-26: arrows walk from the field through the suggestions, and Escape leads back to it', async ({
  page,
}) => {
  await visit(page, '/');
  const field = page.getByRole('searchbox', { name: 'Cerca prodotti' });
  const panel = page.getByRole('group', { name: 'Suggerimenti' });
  await field.fill('penne rigate zzyx');
  await expect(panel).toContainText('Nessun risultato con «zzyx»');
  await field.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('penne rigate zzyx');
});

test('CAT-05: the link to the next page counts what is left', async ({ page }) => {
  await visit(page, '/catalog/search?q=pasta');
  const seen = page.getByText(/^Hai visto \d+ prodotti su \d+$/);
  const [, total = 0] = /su (\d+)$/.exec((await seen.textContent()) ?? '') ?? [];
  const last = Math.ceil(Number(total) / 24) - 1;
  await visit(page, `/catalog/search?q=pasta&page=${last}`);
  const left = Number(total) - last * 24;
  const more = left === 1 ? 'Mostra un altro' : `Mostra altri ${left}`;
  await expect(page.getByRole('link', { name: more, exact: true })).toBeVisible();
});
