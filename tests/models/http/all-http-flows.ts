import type { HttpFlow } from '../../path-kit/http/http-flow.ts';
import { addToCartHttp } from './add-to-cart.http.ts';
import { addressEditorHttp } from './address-editor.http.ts';
import { addressSelectorHttp } from './address-selector.http.ts';
import { addressSuggestHttp } from './address-suggest.http.ts';
import { bagsHttp } from './bags.http.ts';
import { cartLineHttp } from './cart-line.http.ts';
import { cartHttp } from './cart.http.ts';
import {
  blockHttp,
  catalogueHttp,
  contentPageHttp,
  productHttp,
  searchBoxHttp,
} from './catalogue-pages.http.ts';
import { checkoutHttp } from './checkout.http.ts';
import { giftCodeHttp } from './gift-code.http.ts';
import { invoiceHttp } from './invoice.http.ts';
import { orderDetailHttp, ordersHttp } from './orders.http.ts';
import { paymentHttp } from './payment.http.ts';
import { sessionHttp } from './session.http.ts';
import { slotHoldHttp } from './slot-hold.http.ts';
import { timeslotPickerHttp } from './timeslot-picker.http.ts';

/** Every flow that talks to the shop, as it runs against the real one. */
export const allHttpFlows: readonly HttpFlow[] = [
  sessionHttp,
  addToCartHttp,
  addressEditorHttp,
  timeslotPickerHttp,
  cartHttp,
  cartLineHttp,
  checkoutHttp,
  paymentHttp,
  addressSelectorHttp,
  addressSuggestHttp,
  slotHoldHttp,
  invoiceHttp,
  giftCodeHttp,
  bagsHttp,
  blockHttp,
  contentPageHttp,
  productHttp,
  catalogueHttp,
  searchBoxHttp,
  ordersHttp,
  orderDetailHttp,
];
