import type { Page } from '@playwright/test';
import { deleteFromCart, updateCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import type { cartLineLogic } from '../../../machines/cart-line/cart-line.logic.ts';
import { isConfirmingRemoval, wantedQuantity } from '../../../machines/cart-line/cart-line.selectors.ts';
import { done, fill } from '../../../tests/backend/journeys.ts';
import { browserFlow, type Deed } from '../../kit/browser/browser-flow.ts';
import { asIs } from '../../kit/http/http-flow.ts';
import { makeReady } from '../http/shopping.ts';
import { cartLineScreenRules, type CartLineScreen } from './cart-line.screen-rules.ts';
import { deviceOf } from './device.ts';
import { sendLogin } from './dialogs.ts';
import { isThere, openDialog, pathOf, standingNotices, valueOf } from './reading.ts';

const stepper = (page: Page) =>
  page.locator('main').getByRole('group', { name: 'Quantità di Penne rigate', includeHidden: true });
const question = (page: Page) => page.getByRole('alertdialog');

/** CART-04. */
const removalQuestion = 'Vuoi togliere Penne rigate dal carrello?';

const press =
  (name: string): Deed =>
  ({ page }) =>
    stepper(page).getByRole('button', { name }).click();

const type =
  (text: string): Deed =>
  async ({ page }) => {
    const quantity = stepper(page).getByRole('textbox', { name: 'Quantità' });
    await quantity.fill(text);
    await quantity.press('Enter');
  };

const answer =
  (name: string): Deed =>
  ({ page }) =>
    question(page).getByRole('button', { name, exact: true }).click();

export const cartLineBrowser = browserFlow<typeof cartLineLogic, CartLineScreen>({
  name: 'cart-line',
  starts: {
    'a line of four, saved as it changes': {
      path: '/cart',
      async prepare({ shopper }) {
        await makeReady(shopper);
        await fill(shopper.client, [['penne-rigate-500-g', 4]]);
      },
      arrive: ({ page }) => stepper(page).waitFor(),
    },
  },
  isTimeSlow: true,
  calls: { saveLine: updateCart, removeLine: deleteFromCart },
  acts: {
    'quantity.increase': { 'plus is pressed': press('Aumenta quantità di Penne rigate') },
    'quantity.decrease': { 'minus is pressed': press('Diminuisci quantità di Penne rigate') },
    'quantity.entered': {
      '7 is typed': type('7'),
      '99 is typed': type('99'),
      '0 is typed': type('0'),
      'a word is typed': type('tanto'),
    },
    'line.remove': {
      'the bin is pressed': ({ page }) =>
        page.getByRole('main').getByRole('button', { name: 'Rimuovi Penne rigate' }).click(),
    },
    'removal.confirm': { 'yes is answered': answer('Si') },
    'removal.dismiss': { 'no is answered': answer('No') },
  },
  comesBack: (scene) => sendLogin(scene),
  // At the most the plus says why it goes no further.
  offers: (line, { id }) => id !== 'quantity.increase' || wantedQuantity(line) < 12,
  answers: {
    saveLine: { 'the quantity is saved': asIs },
    removeLine: { 'the line is removed': asIs },
  },
  never: {
    'line.synced': 'nothing on this page asks for the cart but the line itself',
    'line.gone': 'nothing on this page asks for the cart but the line itself',
    'addition.undo': 'nothing is added on this page',
    'line.save': 'the shop of this page saves at once',
    'line.discard': 'the shop of this page saves at once',
    'session.opened': 'nobody logs in while a write of theirs is on its way',
    'service.resumed': 'a service that answers is not waited for',
    'page.left': 'a page that is left shows nothing more',
    'the server trims it to four': 'the demo shop has enough of everything',
    'the save is refused: errors.maxAcq': 'the screen offers no more than the shop takes',
    'the removal is refused: cart.locked': 'a cart that is locked for payment shows no lines',
    'the line is removed, with a word of the server': 'the demo shop says nothing to a removal',
  },
  async sees({ page, isAsked }) {
    return {
      quantity: await valueOf(stepper(page).locator('input')),
      isUnsaved: await isThere(page.getByRole('main').locator('[role=group][aria-busy=true]')),
      isSaving: isAsked('saveLine') || isAsked('removeLine'),
      isAsking: await isThere(page.getByRole('alertdialog', { name: removalQuestion })),
      login: await openDialog(page),
      path: pathOf(page),
      notices: await standingNotices(page),
    };
  },
  expects(line) {
    if (line.status === 'done') return { quantity: null, isAsking: false };
    return {
      path: '/cart',
      quantity: String(wantedQuantity(line)),
      isAsking: isConfirmingRemoval(line),
    };
  },
  async knows(shopper) {
    const device = await deviceOf(shopper);
    const [line] = linesOf(await done(device.call(viewCart)));
    return { saved: line === undefined ? 0 : effectiveQuantity(line) };
  },
  rules: cartLineScreenRules,
});
