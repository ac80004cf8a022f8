import type { AnyBrowserFlow } from '../../kit/browser/browser-flow.ts';
import { addToCartBrowser } from './add-to-cart.browser.ts';
import { addressEditorBrowser } from './address-editor.browser.ts';
import { cartLineBrowser } from './cart-line.browser.ts';
import { checkoutBrowser } from './checkout.browser.ts';
import { paymentBrowser } from './payment.browser.ts';
import { sessionBrowser } from './session.browser.ts';
import { timeslotPickerBrowser } from './timeslot-picker.browser.ts';

/** The flows that are walked on the screen. */
export const allBrowserFlows: readonly AnyBrowserFlow[] = [
  sessionBrowser,
  addToCartBrowser,
  addressEditorBrowser,
  timeslotPickerBrowser,
  cartLineBrowser,
  checkoutBrowser,
  paymentBrowser,
];
