import type { AnyFlowModel } from '../path-kit/model.ts';
import { activityModel } from './activity.model.ts';
import { addToCartModel } from './add-to-cart.model.ts';
import { addressEditorModel } from './address-editor.model.ts';
import { addressSelectorModel } from './address-selector.model.ts';
import { addressSuggestModel } from './address-suggest.model.ts';
import { bagsModel } from './bags.model.ts';
import { blockModel } from './block.model.ts';
import { cartModel } from './cart.model.ts';
import { cartLineModel } from './cart-line.model.ts';
import { catalogueModel } from './catalogue.model.ts';
import { checkoutModel } from './checkout.model.ts';
import { contentPageModel } from './content-page.model.ts';
import { deliveryModel } from './delivery.model.ts';
import { drawersModel } from './drawers.model.ts';
import { giftCodeModel } from './gift-code.model.ts';
import { invoiceModel } from './invoice.model.ts';
import { navigationModel } from './navigation.model.ts';
import { notificationsModel } from './notifications.model.ts';
import { orderDetailModel } from './order-detail.model.ts';
import { ordersModel } from './orders.model.ts';
import { pagesModel } from './pages.model.ts';
import { paymentModel } from './payment.model.ts';
import { productModel } from './product.model.ts';
import { searchBoxModel } from './search-box.model.ts';
import { sessionModel } from './session.model.ts';
import { shopModel } from './shop.model.ts';
import { slotHoldModel } from './slot-hold.model.ts';
import { timeslotPickerModel } from './timeslot-picker.model.ts';

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
  navigationModel,
  pagesModel,
  notificationsModel,
  activityModel,
  drawersModel,
  blockModel,
  contentPageModel,
  productModel,
  catalogueModel,
  searchBoxModel,
  ordersModel,
  orderDetailModel,
];
