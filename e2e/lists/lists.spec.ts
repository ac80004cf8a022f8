import { comeIn } from '../support/prepared.ts';
import { dialog, fillLogin, passDeliveryGates, ready, sayYes, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('LIST-01 to LIST-06: a list is made, renamed, filled, changed and deleted', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le mie liste');
  await expect(page.getByRole('link', { name: 'Spesa della settimana' })).toBeVisible();
  await page.getByRole('button', { name: 'Nuova lista' }).click();
  const naming = dialog(page, 'Nuova lista');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming.getByText('Campo obbligatorio')).toBeVisible();
  await naming.getByLabel('Nome della lista').fill('festa');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming.getByText('Hai già una lista con questo nome.')).toBeVisible();
  await naming.getByLabel('Nome della lista').fill('Merenda');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming).toBeHidden();
  await page.getByRole('link', { name: 'Merenda' }).click();
  await expect(page.getByRole('heading', { name: 'La lista è vuota' })).toBeVisible();

  await page.getByRole('button', { name: 'Rinomina la lista' }).click();
  await dialog(page, 'Rinomina la lista').getByLabel('Nome della lista').fill('Colazione');
  await page.getByRole('button', { name: 'Salva il nome' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colazione');
  await page.getByRole('button', { name: 'Elimina la lista' }).click();
  await sayYes(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La lista è stata eliminata');
  await page.getByRole('link', { name: 'Torna alle liste' }).click();
  await expect(page.getByRole('link', { name: 'Spesa della settimana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Colazione' })).toBeHidden();
});

test('LIST-06, LIST-11, ERR-10: quantities of a list are kept, what is taken off comes back, and all of it is added', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await page.getByRole('link', { name: 'Spesa della settimana' }).click();
  const penne = page.getByRole('group', { name: 'Quantità di Penne rigate' });
  await expect(penne.getByRole('textbox')).toHaveValue('2');
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlist/update_prods'));
  await penne.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect(penne.getByRole('textbox')).toHaveValue('3');
  await saved;
  await page.getByRole('button', { name: 'Togli Mele annurche dalla lista' }).click();
  await expect(page.getByRole('group', { name: 'Prodotti della lista' })).toBeFocused();
  await page.getByRole('button', { name: 'Rimetti Mele annurche' }).click();
  await expect(page.getByRole('group', { name: 'Quantità di Mele annurche' })).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(penne.getByRole('textbox')).toHaveValue('3');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-all-from-wishlist'));
  await page.getByRole('button', { name: 'Aggiungi tutto al carrello' }).click();
  await passDeliveryGates(page);
  await added;
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    '12 prodotti aggiunti al carrello.',
  );
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: 'Penne rigate' })).toBeVisible();
});

