import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { deliveryMachine } from '../../../machines/delivery/delivery.machine.ts';
import { addressSelectorRef, timeslotPickerRef } from '../../../machines/delivery/delivery.selectors.ts';
import { AddressSelectorDialog } from './AddressSelectorDialog.tsx';
import { TimeslotDialog } from './TimeslotDialog.tsx';

/** Address or slots: whichever the delivery flow has open. */
export function DeliveryDialogs({ delivery }: { delivery: ActorRefFrom<typeof deliveryMachine> }) {
  const selector = useSelector(delivery, addressSelectorRef);
  const picker = useSelector(delivery, timeslotPickerRef);
  if (selector !== undefined) return <AddressSelectorDialog selector={selector} />;
  if (picker !== undefined) return <TimeslotDialog picker={picker} />;
  return null;
}
