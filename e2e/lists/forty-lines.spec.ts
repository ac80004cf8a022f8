import { expectQuick, linesInCart, passGates } from '../support/forty-lines.ts';
import { comeIn } from '../support/prepared.ts';
import { watchPresses } from '../support/presses.ts';
import { look } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('B-20: forty usuals are in the cart with less than sixty presses, in under two minutes', async ({
  page,
}) => {
  const effort = await watchPresses(page);
  await comeIn(page, 'demo@cestolieto.example', '/profile/usuals');
  await expect(page.getByRole('article').first()).toBeVisible();
  const takeAll = page.getByRole('button', { name: /^Prendi tutti: / });
  for (let left = await takeAll.count(); left > 0; left -= 1) {
    await takeAll.first().tap();
    await expect(takeAll).toHaveCount(left - 1);
  }
  const milk = page.getByRole('group', { name: 'Quantità di Latte fresco intero' });
  await milk.getByRole('button', { name: 'Aumenta quantità di Latte fresco intero' }).tap();
  await expect(milk.getByRole('textbox')).toHaveValue('5');
  const rice = page.getByRole('group', { name: 'Quantità di Riso Carnaroli' });
  await rice.getByRole('button', { name: 'Aumenta quantità di Riso Carnaroli' }).tap();
  await expect(rice.getByRole('textbox')).toHaveValue('2');
  const tea = page.getByRole('article', { name: /^Tè verde, / });
  await tea.getByRole('button', { name: 'Rimuovi Tè verde' }).tap();
  await expect(tea.getByRole('button', { name: 'Prendi 1 Tè verde' })).toBeVisible();
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-products'));
  await page.getByRole('button', { name: /^Aggiungi \d+ prodotti al carrello$/ }).tap();
  await passGates(page);
  await added;
  await expect(page.getByRole('button', { name: 'Aggiungi 0 prodotti al carrello' })).toBeVisible();
  const pressed = await effort();
  expectQuick(pressed, await linesInCart(page));
});

/** What a household wrote down, as people write. */
const lastMonth = `4 latte
uova
pane di lariano
2 kg arance
1 kg pomodori
carote
zucchine
2 rucola
3 mozzarella
macinato
3 passata di pomodoro
2 succo di arancia
riso
4 tonno
burro
parmigiano
pane in cassetta
fette biscottate
farina
2 piselli
tacchino
patate
corn flakes
carta igienica
detersivo piatti
sgrassatore
dentifricio
shampoo
tè verde
sale grosso
3 cioccolata fondente
olive nere
bastoncini di merluzzo
2 pizza margherita
500 g spaghetti
6 acqua naturale
yogurt bianco
miele
banane
caffè
limoni
aceto di mele
croccantoni`;

test('B-21: forty lines of a list are in the cart with less than sixty presses, in under two minutes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const effort = await watchPresses(page);
  await comeIn(page, 'demo@cestolieto.example', '/paste-list');
  await page.evaluate((text) => navigator.clipboard.writeText(text), lastMonth);
  await page.getByRole('button', { name: 'Incolla', exact: true }).tap();
  await expect(page.getByRole('textbox', { name: 'La tua lista' })).toHaveValue(lastMonth);
  await page.getByRole('button', { name: 'Trova i prodotti' }).tap();
  const cat = page.getByRole('region', { name: '«croccantoni»' });
  await cat.getByRole('button', { name: 'Crocchette' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('42 trovati, 1 da scegliere');
  // The press that opens the choice, and the one that makes it.
  await look(page);
  await page.getByRole('combobox', { name: 'Taglio' }).press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('43 trovati');
  const milk = page.getByRole('region', { name: '«4 latte»' });
  await milk.getByRole('button', { name: 'Più Latte fresco intero da aggiungere' }).tap();
  await expect(milk.getByRole('textbox')).toHaveValue('5');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-products'));
  await page.getByRole('button', { name: /^Aggiungi \d+$/ }).tap();
  await passGates(page);
  await added;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nel carrello$/);
  const pressed = await effort();
  expectQuick(pressed, await linesInCart(page));
});
