import { expectAccessible } from '../support/axe.ts';
import { comeBack } from '../support/prepared.ts';
import {
  acceptTerms,
  completedOrder,
  goThroughCheckout,
  payment,
  placeOrder,
  visit,
} from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const shopper = 'agente@cestolieto.example';

test('B-44: a card saved while paying is seen in the profile, removed by keyboard, and no longer offered', async ({
  page,
}) => {
  const wanted = [['olio-extravergine-latta-5-l', 3]] as const;
  await comeBack(page, { login: shopper, wanted, to: '/cart/' });
  await goThroughCheckout(page, page);
  await payment(page, /^Carta di pagamento online/).click();
  await placeOrder(page);
  await page.waitForURL(/\/__psp\//);
  await page.getByRole('checkbox', { name: 'Salva la carta per la prossima spesa' }).check();
  await page.getByRole('button', { name: 'Approva il pagamento' }).click();
  await completedOrder(page);

  await comeBack(page, { login: shopper, wanted, to: '/cart/' });
  await goThroughCheckout(page, page);
  const choices = page.getByRole('radiogroup', { name: 'Metodo di pagamento' });
  const card = choices.getByRole('radio', { name: /^Carta salvata 1/ });
  await expect(card).toHaveCount(1);
  await page.getByRole('link', { name: 'Gestisci le carte salvate' }).press('Enter');
  await expect(page).toHaveURL(/\/profile\/profile-update#carte-salvate$/);
  const cards = page.getByRole('region', { name: 'Carte salvate' });
  await expect(cards).toBeInViewport();
  const remove = cards.getByRole('button', { name: /^Rimuovi Carta salvata 1, scade \d\d\/\d\d$/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: /^Vuoi rimuovere la carta Carta salvata 1\?$/ });
  await expectAccessible(page, 'removal of a saved card');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Rimuovi', exact: true }).press('Enter');
  await expect(cards).toContainText('Non hai carte salvate. Puoi salvarne una mentre paghi.');
  await expect(remove).toHaveCount(0);
  await expect(cards.getByRole('heading', { name: 'Carte salvate' })).toBeFocused();
  await expectAccessible(page, 'profile without saved cards');

  await visit(page, '/checkout');
  await acceptTerms(page);
  await expect(choices).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gestisci le carte salvate' })).toHaveCount(0);
});
