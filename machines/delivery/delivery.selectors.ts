import type { SnapshotFrom } from 'xstate';
import type { deliveryMachine } from './delivery.machine.ts';

type Delivery = SnapshotFrom<typeof deliveryMachine>;

export const addressSelectorRef = (delivery: Delivery) => delivery.children.addressSelector;
export const timeslotPickerRef = (delivery: Delivery) => delivery.children.timeslotPicker;
