import type { Point } from './delivery.ts';

/** Where the device is; `refused` where the shopper does not want it told. Rejects where the device does not know. */
export type DevicePosition = () => Promise<Point | 'refused'>;

/** Asks the browser, which asks the shopper (ADR-14, ADR-15). */
export const devicePosition: DevicePosition = () =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('this browser tells no position'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (failure) => {
        if (failure.code === failure.PERMISSION_DENIED) resolve('refused');
        else reject(new Error(failure.message));
      },
      { maximumAge: 60_000, timeout: 10_000 },
    );
  });
