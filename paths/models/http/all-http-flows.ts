import type { HttpFlow } from '../../kit/http/http-flow.ts';
import { dataExportHttp } from './data-export.http.ts';
import { accountDeletionHttp } from './account-deletion.http.ts';
import { addToCartHttp } from './add-to-cart.http.ts';
import { addressBookHttp } from './address-book.http.ts';
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
import { consentsHttp } from './consents.http.ts';
import { openSessionsHttp } from './open-sessions.http.ts';
import { favouritesHttp } from './favourites.http.ts';
import { giftCertificatesHttp } from './gift-certificates.http.ts';
import { credentialsHttp, emailChangeHttp } from './credentials.http.ts';
import { giftCodeHttp } from './gift-code.http.ts';
import { invoiceHttp } from './invoice.http.ts';
import { orderDetailHttp, ordersHttp } from './orders.http.ts';
import { paymentHttp } from './payment.http.ts';
import {
  areaCheckHttp,
  emailConfirmationHttp,
  registrationHttp,
  registrationTermsHttp,
} from './registration.http.ts';
import { profileHttp } from './profile.http.ts';
import { passwordResetHttp, recoveryRequestHttp } from './recovery.http.ts';
import { serviceAreaHttp } from './service-area.http.ts';
import { wishlistHttp, wishlistsHttp } from './wishlists.http.ts';
import { sessionHttp } from './session.http.ts';
import { slotHoldHttp } from './slot-hold.http.ts';
import { timeslotPickerHttp } from './timeslot-picker.http.ts';

/** Every flow that talks to the shop, as it runs against the real one. */
export const allHttpFlows: readonly HttpFlow[] = [
  sessionHttp,
  wishlistHttp,
  wishlistsHttp,
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
  registrationHttp,
  areaCheckHttp,
  registrationTermsHttp,
  emailConfirmationHttp,
  addressBookHttp,
  profileHttp,
  credentialsHttp,
  emailChangeHttp,
  recoveryRequestHttp,
  passwordResetHttp,
  consentsHttp,
  openSessionsHttp,
  accountDeletionHttp,
  dataExportHttp,
  serviceAreaHttp,
  favouritesHttp,
  giftCertificatesHttp,
];
