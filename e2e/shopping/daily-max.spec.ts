import { expectAccessible } from '../support/axe.ts';
import { comeBack, haveOrdered } from '../support/prepared.ts';
import { visit } from '../support/shopper.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const slug = 'latte-1-in-polvere-primapappa-800-g';
const login = 'lettura@cestolieto.example';
const sentence = 'Massimo 4 al giorno: oggi ne hai già ordinati 2';

test('QTY-11: what was ordered today stops the stepper where the day ends, and says so, by keyboard', async ({
  page,
}) => {
  await haveOrdered(page, login, [
    [slug, 2],
    ['olio-extravergine-latta-5-l', 2],
  ]);
  await comeBack(page, { login, wanted: [[slug, 1]], to: '/cart' });
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Latte 1 in polvere' });
  const more = { name: 'Aumenta quantità di Latte 1 in polvere' };
  await expect(line.getByRole('button', more)).toBeEnabled();
  await expect(line).not.toContainText('Massimo');
  await tabTo(page, 'button', more.name);
  await page.keyboard.press('Enter');
  await expect(line).toContainText(sentence);
  await expect(line.getByRole('button', more)).toBeDisabled();
  await expectAccessible(page, 'a line at the maximum of a day');

  await visit(page, `/catalog/product/${slug}`);
  await expect(page.getByRole('main')).toContainText('4 al giorno');
  await expect(page.getByRole('main').getByRole('button', more).first()).toBeDisabled();
});
