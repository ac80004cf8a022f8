import { expectAccessible } from './support/axe.ts';
import { visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

test('SHELL-01: the departments open under the header, by keyboard too, and lead to their page', async ({
  page,
}) => {
  await visit(page, '/');
  const button = page.getByRole('button', { name: 'Reparti', exact: true });
  await button.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Menu dei reparti' });
  const link = menu.getByRole('link', { name: 'Carne', exact: true }).first();
  await expect(link).toBeInViewport();
  await expectAccessible(page, 'departments');
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await link.click();
  await expect(page).toHaveURL(/\/catalog\/category\/carne$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carne');
});
