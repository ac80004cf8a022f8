import { fromPromise } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { OpenCamera } from '../../services/device/barcode-camera.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BarcodeToFind, Camera, OpenedCamera } from './barcode.types.ts';

export const barcodeActors = ({
  services,
  openCamera,
}: {
  services: () => Promise<ShopServices>;
  openCamera: OpenCamera;
}) => ({
  openCamera: fromPromise<OpenedCamera>(({ signal }) => openCamera(signal)),
  watchForCode: fromPromise<string, { camera: Camera }>(({ input: { camera }, signal }) =>
    camera.firstCode(signal),
  ),
  findProduct: fromPromise<Product | null, BarcodeToFind>(async ({ input: { digits, hash }, signal }) => {
    const { products } = await (
      await services()
    ).catalogue.products({ barcode: digits, hash }, { signal, silent: true });
    return products[0] ?? null;
  }),
});
