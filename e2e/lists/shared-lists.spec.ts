import { lookAway, lookBack } from '../support/look-away.ts';
import { comeIn } from '../support/prepared.ts';
import { dialog, fillLogin, pickSlot, ready, sayYes, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const owner = 'demo@cestolieto.example';

test('B-37: a list is shared by a link, changed by both, seen on return, copied and left', async ({
  page,
  browser,
}) => {
  await comeIn(page, owner, '/profile/lists');
  await page.getByRole('link', { name: 'Festa' }).click();
  await page.getByRole('button', { name: 'Condividi' }).click();
  const share = dialog(page, 'Condividi Festa');
  await expect(share.getByRole('radio', { name: /^Può modificare/ })).toBeChecked();
  await share.getByRole('button', { name: 'Copia il link' }).press('Enter');
  const field = share.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/shared-list\?token=.{16,}/);
  const link = await field.inputValue();

  const theirs = await browser.newContext();
  const friend = await theirs.newPage();
  await friend.goto(link);
  await fillLogin(friend, 'vuoto@cestolieto.example');
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Festa');
  await expect(friend.getByText('la puoi modificare')).toBeVisible();
  // A link followed twice is one grant.
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Festa');
  await ready(friend);
  const beer = (of: typeof page) => of.getByRole('group', { name: 'Quantità di Birra chiara' });
  const before = Number(await beer(friend).getByRole('textbox').inputValue());
  const saved = friend.waitForResponse((answer) => answer.url().includes('/wishlist/update_prods'));
  await beer(friend).getByRole('button', { name: 'Diminuisci quantità di Birra chiara' }).click();
  await saved;
  const less = await beer(friend).getByRole('textbox').inputValue();
  expect(Number(less)).toBeLessThan(before);

  await page.keyboard.press('Escape');
  await expect(share).toBeHidden();
  await expect(beer(page).getByRole('textbox')).toHaveValue(String(before));
  await lookAway(page);
  await lookBack(page);
  await expect(beer(page).getByRole('textbox')).toHaveValue(less);

  await page.getByRole('button', { name: 'Condividi' }).click();
  const permission = share.getByRole('combobox', { name: /^Permesso di / }).last();
  await permission.selectOption('READ');
  await expect(permission).toHaveValue('READ');
  await expect(permission).toBeEnabled();
  await friend.reload();
  await ready(friend);
  await expect(friend.getByText('sola lettura')).toBeVisible();
  await expect(beer(friend)).toBeHidden();

  await friend.getByRole('button', { name: 'Copia nelle mie liste' }).click();
  const naming = dialog(friend, 'Copia nelle mie liste');
  await naming.getByRole('textbox', { name: 'Nome della lista' }).fill(' ');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(naming.getByText('Campo obbligatorio')).toBeVisible();
  await naming.getByRole('textbox', { name: 'Nome della lista' }).fill('La mia festa');
  await naming.getByRole('button', { name: 'Crea la lista' }).click();
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('La mia festa');
  await expect(beer(friend).getByRole('textbox')).toHaveValue(less);

  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Festa');
  await ready(friend);
  await friend.getByRole('button', { name: 'Lascia la lista' }).click();
  await sayYes(friend);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Le mie liste');
  await expect(friend.getByRole('link', { name: 'La mia festa' })).toBeVisible();
  await expect(friend.getByRole('link', { name: 'Festa', exact: true })).toBeHidden();

  // The link is taken back: nobody joins by it any more, and who follows it is told so.
  await share
    .getByRole('button', { name: /^Annulla il link/ })
    .first()
    .click();
  await expect(field).toBeHidden();
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Questa lista non si apre');
  await expect(friend.getByText('Il link non è più valido: chiedine uno nuovo.')).toBeVisible();
  await theirs.close();
});

test('LIST-09, CART-15: a list is ordered for another address, through the slot there, with one report', async ({
  page,
}) => {
  await comeIn(page, owner, '/profile/lists');
  await page.getByRole('link', { name: 'Spesa della settimana' }).click();
  await page.getByRole('button', { name: 'Ordina per un altro indirizzo' }).click();
  const asked = dialog(page, 'Ordina per un altro indirizzo');
  const address = asked.getByRole('radio').last();
  await address.focus();
  await page.keyboard.press('Space');
  await expect(address).toBeChecked();
  const kept = page.waitForRequest((request) => request.url().includes('/wishlist/confirm'));
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-all-from-wishlist'));
  await asked.getByRole('button', { name: 'Aggiungi tutto al carrello' }).click();
  await kept;
  await expect(asked).toBeHidden();
  // The address is chosen: what is left is the slot there.
  await pickSlot(page, { day: 1, slot: 1 });
  expect((await (await added).json()).response.status).toBe(0);
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: 'Penne rigate' })).toBeVisible();
});

test('B-37: a link that carries nothing says so', async ({ page }) => {
  await comeIn(page, owner, '/shared-list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa lista non si apre');
  await page.getByRole('link', { name: 'Torna alle liste' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le mie liste');
});
