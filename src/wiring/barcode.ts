import { createActor } from 'xstate';
import { barcodeActors } from '../../machines/barcode/barcode.actors.ts';
import { barcodeLogic } from '../../machines/barcode/barcode.logic.ts';
import { pricesHash } from '../../machines/shop/shop.selectors.ts';
import { canScan, openCamera } from '../../services/device/barcode-camera.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { WiredShop } from './wire-shop.ts';

export interface BarcodeDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow that finds a product by its barcode; its code comes with its dialog's. */
export function openBarcode({ services, shop }: BarcodeDependencies) {
  const barcode = createActor(barcodeLogic.provide({ actors: barcodeActors({ services, openCamera }) }), {
    input: { canScan: canScan(), hash: pricesHash(shop.flows.shop.getSnapshot()) },
  });
  shop.connect(barcode);
  return { flows: { barcode: barcode.start() } };
}
