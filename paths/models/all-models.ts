import type { AnyFlowModel } from '../kit/model.ts';
import { pendingRequestsModel } from './pending-requests/pending-requests.model.ts';
import { dataExportModel } from './data-export/data-export.model.ts';
import { accountDeletionModel } from './account-deletion/account-deletion.model.ts';
import { addToCartModel } from './add-to-cart/add-to-cart.model.ts';
import { addressBookModel } from './address-book/address-book.model.ts';
import { addressEditorModel } from './address-editor/address-editor.model.ts';
import { addressSelectorModel } from './address-selector/address-selector.model.ts';
import { addressSuggestModel } from './address-suggest/address-suggest.model.ts';
import { emailConfirmationModel } from './email-confirmation/email-confirmation.model.ts';
import { areaCheckModel } from './area-check/area-check.model.ts';
import { bagsModel } from './bags/bags.model.ts';
import { bootModel } from './boot/boot.model.ts';
import { consentsModel } from './consents/consents.model.ts';
import { openSessionsModel } from './open-sessions/open-sessions.model.ts';
import { contentBlockModel } from './content-block/content-block.model.ts';
import { cartModel } from './cart/cart.model.ts';
import { cartLineModel } from './cart-line/cart-line.model.ts';
import { catalogueModel } from './catalogue/catalogue.model.ts';
import { checkoutModel } from './checkout/checkout.model.ts';
import { connectionModel } from './connection/connection.model.ts';
import { contentPageModel } from './content-page/content-page.model.ts';
import { credentialsModel } from './credentials/credentials.model.ts';
import { emailChangeModel } from './email-change/email-change.model.ts';
import { deliveryModel } from './delivery/delivery.model.ts';
import { drawersModel } from './drawers/drawers.model.ts';
import { giftCertificatesModel } from './gift-certificates/gift-certificates.model.ts';
import { favouritesModel } from './favourites/favourites.model.ts';
import { giftCodeModel } from './gift-code/gift-code.model.ts';
import { invoiceModel } from './invoice/invoice.model.ts';
import { navigationModel } from './navigation/navigation.model.ts';
import { notificationsModel } from './notifications/notifications.model.ts';
import { orderDetailModel } from './order-detail/order-detail.model.ts';
import { ordersModel } from './orders/orders.model.ts';
import { pagesModel } from './pages/pages.model.ts';
import { passwordResetModel } from './password-reset/password-reset.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { positionModel } from './position/position.model.ts';
import { productModel } from './product/product.model.ts';
import { wishlistModel } from './wishlist/wishlist.model.ts';
import { wishlistsModel } from './wishlists/wishlists.model.ts';
import { searchBoxModel } from './search-box/search-box.model.ts';
import { profileModel } from './profile/profile.model.ts';
import { recoveryRequestModel } from './recovery-request/recovery-request.model.ts';
import { registrationModel } from './registration/registration.model.ts';
import { registrationTermsModel } from './registration-terms/registration-terms.model.ts';
import { serviceAreaModel } from './service-area/service-area.model.ts';
import { sessionModel } from './session/session.model.ts';
import { shopModel } from './shop/shop.model.ts';
import { slotHoldModel } from './slot-hold/slot-hold.model.ts';
import { unpaidOrderModel } from './unpaid-order/unpaid-order.model.ts';
import { timeslotPickerModel } from './timeslot-picker/timeslot-picker.model.ts';

/** The model of every flow, the root and the most important ones first. */
export const allModels: readonly AnyFlowModel[] = [
  shopModel,
  serviceAreaModel,
  sessionModel,
  addToCartModel,
  addressEditorModel,
  timeslotPickerModel,
  cartModel,
  cartLineModel,
  checkoutModel,
  paymentModel,
  deliveryModel,
  addressSelectorModel,
  addressSuggestModel,
  slotHoldModel,
  invoiceModel,
  favouritesModel,
  giftCodeModel,
  bagsModel,
  bootModel,
  navigationModel,
  pagesModel,
  notificationsModel,
  pendingRequestsModel,
  connectionModel,
  drawersModel,
  contentBlockModel,
  contentPageModel,
  positionModel,
  productModel,
  catalogueModel,
  searchBoxModel,
  wishlistModel,
  wishlistsModel,
  ordersModel,
  orderDetailModel,
  unpaidOrderModel,
  registrationModel,
  registrationTermsModel,
  areaCheckModel,
  addressBookModel,
  profileModel,
  credentialsModel,
  emailChangeModel,
  emailConfirmationModel,
  recoveryRequestModel,
  passwordResetModel,
  consentsModel,
  openSessionsModel,
  accountDeletionModel,
  dataExportModel,
  giftCertificatesModel,
];