test('LIST-07, SES-23, ERR-10: a visitor chooses a list for a product, logs in, and makes another in place', async ({
  page,
}) => {
  await visit(page, '/product/mele-annurche');
  await page.getByRole('button', { name: 'Aggiungi a una lista: Mele annurche' }).click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, 'demo@cestolieto.example');
  const selector = dialog(page, 'Aggiungi a una lista');
  const weekly = selector.getByRole('checkbox', { name: 'Spesa della settimana' });
  const party = selector.getByRole('checkbox', { name: 'Festa' });
  await expect(weekly).toBeChecked();
  await expect(party).not.toBeChecked();
  // By keyboard from here on.
  await party.focus();
  await page.keyboard.press('Space');
  await expect(party).toBeChecked();
  const notices = page.getByRole('region', { name: 'Notifiche' });
  await expect(notices).toContainText('Aggiunto alla lista «Festa»');
  await page.keyboard.press('Space');
  await expect(party).not.toBeChecked();

  const create = selector.getByRole('button', { name: 'Crea e aggiungi' });
  await create.press('Enter');
  await expect(selector.getByRole('textbox', { name: 'Nuova lista' })).toBeFocused();
  await expect(selector.getByText('Campo obbligatorio')).toBeVisible();
  await page.keyboard.type('festa');
  await page.keyboard.press('Enter');
  await expect(selector.getByText('Hai già una lista con questo nome.')).toBeVisible();
  await selector.getByRole('textbox', { name: 'Nuova lista' }).fill('Macedonia');
  await page.keyboard.press('Enter');
  await expect(selector.getByRole('checkbox', { name: 'Macedonia' })).toBeChecked();
  await expect(selector.getByRole('textbox', { name: 'Nuova lista' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(selector).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aggiungi a una lista: Mele annurche' })).toBeFocused();

  await visit(page, '/profile/lists');
  await page.getByRole('link', { name: 'Macedonia' }).click();
  await expect(page.getByRole('link', { name: 'Mele annurche' })).toBeVisible();
  await visit(page, '/profile/lists');
  await page.getByRole('link', { name: 'Festa' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa');
  await expect(page.getByRole('link', { name: 'Mele annurche' })).toBeHidden();
});

test('LIST-07: an order is kept as a list; a list the shop does not change says so and stays', async ({
  page,
  provoked,
}) => {
  provoked.push(/wishlist\/add_prod/, /net::ERR_FAILED/);
  await comeIn(page, 'demo@cestolieto.example', '/profile/orders');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dettaglio dell’ordine/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ordine ');
  await page.getByRole('button', { name: 'Aggiungi a una lista' }).click();
  const selector = dialog(page, 'Aggiungi a una lista');
  const party = selector.getByRole('checkbox', { name: 'Festa' });
  await page.route('**/wishlist/add_prod', (route) => route.abort());
  await party.press('Space');
  await expect(selector.getByRole('alert')).toBeVisible();
  await expect(party).not.toBeChecked();
  await page.unroute('**/wishlist/add_prod');
  await selector.getByRole('textbox', { name: 'Nuova lista' }).fill('Di nuovo');
  await selector.getByRole('button', { name: 'Crea e aggiungi' }).click();
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText(
    'Prodotti aggiunti alla lista «Di nuovo»',
  );
});

test('LIST-06, B-21: words become products of the list, with their amounts, and stand in another order', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await page.getByRole('link', { name: 'Festa' }).click();
  const entry = page.getByRole('textbox', { name: 'Aggiungi alla lista' });
  await entry.fill('4 latte fresco intero, zzxqwk');
  await entry.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifiche' })).toContainText('Aggiunto alla lista «Festa»');
  await expect(entry).toHaveValue('zzxqwk');
  await expect(page.getByText('Niente con queste parole: «zzxqwk»')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Quantità di Latte fresco intero' }).getByRole('textbox'),
  ).toHaveValue('4');
  const names = () =>
    page
      .getByRole('group', { name: 'Prodotti della lista' })
      .getByRole('group', { name: /^Quantità di / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const before = await names();
  await page.getByRole('combobox', { name: 'Ordina la lista' }).selectOption('name');
  await expect.poll(names).toEqual(before.toSorted((one, other) => one.localeCompare(other, 'it')));
  await page.getByRole('combobox', { name: 'Ordina la lista' }).selectOption('added');
  await expect.poll(async () => (await names())[0]).toContain('Latte fresco intero');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('SHELL-07, SHELL-09: the bar leads to the lists, after a login, and a full heart to the selector', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('navigation', { name: 'Barra principale' }).getByText('Liste').click();
    await fillLogin(page, 'demo@cestolieto.example');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le mie liste');
    await visit(page, '/catalog/search?q=caffe+macinato');
    const more = page.getByRole('button', { name: 'Aggiungi a una lista: Caffè macinato' }).first();
    await more.click();
    await expect(
      dialog(page, 'Aggiungi a una lista').getByRole('checkbox', { name: 'Lista preferiti' }),
    ).toBeChecked();
  });
});
