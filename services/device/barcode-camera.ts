import { barcodeFault } from '../../contract/rules/catalogue/barcode.ts';

/** A camera that is on. */
interface Camera {
  /** Shows what it sees. */
  showIn: (video: HTMLVideoElement) => void;
  /** Resolves with the first barcode it sees; then, and when given up, it is off. */
  firstCode: (signal: AbortSignal) => Promise<string>;
}
/** `refused` where the shopper or the browser does not let it look, `absent` where there is none. */
type OpenedCamera = Camera | 'refused' | 'absent';
/** Rejects where the camera cannot be used. */
export type OpenCamera = (signal: AbortSignal) => Promise<OpenedCamera>;

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf'] as const;

/** Between two looks, in ms. */
const pause = 200;

/** The browser can tell a barcode from a picture, and pages may ask for a camera. */
export const canScan = (): boolean => 'BarcodeDetector' in window && 'mediaDevices' in navigator;

const answers: Readonly<Record<string, 'refused' | 'absent'>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

const switchOff = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

function cameraOf(stream: MediaStream, detector: Detector): Camera {
  const showIn = (video: HTMLVideoElement): void => {
    // Given the same stream again a video begins anew.
    if (video.srcObject !== stream) video.srcObject = stream;
  };
  return {
    showIn,
    async firstCode(signal) {
      const off = () => switchOff(stream);
      signal.addEventListener('abort', off);
      // Its own: what is on screen comes and goes with the view.
      const video = document.createElement('video');
      video.muted = true;
      video.playsInline = true;
      video.autoplay = true;
      showIn(video);
      try {
        while (!signal.aborted) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (signal.aborted || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue;
          const seen = await detector.detect(video);
          const code = seen.find(({ rawValue }) => barcodeFault(rawValue) === null);
          if (code !== undefined) return code.rawValue;
        }
        throw signal.reason;
      } finally {
        off();
        video.srcObject = null;
      }
    },
  };
}

/** Asks for the camera at the back, in the browser's own way; the browser asks the shopper the first time (B-38). */
export const openCamera: OpenCamera = async (signal) => {
  const Maker = window.BarcodeDetector;
  if (Maker === undefined) throw new Error('this browser does not read barcodes');
  const detector = new Maker({ formats });
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // The shopper may have allowed it after the dialog was closed.
    if (signal.aborted) switchOff(stream);
    return cameraOf(stream, detector);
  } catch (error) {
    const answer = error instanceof DOMException ? answers[error.name] : undefined;
    if (answer === undefined) throw error;
    return answer;
  }
};
