import type { AnyFlowModel } from '../path-kit/model.ts';
import { pendingRequestsModel } from './pending-requests/pending-requests.model.ts';
import { addToCartModel } from './add-to-cart/add-to-cart.model.ts';
import { addressEditorModel } from './address-editor/address-editor.model.ts';
import { addressSelectorModel } from './address-selector/address-selector.model.ts';
import { addressSuggestModel } from './address-suggest/address-suggest.model.ts';
import { bagsModel } from './bags/bags.model.ts';
import { bootModel } from './boot/boot.model.ts';
import { contentBlockModel } from './content-block/content-block.model.ts';
import { cartModel } from './cart/cart.model.ts';
import { cartLineModel } from './cart-line/cart-line.model.ts';
import { catalogueModel } from './catalogue/catalogue.model.ts';
import { checkoutModel } from './checkout/checkout.model.ts';
import { connectionModel } from './connection/connection.model.ts';
import { contentPageModel } from './content-page/content-page.model.ts';
import { deliveryModel } from './delivery/delivery.model.ts';
import { drawersModel } from './drawers/drawers.model.ts';
import { giftCodeModel } from './gift-code/gift-code.model.ts';
import { invoiceModel } from './invoice/invoice.model.ts';
import { navigationModel } from './navigation/navigation.model.ts';
import { notificationsModel } from './notifications/notifications.model.ts';
import { orderDetailModel } from './order-detail/order-detail.model.ts';
import { ordersModel } from './orders/orders.model.ts';
import { pagesModel } from './pages/pages.model.ts';
import { paymentModel } from './payment/payment.model.ts';
import { productModel } from './product/product.model.ts';
import { searchBoxModel } from './search-box/search-box.model.ts';
import { sessionModel } from './session/session.model.ts';
import { shopModel } from './shop/shop.model.ts';
import { slotHoldModel } from './slot-hold/slot-hold.model.ts';
import { unpaidOrderModel } from './unpaid-order/unpaid-order.model.ts';
import { timeslotPickerModel } from './timeslot-picker/timeslot-picker.model.ts';

/** The model of every flow, the root and the most important ones first. */
export const allModels: readonly AnyFlowModel[] = [
  shopModel,
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
  productModel,
  catalogueModel,
  searchBoxModel,
  ordersModel,
  orderDetailModel,
  unpaidOrderModel,
];
