import { expectAccessible } from '../support/axe.ts';
import { comeIn } from '../support/prepared.ts';
import { dialog, passDeliveryGates, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-21: a pasted list is found, put right and added with one press', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/profile/lists');
  await page.getByRole('link', { name: 'Incolla una lista' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incolla una lista');
  await page
    .getByRole('textbox', { name: 'La tua lista' })
    .fill('- 4 latte\n6 uova\n500 g pasta\ncroccantoni');
  await expect(page.getByText('4 righe')).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('textbox', { name: 'La tua lista' })).toHaveValue(
    '- 4 latte\n6 uova\n500 g pasta\ncroccantoni',
  );
  await page.getByRole('button', { name: 'Trova i prodotti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 trovati, 1 da capire');
  const eggs = page.getByRole('region', { name: '«6 uova»' });
  await expect(eggs.getByText('1 confezione da 6')).toBeVisible();
  await expect(eggs.getByRole('textbox', { name: 'Quantità da aggiungere' })).toHaveValue('1');
  const cat = page.getByRole('region', { name: '«croccantoni»' });
  await cat.getByRole('button', { name: 'Crocchette' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 trovati');
  await page.getByText('Altri 5').first().click();
  await expectAccessible(page, 'a pasted list');
  const milk = page.getByRole('region', { name: '«4 latte»' });
  await milk.getByRole('radio', { name: 'Lascia' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 trovati');
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-products'));
  await page.getByRole('button', { name: 'Aggiungi 3' }).click();
  await passDeliveryGates(page);
  await added;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 nel carrello');
  await visit(page, '/cart/');
  await expect(page.getByRole('link', { name: /^Uova da allevamento/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Latte fresco intero' })).toHaveCount(0);
});

test('B-21: what the device cannot give is told in words, and what is heard stands in the list', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const said = ['due latte', 'sei uova'];
    class Recognition extends EventTarget {
      start() {
        const transcript = said.shift();
        const isRefused = location.hash === '#no';
        setTimeout(() => {
          if (isRefused) this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
          else if (transcript !== undefined)
            this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
        });
      }
      abort() {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await context.clearPermissions();
  await comeIn(page, 'demo@cestolieto.example', '/paste-list');
  const text = page.getByRole('textbox', { name: 'La tua lista' });
  await text.fill('pane');
  await page.getByRole('button', { name: 'Incolla', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Il browser non ci lascia leggere ciò che hai copiato: incolla nel campo.',
  );
  await expect(text).toHaveValue('pane');
  await page.getByRole('button', { name: 'Detta' }).press('Enter');
  await expect(text).toHaveValue('pane\ndue latte\nsei uova');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('');
  await expect(page.getByText('Ti ascolto: di’ un prodotto alla volta.')).toBeVisible();
  await page.getByRole('button', { name: 'Ferma' }).press('Enter');
  await expect(page.getByText('Ti ascolto: di’ un prodotto alla volta.')).toBeHidden();
  await page.evaluate(() => {
    location.hash = '#no';
  });
  await page.getByRole('button', { name: 'Detta' }).press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Il microfono non ci è permesso: lo cambi nelle impostazioni del browser, o scrivi.',
  );
  await expect(text).toHaveValue('pane\ndue latte\nsei uova');
});

test('B-21: what was found is kept as a list, and other words can be typed for a line', async ({ page }) => {
  await comeIn(page, 'demo@cestolieto.example', '/paste-list');
  await page.getByRole('textbox', { name: 'La tua lista' }).fill('burro\ncroccantoni');
  await page.getByRole('button', { name: 'Trova i prodotti' }).click();
  await page.getByRole('textbox', { name: 'Altre parole per «croccantoni»' }).fill('2 riso');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 trovati');
  await page.getByRole('button', { name: 'Salva come lista' }).click();
  const selector = dialog(page, 'Aggiungi a una lista');
  await selector.getByRole('textbox', { name: 'Nuova lista' }).fill('Ottobre');
  await selector.getByRole('button', { name: 'Crea e aggiungi' }).click();
  await selector.getByRole('button', { name: 'Chiudi' }).click();
  await visit(page, '/profile/lists');
  await page.getByRole('link', { name: 'Ottobre' }).click();
  await expect(page.getByRole('link', { name: 'Burro', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Riso Carnaroli', exact: true })).toBeVisible();
});
