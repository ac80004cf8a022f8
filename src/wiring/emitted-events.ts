import type { AddToCartEmitted } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { AddressEditorEmitted } from '../../machines/address-editor/address-editor.types.ts';
import type { BagsEmitted } from '../../machines/bags/bags.machine.ts';
import type { CartEmitted } from '../../machines/cart/cart.types.ts';
import type { CartLineEmitted } from '../../machines/cart-line/cart-line.types.ts';
import type { CheckoutEmitted } from '../../machines/checkout/checkout.types.ts';
import type { GiftCodeEmitted } from '../../machines/gift-code/gift-code.machine.ts';
import type { InvoiceEmitted } from '../../machines/invoice/invoice.types.ts';
import type { NavigationEmitted } from '../../machines/navigation/navigation.types.ts';
import type { OrderDetailEmitted } from '../../machines/order-detail/order-detail.machine.ts';
import type { PageMissing } from '../../machines/pages/page-missing.types.ts';
import type { PaymentEmitted } from '../../machines/payment/payment.types.ts';
import type { SearchBoxEmitted } from '../../machines/search-box/search-box.machine.ts';
import type { SessionEmitted } from '../../machines/session/session.machine.ts';
import type { ShopEmitted } from '../../machines/shop/shop.types.ts';
import type { SlotHoldEmitted } from '../../machines/slot-hold/slot-hold.machine.ts';
import type { TimeslotPickerEmitted } from '../../machines/timeslot-picker/timeslot-picker.types.ts';

/** Everything the flows say to the outside. */
export type EmittedEvent =
  | AddToCartEmitted
  | AddressEditorEmitted
  | BagsEmitted
  | CartEmitted
  | CartLineEmitted
  | CheckoutEmitted
  | GiftCodeEmitted
  | InvoiceEmitted
  | NavigationEmitted
  | OrderDetailEmitted
  | PageMissing
  | PaymentEmitted
  | SearchBoxEmitted
  | SessionEmitted
  | ShopEmitted
  | SlotHoldEmitted
  | TimeslotPickerEmitted;
