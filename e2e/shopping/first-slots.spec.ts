import { chooseCollection, comeIn } from '../support/prepared.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test('B-29, SLOT-17: home offers a cart that is collected its own slots, the chosen one among them and marked', async ({
  page,
}) => {
  await comeIn(page, 'demo@cestolieto.example');
  await expect(page.getByRole('region', { name: 'Primo posto libero' })).toBeVisible();
  await chooseCollection(page, 6);
  await visit(page, '/');
  const card = page.getByRole('region', { name: 'Primo ritiro disponibile' });
  const chosen = card.getByRole('button', { name: /La tua fascia/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('listitem').filter({ has: page.locator('[aria-current]') })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Primo posto libero' })).toBeHidden();
});
