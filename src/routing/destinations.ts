import type { AccountDeletionEmitted } from '../../machines/account-deletion/account-deletion.machine.ts';
import type { AmendmentEmitted } from '../../machines/amendment/amendment.types.ts';
import type { BorrowedListEmitted } from '../../machines/borrowed-list/borrowed-list.types.ts';
import type { CheckoutEmitted } from '../../machines/checkout/checkout.types.ts';
import type { ListJoiningEmitted } from '../../machines/list-joining/list-joining.machine.ts';
import type { FastSearchEmitted } from '../../machines/fast-search/fast-search.types.ts';
import type { MissingConsentsEmitted } from '../../machines/missing-consents/missing-consents.types.ts';
import type { NavigationEmitted } from '../../machines/navigation/navigation.types.ts';
import type { PageMissing } from '../../machines/pages/page-missing.types.ts';
import type { PasswordResetEmitted } from '../../machines/password-reset/password-reset.machine.ts';
import type { PaymentEmitted } from '../../machines/payment/payment.types.ts';
import type { ProfileEmitted } from '../../machines/profile/profile.types.ts';
import type { RecoveryRequestEmitted } from '../../machines/recovery-request/recovery-request.machine.ts';
import type { RegistrationEmitted } from '../../machines/registration/registration.types.ts';
import type { SearchBoxEmitted } from '../../machines/search-box/search-box.machine.ts';
import type { ShopEmitted } from '../../machines/shop/shop.types.ts';
import { fastSearchPath } from './entry/fast-search-path.ts';
import { paths } from './paths.ts';

/** An address to go to; `replace` where the page it is asked from must not stay in the history. */
export interface Destination {
  href: string;
  replace: boolean;
}

type Emitted =
  | AccountDeletionEmitted
  | AmendmentEmitted
  | BorrowedListEmitted
  | CheckoutEmitted
  | ListJoiningEmitted
  | FastSearchEmitted
  | MissingConsentsEmitted
  | NavigationEmitted
  | PageMissing
  | PasswordResetEmitted
  | PaymentEmitted
  | ProfileEmitted
  | RecoveryRequestEmitted
  | RegistrationEmitted
  | SearchBoxEmitted
  | ShopEmitted;

type DestinationType =
  | 'account.deleted'
  | 'amendment.begun'
  | 'amendment.confirmed'
  | 'cart.prepared'
  | 'consents.completed'
  | 'dashboard.requested'
  | 'home.requested'
  | 'list.copied'
  | 'list.joined'
  | 'list.left'
  | 'navigation.requested'
  | 'order.placed'
  | 'page.missing'
  | 'password.reset'
  | 'paymentMethod.changed'
  | 'profile.required'
  | 'profile.saved'
  | 'recovery.sent'
  | 'registration.sent'
  | 'review.requested'
  | 'search.submitted'
  | 'serviceDown.requested'
  | 'words.changed';

/** What flows emit that leads to another page. */
export type DestinationEvent = Extract<Emitted, { type: DestinationType }>;

type Destinations = {
  [Type in DestinationType]: (event: Extract<DestinationEvent, { type: Type }>) => Destination;
};

const destinations: Destinations = {
  'account.deleted': () => ({ href: paths.accountDeleted, replace: true }),
  'amendment.begun': () => ({ href: paths.cart, replace: false }),
  'amendment.confirmed': ({ orderId }) => ({ href: paths.order(orderId), replace: false }),
  'cart.prepared': () => ({ href: paths.payment, replace: false }),
  'consents.completed': ({ returnTo }) => ({ href: returnTo, replace: true }),
  'dashboard.requested': () => ({ href: paths.dashboard, replace: true }),
  'home.requested': ({ replace }) => ({ href: paths.home, replace }),
  'list.copied': ({ listId }) => ({ href: paths.list(listId), replace: false }),
  'list.joined': ({ listId }) => ({ href: paths.list(listId), replace: true }),
  'list.left': () => ({ href: paths.lists, replace: true }),
  'navigation.requested': ({ path, replace }) => ({ href: path, replace }),
  'order.placed': ({ orderId }) => ({ href: paths.paymentCompleted(orderId), replace: true }),
  'page.missing': () => ({ href: paths.notFound, replace: true }),
  'password.reset': () => ({ href: paths.resetPasswordCompleted, replace: true }),
  'paymentMethod.changed': ({ orderId }) => ({ href: paths.paymentCompleted(orderId), replace: true }),
  'profile.required': () => ({ href: paths.profileForCheckout, replace: true }),
  'profile.saved': ({ leadsToCheckout }) =>
    leadsToCheckout
      ? { href: paths.checkout, replace: true }
      : { href: paths.profileConfirmed, replace: false },
  'recovery.sent': () => ({ href: paths.resetPasswordSent, replace: false }),
  'registration.sent': () => ({ href: paths.registrationCompleted, replace: true }),
  'review.requested': () => ({ href: paths.checkout, replace: true }),
  'search.submitted': ({ text }) => ({ href: paths.searchFor(text), replace: false }),
  'serviceDown.requested': () => ({ href: paths.serviceDown, replace: false }),
  'words.changed': ({ words }) => ({ href: fastSearchPath(words), replace: true }),
};

/** Where what a flow says leads to. */
export function destinationOf<Type extends DestinationType>(
  event: Extract<DestinationEvent, { type: Type }>,
): Destination {
  return destinations[event.type](event);
}
