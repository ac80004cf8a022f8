import type { FlowError } from '../../contract/api/failure.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { BarcodeFault } from '../../contract/rules/catalogue/barcode.ts';
import type { EventOf } from '../chart.types.ts';

/** A camera that is on. */
export interface Camera {
  /** Shows what it sees. */
  showIn: (video: HTMLVideoElement) => void;
  /** Resolves with the first barcode it sees; then, and when given up, it is off. */
  firstCode: (signal: AbortSignal) => Promise<string>;
}

/** A camera that is on, or why there is none. */
export type OpenedCamera = Camera | 'refused' | 'absent';

/** Why the camera saw no barcode. */
export type CameraFault = 'refused' | 'absent' | 'failed' | 'nothingSeen';

/** A barcode to find, on the day of the hash. */
export interface BarcodeToFind {
  digits: string;
  hash: string;
}

export interface BarcodeInput {
  /** The device can read barcodes with a camera. */
  canScan: boolean;
  hash: string;
}

export interface BarcodeContext extends BarcodeInput {
  digits: string;
  digitsFault: BarcodeFault | null;
  /** While it looks. */
  camera: Camera | null;
  cameraFault: CameraFault | null;
  /** What was found last, until other digits are typed or seen. */
  product: Product | null;
  error: FlowError | null;
}

interface BarcodeEvents {
  'barcode.open': object;
  'barcode.close': object;
  'digits.changed': { text: string };
  'barcode.find': object;
  'camera.start': object;
  'camera.stop': object;
  'hash.changed': { hash: string };
  'route.entered': object;
  'service.resumed': object;
}
export type BarcodeEvent = EventOf<BarcodeEvents>;
