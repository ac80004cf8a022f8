import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import type { EventOf } from '../chart.types.ts';

export interface SlotChoice {
  dateIso: string;
  timeslotId: number;
}

export interface TimeslotPickerInput {
  deliveryServiceId: DeliveryServiceId;
  isLocker: boolean;
  /** Day of the cart's slot: its tab opens first (SLOT-07). */
  cartDay: string | null;
  /** The slot that was pressed before the dialog opened: taken as soon as the list has it. */
  slot: SlotChoice | null;
}

export interface TimeslotPickerContext extends TimeslotPickerInput {
  /** Days with at least one active slot, slots in time order (SLOT-05, SLOT-17). */
  days: readonly TimeslotDay[];
  /** The open tab; always one of the listed days (RULE-TIMESLOTPICKER-8). */
  openDay: string | null;
  picked: SlotChoice | null;
  error: FlowError | null;
}

interface TimeslotPickerEvents {
  'day.open': { dateIso: string };
  'slot.pick': SlotChoice;
  /** The shopper asks for the address dialog instead (SLOT-11). */
  'address.change': object;
  'slots.reload': object;
  'picker.dismiss': object;
  'session.opened': object;
  'service.resumed': object;
}
export type TimeslotPickerEvent = EventOf<TimeslotPickerEvents>;

export type TimeslotPickerOutput = 'picked' | 'addressRequested' | 'dismissed';

export type TimeslotPickerEmitted =
  | { type: 'cart.answered'; answer: CartAnswer; operation: 'setTimeslot' }
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'failure.raised'; operation: 'setTimeslot'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    timeslotPicker: TimeslotPickerEmitted;
  }
}
