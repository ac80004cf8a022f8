import type { AccountDeletionEmitted } from '../../machines/account-deletion/account-deletion.machine.ts';
import type { AddToCartEmitted } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { AddressEditorEmitted } from '../../machines/address-editor/address-editor.types.ts';
import type { BagsEmitted } from '../../machines/bags/bags.machine.ts';
import type { CartEmitted } from '../../machines/cart/cart.types.ts';
import type { CartLineEmitted } from '../../machines/cart-line/cart-line.types.ts';
import type { CheckoutEmitted } from '../../machines/checkout/checkout.types.ts';
import type { ConnectionEmitted } from '../../machines/connection/connection.machine.ts';
import type { CredentialsEmitted } from '../../machines/credentials/credentials.types.ts';
import type { FavouritesEmitted } from '../../machines/favourites/favourites.types.ts';
import type { GiftCodeEmitted } from '../../machines/gift-code/gift-code.machine.ts';
import type { InvoiceEmitted } from '../../machines/invoice/invoice.types.ts';
import type { NavigationEmitted } from '../../machines/navigation/navigation.types.ts';
import type { OrderDetailEmitted } from '../../machines/order-detail/order-detail.machine.ts';
import type { PageMissing } from '../../machines/pages/page-missing.types.ts';
import type { PasswordResetEmitted } from '../../machines/password-reset/password-reset.machine.ts';
import type { PaymentEmitted } from '../../machines/payment/payment.types.ts';
import type { ProfileEmitted } from '../../machines/profile/profile.types.ts';
import type { RecoveryRequestEmitted } from '../../machines/recovery-request/recovery-request.machine.ts';
import type { RegistrationEmitted } from '../../machines/registration/registration.types.ts';
import type { SearchBoxEmitted } from '../../machines/search-box/search-box.machine.ts';
import type { SessionEmitted } from '../../machines/session/session.machine.ts';
import type { ShopEmitted } from '../../machines/shop/shop.types.ts';
import type { SlotHoldEmitted } from '../../machines/slot-hold/slot-hold.machine.ts';
import type { TimeslotPickerEmitted } from '../../machines/timeslot-picker/timeslot-picker.types.ts';
import type { UnpaidOrderEmitted } from '../../machines/unpaid-order/unpaid-order.types.ts';
import type { PageEvent } from '../routing/page-events.ts';

/** Everything that machines emit. */
export type EmittedEvent =
  | AccountDeletionEmitted
  | AddToCartEmitted
  | AddressEditorEmitted
  | BagsEmitted
  | CartEmitted
  | CartLineEmitted
  | CheckoutEmitted
  | ConnectionEmitted
  | CredentialsEmitted
  | FavouritesEmitted
  | GiftCodeEmitted
  | InvoiceEmitted
  | NavigationEmitted
  | OrderDetailEmitted
  | PageMissing
  | PasswordResetEmitted
  | PaymentEmitted
  | ProfileEmitted
  | RecoveryRequestEmitted
  | RegistrationEmitted
  | SearchBoxEmitted
  | SessionEmitted
  | ShopEmitted
  | SlotHoldEmitted
  | TimeslotPickerEmitted
  | UnpaidOrderEmitted;

type EmittedType = EmittedEvent['type'];

/** What is done about each emitted event: one handler for each type, or it does not build. */
export type EmittedEventHandlers = {
  [K in EmittedType]: (event: Extract<EmittedEvent, { type: K }>) => void;
};

/** An emitted event of this type, written so that the compiler follows it to its handler. */
type EmittedEventOf<K extends EmittedType> = {
  [P in K]: Extract<EmittedEvent, { type: P }> & { type: P };
}[K];

/** Gives the event to its handler. */
export function handleEmitted<K extends EmittedType>(
  handlers: EmittedEventHandlers,
  event: EmittedEventOf<K>,
): void {
  handlers[event.type](event);
}

/** What several machines hear: it is sent to each that has a handler for it. */
export type BroadcastEvent =
  | Extract<
      EmittedEvent,
      {
        type:
          | 'address.saved'
          | 'session.opened'
          | 'session.absent'
          | 'session.closed'
          | 'login.dismissed'
          | 'service.resumed'
          | 'cart.changed'
          | 'cart.unavailable'
          | 'hash.changed'
          | 'order.placed'
          | 'order.cancelled'
          | 'paymentMethod.changed'
          | 'payment.settled'
          | 'user.changed';
      }
    >
  | PageEvent;
