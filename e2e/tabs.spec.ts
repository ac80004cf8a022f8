import { comeBack } from './support/prepared.ts';
import { quantityOf, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const list = '/catalog/search?q=penne%20rigate';

test('CART-09: a cart that was changed in another tab is read again', async ({ page, context, watched }) => {
  await comeBack(page, { login: 'demo@cestolieto.example', wanted: [['penne-rigate-500-g', 1]], to: list });
  const other = watched(await context.newPage());
  await visit(other, list);
  await expect(quantityOf(other, 'Penne rigate')).toHaveValue('1');
  await other.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect(quantityOf(other, 'Penne rigate')).toHaveValue('2');
  await page.bringToFront();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
});
