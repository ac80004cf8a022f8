import type { SnapshotFrom } from 'xstate';
import type { parkingMachine } from './parking.machine.ts';

type Parking = SnapshotFrom<typeof parkingMachine>;

export const isParkingBusy = (parking: Parking): boolean => parking.hasTag('busy');
/** The place itself is asked for: no press adds anything. */
export const isParkingReserving = (parking: Parking): boolean => parking.matches('reserving');
export const isParkingPositionRefused = (parking: Parking): boolean => parking.matches('refused');
export const isParkingPositionUnknown = (parking: Parking): boolean => parking.matches('unlocated');
/** The place that is kept and what the shop said of it, null before. */
export const keptPlace = ({ context }: Parking) => context.kept;
/** Why no place was kept, null where nothing went wrong. */
export const parkingError = ({ context }: Parking) => context.error;
