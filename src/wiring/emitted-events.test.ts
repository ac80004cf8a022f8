import type { EmittedFrom } from 'xstate';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { accountDeletionMachine } from '../../machines/account-deletion/account-deletion.machine.ts';
import type { addToCartMachine } from '../../machines/add-to-cart/add-to-cart.machine.ts';
import type { addressEditorMachine } from '../../machines/address-editor/address-editor.machine.ts';
import type { addressSelectorMachine } from '../../machines/address-selector/address-selector.machine.ts';
import type { bagsMachine } from '../../machines/bags/bags.machine.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import type { cartLineMachine } from '../../machines/cart-line/cart-line.machine.ts';
import type { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { contentPageMachine } from '../../machines/content-page/content-page.machine.ts';
import type { favouritesMachine } from '../../machines/favourites/favourites.machine.ts';
import type { giftCodeMachine } from '../../machines/gift-code/gift-code.machine.ts';
import type { credentialsMachine } from '../../machines/credentials/credentials.machine.ts';
import type { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import type { orderDetailMachine } from '../../machines/order-detail/order-detail.machine.ts';
import type { passwordResetMachine } from '../../machines/password-reset/password-reset.machine.ts';
import type { paymentMachine } from '../../machines/payment/payment.machine.ts';
import type { productMachine } from '../../machines/product/product.machine.ts';
import type { profileMachine } from '../../machines/profile/profile.machine.ts';
import type { recoveryRequestMachine } from '../../machines/recovery-request/recovery-request.machine.ts';
import type { registrationMachine } from '../../machines/registration/registration.machine.ts';
import type { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { shopMachine } from '../../machines/shop/shop.machine.ts';
import type { slotHoldMachine } from '../../machines/slot-hold/slot-hold.machine.ts';
import type { timeslotPickerMachine } from '../../machines/timeslot-picker/timeslot-picker.machine.ts';
import type { unpaidOrderMachine } from '../../machines/unpaid-order/unpaid-order.machine.ts';
import { handleEmitted, type EmittedEvent, type EmittedEventHandlers } from './emitted-events.ts';

/** Every machine that emits. */
interface EmittingMachines {
  accountDeletion: typeof accountDeletionMachine;
  addToCart: typeof addToCartMachine;
  addressEditor: typeof addressEditorMachine;
  addressSelector: typeof addressSelectorMachine;
  bags: typeof bagsMachine;
  cart: typeof cartMachine;
  cartLine: typeof cartLineMachine;
  catalogue: typeof catalogueMachine;
  checkout: typeof checkoutMachine;
  contentPage: typeof contentPageMachine;
  credentials: typeof credentialsMachine;
  favourites: typeof favouritesMachine;
  giftCode: typeof giftCodeMachine;
  invoice: typeof invoiceMachine;
  navigation: typeof navigationMachine;
  orderDetail: typeof orderDetailMachine;
  passwordReset: typeof passwordResetMachine;
  payment: typeof paymentMachine;
  product: typeof productMachine;
  profile: typeof profileMachine;
  recoveryRequest: typeof recoveryRequestMachine;
  registration: typeof registrationMachine;
  searchBox: typeof searchBoxMachine;
  session: typeof sessionMachine;
  shop: typeof shopMachine;
  slotHold: typeof slotHoldMachine;
  timeslotPicker: typeof timeslotPickerMachine;
  unpaidOrder: typeof unpaidOrderMachine;
}

type EmittedByMachines = {
  [K in keyof EmittingMachines]: EmittedFrom<EmittingMachines[K]>;
}[keyof EmittingMachines];

describe('emitted events', () => {
  test('every event a machine emits has a handler, and no handler waits for an event nobody emits', () => {
    expectTypeOf<EmittedByMachines['type']>().toEqualTypeOf<keyof EmittedEventHandlers>();
    expectTypeOf<EmittedByMachines>().toExtend<EmittedEvent>();
  });

  test('handlers that lack one do not build', () => {
    const whole = {} as EmittedEventHandlers; // its type alone is asked for
    const { 'cart.added': _, ...rest } = whole;
    // @ts-expect-error -- nothing is done about cart.added
    const lacking: EmittedEventHandlers = rest;
    expect(lacking).toEqual({});
  });

  test('a handler for an event nobody emits does not build', () => {
    const whole = {} as EmittedEventHandlers; // its type alone is asked for
    // @ts-expect-error -- no machine emits it
    const more: EmittedEventHandlers = { ...whole, 'cart.admired': () => undefined };
    expect(Object.keys(more)).toEqual(['cart.admired']);
  });

  test('an event goes to the handler of its type alone, whole', () => {
    const done: unknown[] = [];
    const handler = (name: string) => (event: unknown) => void done.push([name, event]);
    const handlers = {
      'session.opened': handler('session.opened'),
      'order.cancelled': handler('order.cancelled'),
    } as unknown as EmittedEventHandlers; // the two that are called here
    handleEmitted(handlers, { type: 'order.cancelled', orderId: 900 });
    expect(done).toEqual([['order.cancelled', { type: 'order.cancelled', orderId: 900 }]]);
  });
});
