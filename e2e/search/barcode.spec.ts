import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { comeIn } from '../support/prepared.ts';
import { dialog, passDeliveryGates, quantityOf, visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const opener = { name: 'Inquadra o scrivi il codice a barre' };
const field = { name: 'Codice a barre' };

/** As it stands on the pack. */
async function barcodeOfPenne(page: Page): Promise<string> {
  await visit(page, '/catalog/product/penne-rigate-500-g');
  const digits = await page.locator('dt', { hasText: 'Codice a barre' }).locator('+ dd').textContent();
  expect(digits).toMatch(/^\d{13}$/);
  return digits ?? '';
}

/** The calls that look a barcode up from now on. */
function lookUps(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const barcode = new URL(request.url()).searchParams.get('barcode');
    if (barcode !== null) asked.push(barcode);
  });
  return asked;
}

test('B-38: a barcode is typed with the keyboard alone, put right, and its product added', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example', '/');
  const digits = await barcodeOfPenne(page);
  const wrong = `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`;
  const asked = lookUps(page);
  await visit(page, '/');
  await tabTo(page, 'searchbox', 'Cerca prodotti');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', opener)).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = dialog(page, 'Codice a barre');
  const typed = opened.getByRole('textbox', field);
  await expect(typed).toBeFocused();
  await expect(opened.getByRole('button', { name: 'Inquadra il codice' })).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/Un codice a barre ha 8, 12, 13 o 14 cifre\./);
  await page.keyboard.type(`${wrong.slice(0, 6)} ${wrong.slice(6)}x`);
  await expect(typed).toHaveValue(wrong);
  await expect(typed).not.toHaveAccessibleDescription(/cifre\.$/);
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription(/Una cifra non torna: ricontrolla il codice\./);
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue(wrong);
  expect(asked).toEqual([]);

  await page.keyboard.press('Backspace');
  await page.keyboard.type(digits.slice(-1));
  await page.keyboard.press('Enter');
  await expect(opened.getByRole('status').filter({ hasText: 'Ecco il prodotto' })).toBeVisible();
  const link = opened.getByRole('link', { name: 'Penne rigate', exact: true });
  await expect(link).toHaveAttribute('href', '/catalog/product/penne-rigate-500-g');
  expect(asked).toEqual([digits]);
  await expectAccessible(page, 'a product found by its barcode');

  await tabTo(page, 'button', 'Aggiungi Penne rigate al carrello');
  await page.keyboard.press('Enter');
  await passDeliveryGates(page);
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  await expect(opened).toBeVisible();
  await expect(typed).toHaveValue(digits);
  await tabTo(page, 'link', 'Penne rigate');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/product/penne-rigate-500-g');
  await expect(opened).toBeHidden();
});

test('B-38: a barcode the shop does not have says so, and one it cannot look up can be tried again', async ({
  page,
  provoked,
}) => {
  provoked.push(/barcode=|ERR_FAILED/);
  await visit(page, '/');
  const opened = dialog(page, 'Codice a barre');
  const typed = opened.getByRole('textbox', field);
  await page.getByRole('button', opener).click();
  await page.route(/barcode=/, (route) => route.abort());
  await typed.fill('4006381333931');
  await typed.press('Enter');
  await expect(opened.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(typed).toHaveValue('4006381333931');
  await page.unroute(/barcode=/);
  await opened.getByRole('button', { name: 'Riprova' }).press('Enter');
  await expect(opened.getByText('Non abbiamo questo prodotto')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  await expect(opened.getByRole('link')).toHaveCount(0);
  await expect(typed).toHaveValue('4006381333931');
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(page.getByRole('button', opener)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typed).toHaveValue('');
});

type Sight = 'refused' | 'absent' | 'nothing' | 'the code';

declare global {
  interface Window {
    sight: Sight;
    tracks: MediaStreamTrack[];
  }
}

test('B-38: what the camera sees is looked up, and a camera that is refused or absent is told in words', async ({
  page,
}) => {
  const digits = await barcodeOfPenne(page);
  await page.addInitScript((rawValue) => {
    const canvas = document.createElement('canvas');
    const brush = canvas.getContext('2d');
    setInterval(() => brush?.fillRect(0, 0, 9, 9), 50);
    class Detector {
      detect() {
        // The first is no barcode of a product.
        return Promise.resolve(window.sight === 'the code' ? [{ rawValue: '12345' }, { rawValue }] : []);
      }
    }
    navigator.mediaDevices.getUserMedia = async () => {
      if (window.sight === 'refused') throw new DOMException('no', 'NotAllowedError');
      if (window.sight === 'absent') throw new DOMException('none', 'NotFoundError');
      const stream = canvas.captureStream();
      window.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { BarcodeDetector: Detector, tracks: [] });
  }, digits);
  const see = (sight: Sight) =>
    page.evaluate((seen) => {
      window.sight = seen;
    }, sight);
  const tracks = () => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));
  await visit(page, '/');
  const asked = lookUps(page);
  await page.getByRole('button', opener).click();
  const opened = dialog(page, 'Codice a barre');
  const typed = opened.getByRole('textbox', field);
  const start = opened.getByRole('button', { name: 'Inquadra il codice' });
  const stop = opened.getByRole('button', { name: 'Ferma la fotocamera' });
  const picture = opened.getByLabel('Ciò che vede la fotocamera');
  const fault = opened.getByRole('alert').filter({ hasText: /./ });
  await typed.fill('80');

  await see('refused');
  await start.press('Enter');
  await expect(fault).toHaveText(
    'La fotocamera non ci è permessa: la cambi nelle impostazioni del browser, o scrivi il codice.',
  );
  await expect(typed).toHaveValue('80');
  await see('absent');
  await start.press('Enter');
  await expect(fault).toHaveText('Non troviamo una fotocamera: scrivi il codice.');
  await expect(picture).toHaveCount(0);
  expect(await tracks()).toEqual([]);

  await see('nothing');
  await start.press('Enter');
  await expect(picture).toBeVisible();
  await expect(fault).toHaveCount(0);
  await expect(stop).toBeFocused();
  await expectAccessible(page, 'a camera that looks for a barcode');
  await stop.press('Enter');
  await expect(picture).toHaveCount(0);
  expect(await tracks()).toEqual(['ended']);
  await start.press('Enter');
  await expect(picture).toBeVisible();
  await typed.fill('800');
  await expect(picture).toHaveCount(0);
  expect(await tracks()).toEqual(['ended', 'ended']);
  expect(asked).toEqual([]);

  await start.press('Enter');
  await expect(picture).toBeVisible();
  await see('the code');
  await expect(opened.getByRole('link', { name: 'Penne rigate', exact: true })).toBeVisible();
  await expect(typed).toHaveValue(digits);
  await expect(picture).toHaveCount(0);
  expect(await tracks()).toEqual(['ended', 'ended', 'ended']);
  expect(asked).toEqual([digits]);

  await see('nothing');
  await start.press('Enter');
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  expect(await tracks()).toEqual(['ended', 'ended', 'ended', 'ended']);
});
