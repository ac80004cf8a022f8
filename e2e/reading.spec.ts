import { listenToAnnouncements } from './support/announced.ts';
import { comeBack } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

test('B-03, B-04: a tile is read as one group, and its stepper says the new quantity', async ({ page }) => {
  const wanted = [['penne-rigate-500-g', 2]] as const;
  const to = '/catalog/search?q=penne+rigate';
  await comeBack(page, { login: 'demo@cestolieto.example', wanted, to });
  const tile = page.getByRole('article', { name: /^Penne rigate/ }).first();
  await expect(tile).toHaveAccessibleDescription(/€.*€\/kg.*Nel carrello: 2/);
  const said = await listenToAnnouncements(page);
  await tile.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect.poll(said).toContain('Quantità di Penne rigate: 3');
  expect((await said()).filter((words) => words.startsWith('Quantità'))).toHaveLength(1);
  await expect(tile).toHaveAccessibleDescription(/Nel carrello: 3/);
});
