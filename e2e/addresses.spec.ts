import { comeIn, comeBack } from './support/prepared.ts';
import {
  acceptTerms,
  completedOrder,
  dialog,
  look,
  payment,
  pickSlot,
  placeOrder,
  saveAddress,
  sayYes,
  visit,
} from './support/shopper.ts';
import { tabTo } from './support/tab-to.ts';
import { expect, test } from './support/test.ts';

test('ADR-11, ADR-12: a home is added, preferred, its door changed, and one is deleted after one question', async ({
  page,
  brand,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/addresses');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('I miei indirizzi');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(1);

  await main.getByRole('button', { name: 'Aggiungi indirizzo' }).click();
  await saveAddress(page, brand.street);
  await sayYes(page);
  // ADR-07: the cart's address is another one, so a timeslot is asked for.
  await expect(dialog(page, 'Fascia oraria')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(2);

  const added = cards.filter({ hasText: 'Famiglia Rossi' });
  const other = cards.filter({ hasNotText: 'Famiglia Rossi' });
  await expect(added).toContainText('In uso per la spesa');
  await expect(added.getByRole('button', { name: /^Elimina/ })).toHaveCount(0);
  await added.getByRole('button', { name: 'Indirizzo preferito: Casa' }).click();
  await expect(added).toContainText('Indirizzo preferito');
  await expect(other).not.toContainText('Indirizzo preferito');

  await added.getByRole('button', { name: 'Modifica Casa' }).click();
  const door = dialog(page, 'Modifica indirizzo');
  const bell = door.getByRole('textbox', { name: 'Nome sul citofono' });
  await bell.fill('');
  await door.getByRole('button', { name: 'Salva indirizzo' }).click();
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleDescription('Campo obbligatorio');
  await bell.fill('Famiglia Rossi Ferri');
  await door.getByRole('button', { name: 'Salva indirizzo' }).click();
  await expect(door).toBeHidden();
  await expect(added).toContainText('Citofono Famiglia Rossi Ferri');

  // ADR-11, ADR-29: another place for the same home is checked again, and keeps its door.
  await added.getByRole('button', { name: 'Modifica Casa' }).click();
  await door.getByRole('button', { name: 'Cambia il luogo' }).click();
  const editor = dialog(page, 'Modifica indirizzo');
  await editor.getByRole('textbox', { name: 'Civico' }).fill('44');
  await editor.getByRole('button', { name: 'Verifica indirizzo' }).click();
  await expect(editor.getByRole('textbox', { name: 'Nome sul citofono' })).toHaveValue(
    'Famiglia Rossi Ferri',
  );
  await look(page);
  await editor.getByRole('button', { name: 'Salva indirizzo' }).click();
  await sayYes(page);
  await expect(added).toContainText(`${brand.street.address1} 44`);
  await expect(added).toContainText('Citofono Famiglia Rossi Ferri');
  await expect(added).toContainText('Indirizzo preferito');
  await expect(cards).toHaveCount(2);

  await other.getByRole('button', { name: /^Elimina/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Vuoi eliminare l’indirizzo?');
  await sayYes(page);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Famiglia Rossi Ferri');
});

test('ADR-30, ADR-32, ADR-34: a locker is looked for by its postal code, and the order is collected there', async ({
  page,
}) => {
  await comeBack(page, {
    login: 'demo@cestolieto.example',
    wanted: [['olio-extravergine-latta-5-l', 2]],
    to: '/profile/addresses',
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Cerca un locker' }).click();
  const finder = dialog(page, 'Indirizzo di consegna');
  const places = finder.getByRole('radio');
  await expect(finder.getByRole('tab', { name: 'Locker' })).toHaveAttribute('aria-selected', 'true');
  await expect(places.first()).toHaveAccessibleName(/^Armadietto Re di Roma/);
  await finder.getByRole('searchbox', { name: 'CAP o città' }).fill('00041');
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('status')).toHaveText('1 locker entro 10 km da 00041 Albano Laziale');
  await expect(places.first()).toHaveAccessibleName(
    /^Armadietto Albano stazione.*oggi 24 ore.*[Pp]rimo ritiro/,
  );
  // What nobody knows takes nothing away.
  await finder.getByRole('searchbox', { name: 'CAP o città' }).fill('Zzzzzz');
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('searchbox')).toHaveAccessibleDescription(/Non conosciamo questo posto/);
  await expect(places).toHaveCount(3);
  await places.first().check();
  await look(page);
  await finder.getByRole('button', { name: 'Conferma indirizzo' }).click();
  const slots = dialog(page, 'Fascia oraria');
  await expect(slots).toContainText('Armadietto Albano stazione');
  await expect(slots.getByRole('button', { name: 'Cambia locker' })).toBeVisible();
  await pickSlot(page, { day: 1, slot: 1 });
  await expect(main.getByRole('listitem').filter({ hasText: 'Armadietto Albano stazione' })).toContainText(
    'In uso per la spesa',
  );

  await visit(page, '/checkout');
  await expect(main).toContainText('Armadietto Albano stazione');
  await acceptTerms(page);
  await payment(page, /alla consegna/i).click();
  await placeOrder(page);
  const orderId = await completedOrder(page);
  await visit(page, `/profile/orders/${orderId}`);
  await expect(main).toContainText('Armadietto Albano stazione');
});

test('ADR-03, ADR-15, ADR-31: by keyboard a store is chosen and preferred, and a refused position takes nothing away', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/addresses');
  await tabTo(page, 'button', 'Cerca un negozio');
  await page.keyboard.press('Enter');
  const finder = dialog(page, 'Indirizzo di consegna');
  await expect(finder.getByRole('radiogroup', { name: 'Negozi vicini' })).toBeVisible();
  await tabTo(page, 'button', 'Usa la mia posizione');
  await page.keyboard.press('Enter');
  await expect(finder.getByRole('alert').filter({ hasText: 'è necessario abilitare' })).toHaveText(
    /^è necessario abilitare la localizzazione per utilizzare questa funzione/,
  );
  await expect(finder.getByRole('radio')).toHaveCount(4);
  await tabTo(page, 'radio', /^Cestolieto Roma San Giovanni/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Conferma indirizzo');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Fascia oraria')).toContainText('Cestolieto Roma San Giovanni');
  await page.keyboard.press('Escape');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Roma San Giovanni' });
  await expect(card).toContainText('In uso per la spesa');
  await expect(card.getByRole('button', { name: /^Elimina/ })).toHaveCount(0);
  await tabTo(page, 'button', 'Negozio preferito: Cestolieto Roma San Giovanni');
  await page.keyboard.press('Enter');
  await expect(
    card.getByRole('button', { name: 'Negozio preferito: Cestolieto Roma San Giovanni' }),
  ).toHaveAttribute('aria-pressed', 'true');
});
