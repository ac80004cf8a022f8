import type { SnapshotFrom } from 'xstate';
import type { barcodeMachine } from './barcode.machine.ts';

type Barcode = SnapshotFrom<typeof barcodeMachine>;

export const isBarcodeOpen = (barcode: Barcode): boolean => barcode.matches('open');
export const canScanBarcode = ({ context }: Barcode): boolean => context.canScan;
export const barcodeTyped = ({ context }: Barcode): string => context.digits;
export const barcodeDigitsFault = ({ context }: Barcode) => context.digitsFault;
export const cameraFault = ({ context }: Barcode) => context.cameraFault;
/** The camera is asked for, or looks. */
export const isScanning = (barcode: Barcode): boolean => barcode.matches({ open: 'scanning' });
/** The camera, while it looks. */
export const lookingCamera = ({ context }: Barcode) => context.camera;
export const isBarcodeLookedUp = (barcode: Barcode): boolean => barcode.matches({ open: 'lookingUp' });
export const isBarcodeUnknown = (barcode: Barcode): boolean => barcode.matches({ open: 'unknown' });
export const barcodeProduct = ({ context }: Barcode) => context.product;
export const barcodeError = ({ context }: Barcode) => context.error;
