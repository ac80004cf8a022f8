import type { AddressType, DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { SlotChoice } from '../timeslot-picker/timeslot-picker.types.ts';
import type { EventOf } from '../chart.types.ts';

/** What the delivery dialogs start from. */
export interface DeliveryInput {
  want: 'address' | 'timeslot';
  /** Where the address is looked for first; null is as the cart has it. */
  addressType: AddressType | null;
  /** The slot that was pressed: it is taken at once, for the preferred address where none is chosen. */
  slot: SlotChoice | null;
  isAddressAssigned: boolean;
  isTimeslotAssigned: boolean;
  deliveryServiceId: DeliveryServiceId;
  isLocker: boolean;
  addressId: number | null;
  cartDay: string | null;
}

export interface DeliveryContext extends DeliveryInput {
  addressType: AddressType;
  outcome: 'assigned' | 'dismissed';
}

interface DeliveryEvents {
  'cart.changed': { summary: CartSummary };
}
export type DeliveryEvent = EventOf<DeliveryEvents>;

export type DeliveryOutput = DeliveryContext['outcome'];
