import { expect, type Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import {
  checkAddress,
  listAddresses,
  selectAddress,
  updateAddress,
} from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { dialog } from '../../../e2e/support/shopper.ts';
import type { addressEditorLogic } from '../../../machines/address-editor/address-editor.logic.ts';
import {
  canSave,
  editorError,
  isConfirming,
  isEnteringDetails,
  isEditorBusy,
  missingFields,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { browserFlow, type Deed } from '../../kit/browser/browser-flow.ts';
import { asIs } from '../../kit/http/http-flow.ts';
import { injectedWords } from '../../kit/http/latch.ts';
import { home, rightDetails } from '../address-editor/address-editor.terms.ts';
import { addressEditorScreenRules, type AddressEditorScreen } from './address-editor.screen-rules.ts';
import { deviceOf } from './device.ts';
import { closeDialog, dismissLogin, sendLogin, tryAgain } from './dialogs.ts';
import { isThere, openDialog, textOf } from './reading.ts';
import { generalError } from './words.ts';

type Editor = SnapshotFrom<typeof addressEditorLogic>;

const editor = (page: Page) => dialog(page, 'Nuovo indirizzo');

/** The same, also where a question stands over it. */
const anywhere = (page: Page, button: string) => page.locator('[role=dialog] button', { hasText: button });

const fill =
  (name: string, text: string): Deed =>
  ({ page }) =>
    editor(page).getByRole('textbox', { name, exact: true }).fill(text);

const press =
  (name: string): Deed =>
  ({ page }) =>
    editor(page).getByRole('button', { name }).click();

const answer =
  (name: string): Deed =>
  ({ page }) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** Takes the place that is suggested for the street, and adds the civico no suggestion knows. */
const takeSuggestion: Deed = async (scene) => {
  const form = editor(scene.page);
  await form.getByRole('combobox', { name: 'Cerca indirizzo' }).fill('via appia nuova');
  await form.getByRole('option').filter({ hasText: home.postalcode }).first().click();
  // The place is looked up, and would take the civico away again.
  await expect(form.getByRole('textbox', { name: 'Città' })).toHaveValue(home.city);
  await fill('Civico', home.addressNumber)(scene);
};

const whyWrong = (at: Editor): string | null => {
  const error = editorError(at);
  if (error === null) return missingFields(at);
  return error.failure === 'serviceDown' ? injectedWords(503) : generalError;
};

const behindLogin = 'the login stands over the dialog; journeys dismiss it';
const otherStreet = 'the street of the paths is known and served';

export const addressEditorBrowser = browserFlow<typeof addressEditorLogic, AddressEditorScreen>({
  name: 'address-editor',
  starts: {
    'the editor is opened': {
      path: '/cart',
      prepare: async ({ shopper: { client, name } }) => void (await client.logIn(name)),
      async arrive({ page }) {
        const banner = page.getByRole('banner');
        await banner.getByText(/, scegli dove e quando/).waitFor({ state: 'attached' });
        await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
        await banner.getByRole('button', { name: 'Consegna' }).filter({ visible: true }).first().click();
        await editor(page).waitFor();
      },
    },
  },
  calls: { checkAddress, saveAddress: updateAddress, selectAddress, reloadCart: viewCart },
  acts: {
    'place.resolved': { 'a suggested place is taken': takeSuggestion },
    'place.fieldChanged': {
      'address1 is typed': fill('Indirizzo', home.address1),
      'postalcode is typed': fill('CAP', home.postalcode),
      'city is typed': fill('Città', home.city),
      'province is typed': fill('Provincia', home.province),
      'the civico is typed': fill('Civico', home.addressNumber),
      'the civico is emptied': fill('Civico', ''),
      'the city is emptied': fill('Città', ' '),
    },
    'place.edit': { 'the place is to be changed': press('Cambia il luogo') },
    'address.verify': { 'the address is to be verified': press('Verifica indirizzo') },
    'details.fieldChanged': {
      'doorbellName is typed': fill('Nome sul citofono', rightDetails.doorbellName),
      'addressName is typed': fill('Nome indirizzo', rightDetails.addressName),
      'a phone number is typed': fill('Telefono di riferimento', rightDetails.referencePhoneNumber),
      'a phone number that is none is typed': fill('Telefono di riferimento', '12'),
      'the phone number is emptied': fill('Telefono di riferimento', ' '),
    },
    'address.save': { 'the address is to be saved': press('Salva indirizzo') },
    'confirmation.accept': { 'yes is answered': answer('Si') },
    'confirmation.decline': { 'no is answered': answer('No') },
    'editor.dismiss': { 'the editor is closed': closeDialog },
  },
  offers(at, { id }) {
    if (id === 'place.fieldChanged') return at.matches('enteringPlace');
    if (id === 'address.save') return canSave(at);
    // Over a question it cannot be closed.
    return id !== 'editor.dismiss' || !isConfirming(at);
  },
  answers: {
    checkAddress: { 'the address is served': asIs },
    saveAddress: {
      'the address is saved': asIs,
      // The shop has it: the save that is tried again must not make a second one.
      'the save is cut: nobody knows what became of it': () => 'cut after',
    },
    selectAddress: { 'the address is chosen': asIs },
    reloadCart: { 'the cart is reloaded': asIs },
  },
  follows: {
    checkAddress: { 'the check is answered 503: the service is down': tryAgain },
    saveAddress: { 'the save is given up with the login': dismissLogin },
  },
  comesBack: (scene) => sendLogin(scene),
  never: {
    'place.retry': otherStreet,
    'the address is served, and the check knows the civico': otherStreet,
    'the address is served, the street unknown': otherStreet,
    'the address is outside the service': otherStreet,
    'the save is refused: address.unvalidated': otherStreet,
    'the save is refused: address.invalid': otherStreet,
    'the choice is refused: address.notSelectable': otherStreet,
    'the choice is given up with the login': behindLogin,
    'the reload is answered 419: the session is gone': 'the login stands over the slots that follow',
    addressSuggest: 'no flow of the shop breaks by itself',
    position: 'no flow of the shop breaks by itself',
  },
  async sees({ page, isAsked }) {
    const save = anywhere(page, 'Salva indirizzo');
    return {
      dialog: await openDialog(page),
      isPlaceAsked: await isThere(anywhere(page, 'Verifica indirizzo')),
      isDoorAsked: await isThere(save),
      canSave: await isThere(save.and(page.locator(':not([aria-disabled=true]):not([aria-busy=true])'))),
      isBusy: await isThere(page.locator('[role=dialog] button[aria-busy=true]')),
      question: await textOf(page.locator('[role=alertdialog]')),
      error: await textOf(editor(page).getByRole('alert')),
      isSaving: isAsked('saveAddress'),
    };
  },
  expects(at) {
    if (at.status === 'done') return at.output === 'selected' ? { dialog: 'Fascia oraria' } : {};
    return {
      isPlaceAsked: !isEnteringDetails(at),
      isDoorAsked: isEnteringDetails(at),
      canSave: canSave(at),
      isBusy: isEditorBusy(at),
      ...(isConfirming(at) ? {} : { dialog: 'Nuovo indirizzo', question: null, error: whyWrong(at) }),
    };
  },
  async knows(shopper) {
    const device = await deviceOf(shopper);
    const { addresses } = await done(device.call(listAddresses, { address_type: 'home' }));
    return { addresses: addresses.length };
  },
  rules: addressEditorScreenRules,
});
