import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { comeBack, comeIn } from './support/prepared.ts';
import { dialog } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

async function openEditor(page: Page) {
  await comeIn(page, 'demo@cestolieto.example');
  await page
    .getByRole('button', { name: /^Consegna/ })
    .filter({ visible: true })
    .click();
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Aggiungi indirizzo' }).click();
  return dialog(page, 'Nuovo indirizzo');
}

test('ADR-18: an incomplete address lists what is missing and keeps what was typed', async ({ page }) => {
  const editor = await openEditor(page);
  await editor.getByRole('textbox', { name: 'Città' }).fill('Roma');
  await editor.getByRole('button', { name: 'Verifica indirizzo' }).click();
  await expect(editor.getByRole('alert')).toHaveText(
    "L'indirizzo inserito è incompleto, mancano i seguenti campi: indirizzo, CAP, provincia",
  );
  await expect(editor.getByRole('textbox', { name: 'Città' })).toHaveValue('Roma');
  await expectAccessible(page, 'incomplete address');
});

test('ADR-14, ADR-15: the address is where the device is, once that may be told; a refusal takes nothing', async ({
  page,
  context,
}) => {
  const editor = await openEditor(page);
  const street = editor.getByRole('textbox', { name: 'Indirizzo', exact: true });
  await street.fill('Via Gallia');
  await editor.getByRole('textbox', { name: 'Civico' }).fill('86');
  await editor.getByRole('button', { name: 'Usa la mia posizione' }).click();
  await expect(editor.getByRole('alert')).toHaveText(
    'è necessario abilitare la localizzazione per utilizzare questa funzione',
  );
  await expect(street).toHaveValue('Via Gallia');
  await expectAccessible(page, 'a position that is not told');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.881, longitude: 12.511 });
  await editor.getByRole('button', { name: 'Usa la mia posizione' }).click();
  await expect(editor.getByRole('textbox', { name: 'CAP' })).toHaveValue('00182');
  await expect(editor.getByRole('alert')).toHaveCount(0);
  // The embedded geocoder knows the town of a point, and no street.
  await expect(street).toHaveValue('Via Gallia');
  await editor.getByRole('button', { name: 'Verifica indirizzo' }).click();
  await expect(editor.getByRole('textbox', { name: 'Nome sul citofono' })).toBeVisible();
});

test('ADR-23: an address outside the area is told, and another one can be tried', async ({ page }) => {
  const editor = await openEditor(page);
  const fill = (name: string, value: string) =>
    editor.getByRole('textbox', { name, exact: true }).fill(value);
  await fill('Indirizzo', 'Via Toledo');
  await fill('Civico', '156');
  await fill('CAP', '80134');
  await fill('Città', 'Napoli');
  await fill('Provincia', 'NA');
  await editor.getByRole('button', { name: 'Verifica indirizzo' }).click();
  await expect(editor.getByRole('heading', { name: 'Qui la consegna non è disponibile' })).toBeVisible();
  await expectAccessible(page, 'address outside the area');
  await editor.getByRole('button', { name: 'Prova un altro indirizzo' }).click();
  await expect(editor.getByRole('combobox', { name: 'Cerca indirizzo' })).toBeFocused();
});

test('REG-23: invoice data that cannot be right says so at its field, and nothing typed is lost', async ({
  page,
}) => {
  const wanted = [['olio-extravergine-latta-5-l', 2]] as const;
  await comeBack(page, { login: 'demo@cestolieto.example', wanted, to: '/checkout' });
  await page.getByRole('switch', { name: 'Voglio la fattura' }).click();
  await page.getByRole('textbox', { name: 'Nome o ragione sociale' }).fill('Rossi S.r.l.');
  await page.getByRole('textbox', { name: 'Partita IVA' }).fill('123');
  const save = page.getByRole('button', { name: 'Salva i dati della fattura' });
  // Busy until the shop knows that there is to be an invoice.
  await expect(save).not.toHaveAttribute('aria-busy');
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Partita IVA' })).toHaveAccessibleDescription(
    /P\.Iva e C\.F\. devono avere 11 cifre/,
  );
  await expect(page.getByRole('textbox', { name: 'Nome o ragione sociale' })).toHaveValue('Rossi S.r.l.');
  await page.getByRole('checkbox', { name: 'Accetto le condizioni di vendita' }).check();
  const onward = page.getByRole('button', { name: 'Vai al pagamento' });
  await expect(onward).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'checkout with a wrong invoice');
});
